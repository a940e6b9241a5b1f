import CircleCheckIcon from 'icon:circle-check';
import Link2OffIcon from 'icon:link-2-off';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { signInApi } from '../../../shared/accounts/sign-in.ts';
import { isApiError } from '../../../shared/contract/api-error.ts';
import { call } from '../../call.ts';
import { secretPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { userEntry } from '../../session/local-entries.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CheckedForm } from '../../ui/forms/checked-form.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { signInWords } from '../../words/sign-in-words.ts';
import type { Route } from './+types/reset-password-page.ts';
import { AuthCard, BackToLogin, linkStyles } from './auth-card.tsx';
import { checkMatch, NewPasswordFields, PasswordRules } from './new-password-fields.tsx';

const words = signInWords.reset;

export const headers = secretPage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, words);
}

/** The state of the reset link. */
type LinkState =
  | { name: 'checking' | 'complete' }
  | { name: 'good'; token: string; minLength: number }
  | { name: 'invalid' | 'unchecked'; text: string };

/** The page that sets a new password by a mailed link (requirements: Password recovery). */
export default function ResetPasswordPage() {
  const { link, complete, checkAgain } = useResetLink();
  switch (link.name) {
    case 'checking':
      return <Checking />;
    case 'good':
      return <ResetForm {...link} onDone={complete} />;
    case 'complete':
      return <Complete />;
    case 'invalid':
      return (
        <Refusal title={words.invalidTitle} text={link.text}>
          <ButtonLink to="/forgot-password" size="large" wide>
            {words.requestNew}
          </ButtonLink>
        </Refusal>
      );
    case 'unchecked':
      return (
        <Refusal title={words.uncheckedTitle} text={link.text}>
          <Button size="large" wide onClick={checkAgain}>
            {words.tryAgain}
          </Button>
        </Refusal>
      );
  }
}

/**
 * Moves the token from the URL, where others could see it, to the history entry, where a reload finds it again. Then
 * asks the server whether the token is still valid, which does not use it up.
 */
function useResetLink() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<LinkState>({ name: 'checking' });
  const [tries, setTries] = useState(0);
  const given = new URLSearchParams(search).get('token');
  const token = given ?? (state as { token?: string } | null)?.token ?? '';

  useEffect(() => {
    if (given !== null) void navigate('.', { replace: true, state: { token: given } });
  }, [given, navigate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try sends the same request.
  useEffect(() => {
    const leaving = new AbortController();
    checkToken(token, leaving.signal).then(
      (next) => setLink(next),
      // The visitor left before the answer.
      () => undefined,
    );
    return () => leaving.abort();
  }, [token, tries]);

  function complete() {
    // The server has ended all sessions, including this browser's.
    userEntry.clear();
    setLink({ name: 'complete' });
  }

  function checkAgain() {
    setLink({ name: 'checking' });
    setTries(tries + 1);
  }

  return { link, complete, checkAgain };
}

async function checkToken(token: string, signal: AbortSignal): Promise<LinkState> {
  if (!token) return { name: 'invalid', text: words.missing };
  try {
    const { valid, minLength } = await call(
      'GET /auth/reset-password/verify',
      { query: { token } },
      { signal, failed: words.invalid },
    );
    return valid ? { name: 'good', token, minLength } : { name: 'invalid', text: words.invalid };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const name = error.status === 400 ? 'invalid' : 'unchecked';
    return { name, text: refusalText(error) };
  }
}

/** Takes the height of the form, so that nothing moves. */
function Checking() {
  return (
    <AuthCard title={words.title} lead={words.checking} footer={<OtherWays />}>
      <div className="space-y-5">
        <Skeleton className="h-52" />
        <Skeleton className="h-19" />
        <Skeleton className="h-13" />
      </div>
    </AuthCard>
  );
}

type FormProps = { token: string; minLength: number; onDone: () => void };

function ResetForm({ token, minLength, onDone }: FormProps) {
  return (
    <AuthCard title={words.title} lead={words.lead} footer={<OtherWays />}>
      <CheckedForm
        endpoint={signInApi.resetPassword}
        known={{ token }}
        words={words}
        retryField="password"
        alsoWrong={checkMatch}
        onDone={onDone}
      >
        {(errors) => (
          <NewPasswordFields labels={words} errors={errors}>
            {(password) => <PasswordRules {...{ password, minLength }} />}
          </NewPasswordFields>
        )}
      </CheckedForm>
    </AuthCard>
  );
}

const redirectAfterMs = 3000;

function Complete() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/login', { replace: true }), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <AuthCard icon={CircleCheckIcon} title={words.completeTitle} lead={words.complete} takesFocus>
      <ButtonLink to="/login" replace size="large" wide>
        {words.goToLogin}
      </ButtonLink>
    </AuthCard>
  );
}

function Refusal({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <AuthCard
      icon={Link2OffIcon}
      tone="danger"
      title={title}
      lead={<p role="alert">{text}</p>}
      footer={<BackToLogin />}
    >
      {children}
    </AuthCard>
  );
}

function OtherWays() {
  return (
    <span className="flex flex-wrap justify-center gap-x-6">
      <BackToLogin />
      <Link to="/forgot-password" className={linkStyles}>
        {words.requestNew}
      </Link>
    </span>
  );
}
