import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast.ts';

type Props = {
  title: string;
  question: string;
  confirm: string;
  /** The message after the deletion. */
  done: string;
  remove: () => Promise<unknown>;
  /** Called after the deletion, when the list is out of date. */
  onDeleted: () => unknown;
  onClose: () => void;
};

/** Asks before a row of a list is deleted, then deletes it and shows a message. */
export function DeleteDialog({ title, question, confirm, done, remove, onDeleted, onClose }: Props) {
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
      onConfirm={run}
      onClose={onClose}
    />
  );
}
