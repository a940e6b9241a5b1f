import { type RawBuilder, sql } from 'kysely';
import type { ProductSort } from '../../../shared/product-sorts.ts';
import { fromNearerEnd } from '../../platform/db/from-nearer-end.ts';
import type { ListingCounts } from './count-listings.ts';
import { hasPriceRange, inScope, inScopeOfProducts, type Scope } from './listing-scope.ts';
import type { ProductPage } from './read-products.ts';

type Part = {
  sort: ProductSort;
  /** The number of products in the list. */
  count: number;
  offset: number;
  limit: number;
};

type Listing = Part & ListingCounts & { scope: Scope };

/** Up to this number, reading and sorting all rows is faster than searching a sorted index for them. */
const maxSortedRows = 2_000;

/**
 * One page of a list. In a small shop one plan fits all calls; in a large one it depends on prices, category and page.
 */
export function pageOfListings(listing: Listing): ProductPage {
  return { numbers: pageOfRows(rowsOf(listing), listing), planOnce: listing.atAnyPrice < maxSortedRows };
}

/** A page of rows that have the columns for the sort; selects `number` and `position`. */
export function pageOfRows(rows: RawBuilder<unknown>, { sort, ...place }: Part): RawBuilder<unknown> {
  const { backwards, offset, limit } = fromNearerEnd(place);
  if (limit === 0) return sql`select 0 as number, 0 as position where false`;
  const order = listingOrder(sort, { backwards });
  return sql`
    select number, row_number() over (order by ${listingOrder(sort)}) as position
    from (
      select * from (${rows}) rows order by ${order} limit ${limit} offset ${offset}
    ) page`;
}

function rowsOf({ scope, sort, count, atAnyPrice }: Listing) {
  if (sort === 'stock') {
    // Walks along the stock index of `products` and looks up the category of each, without reading the listings.
    return sql`select number, stock from products where ${inScopeOfProducts(scope)}`;
  }
  const rows = sql`
    select number, created_at, effective_price_centimes, name_key from product_listings where ${inScope(scope)}`;
  // `offset 0` keeps PostgreSQL from searching a whole sorted index for a few rows.
  const fence =
    hasPriceRange(scope) && count < maxSortedRows && atAnyPrice >= maxSortedRows ? sql`offset 0` : sql``;
  return sql`${rows} ${fence}`;
}

type Column = [name: string, direction: 'asc' | 'desc'];

/** Every order ends with the product's number, so that products with equal values keep their order across pages. */
const orders: Record<ProductSort, Column[]> = {
  newest: [
    ['created_at', 'desc'],
    ['number', 'desc'],
  ],
  oldest: [
    ['created_at', 'asc'],
    ['number', 'asc'],
  ],
  'price-low': [
    ['effective_price_centimes', 'asc'],
    ['number', 'asc'],
  ],
  'price-high': [
    ['effective_price_centimes', 'desc'],
    ['number', 'desc'],
  ],
  'name-asc': [
    ['name_key', 'asc'],
    ['number', 'asc'],
  ],
  name: [
    ['name_key', 'asc'],
    ['number', 'asc'],
  ],
  'name-desc': [
    ['name_key', 'desc'],
    ['number', 'desc'],
  ],
  stock: [
    ['stock', 'asc'],
    ['number', 'desc'],
  ],
  // With equal scores, the name with the fewest other words is the best match.
  'best-match': [
    ['score', 'desc'],
    ['name_length', 'asc'],
    ['created_at', 'desc'],
    ['number', 'desc'],
  ],
};

/** An `order by` list on the columns of `product_listings`, `search_listings` or, for sorting by stock, `products`. */
export function listingOrder(sort: ProductSort, { backwards = false } = {}): RawBuilder<unknown> {
  const columns = orders[sort].map(([name, direction]) => {
    const descending = (direction === 'desc') !== backwards;
    return sql`${sql.ref(name)} ${sql.raw(descending ? 'desc' : 'asc')}`;
  });
  return sql.join(columns);
}
