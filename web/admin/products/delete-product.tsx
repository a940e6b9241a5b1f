import type { Product } from '../../../shared/catalog.ts';
import { call } from '../../call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';

const words = adminProductsWords.deletion;

type Props = {
  product: Pick<Product, '_id' | 'name'>;
  onDeleted: () => void | Promise<void>;
  onClose: () => void;
};

/** Asks whether a product shall go, and takes it out of the shop. */
export function DeleteProduct({ product: { _id, name }, onDeleted, onClose }: Props) {
  async function remove() {
    await call('DELETE /products/:id', { params: { id: _id } }, { failed: words.failed });
    showToast({ kind: 'success', text: words.done });
    void onDeleted();
  }
  return (
    <ConfirmDialog
      title={words.title}
      text={words.question(name)}
      confirm={words.confirm}
      kind="destructive"
      failed={words.failed}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
