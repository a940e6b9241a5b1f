import { sql } from 'kysely';
import { offeredSizes } from '../../shared/catalog/sizes.ts';
import { invalidField } from '../../shared/contract/api-error.ts';
import type { OfferBody } from '../../shared/offers/offers.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Db } from '../platform/db/connection.ts';

/** Throws ApiError 400 for a gift that shoppers cannot see, without its size, or in a size that it does not have. */
export async function refuseGift(db: Db, { giftProduct, giftSize }: OfferBody) {
  if (giftProduct === null) return;
  const product = await db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .innerJoin('product_listings as l', 'l.number', 'p.number')
    .select(['p.sizes', 'l.visible', sql<string>`english_category_name(c.id)`.as('category')])
    .where('p.id', '=', giftProduct)
    .executeTakeFirst();
  if (!product?.visible) throw invalidField('giftProduct', refusal('offer-gift-unknown'));
  const sizes = offeredSizes({ sizes: product.sizes, category: { name: product.category } }).map(
    ({ size }) => size,
  );
  if (sizes.length === 0 ? giftSize === '' : sizes.includes(giftSize)) return;
  const why =
    sizes.length === 0
      ? refusal('offer-gift-without-size')
      : refusal('offer-gift-size', { sizes: sizes.join(', ') });
  throw invalidField('giftSize', why);
}
