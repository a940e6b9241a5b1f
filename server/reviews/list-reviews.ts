import { type SqlBool, sql } from 'kysely';
import type { ReviewListQuery, StoredReview } from '../../shared/reviews/reviews.ts';
import type { Db } from '../platform/db/connection.ts';
import { countRows } from '../platform/db/count-cache.ts';
import { nameIn, nameWithLabel } from '../platform/db/name-in.ts';
import { pageOf } from '../platform/db/page-of.ts';
import { containing } from '../platform/db/search-text.ts';
import { toShownReview } from './read-product-reviews.ts';

type Filter = Partial<Pick<ReviewListQuery, 'state' | 'keyword' | 'lang'>>;

/** One page of the reviews that match the filter, newest first, and how many wait. */
export async function listReviews(db: Db, { page, ...filter }: ReviewListQuery) {
  const sorted = filteredReviews(db, filter)
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc');
  const { rows, ...paging } = await pageOf(sorted, { page });
  return { reviews: rows.map(toStoredReview), waiting: await countWaiting(db), ...paging };
}

/** How many reviews nobody has shown or hidden. */
export function countWaiting(db: Db) {
  return countRows(db.selectFrom('reviews').where('state', '=', 'waiting'));
}

export async function findReview(db: Db, id: string): Promise<StoredReview | undefined> {
  const row = await filteredReviews(db, {}).where('reviews.id', '=', id).executeTakeFirst();
  return row && toStoredReview(row);
}

export function filteredReviews(db: Db, { state, keyword, lang }: Filter) {
  const found = containing(keyword ?? '');
  return db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .selectAll('reviews')
    .select(
      nameIn('product', lang, { id: sql.ref('products.id'), name: nameWithLabel('products') }).as(
        'product_name',
      ),
    )
    .select('products.image_url as product_image')
    .$if(state !== undefined, (query) => query.where('reviews.state', '=', state ?? 'waiting'))
    .$if(Boolean(keyword), (query) =>
      query.where(sql<SqlBool>`(search_text like ${found} or plain_text(products.name) like ${found})`),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof filteredReviews>['executeTakeFirstOrThrow']>>;

function toStoredReview(row: Row): StoredReview {
  const { product_id, product_name, product_image, state, hidden_reason, answered_at, answered_by } = row;
  return {
    ...toShownReview(row),
    product: { _id: product_id, name: product_name, imageUrl: product_image },
    state,
    ...(hidden_reason !== null && { hiddenReason: hidden_reason }),
    ...(answered_at && { answered: { at: answered_at.toISOString(), by: answered_by ?? '' } }),
  };
}
