import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/forms/copy-text.ts';
import { showToast } from '../../ui/toast.ts';
import { secondStepWords } from '../../words/second-step-words.ts';
import { AuthCard } from '../sign-in/auth-card.tsx';

const words = secondStepWords.codes;

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  async function copy() {
    if (await copyText(codes.join('\n'))) showToast({ kind: 'success', text: words.copied });
    else showToast({ kind: 'error', text: words.notCopied });
  }
  return (
    <AuthCard title={words.title} lead={words.lead} takesFocus>
      <ul
        dir="ltr"
        className="grid justify-center gap-1 whitespace-nowrap rounded-control bg-canvas p-4 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 space-y-3">
        <Button kind="secondary" size="large" wide onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button size="large" wide onClick={onKept}>
          {words.next}
        </Button>
      </div>
    </AuthCard>
  );
}
