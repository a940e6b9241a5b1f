import { type Selectable, sql } from 'kysely';
import { ratingOf } from '../../shared/catalog/ratings.ts';
import { notFound } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { ProductReviews, ShownReview } from '../../shared/reviews/reviews.ts';
import type { Db } from '../platform/db/connection.ts';
import type { Tables } from '../platform/db/tables.ts';

/** The reviews of one page. */
const pageSize = 10;

type Page = { productId: string; page?: number | undefined };

/** One page of the shown reviews of a product and of its family, and the products of that family. Throws ApiError 404. */
export async function readProductReviews(db: Db, { productId, page = 1 }: Page) {
  const members = await db
    .selectFrom('products')
    .select(['products.id', 'review_count', 'review_stars'])
    .innerJoin('product_listings', 'product_listings.number', 'products.number')
    .where('visible', '=', true)
    .where(({ or, eb }) =>
      or([
        eb('products.id', '=', productId),
        eb('family_id', '=', sql<string>`(select family_id from products where id = ${productId})`),
      ]),
    )
    .execute();
  const ids = members.map(({ id }) => id);
  if (!ids.includes(productId)) throw notFound(refusal('product-not-found'));
  const sums = {
    count: members.reduce((sum, { review_count }) => sum + review_count, 0),
    stars: members.reduce((sum, { review_stars }) => sum + review_stars, 0),
  };
  const rows = await db
    .selectFrom('reviews')
    .selectAll()
    .where('product_id', 'in', ids)
    .where('state', '=', 'shown')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { count } = sums;
  const reviews: ProductReviews = {
    ...ratingOf(sums),
    ...{ reviews: rows.map(toShownReview), count, pages: Math.ceil(count / pageSize), page },
  };
  return { ids, reviews };
}

export function toShownReview(row: Selectable<Tables['reviews']>): ShownReview {
  const { id, stars, text, name, wilaya, language, answer } = row;
  return {
    ...{ _id: id, stars, text, pictures: row.image_urls, name, wilaya, language },
    createdAt: row.created_at.toISOString(),
    ...(answer !== null && { answer }),
  };
}
