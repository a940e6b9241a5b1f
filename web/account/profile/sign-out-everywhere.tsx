import { useState } from 'react';
import { call } from '../../call.ts';
import { forgetPerson } from '../../session/local-entries.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { profileWords } from '../../words/profile-words.ts';
import { SecurityRow } from './security-row.tsx';

const words = profileWords.security;

/** For who left a session open somewhere, or fears that somebody else has one. */
export function SignOutEverywhere() {
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function leave() {
    setLeaving(true);
    setProblem(null);
    try {
      await call('POST /auth/logout-everywhere', {});
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
      <SecurityRow title={words.devices} text={words.everywhereLead}>
        {/* Its text, not its padding, stands at the edge. */}
        <span className="grid max-sm:-ms-4 sm:-me-4">
          <Button kind="danger" busy={isLeaving} onClick={() => void leave()}>
            {words.everywhere}
          </Button>
        </span>
      </SecurityRow>
      {problem && <Alert>{problem}</Alert>}
    </div>
  );
}
