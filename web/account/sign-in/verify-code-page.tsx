import ClockIcon from 'icon:clock';
import ClockExclamationPointIcon from 'icon:clock-alert';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { User } from '../../../shared/accounts.ts';
import { codeLifetime, signInApi } from '../../../shared/sign-in.ts';
import { call } from '../../call.ts';
import { secretPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { googleEmailEntry } from '../../session/local-entries.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckedForm } from '../../ui/forms/checked-form.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { signInWords } from '../../words/sign-in-words.ts';
import { AuthCard, BackToLogin } from './auth-card.tsx';
import { CodeField } from './code-field.tsx';
import { enterShop } from './enter-shop.ts';
import { formatSeconds, useCountdown } from './use-countdown.ts';

const words = signInWords.verify;

export const headers = secretPage;

export function meta() {
  return pageMeta(words);
}

/** Where a new Google user types in the mailed code (requirements: Verify code). */
export default function VerifyCodePage() {
  const { awaited, isMissing, round, deadline, restart } = useAwaitedCode();
  const secondsLeft = useCountdown(deadline, codeLifetime);
  const isExpired = secondsLeft === 0;
  return (
    <AuthCard
      title={words.title}
      lead={!isMissing && <SentTo email={awaited.email} />}
      footer={<BackToLogin />}
    >
      <CheckedForm
        // A new code begins with an empty field.
        key={round}
        endpoint={signInApi.googleVerify}
        known={awaited}
        words={words}
        retryAt="code"
        warning={isMissing ? words.missing : null}
        disabled={isExpired}
        onDone={enterAsGoogleUser}
      >
        {({ code }) => (
          <>
            <CodeField error={code} takesFocus={round > 0} />
            {!isMissing && <TimeLeft seconds={secondsLeft} />}
          </>
        )}
      </CheckedForm>
      {!isMissing && <RequestNewCode awaited={awaited} isUrgent={isExpired} onSent={restart} />}
    </AuthCard>
  );
}

type Awaited = { email: string; verificationId: string };

/**
 * Which code is awaited, by the address, and until when, by the entry in the history: a reload goes on counting. `round`
 * is 0 for the first code and one more for each that follows.
 */
function useAwaitedCode() {
  const [search] = useSearchParams();
  const state: { deadline?: number; round?: number } | null = useLocation().state;
  const navigate = useNavigate();
  // The server draws the page for all and knows no query.
  const isHydrated = useHydrated();
  const email = (isHydrated && search.get('email')) || '';
  const verificationId = (isHydrated && search.get('verificationId')) || '';
  const { deadline, round = 0 } = state ?? {};
  const isBegun = deadline !== undefined;

  function begin(verificationId: string, round: number) {
    const state = { deadline: Date.now() + codeLifetime * 1000, round };
    const query = new URLSearchParams({ email, verificationId });
    void navigate(`?${query}`, { replace: true, preventScrollReset: true, state });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `begin` is another function at each drawing.
  useEffect(() => {
    if (email && verificationId && !isBegun) begin(verificationId, 0);
  }, [email, verificationId, isBegun]);

  return {
    awaited: { email, verificationId },
    isMissing: isHydrated && !(email && verificationId),
    round,
    deadline,
    restart: (verificationId: string) => begin(verificationId, round + 1),
  };
}

function enterAsGoogleUser(user: User) {
  googleEmailEntry.set(user.email);
  enterShop(user);
}

function SentTo({ email }: { email: string }) {
  return (
    <>
      <p>{words.lead}</p>
      {/* As high before the address is known. */}
      <p className="min-h-6 font-semibold text-ink">{email}</p>
    </>
  );
}

function TimeLeft({ seconds }: { seconds: number }) {
  if (seconds === 0) {
    return (
      <p role="alert" className="flex items-center gap-2 font-semibold text-danger text-sm">
        <ClockExclamationPointIcon className="size-4.5" />
        {words.expired}
      </p>
    );
  }
  return (
    <p role="timer" className="flex items-center gap-2 text-ink-muted text-sm">
      <ClockIcon className="size-4.5" />
      {words.expiresIn} <span className="font-semibold text-ink tabular-nums">{formatSeconds(seconds)}</span>
    </p>
  );
}

type ResendProps = { awaited: Awaited; isUrgent: boolean; onSent: (verificationId: string) => void };

/** Another code in place of the awaited one, which ends. */
function RequestNewCode({ awaited, isUrgent, onSent }: ResendProps) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send() {
    setSending(true);
    setProblem(null);
    try {
      const failed = words.resendFailed;
      const { verificationId } = await call('POST /auth/google-auth-resend', { body: awaited }, { failed });
      showToast({ kind: 'success', text: words.resent });
      onSent(verificationId);
    } catch (error) {
      setProblem(refusalText(error, words.resendFailed));
    }
    setSending(false);
  }

  return (
    <div className="mt-6 space-y-3 border-line border-t pt-5">
      {problem && <Alert>{problem}</Alert>}
      <p className="text-center text-ink-muted text-sm">{words.notReceived}</p>
      <Button kind={isUrgent ? 'primary' : 'secondary'} size="large" wide busy={isSending} onClick={send}>
        {isSending ? words.resending : words.resend}
      </Button>
    </div>
  );
}
