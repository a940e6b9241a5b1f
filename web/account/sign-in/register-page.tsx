import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { registerPasswordStrength } from '../../../shared/accounts/passwords.ts';
import { signInApi } from '../../../shared/accounts/sign-in.ts';
import { unlistedPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { CheckedForm } from '../../ui/forms/checked-form.tsx';
import { StrengthMeter } from '../../ui/forms/strength-meter.tsx';
import { EmailField, TextField } from '../../ui/forms/text-field.tsx';
import { signInWords } from '../../words/sign-in-words.ts';
import type { Route } from './+types/register-page.ts';
import { AuthCard, linkStyles } from './auth-card.tsx';
import { enterShop, useEnterIfSignedIn, useOnwardSearch } from './enter-shop.ts';
import { GoogleOption } from './google-option.tsx';
import { checkMatch, NewPasswordFields } from './new-password-fields.tsx';
import { signInClientLoader, signInLoader } from './sign-in-options.ts';

const words = signInWords.register;

export const headers = unlistedPage;
export const loader = signInLoader;
export const clientLoader = signInClientLoader;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, words);
}

/** The page to create an account, which signs in at once (requirements: Register). */
export default function RegisterPage({ loaderData: { google } }: Route.ComponentProps) {
  useEnterIfSignedIn();
  return (
    <AuthCard
      title={words.title}
      lead={words.lead}
      footer={<LoginLink lead={words.hasAccount} text={words.login} />}
    >
      <CheckedForm
        endpoint={signInApi.register}
        words={words}
        retryField="password"
        alsoWrong={checkMatch}
        onDone={enterShop}
      >
        {(errors, status) => (
          <>
            <TextField
              label={words.name}
              name="name"
              autoComplete="name"
              maxLength={200}
              required
              error={errors.name}
            />
            <NewEmailField error={errors.email} isTaken={status === 409} />
            <NewPasswordFields labels={words} errors={errors}>
              {(password) => (
                <StrengthMeter
                  strength={password ? registerPasswordStrength(password) : null}
                  hint={words.passwordHint}
                />
              )}
            </NewPasswordFields>
          </>
        )}
      </CheckedForm>
      <GoogleOption google={google} text="signup_with" />
    </AuthCard>
  );
}

/** Starts with the address of a guest's order (`?email=`), unless the visitor has typed one already. */
function NewEmailField({ error, isTaken }: { error: string | undefined; isTaken: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const email = new URLSearchParams(window.location.search).get('email');
    if (input.current) input.current.value ||= email ?? '';
  }, []);
  return (
    <div>
      <EmailField ref={input} label={words.email} name="email" autoComplete="username" error={error} />
      {error && isTaken && <LoginLink text={words.signInInstead} />}
    </div>
  );
}

function LoginLink({ lead, text }: { lead?: string; text: string }) {
  return (
    <>
      {lead}{' '}
      <Link to={`/login${useOnwardSearch()}`} className={linkStyles}>
        {text}
      </Link>
    </>
  );
}
