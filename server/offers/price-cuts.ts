import { sql } from 'kysely';
import { may, type Rights } from '../../shared/access/roles.ts';
import { toCentimes, toDinars } from '../../shared/catalog/prices.ts';
import { ApiError, invalidField } from '../../shared/contract/api-error.ts';
import {
  type CutProducts,
  declaredProducts,
  type OfferBody,
  previewedProducts,
} from '../../shared/offers/offers.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Language } from '../../shared/values/languages.ts';
import type { Db } from '../platform/db/connection.ts';
import { nameIn, nameWithLabel } from '../platform/db/name-in.ts';
import { dropFromCaches } from '../platform/db/notify.ts';
import { targetRows } from './target-rows.ts';

/** The parts of an offer that say what it gives and to which products. */
type Terms = Pick<OfferBody, 'kind' | 'percent' | 'amount' | 'price' | 'included' | 'excluded'>;

/** The reduction of an offer, as its row stores it. */
export function cutColumns({ percent, amount, price }: Pick<Terms, 'percent' | 'amount' | 'price'>) {
  return {
    percent,
    amount_centimes: amount === null ? null : toCentimes(amount),
    price_centimes: price === null ? null : toCentimes(price),
  };
}

/**
 * SQL that selects the products of a price cut with their prices: `former` without any reduction, `before` without any cut,
 * `after` with this one.
 */
function selectCut(terms: Terms, language?: Language) {
  const { percent, amount_centimes, price_centimes } = cutColumns(terms);
  return sql`
    select p.id, ${nameIn('product', language, { id: sql`p.id`, name: nameWithLabel('p') })} as name, p.image_url, p.number,
      p.cost_centimes, p.price_centimes as former,
      coalesce(p.discounted_price_centimes, p.price_centimes) as before,
      cut_price(p.price_centimes, ${percent}, ${amount_centimes}, ${price_centimes}) as after
    from products p
    where p.id in (select products_of_targets(${JSON.stringify(targetRows(terms))}))`;
}

type Judged = { free: string | null; below_cost: string | null; count_below: number };

/**
 * Throws ApiError 400 if a price cut would give a product away, and 409 if it would sell one below its cost price and the
 * body does not accept that. Whoever may not see money is not told, because trying several cuts would tell the cost.
 */
export async function refuseUnfitCut(db: Db, body: OfferBody, by: Rights) {
  if (body.kind !== 'price_cut') return;
  const isBelow = may(by, 'money') ? sql`after < cost_centimes and after < before` : sql`false`;
  const { rows } = await sql<Judged>`
    select min(name) filter (where after <= 0) as free, min(name) filter (where ${isBelow}) as below_cost,
      (count(*) filter (where ${isBelow}))::int as count_below
    from (${selectCut(body)}) cut`.execute(db);
  const { free = null, below_cost = null, count_below = 0 } = rows[0] ?? {};
  if (free !== null) {
    throw invalidField(
      body.percent === null ? 'amount' : 'percent',
      refusal('offer-cut-free', { product: free }),
    );
  }
  if (below_cost === null || body.acceptsBelowCost) return;
  const why = refusal('offer-below-cost', { product: below_cost, count: count_below });
  throw new ApiError(409, why, { refused: { acceptsBelowCost: why } });
}

/** The effect of a price cut before it is saved. Throws ApiError 409 for an offer of another kind. */
export function previewCut(db: Db, terms: Terms, language?: Language): Promise<CutProducts> {
  return readCut(db, { terms, language, limit: previewedProducts });
}

/** The products of a price cut with their former and their new price. Throws ApiError 409 for an offer of another kind. */
export function productsOfCut(db: Db, terms: Terms, language?: Language): Promise<CutProducts> {
  return readCut(db, { terms, language, limit: declaredProducts });
}

type CutRow = {
  id: string;
  name: string;
  image_url: string;
  former: number;
  before: number;
  after: number;
  count: number;
};

type Reading = { terms: Terms; language: Language | undefined; limit: number };

async function readCut(db: Db, { terms, language, limit }: Reading): Promise<CutProducts> {
  if (terms.kind !== 'price_cut') throw new ApiError(409, refusal('offer-is-no-cut'));
  const { rows } = await sql<CutRow>`
    select id, name, image_url, former, before, after, (count(*) over ())::int as count
    from (${selectCut(terms, language)}) cut where after > 0 and after < before
    order by plain_text(name), number limit ${limit}`.execute(db);
  return {
    count: rows[0]?.count ?? 0,
    products: rows.map(({ id, name, image_url: imageUrl, former, before, after }) => ({
      ...{ _id: id, name, imageUrl },
      ...{ former: toDinars(former), before: toDinars(before), after: toDinars(after) },
    })),
  };
}

/**
 * Prices the products again that an offer sells or has just come to sell. The transaction holds the lock of the catalog. An
 * offer of another kind has none.
 */
export async function refreshCut(db: Db, id: string) {
  const { rows } = await sql<{ changed: boolean }>`
    select cardinality(refresh_offer_prices(array(
      select id::text from products where offer_id = ${id}
      union
      select products_of_targets((select jsonb_agg(to_jsonb(t)) from promotion_targets t where promotion_id = ${id}))
      where exists (
        select from promotions
        where id = ${id} and kind = 'price_cut' and is_active and v.offers_day between first_day and last_day
      )
    ), v.offers_day)) > 0 as changed
    from catalog_version v`.execute(db);
  // The days of an offer are shown with its products, so they change too.
  if (rows[0]?.changed || (await sells(db, id))) await dropFromCaches(db, ['catalog']);
}

async function sells(db: Db, id: string) {
  return db.selectFrom('products').select('id').where('offer_id', '=', id).limit(1).executeTakeFirst();
}

/** Ends an offer that is about to be deleted, because its products name it. */
export async function retireCut(db: Db, id: string) {
  await db.updateTable('promotions').set({ is_active: false }).where('id', '=', id).execute();
  await refreshCut(db, id);
}
