import type { Category } from '../../../shared/catalog.ts';
import { call } from '../../call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { adminCategoriesWords } from '../../words/admin-categories-words.ts';

const words = adminCategoriesWords.deletion;

type Props = { category: Category; onDeleted: () => Promise<void>; onClose: () => void };

/** Asks whether a category shall go, and takes it away; what is still in it is told. */
export function DeleteCategory({ category: { _id, name }, onDeleted, onClose }: Props) {
  async function remove() {
    await call('DELETE /categories/:id', { params: { id: _id } }, { failed: words.failed });
    showToast({ kind: 'success', text: words.done });
    void onDeleted();
  }
  return (
    <ConfirmDialog
      title={words.title(name)}
      text={words.question}
      confirm={words.confirm}
      kind="destructive"
      failed={words.failed}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
