import { sql } from 'kysely';
import type { Db } from '../../platform/db/connection.ts';
import { type CatalogSnapshot, catalogVersion } from './catalog-snapshot.ts';
import { hasPriceRange, inScope, type Scope } from './listing-scope.ts';

export type ListingCounts = {
  count: number;
  /** The count without the price range. */
  atAnyPrice: number;
};

/** Counts the products in the scope. */
export async function countListings(db: Db, snapshot: CatalogSnapshot, scope: Scope): Promise<ListingCounts> {
  if (hasPriceRange(scope)) return countByPrice(db, snapshot, scope);
  const count = await snapshot.recall(`count ${JSON.stringify(scope)}`, async () => {
    const { version, count } = await db
      .selectFrom('product_listings')
      .select(({ fn }) => [fn.countAll<number>().as('count'), catalogVersion])
      .where(inScope(scope))
      .executeTakeFirstOrThrow();
    return { version, value: count };
  });
  return { count, atAnyPrice: count };
}

/**
 * There are too many price ranges to remember a count for each. Instead this remembers the sorted prices of the whole
 * list and searches them for both ends of the range.
 */
async function countByPrice(db: Db, snapshot: CatalogSnapshot, scope: Scope) {
  const { minCentimes = 0, maxCentimes = Number.POSITIVE_INFINITY, ...whole } = scope;
  const prices = await snapshot.recall(`prices ${JSON.stringify(whole)}`, () => readPrices(db, whole));
  const count = Math.max(0, countBelow(maxCentimes + 1, prices) - countBelow(minCentimes, prices));
  return { count, atAnyPrice: prices.length };
}

async function readPrices(db: Db, scope: Scope) {
  const { version, prices } = await db
    .selectFrom('product_listings')
    .select([
      catalogVersion,
      sql<
        string | null
      >`string_agg(effective_price_centimes::text, ',' order by effective_price_centimes)`.as('prices'),
    ])
    .where(inScope(scope))
    .executeTakeFirstOrThrow();
  return { version, value: Float64Array.from(prices?.split(',') ?? [], Number) };
}

/** The number of prices below this one, by binary search in the ascending prices. */
function countBelow(price: number, prices: Float64Array) {
  let low = 0;
  let high = prices.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((prices[middle] ?? 0) < price) low = middle + 1;
    else high = middle;
  }
  return low;
}
