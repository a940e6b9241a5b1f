import { type RawBuilder, sql } from 'kysely';
import type { ProductSort } from '../../shared/catalog.ts';
import { listingOrder } from './listing-order.ts';
import { hasPriceRange, inScope, inScopeOfProducts, type Scope } from './listing-scope.ts';

type Page = {
  scope: Scope;
  sort: ProductSort;
  /** How many products there are. */
  count: number;
  offset: number;
  limit: number;
};

/** So few rows are read and sorted faster than a sorted index is searched for them. */
const few = 2_000;

/** The numbers of one page's products with their places, as a query: `number`, `position`. */
export function pageOfListings({ scope, ...page }: Page): RawBuilder<unknown> {
  return pageOfRows(rowsOf(scope, page), page);
}

/** The same of any rows with the columns that the sort needs. */
export function pageOfRows(
  rows: RawBuilder<unknown>,
  { sort, count, offset, limit }: Omit<Page, 'scope'>,
): RawBuilder<unknown> {
  if (offset >= count) return sql`select 0 as number, 0 as position where false`;
  const size = Math.min(limit, count - offset);
  const after = count - offset - size;
  // The end of a long list is near when one comes from behind.
  const backwards = after < offset;
  const order = listingOrder(sort, { backwards });
  return sql`
    select number, row_number() over (order by ${listingOrder(sort)}) as position
    from (
      select * from (${rows}) rows order by ${order} limit ${size} offset ${backwards ? after : offset}
    ) page`;
}

function rowsOf(scope: Scope, { sort, count }: Pick<Page, 'sort' | 'count'>) {
  if (sort === 'stock') {
    // Not by way of the listings: the walk along the products' index asks at most for each one's category.
    return sql`select number, stock from products where ${inScopeOfProducts(scope)}`;
  }
  const rows = sql`
    select number, created_at, effective_price_centimes, name_key from product_listings where ${inScope(scope)}`;
  // Without the fence, PostgreSQL may look for a few rows along all of the sorted index.
  const fence = hasPriceRange(scope) && count < few ? sql`offset 0` : sql``;
  return sql`${rows} ${fence}`;
}
