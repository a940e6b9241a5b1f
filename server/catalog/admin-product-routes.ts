import { productFormApi } from '../../shared/product-form.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { uploadImage } from '../platform/uploads/upload-image.ts';
import { changeProduct, deleteProduct } from './change-product.ts';
import { createProduct } from './create-product.ts';

/** The routes through which administrators edit products. */
export const adminProductRoutes = [
  handle(productFormApi.create, ({ db, body, user }) => createProduct(db, { body, by: user })),
  handle(productFormApi.update, ({ db, params, body, user }) =>
    changeProduct(db, { id: params.id, body, by: user }),
  ),
  handle(productFormApi.remove, async ({ db, params, user }) => {
    await deleteProduct(db, { id: params.id, by: user });
    return { message: 'Product deleted successfully' };
  }),
  handle(productFormApi.upload, async ({ db, disk, readFile }) => ({
    imageUrl: await uploadImage(db, { disk, bytes: await readFile() }),
  })),
];
