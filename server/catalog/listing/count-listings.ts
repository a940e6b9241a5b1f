import { sql } from 'kysely';
import type { Db } from '../../platform/db/connection.ts';
import { type CatalogSnapshot, catalogVersion } from './catalog-snapshot.ts';
import { hasPriceRange, inScope, type Scope } from './listing-scope.ts';

export type ListingCounts = {
  count: number;
  /** The same without the price range. */
  atAnyPrice: number;
};

/** How many products are in the scope. */
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
 * Price ranges are too many to remember each one's count. The sorted prices of the whole list tell them all: as many
 * products as lie between two places.
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

/** How many of the ascending prices are below this one. */
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
