import type { ReactNode } from 'react';
import { ConfirmDialog, type Instead } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast.ts';

type Props = {
  title: string;
  question: string;
  confirm: string;
  /** The message after the deletion. */
  done: string;
  remove: () => Promise<unknown>;
  instead?: Instead | undefined;
  /** Called after the deletion, when the list is out of date. */
  onDeleted: () => unknown;
  onClose: () => void;
  /** What the deletion changes. */
  children?: ReactNode;
};

/** Asks before a row of a list is deleted, then deletes it and shows a message. */
export function DeleteDialog(props: Props) {
  const { title, question, confirm, done, remove, instead, onDeleted, onClose, children } = props;
  async function run() {
    await remove();
    showToast({ kind: 'success', text: done });
    void onDeleted();
  }
  return (
    <ConfirmDialog
      title={title}
      text={question}
      confirm={confirm}
      kind="destructive"
      instead={instead}
      onConfirm={run}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
