import { useState } from 'react';
import { signInApi } from '../../shared/sign-in.ts';
import { call } from '../call.ts';
import { forgetPerson } from '../local-entries.ts';
import { refusalText } from '../refusal-text.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { profileWords } from '../words/profile-words.ts';

const words = profileWords.security;

/** For who left a session open somewhere, or fears that somebody else has one. */
export function SignOutEverywhere() {
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function leave() {
    setLeaving(true);
    setProblem(null);
    try {
      await call(signInApi.logoutEverywhere, {});
    } catch (error) {
      setLeaving(false);
      setProblem(refusalText(error, words.everywhereFailed));
      return;
    }
    forgetPerson();
    window.location.assign('/');
  }

  return (
    <div className="mt-5 space-y-4 border-line border-t pt-5">
      <div className="flex flex-col items-start gap-3 sm:flex-row sm:items-center sm:justify-between">
        <p className="text-ink-muted text-sm">{words.everywhereLead}</p>
        <span className="shrink-0 max-sm:-ms-4">
          <Button kind="danger" busy={isLeaving} onClick={() => void leave()}>
            {words.everywhere}
          </Button>
        </span>
      </div>
      {problem && <Alert>{problem}</Alert>}
    </div>
  );
}
