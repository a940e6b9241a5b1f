import { type RawBuilder, sql } from 'kysely';
import type { ProductSort } from '../../shared/catalog.ts';
import { listingOrder } from './listing-order.ts';
import { hasPriceRange, inScope, type Scope } from './listing-scope.ts';

type Page = {
  scope: Scope;
  sort: ProductSort;
  /** How many products are in the scope. */
  count: number;
  offset: number;
  limit: number;
};

/** So few rows are read and sorted faster than a sorted index is searched for them. */
const few = 2_000;

/** The numbers of one page's products with their places, as a query: `number`, `position`. */
export function pageOfListings({ scope, sort, count, offset, limit }: Page): RawBuilder<unknown> {
  if (offset >= count) return sql`select 0 as number, 0 as position where false`;
  const size = Math.min(limit, count - offset);
  const after = count - offset - size;
  // The end of a long list is near when one comes from behind.
  const backwards = after < offset;
  const order = listingOrder(sort, { backwards });
  return sql`
    select number, row_number() over (order by ${listingOrder(sort)}) as position
    from (
      select * from ${rowsOf(scope, { sort, count })}
      order by ${order} limit ${size} offset ${backwards ? after : offset}
    ) page`;
}

function rowsOf(scope: Scope, { sort, count }: { sort: ProductSort; count: number }) {
  if (sort === 'stock') {
    // Not by way of the listings: the walk along the products' index asks at most for each one's category.
    return sql`(
      select number, stock from products left join (
        select id as category_id, visible,
          numbers[1] as category_1, numbers[2] as category_2, numbers[3] as category_3
        from category_paths
      ) paths using (category_id)
      where ${inScope(scope)}
    ) rows`;
  }
  const rows = sql`
    select number, created_at, effective_price_centimes, name_key from product_listings where ${inScope(scope)}`;
  // Without the fence, PostgreSQL may look for a few rows along all of the sorted index.
  const fence = hasPriceRange(scope) && count < few ? sql`offset 0` : sql``;
  return sql`(${rows} ${fence}) rows`;
}
