import { type RawBuilder, sql } from 'kysely';
import type { ProductSort } from '../../../shared/product-sorts.ts';
import type { ListingCounts } from './count-listings.ts';
import { listingOrder } from './listing-order.ts';
import { hasPriceRange, inScope, inScopeOfProducts, type Scope } from './listing-scope.ts';
import type { ProductPage } from './read-products.ts';

type Part = {
  sort: ProductSort;
  /** How many products there are. */
  count: number;
  offset: number;
  limit: number;
};

type Listing = Part & ListingCounts & { scope: Scope };

/** So few rows are read and sorted faster than a sorted index is searched for them. */
const few = 2_000;

/** One page of a list. In a small shop any plan is a good one; in a large one it depends on prices, category and page. */
export function pageOfListings(listing: Listing): ProductPage {
  return { numbers: pageOfRows(rowsOf(listing), listing), planOnce: listing.atAnyPrice < few };
}

/** A page of any rows with the columns that the sort needs: `number`, `position`. */
export function pageOfRows(
  rows: RawBuilder<unknown>,
  { sort, count, offset, limit }: Part,
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

function rowsOf({ scope, sort, count, atAnyPrice }: Listing) {
  if (sort === 'stock') {
    // Not by way of the listings: the walk along the products' index asks at most for each one's category.
    return sql`select number, stock from products where ${inScopeOfProducts(scope)}`;
  }
  const rows = sql`
    select number, created_at, effective_price_centimes, name_key from product_listings where ${inScope(scope)}`;
  // Without the fence, PostgreSQL may look for a few rows along all of a long sorted index.
  const fence = hasPriceRange(scope) && count < few && atAnyPrice >= few ? sql`offset 0` : sql``;
  return sql`${rows} ${fence}`;
}
