import { useEffect, useId, useRef, useState } from 'react';
import { uiWords } from '../words/ui-words.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { refusalText } from './refusal-text.ts';

type Props = {
  title: string;
  text: string;
  /** The words of the confirming button. */
  confirm: string;
  /** The words of the other button, where "Cancel" would be ambiguous. */
  dismiss?: string;
  /** `destructive` where something is lost by it. */
  kind?: 'primary' | 'destructive';
  /** What to say where the shop had no words for its refusal. */
  failed: string;
  /** Done once it resolves. What it is refused with shows here, and the dialog stays. */
  onConfirm: () => Promise<unknown>;
  /** The dialog is gone: confirmed, cancelled or escaped from. */
  onClose: () => void;
};

/** Asks before what is hard to take back. Open as long as it is rendered; focus returns to where it was. */
export function ConfirmDialog({
  title,
  text,
  confirm,
  dismiss = uiWords.cancel,
  kind = 'primary',
  failed,
  onConfirm,
  onClose,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();

  useEffect(() => dialog.current?.showModal(), []);

  async function run() {
    setBusy(true);
    setProblem(null);
    try {
      await onConfirm();
      dialog.current?.close();
    } catch (error) {
      setProblem(refusalText(error, failed));
      setBusy(false);
    }
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
      // Half-way is no time to leave.
      onCancel={(event) => isBusy && event.preventDefault()}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card bg-surface p-6 text-ink shadow-panel backdrop:bg-ink/40"
    >
      <h2 id={`${id}-title`} className="font-semibold text-lg">
        {title}
      </h2>
      <p id={`${id}-text`} className="wrap-anywhere mt-2 text-ink-muted">
        {text}
      </p>
      {problem && (
        <div className="mt-4">
          <Alert>{problem}</Alert>
        </div>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button kind="secondary" disabled={isBusy} onClick={() => dialog.current?.close()}>
          {dismiss}
        </Button>
        <Button kind={kind} busy={isBusy} onClick={run}>
          {isBusy ? uiWords.processing : confirm}
        </Button>
      </div>
    </dialog>
  );
}
