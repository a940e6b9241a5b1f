import { type ReactNode, useRef, useState } from 'react';
import { uiWords } from '../words/ui-words.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog, type DialogHandle } from './dialog.tsx';
import { refusalText } from './refusal-text.ts';

/** The words of a button and what it does. */
export type Instead = { text: string; run: () => Promise<unknown> };

type Props = {
  title: string;
  text: string;
  /** The words of the confirming button. */
  confirm: string;
  /** The words of the other button, where "Cancel" would be ambiguous. */
  dismiss?: string;
  /** `destructive` if the action deletes something. */
  kind?: 'primary' | 'destructive';
  /** Whether it cannot be confirmed (yet). `children` say why. */
  isBlocked?: boolean;
  /** Whether its content is a table. */
  isWide?: boolean;
  /** A milder action in its place. */
  instead?: Instead | undefined;
  /** The dialog closes when this resolves. If it rejects, the dialog stays and shows the reason. */
  onConfirm: () => Promise<unknown>;
  /** Called when the dialog has closed for any reason. */
  onClose: () => void;
  /** Shown between the text and the buttons. */
  children?: ReactNode;
};

/** Asks before an action that is hard to undo. */
export function ConfirmDialog({
  title,
  text,
  confirm,
  dismiss = uiWords.cancel,
  kind = 'primary',
  isBlocked = false,
  isWide = false,
  instead,
  onConfirm,
  onClose,
  children,
}: Props) {
  const dialog = useRef<DialogHandle>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function run(action: () => Promise<unknown>) {
    setBusy(true);
    setProblem(null);
    try {
      await action();
      dialog.current?.close();
    } catch (error) {
      setProblem(refusalText(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      ref={dialog}
      width={isWide ? 'w-[min(44rem,calc(100vw-2rem))]' : 'w-[min(28rem,calc(100vw-2rem))]'}
      {...{ title, text, isBusy, onClose }}
    >
      {/* A reason to refuse what was entered no longer holds once something else is entered. */}
      <div onChange={() => setProblem(null)}>{children}</div>
      {problem && (
        <div className="mt-4">
          <Alert>{problem}</Alert>
        </div>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button kind="secondary" disabled={isBusy} onClick={() => dialog.current?.close()}>
          {dismiss}
        </Button>
        {instead && (
          <Button kind="secondary" disabled={isBusy} onClick={() => run(instead.run)}>
            {instead.text}
          </Button>
        )}
        <Button kind={kind} busy={isBusy} disabled={isBlocked} onClick={() => run(onConfirm)}>
          {isBusy ? uiWords.processing : confirm}
        </Button>
      </div>
    </Dialog>
  );
}
