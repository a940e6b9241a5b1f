import { Link } from 'react-router';
import { signInApi } from '../../../shared/accounts/sign-in.ts';
import { unlistedPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { googleEmailEntry } from '../../session/local-entries.ts';
import { Alert } from '../../ui/alert.tsx';
import { CheckedForm } from '../../ui/forms/checked-form.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { EmailField } from '../../ui/forms/text-field.tsx';
import { signInWords } from '../../words/sign-in-words.ts';
import type { Route } from './+types/login-page.ts';
import { AuthCard, linkStyles } from './auth-card.tsx';
import { enterShop, useEnterIfSignedIn, useOnwardSearch } from './enter-shop.ts';
import { GoogleOption } from './google-option.tsx';
import { signInClientLoader, signInLoader } from './sign-in-options.ts';

const words = signInWords.login;

export const headers = unlistedPage;
export const loader = signInLoader;
export const clientLoader = signInClientLoader;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, words);
}

/** The page to sign in by password or with Google (requirements: Sign-in). */
export default function LoginPage({ loaderData: { google } }: Route.ComponentProps) {
  useEnterIfSignedIn();
  const usedGoogle = googleEmailEntry.use() !== null;
  return (
    <AuthCard title={words.title} lead={words.lead} footer={<RegisterLink />}>
      {usedGoogle && (
        <div className="mb-6">
          <Alert kind="info">{words.usedGoogle}</Alert>
        </div>
      )}
      <CheckedForm endpoint={signInApi.login} words={words} retryField="password" onDone={enterShop}>
        {({ email, password }) => (
          <>
            <EmailField label={words.email} name="email" autoComplete="username" error={email} />
            <div>
              <PasswordField
                label={words.password}
                name="password"
                autoComplete="current-password"
                error={password}
              />
              <Link to="/forgot-password" className={`mt-1 -mb-3 ${linkStyles}`}>
                {words.forgot}
              </Link>
            </div>
          </>
        )}
      </CheckedForm>
      <GoogleOption google={google} text="signin_with" />
    </AuthCard>
  );
}

function RegisterLink() {
  return (
    <>
      {words.noAccount}{' '}
      <Link to={`/register${useOnwardSearch()}`} className={linkStyles}>
        {words.register}
      </Link>
    </>
  );
}
