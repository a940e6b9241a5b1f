import { sql } from 'kysely';
import { toDinars } from '../../shared/catalog/prices.ts';
import type { PriceHistory } from '../../shared/catalog/product-form.ts';
import { notFound } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Db } from '../platform/db/connection.ts';
import { dayOf } from '../platform/settings/shop-day.ts';
import { readShopSettings } from '../platform/settings/shop-settings.ts';

type Prices = { price_centimes: number; discounted_price_centimes: number | null };

type Lowest = { centimes: number; at: Date };

/** For each product, the lowest price of the 30 days before its discount; empty while the rule is off. */
export type LowestPrices = Map<string, Lowest>;

/** The most changes that the form of a product shows. */
const shownChanges = 100;

/** The prices with which the rule of struck prices compares; none while it is off (requirements: Struck prices). */
export async function readLowestPrices(db: Db, ids: string[]): Promise<LowestPrices> {
  const { strikesLowest } = (await readShopSettings(db)).offers;
  return strikesLowest ? lowestOf(db, ids) : new Map();
}

async function lowestOf(db: Db, ids: string[]): Promise<LowestPrices> {
  const { rows } = await sql<Lowest & { product_id: string }>`
    select product_id, centimes, at from lowest_prices(${ids}::text[])`.execute(db);
  return new Map(rows.map(({ product_id, ...lowest }) => [product_id, lowest]));
}

/**
 * The price that a discount may strike at most, if it strikes a higher one: the product was cheaper in the 30 days before.
 * Prices that stay as they are are not judged again.
 */
export function highestStruck(before: Prices, after: Prices, lowest: Lowest | undefined) {
  const { price_centimes: price, discounted_price_centimes: discounted } = after;
  const isSame = price === before.price_centimes && discounted === before.discounted_price_centimes;
  if (isSame || !discounted || !lowest || price <= lowest.centimes) return undefined;
  return { lowest: toDinars(lowest.centimes), day: dayOf(lowest.at) };
}

/** The changes of prices in this transaction are recorded under this name. */
export async function namePriceChanges(db: Db, by: { name: string }) {
  await sql`select set_config('saha.changed_by', ${by.name}, true)`.execute(db);
}

/** The prices that a product has had, newest first, and the highest one that a new discount may strike. Throws ApiError 404. */
export async function readPriceHistory(db: Db, id: string): Promise<PriceHistory> {
  const rows = await db
    .selectFrom('price_changes')
    .selectAll()
    .where('product_id', '=', id)
    .orderBy('id', 'desc')
    .limit(shownChanges)
    .execute();
  // Every product has had a price.
  if (rows.length === 0) throw notFound(refusal('product-not-found'));
  const lowest = (await lowestOf(db, [id])).get(id);
  return {
    changes: rows.map((row) => ({
      at: row.at.toISOString(),
      price: toDinars(row.price_centimes),
      discountedPrice: toDinars(row.offer_price_centimes ?? row.discounted_price_centimes ?? 0),
      by: row.changed_by ?? undefined,
    })),
    lowest: lowest && { price: toDinars(lowest.centimes), day: dayOf(lowest.at) },
  };
}
