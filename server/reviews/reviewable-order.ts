import { ApiError, notFound } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { maxReviewName } from '../../shared/reviews/reviews.ts';
import { cleanName } from '../../shared/values/text.ts';
import type { Db } from '../platform/db/connection.ts';
import { readShopSettings } from '../platform/settings/shop-settings.ts';
import { orderOfLink } from './review-links.ts';

/** The person who reviews: the bearer of a link, or the signed-in buyer of an order. */
export type Proof = {
  token?: string | undefined;
  order?: string | undefined;
  user: { id: string } | null;
  now: Date;
};

export type ReviewableOrder = { id: string; name: string; wilaya: string };

/**
 * The delivered order that the caller may review, locked against a change of its status in a transaction. Throws ApiError
 * 400 (forged or expired link), 404 (an order of somebody else), 409 (not delivered, no reviews in this shop).
 */
export async function findReviewable(db: Db, proof: Proof): Promise<ReviewableOrder> {
  const { reviews } = (await readShopSettings(db)).delivery;
  if (!reviews) throw new ApiError(409, refusal('reviews-off'));
  const id = await orderIdOf(db, proof);
  const order = await db
    .selectFrom('orders')
    .select(['id', 'full_name', 'wilaya', 'status', 'user_id'])
    .where('id', '=', id)
    .$if(db.isTransaction, (query) => query.forShare())
    .executeTakeFirst();
  if (proof.token === undefined && order?.user_id !== proof.user?.id)
    throw notFound(refusal('order-not-found'));
  if (!order) throw new ApiError(400, refusal('link-expired'));
  if (order.status !== 'Delivered') throw new ApiError(409, refusal('review-not-delivered'));
  return { id: order.id, name: firstName(order.full_name), wilaya: order.wilaya };
}

async function orderIdOf(db: Db, { token, order, user, now }: Proof): Promise<string> {
  if (token !== undefined) {
    const id = await orderOfLink(db, { token, now });
    if (id === undefined) throw new ApiError(400, refusal('link-expired'));
    return id;
  }
  if (!user || order === undefined) throw notFound(refusal('order-not-found'));
  return order;
}

/** The first word of a name, which the buyer may change. */
function firstName(fullName: string) {
  return (cleanName(fullName).split(' ')[0] ?? '').slice(0, maxReviewName);
}

/** The products of an order that are still in the shop, each once, in the order of its lines. */
export async function readProductsOf(db: Db, orderId: string) {
  const rows = await db
    .selectFrom('order_items as line')
    .innerJoin('products', 'products.id', 'line.product_id')
    .leftJoin('reviews', (join) =>
      join
        .onRef('reviews.order_id', '=', 'line.order_id')
        .onRef('reviews.product_id', '=', 'line.product_id'),
    )
    .select(['products.id', 'line.name', 'line.name_as_read', 'products.image_url', 'reviews.id as review'])
    .where('line.order_id', '=', orderId)
    .orderBy('line.position')
    .execute();
  const products = rows.map(({ id, name, name_as_read, image_url, review }) => ({
    ...{ productId: id, name: name_as_read ?? name, imageUrl: image_url, isReviewed: review !== null },
  }));
  return products.filter(
    ({ productId }, at) => products.findIndex((other) => other.productId === productId) === at,
  );
}
