import ClockIcon from 'icon:clock';
import ClockExclamationPointIcon from 'icon:clock-alert';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { User } from '../../../shared/access/accounts.ts';
import { codeLength, codeLifetime, signInApi } from '../../../shared/accounts/sign-in.ts';
import { latinDigits } from '../../../shared/values/text.ts';
import { call, inPageLanguage } from '../../call.ts';
import { secretPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { googleEmailEntry } from '../../session/local-entries.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckedForm } from '../../ui/forms/checked-form.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { signInWords } from '../../words/sign-in-words.ts';
import type { Route } from './+types/verify-code-page.ts';
import { AuthCard, BackToLogin } from './auth-card.tsx';
import { enterShop } from './enter-shop.ts';
import { formatSeconds, useCountdown } from './use-countdown.ts';

const words = signInWords.verify;

export const headers = secretPage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, words);
}

/** The page for the mailed code of a new Google user (requirements: Verify code). */
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
        retryField="code"
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
 * The awaited code. The URL names it; the history entry contains its deadline, so that the countdown continues after a
 * reload. `round` is 0 for the first code and counts the later ones.
 */
function useAwaitedCode() {
  const [search] = useSearchParams();
  const state: { deadline?: number; round?: number } | null = useLocation().state;
  const navigate = useNavigate();
  // The server renders one page for everybody and ignores the query.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: `begin` is a new function on each render.
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

type CodeFieldProps = {
  error: string | undefined;
  /** It has replaced the field of an older code. */
  takesFocus: boolean;
};

/** One input for the whole code, so that it can be pasted, filled in by the phone and read out by a screen reader. */
function CodeField({ error, takesFocus }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <Field label={words.code} required error={error}>
      {(control) => (
        <input
          {...control}
          ref={input}
          name="code"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          onChange={keepDigits}
          className="control text-center font-semibold text-2xl! tabular-nums tracking-[0.4em]"
        />
      )}
    </Field>
  );
}

function keepDigits({ target }: ChangeEvent<HTMLInputElement>) {
  const digits = codeDigits(target.value);
  // Only if it differs, because writing moves the caret to the end.
  if (digits !== target.value) target.value = digits;
}

/** The digits of a typed or pasted text, as many as a code has. */
export function codeDigits(text: string) {
  return latinDigits(text).replace(/\D/g, '').slice(0, codeLength);
}

function SentTo({ email }: { email: string }) {
  return (
    <>
      <p>{words.lead}</p>
      {/* Keeps the same height before the address is known. */}
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

/** Requests another code, which invalidates the awaited one. */
function RequestNewCode({ awaited, isUrgent, onSent }: ResendProps) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send() {
    setSending(true);
    setProblem(null);
    try {
      const failed = words.resendFailed;
      const input = { query: inPageLanguage, body: awaited };
      const { verificationId } = await call('POST /auth/google-auth-resend', input, { failed });
      showToast({ kind: 'success', text: words.resent });
      onSent(verificationId);
    } catch (error) {
      setProblem(refusalText(error));
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
