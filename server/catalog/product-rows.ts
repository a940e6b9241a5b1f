import { ApiError, notFound } from '../../shared/api-error.ts';
import type { Product } from '../../shared/catalog.ts';
import { idPattern } from '../../shared/ids.ts';
import { toCentimes } from '../../shared/prices.ts';
import type { ProductChangeBody } from '../../shared/product-form.ts';
import type { Db } from '../platform/db/connection.ts';
import { findProduct } from './product-queries.ts';

/** The columns for the fields of a form, without the stock, which changes only by moves. */
export function toColumns({ price, discountedPrice, imageUrl, sizes, category, ...same }: ProductChangeBody) {
  const { version: _, stock: __, stockLoaded: ___, ...named } = same;
  return {
    ...named,
    ...(price !== undefined && { price_centimes: toCentimes(price) }),
    ...(discountedPrice !== undefined && { discounted_price_centimes: toCentimes(discountedPrice) || null }),
    ...(imageUrl !== undefined && { image_url: imageUrl }),
    ...(sizes !== undefined && { sizes: JSON.stringify(sizes) }),
    ...(category !== undefined && { category_id: category }),
  };
}

/** The product as administrators see it. Throws ApiError 404. */
export async function readProduct(db: Db, id: string): Promise<Product> {
  const product = await findProduct(db, id, { includeHidden: true });
  if (!product) throw notFound('Product not found');
  return product;
}

/** Throws ApiError 400 if the category does not exist. */
export async function requireCategory(db: Db, id: string) {
  const found = idPattern.test(id)
    ? await db.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst()
    : undefined;
  if (found) return;
  const message = 'Category not found';
  throw new ApiError(400, message, { fields: { category: message } });
}

/** Records the reason for a change of the stock (I2). */
export async function recordStockMove(db: Db, productId: string, delta: number) {
  if (delta === 0) return;
  await db.insertInto('stock_moves').values({ product_id: productId, delta, reason: 'admin' }).execute();
}
