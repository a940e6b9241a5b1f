import Link2OffIcon from 'icon:link-2-off';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { minimumPassword } from '../../../shared/accounts/passwords.ts';
import type { SignedInUser } from '../../../shared/accounts/sign-in.ts';
import { invitationApi } from '../../../shared/accounts/staff.ts';
import type { ReplyFrom } from '../../../shared/api.ts';
import { isApiError } from '../../../shared/contract/api-error.ts';
import { call } from '../../call.ts';
import { secretPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { storeUser } from '../../session/local-entries.ts';
import { localUrl } from '../../session/local-url.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CheckedForm } from '../../ui/forms/checked-form.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { invitationWords as words } from '../../words/invitation-words.ts';
import { AuthCard } from '../sign-in/auth-card.tsx';
import { checkMatch, NewPasswordFields, PasswordRules } from '../sign-in/new-password-fields.tsx';
import type { Route } from './+types/invitation-page.ts';

export const headers = secretPage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, words);
}

type Offer = ReplyFrom<'POST /invitations/read'>;

type Link =
  | { name: 'checking' }
  | { name: 'good'; offer: Offer }
  | { name: 'invalid' | 'unchecked'; text: string };

/** The page of the mailed link with which an invited person joins the staff (requirements: Staff). */
export default function InvitationPage() {
  const { token, link, checkAgain } = useInvitation();
  switch (link.name) {
    case 'checking':
      return (
        <AuthCard title={words.title} lead={words.checking}>
          <Skeleton className="h-52" />
        </AuthCard>
      );
    case 'good':
      return <Joining token={token} offer={link.offer} />;
    case 'invalid':
    case 'unchecked':
      return (
        <AuthCard
          icon={Link2OffIcon}
          tone="danger"
          title={link.name === 'invalid' ? words.invalidTitle : words.uncheckedTitle}
          lead={<p role="alert">{link.text}</p>}
        >
          {link.name === 'unchecked' && (
            <Button size="large" wide onClick={checkAgain}>
              {words.tryAgain}
            </Button>
          )}
        </AuthCard>
      );
  }
}

/**
 * Moves the token from the URL, where others could see it, to this tab's storage, where it is found again after signing
 * in. Then asks the server what the invitation offers, which does not use it up.
 */
function useInvitation() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(search).get('token');
  const [token, setToken] = useState('');
  const [link, setLink] = useState<Link>({ name: 'checking' });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (given !== null) {
      keptToken.set(given);
      void navigate('.', { replace: true });
    } else setToken(keptToken.get());
  }, [given, navigate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try sends the same request.
  useEffect(() => {
    if (given !== null) return;
    const leaving = new AbortController();
    check(keptToken.get(), leaving.signal).then(setLink, () => undefined);
    return () => leaving.abort();
  }, [given, tries]);

  function checkAgain() {
    setLink({ name: 'checking' });
    setTries(tries + 1);
  }

  return { token, link, checkAgain };
}

const keptToken = {
  get: () => window.sessionStorage.getItem('invitation') ?? '',
  set: (token: string) => window.sessionStorage.setItem('invitation', token),
  clear: () => window.sessionStorage.removeItem('invitation'),
};

async function check(token: string, signal: AbortSignal): Promise<Link> {
  if (!token) return { name: 'invalid', text: words.invalid };
  try {
    const offer = await call('POST /invitations/read', { body: { token } }, { signal });
    return { name: 'good', offer };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { name: error.status === 400 ? 'invalid' : 'unchecked', text: refusalText(error) };
  }
}

function Joining({ token, offer }: { token: string; offer: Offer }) {
  const { email, role, hasAccount, isSignedIn } = offer;
  const lead = words.lead(email, words.roles[role]);
  const wordsOf = (submit: string) => ({ submit, busy: words.busy, failed: words.failed });
  if (hasAccount && !isSignedIn) {
    return (
      <AuthCard title={words.title} lead={words.signInLead(email)}>
        <ButtonLink to="/login?redirect=/invitation" size="large" wide>
          {words.signIn}
        </ButtonLink>
      </AuthCard>
    );
  }
  if (hasAccount) {
    return (
      <AuthCard title={words.title} lead={lead}>
        <CheckedForm
          endpoint={invitationApi.accept}
          known={{ token }}
          words={wordsOf(words.accept)}
          onDone={enterOffice}
        >
          {() => null}
        </CheckedForm>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={words.title} lead={lead}>
      <CheckedForm
        endpoint={invitationApi.join}
        known={{ token }}
        words={wordsOf(words.submit)}
        retryField="name"
        alsoWrong={checkMatch}
        onDone={enterOffice}
      >
        {(errors) => (
          <>
            <TextField
              label={words.name}
              name="name"
              autoComplete="name"
              maxLength={200}
              required
              error={errors.name}
            />
            <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
            <NewPasswordFields labels={words} errors={errors}>
              {(password) => <PasswordRules password={password} minLength={minimumPassword.admin} />}
            </NewPasswordFields>
          </>
        )}
      </CheckedForm>
    </AuthCard>
  );
}

/** Opens the back office with a full page load, so that the password does not stay in memory. */
function enterOffice(user: SignedInUser) {
  keptToken.clear();
  if (user.secondStep) {
    window.location.replace(localUrl('/second-step'));
    return;
  }
  storeUser(user);
  window.location.replace(localUrl('/admin'));
}
