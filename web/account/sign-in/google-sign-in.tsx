import { useEffect, useRef, useState } from 'react';
import { call, inPageLanguage } from '../../call.ts';
import { googleEmailEntry } from '../../session/local-entries.ts';
import { localUrl } from '../../session/local-url.ts';
import { Alert } from '../../ui/alert.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { signInWords } from '../../words/sign-in-words.ts';
import { enterShop } from './enter-shop.ts';
import { drawGoogleButton, readCredential } from './google-identity.ts';
import { type GoogleOptions, useLeaveByDocument } from './sign-in-options.ts';

const words = signInWords.google;

type Props = { google: GoogleOptions; text: 'signin_with' | 'signup_with' };

type State = 'loading' | 'ready' | 'busy' | 'absent';

/** The provider's own button, in a space reserved for it. The rest of the page works without the provider's script. */
export function GoogleSignIn({ google: { clientId, scriptUrl }, text }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('loading');
  const [problem, setProblem] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  useLeaveByDocument();

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each try the button is drawn with a new nonce.
  useEffect(() => {
    if (!place.current) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    drawGoogleButton({ clientId, scriptUrl, place: place.current, text, onAnswer, signal }).then(
      () => setState('ready'),
      () => signal.aborted || setState('absent'),
    );
    return () => leaving.abort();
  }, [clientId, scriptUrl, text, tries]);

  async function onAnswer(credential: string) {
    setProblem(null);
    setState('busy');
    try {
      await signIn(credential);
    } catch (error) {
      setProblem(refusalText(error, words.rejected));
      setState('loading');
      setTries((last) => last + 1);
    }
  }

  return (
    <div className="mt-6 space-y-6">
      <p className="flex items-center gap-4 text-ink-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {words.or}
      </p>
      {problem && <Alert>{problem}</Alert>}
      <div className="grid min-h-10 items-center *:col-start-1 *:row-start-1">
        <div
          ref={place}
          className={`flex min-w-0 justify-center overflow-hidden ${state === 'ready' ? '' : 'invisible'}`}
        />
        {state === 'loading' && <Skeleton className="h-10" />}
        {state === 'busy' && (
          <p role="status" className="flex items-center justify-center gap-2 text-ink-muted text-sm">
            <Spinner />
            {words.busy}
          </p>
        )}
        {state === 'absent' && <p className="text-center text-ink-muted text-sm">{words.absent}</p>}
      </div>
    </div>
  );
}

/** Signs in, or opens the page for the mailed code. */
async function signIn(credential: string) {
  const body = readCredential(credential);
  if (!body) throw new Error('The identity provider answered without a credential');
  const { user, verificationId } = await call(
    'POST /auth/google-auth-request',
    { query: inPageLanguage, body },
    { failed: words.failed },
  );
  if (user) {
    googleEmailEntry.set(user.email);
    return enterShop(user);
  }
  if (!verificationId) throw new Error('Neither a user nor a code to wait for');
  window.location.assign(
    localUrl(`/verify-code?${new URLSearchParams({ email: body.email, verificationId })}`),
  );
}
