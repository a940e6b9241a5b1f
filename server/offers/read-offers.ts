import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../platform/db/connection.ts';
import { followDrops } from '../platform/db/follow-drops.ts';
import { brokenConstraint } from '../platform/db/run-transaction.ts';
import type { Offer, Targets } from './discount-lines.ts';

/** Named by every reply that shows offers; a save drops it. */
export const offersTag = 'offers';

/** Rises with each notice that an offer has changed. */
let edition = 0;

followDrops((tags) => {
  if (tags === 'all' || tags.includes(offersTag)) edition += 1;
});

const kept = new WeakMap<Db, { edition: number; offers: Promise<Offer[]> }>();

/**
 * The offers that are not over, which each process reads once, and again after a notice of a change. Those that nobody
 * has to type a code for come first, and of them those without a limit, so that a use is not spent without need.
 */
export function readOffers(db: Db): Promise<Offer[]> {
  const last = kept.get(db);
  if (last?.edition === edition) return last.offers;
  const offers = loadOffers(db);
  const read = { edition, offers };
  kept.set(db, read);
  offers.catch(() => kept.get(db) === read && kept.delete(db));
  return offers;
}

/** Makes the next reader of this process read them again, before the notice of a change has come. */
export function forgetOffers(db: Db) {
  kept.delete(db);
}

/** Whether an order names an offer that does not exist: the offer, or the order, was just being written. */
export function breaksOfferLink(error: Error) {
  const links = ['order_discounts_promotion_id_fkey', 'order_items_promotion_id_fkey'];
  return links.includes(brokenConstraint(error) ?? '');
}

async function loadOffers(db: Db) {
  const rows = await selectOffers(db)
    .where('is_active', '=', true)
    // Price cuts are in the prices of the products.
    .where('kind', '<>', 'price_cut')
    // A day of grace, because the clock of the database may be that of another time zone.
    .where('last_day', '>=', sql<Date>`current_date - 1`)
    .execute();
  return rows
    .map(toOffer)
    .sort((a, b) => Number(isLimited(a)) - Number(isLimited(b)) || (a.id < b.id ? -1 : 1));
}

/** These offers as they are now, whether they hold or not. */
export async function readOffersById(db: Db, ids: string[]): Promise<Offer[]> {
  if (ids.length === 0) return [];
  return (await selectOffers(db).where('id', 'in', ids).execute()).map(toOffer);
}

/** Whether uses of the offer are counted. */
export function isLimited({ maxUses, maxPerPhone, firstOrderOnly }: Offer) {
  return maxUses !== null || maxPerPhone !== null || firstOrderOnly;
}

/** All offers with their parts, for the caller to narrow. */
export function selectOffers(db: Db) {
  return db
    .selectFrom('promotions as p')
    .selectAll('p')
    .select([sql<string>`first_day::text`.as('first'), sql<string>`last_day::text`.as('last')])
    .select((row) => [
      jsonArrayFrom(
        row
          .selectFrom('promotion_targets')
          .select(['product_id', 'category_id', 'brand', 'need_id', 'excluded'])
          .whereRef('promotion_id', '=', 'p.id'),
      ).as('targets'),
      jsonArrayFrom(
        row
          .selectFrom('promotion_tiers')
          .select(['units', 'set_centimes', 'free_units'])
          .whereRef('promotion_id', '=', 'p.id')
          .orderBy('units'),
      ).as('tiers'),
    ])
    .orderBy('p.id');
}

type Row = Awaited<ReturnType<ReturnType<typeof selectOffers>['execute']>>[number];

export function toOffer(row: Row): Offer {
  const included = row.targets.filter(({ excluded }) => !excluded);
  return {
    id: row.id,
    names: { en: row.name_en || row.name, fr: row.name_fr || row.name, ar: row.name_ar || row.name },
    kind: row.kind,
    firstDay: row.first,
    lastDay: row.last,
    isActive: row.is_active,
    percent: row.percent,
    higher: toHigher(row),
    amountCentimes: row.amount_centimes,
    priceCentimes: row.price_centimes,
    minCentimes: row.min_centimes,
    maxUses: row.max_uses,
    maxPerPhone: row.max_per_phone,
    firstOrderOnly: row.first_order_only,
    wilayas: row.wilayas,
    included: included.length > 0 ? toTargets(included) : null,
    excluded: toTargets(row.targets.filter(({ excluded }) => excluded)),
    tiers: row.tiers,
    gift: toGift(row),
  };
}

function toHigher({ higher_percent: percent, higher_min_centimes: minCentimes }: Row) {
  return percent === null || minCentimes === null ? null : { percent, minCentimes };
}

function toGift({ gift_product_id: productId, gift_size, gift_units }: Row) {
  return productId === null ? null : { productId, size: gift_size ?? undefined, units: gift_units };
}

function toTargets(rows: Row['targets']): Targets {
  return {
    products: new Set(rows.flatMap(({ product_id }) => product_id ?? [])),
    categories: new Set(rows.flatMap(({ category_id }) => category_id ?? [])),
    brands: new Set(rows.flatMap(({ brand }) => brand ?? [])),
    needs: new Set(rows.flatMap(({ need_id }) => need_id ?? [])),
  };
}
