import { sql } from 'kysely';
import { may } from '../../shared/access/roles.ts';
import { toCentimes, toDinars } from '../../shared/catalog/prices.ts';
import { ApiError, notFound } from '../../shared/contract/api-error.ts';
import type {
  ListedOffer,
  NewOfferBody,
  Offer,
  OfferBody,
  OfferChangeBody,
  OfferQuery,
  OfferTargets,
} from '../../shared/offers/offers.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { writeCatalog } from '../listing/write-catalog.ts';
import {
  changeRecord,
  createRecord,
  deleteRecord,
  type RecordKind,
  type Target,
} from '../platform/audit/change-record.ts';
import type { Db } from '../platform/db/connection.ts';
import { pageOf } from '../platform/db/page-of.ts';
import { brokenConstraint } from '../platform/db/run-transaction.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { dayOf } from '../platform/settings/shop-day.ts';
import type { Targets } from './discount-lines.ts';
import { insertCodes } from './insert-codes.ts';
import { cutColumns, refreshCut, refuseUnfitCut, retireCut } from './price-cuts.ts';
import { breaksOfferLink, offersTag, selectOffers, toOffer as toStored } from './read-offers.ts';
import { refuseGift } from './refuse-gift.ts';
import { takingsOfOffers } from './takings-of-offers.ts';
import { targetRows } from './target-rows.ts';

const offers: RecordKind<Offer> = {
  // Price cuts change the prices of products.
  write: writeCatalog,
  table: 'promotions',
  area: 'offer',
  read: readOffer,
  audited: fieldsOf,
  auditedWhole: (stored) => ({ ...fieldsOf(stored), ...(stored.codes > 0 && { codes: stored.codes }) }),
  outdated: [refusal('offer-changed'), 'offer'],
  tags: [offersTag],
};

function fieldsOf({ _id, version, state, uses, codes, ...fields }: Offer) {
  return fields;
}

function shownOffers(db: Db) {
  return selectOffers(db).select([
    sql<number>`(
      select count(*)::int from (
        select order_id from order_discounts d where d.promotion_id = p.id
        union select order_id from order_items i where i.promotion_id = p.id
      ) taken
    )`.as('orders'),
    sql<number>`(select count(*)::int from promotion_codes c where c.promotion_id = p.id)`.as('codes'),
  ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof shownOffers>['execute']>>[number];

/** One page of the offers that match the query, the newest first; with sums for those who may see money. */
export async function listOffers(
  db: Db,
  { keyword, startDate, endDate, ...paging }: OfferQuery,
  by: SessionUser,
) {
  let found = shownOffers(db).clearOrderBy();
  if (startDate && endDate) {
    found = found
      .where(sql<boolean>`first_day <= ${endDate} and last_day >= ${startDate}`)
      .orderBy('first_day');
  }
  found = found.orderBy('p.created_at', 'desc').orderBy('p.id');
  if (keyword) found = found.where(sql<boolean>`strpos(plain_words(p.name), plain_words(${keyword})) > 0`);
  const { rows, ...page } = await pageOf(found, paging);
  return { offers: await withSums(db, rows.map(toOffer), by), ...page };
}

/** Adds the sums of the orders that took these offers, for those who may see money. */
async function withSums(db: Db, offers: Offer[], by: SessionUser): Promise<ListedOffer[]> {
  if (!may(by, 'money')) return offers;
  const ids = offers.map(({ _id }) => _id);
  const sums = await sumsOf(db, ids);
  return offers.map((offer) => {
    const { saved, revenue } = sums.get(offer._id) ?? { saved: 0, revenue: 0 };
    return {
      ...offer,
      ...(offer.kind !== 'price_cut' && { saved: toDinars(saved) }),
      revenue: toDinars(revenue),
    };
  });
}

async function sumsOf(db: Db, ids: string[]) {
  const { rows } = await sql<{ id: string; saved: number; revenue: number }>`
    select promotion_id as id, coalesce(sum(saved), 0)::bigint as saved, sum(amount)::bigint as revenue
    from ${takingsOfOffers(sql`t.promotion_id = any(${ids}::text[]) and o.status <> 'Cancelled'`)} taken
    group by 1`.execute(db);
  return new Map(rows.map(({ id, ...sums }) => [id, sums]));
}

/** An offer as the list has it. Throws ApiError 404. */
export async function readListedOffer(db: Db, id: string, by: SessionUser): Promise<ListedOffer> {
  const [listed] = await withSums(db, [await readOffer(db, id)], by);
  return listed as ListedOffer;
}

/** Throws ApiError 404. */
export async function readOffer(db: Db, id: string): Promise<Offer> {
  const row = await shownOffers(db).where('p.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(refusal('offer-not-found'));
  return toOffer(row);
}

function toOffer(row: Row): Offer {
  const stored = toStored(row);
  const { amountCentimes: amount, priceCentimes: price } = stored;
  return {
    ...{ _id: row.id, version: row.version, name: row.name },
    ...{ nameEn: row.name_en, nameFr: row.name_fr, nameAr: row.name_ar },
    ...{ kind: row.kind, firstDay: row.first, lastDay: row.last, isActive: row.is_active },
    percent: row.percent,
    higherPercent: row.higher_percent,
    higherFrom: row.higher_min_centimes && toDinars(row.higher_min_centimes),
    ...{ giftProduct: row.gift_product_id, giftSize: row.gift_size ?? '', giftUnits: row.gift_units },
    amount: amount && toDinars(amount),
    price: price && toDinars(price),
    tiers: row.tiers.map(({ units, set_centimes: price, free_units: free }) => ({
      ...{ units, free },
      price: price && toDinars(price),
    })),
    minimum: toDinars(row.min_centimes),
    ...{ maxUses: row.max_uses, maxPerPhone: row.max_per_phone, firstOrderOnly: row.first_order_only },
    wilayas: row.wilayas,
    included: listed(stored.included),
    excluded: listed(stored.excluded),
    ...{ uses: row.orders, codes: row.codes },
    state: stateOf(row),
  };
}

function listed(targets: Targets | null): OfferTargets {
  const { products = [], categories = [], brands = [], needs = [] } = targets ?? {};
  return {
    ...{ products: [...products].sort(), categories: [...categories].sort() },
    ...{ brands: [...brands].sort(), needs: [...needs].sort() },
  };
}

function stateOf({ is_active, first, last }: Row): Offer['state'] {
  const today = dayOf(new Date());
  // Switched off on its last day, an offer was ended: it does not run again by itself.
  if (last < today || (last === today && !is_active)) return 'over';
  if (!is_active) return 'paused';
  return first > today ? 'planned' : 'running';
}

type Creating = { body: NewOfferBody; by: SessionUser };

/** Stores an offer with its first codes. Throws ApiError 400 (a code that exists, a gift or a cut that does not fit). */
export function createOffer(db: Db, { body, by }: Creating): Promise<Offer> {
  return createRecord(db, { kind: offers, by }, async (db, id) => {
    await refuseGift(db, body);
    await refuseUnfitCut(db, body, by);
    await db
      .insertInto('promotions')
      .values({ ...toColumns(body), id, kind: body.kind })
      .execute();
    await insertParts(db, id, body);
    if (body.codes) await insertCodes(db, { id, body: body.codes, field: 'codes.codes' });
    await refreshCut(db, id);
  });
}

type Changing = { id: string; body: OfferChangeBody; by: SessionUser };

/**
 * Changes an offer. What one that was used gives, and to whom, stays as it is, because its orders may still be edited:
 * then only its names, last day, pause and number of uses change. Orders keep the prices of a price cut, so that one can
 * change, but stays one. Throws ApiError 400 (a cut that makes a product free), 404, 409 (outdated version with the stored
 * `offer`, used, fewer uses than it has).
 */
export function changeOffer(db: Db, { id, body, by }: Changing): Promise<Offer> {
  const { version, ...offer } = body;
  return changeRecord(db, { kind: offers, id, version, by }, async (db, before) => {
    const isCut = before.kind === 'price_cut' && offer.kind === 'price_cut';
    if (before.uses > 0 && !isCut && termsOf(before) !== termsOf(offer)) {
      throw new ApiError(409, refusal('offer-used'));
    }
    await refuseUnfitCut(db, offer, by);
    const isOtherGift = before.giftProduct !== offer.giftProduct || before.giftSize !== offer.giftSize;
    if (isOtherGift) await refuseGift(db, offer);
    await db
      .updateTable('promotions')
      .set((row) => ({
        ...toColumns(offer),
        kind: offer.kind,
        version: row('version', '+', 1),
        changed_at: sql<Date>`now()`,
      }))
      .where('id', '=', id)
      .execute();
    await db.deleteFrom('promotion_tiers').where('promotion_id', '=', id).execute();
    await db.deleteFrom('promotion_targets').where('promotion_id', '=', id).execute();
    await insertParts(db, id, offer);
    await refreshCut(db, id);
  }).catch((error: Error) => {
    if (brokenConstraint(error) !== 'promotions_within_uses') throw error;
    throw new ApiError(409, refusal('offer-uses-too-few'));
  });
}

/** The parts that must stay once an order has taken the offer. Uses are counted from the first one on, or never. */
function termsOf(offer: Omit<OfferBody, 'acceptsBelowCost'>) {
  const { kind, percent, amount, tiers, minimum, wilayas, included, excluded, ...rest } = offer;
  const limits = [rest.maxUses === null, rest.maxPerPhone, rest.firstOrderOnly];
  const sorted = (targets: OfferTargets) =>
    [targets.products, targets.categories, targets.brands, targets.needs].map((all) => all.toSorted());
  const sets = tiers
    .toSorted((a, b) => a.units - b.units)
    .map(({ units, price, free }) => [units, price, free]);
  const places = wilayas.toSorted((a, b) => a - b);
  const gift = [rest.giftProduct, rest.giftSize, rest.giftUnits, rest.higherPercent, rest.higherFrom];
  const parts = [kind, percent, amount, gift, sets, minimum, places, sorted(included), sorted(excluded)];
  return JSON.stringify([...parts, rest.firstDay, ...limits]);
}

/** Throws ApiError 404, and 409 if an order has taken it. */
export async function deleteOffer(db: Db, target: Target): Promise<void> {
  await writeCatalog(db, async (db) => {
    await retireCut(db, target.id);
    await deleteRecord(db, { kind: offers, ...target });
  }).catch((error: Error) => {
    if (!breaksOfferLink(error)) throw error;
    throw new ApiError(409, refusal('offer-used'));
  });
}

function toColumns(body: OfferBody) {
  return {
    ...{ name: body.name, name_en: body.nameEn, name_fr: body.nameFr, name_ar: body.nameAr },
    ...{ first_day: body.firstDay, last_day: body.lastDay, is_active: body.isActive },
    ...cutColumns(body),
    min_centimes: toCentimes(body.minimum),
    higher_percent: body.higherPercent,
    higher_min_centimes: body.higherFrom === null ? null : toCentimes(body.higherFrom),
    ...{ gift_product_id: body.giftProduct, gift_size: body.giftSize || null, gift_units: body.giftUnits },
    ...{ max_uses: body.maxUses, max_per_phone: body.maxPerPhone, first_order_only: body.firstOrderOnly },
    wilayas: [...new Set(body.wilayas)],
  };
}

async function insertParts(db: Db, id: string, { tiers, included, excluded }: OfferBody) {
  if (tiers.length > 0) {
    const rows = tiers.map(({ units, price, free }) => ({
      ...{ promotion_id: id, units, free_units: free },
      set_centimes: price === null ? null : toCentimes(price),
    }));
    await db.insertInto('promotion_tiers').values(rows).execute();
  }
  const targets = targetRows({ included, excluded });
  if (targets.length === 0) return;
  await db
    .insertInto('promotion_targets')
    .values(targets.map((target) => ({ ...target, promotion_id: id })))
    .execute();
}
