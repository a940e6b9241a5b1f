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
  /** `destructive` if the action deletes something. */
  kind?: 'primary' | 'destructive';
  /** The dialog closes when this resolves. If it rejects, the dialog stays and shows the reason. */
  onConfirm: () => Promise<unknown>;
  /** Called when the dialog has closed for any reason. */
  onClose: () => void;
};

/** Asks before an action that is hard to undo. The dialog is open while it is rendered, and then returns the focus. */
export function ConfirmDialog({
  title,
  text,
  confirm,
  dismiss = uiWords.cancel,
  kind = 'primary',
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
      setProblem(refusalText(error));
      setBusy(false);
    }
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
      // Escape does not interrupt the action.
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
