import { ApiError, notFound } from '../../shared/contract/api-error.ts';
import type { ParsedInputOf } from '../../shared/contract/endpoint.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { reviewApi } from '../../shared/reviews/reviews.ts';
import { writeCatalog } from '../listing/write-catalog.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { requireImage } from '../platform/uploads/upload-image.ts';
import { findReviewable, readProductsOf } from './reviewable-order.ts';

type Writing = ParsedInputOf<typeof reviewApi.write> & { user: { id: string } | null; now: Date };

/**
 * Stores a review of a delivered product, which waits until the staff shows it (requirements: Reviews). The lock of the
 * catalog keeps its pictures from being removed as unused meanwhile. Throws ApiError 400 (link, gone picture), 404
 * (order, product), 409 (not delivered, reviewed already, no reviews in this shop).
 */
export function writeReview(db: Db, { body, query, user, now }: Writing): Promise<void> {
  const { productId, stars, text, name, pictures } = body;
  return writeCatalog(db, async (db) => {
    const order = await findReviewable(db, { ...body, user, now });
    const products = await readProductsOf(db, order.id);
    if (!products.some((product) => product.productId === productId)) {
      throw notFound(refusal('product-not-in-order'));
    }
    for (const picture of pictures) await requireImage(db, picture);
    const stored = await db
      .insertInto('reviews')
      .values({
        ...{ id: newId(), order_id: order.id, product_id: productId, stars, text, image_urls: pictures },
        ...{ name, wilaya: order.wilaya, language: query.lang, created_at: now },
      })
      .onConflict((conflict) => conflict.columns(['order_id', 'product_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!stored) throw new ApiError(409, refusal('already-reviewed'));
  });
}
