import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import { ApiError } from '../../shared/api-error.ts';
import type { Language } from '../../shared/languages.ts';
import type { OrderBody } from '../../shared/orders.ts';
import { toCentimes } from '../../shared/prices.ts';
import type { Settings } from '../../shared/settings.ts';
import { keepOrderAddress } from '../accounts/addresses/address-book.ts';
import { keepLanguage } from '../accounts/sessions/keep-language.ts';
import { readTariff, type Tariff, tariffOfVersion } from '../delivery/read-tariff.ts';
import { recordChanges } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { prepared } from '../platform/db/prepared-queries.ts';
import type { Limits } from '../platform/http/limits.ts';
import type { Visitor } from '../platform/http/visitor.ts';
import { enqueueAll } from '../platform/jobs/job.ts';
import { dayOf } from '../platform/settings/shop-day.ts';
import { readShopSettings } from '../platform/settings/shop-settings.ts';
import { batchOrders } from './batch-orders.ts';
import { dropBoughtProducts } from './drop-bought-products.ts';
import { claimKeys, findEarlierOrder, hashBody } from './idempotency-keys.ts';
import { type Buyer, insertOrders, newOrderState, type Staff } from './insert-orders.ts';
import { spendOrderLimits } from './order-limits.ts';
import type { OrderRow } from './order-queries.ts';
import { refusalOfBlocked } from './phone-blocks/refusal-of-blocked.ts';
import {
  countByProduct,
  mergeLines,
  namedIn,
  type PricedOrder,
  priceOrder,
  type StoredProduct,
  selectProducts,
  toQuote,
} from './price-order.ts';
import { type PlacedOrder, reviewOrders } from './review/review-orders.ts';
import { sendOrderConfirmation } from './send-order-confirmation.ts';

type OrderRequest = {
  body: OrderBody;
  /** The page's language. A repeated Idempotency-Key with another language is still the same order. */
  language: Language;
  buyer: Buyer;
  /** Absent if the buyer places the order. */
  staff?: Staff | undefined;
  visitor: Visitor;
  idempotencyKey: string | undefined;
  jobs: PgBoss;
  limits: Limits;
  now: Date;
};

/**
 * A request with the tariff and the settings cached in this process and, for a blocked phone number, the error to throw.
 */
type TariffedRequest = OrderRequest & {
  tariff: Tariff;
  refusal: ApiError | undefined;
  budget: Settings<'calls'>;
};

/** `isNew` is false when an earlier call with the same Idempotency-Key placed the order. */
type Placed = { order: OrderRow; isNew: boolean };

/**
 * Places an order in one transaction: afterwards all of it exists, or none of it (requirements: Stock and orders).
 * Throws ApiError 400 (no e-mail, size not chosen), 401 (the account has just been deleted), 404 (unknown product),
 * 409 (too few left, not for sale, stale `quotedTotal`, a blocked phone number), 422 (Idempotency-Key used for another order), 429 (too many
 * orders).
 */
export async function placeOrder(db: Db, request: OrderRequest): Promise<Placed> {
  await requireGuestEmail(db, request);
  const { body, staff, now } = request;
  const refusal = staff ? undefined : await refusalOfBlocked(db, { address: body.shippingAddress, now });
  const { calls: budget } = await readShopSettings(db);
  const placed = await placeInBatch(db, { ...request, tariff: await readTariff(db), refusal, budget });
  // The order is valid even if this fails. Its job notifies the caches again, and the next order has a language too.
  if (placed.isNew) await followUp(db, request, placed).catch(() => undefined);
  return placed;
}

async function followUp(db: Db, { buyer: { user }, language }: OrderRequest, { order }: Placed) {
  await Promise.all([
    dropBoughtProducts(db, order),
    keepLanguage(db, { user, language }),
    user && keepOrderAddress(db, { userId: user.id, orderId: order.id }),
  ]);
}

/** Couriers need the phone number; the settings may do without the address, and so may the staff on the phone. */
async function requireGuestEmail(db: Db, { buyer, staff, body }: OrderRequest) {
  if (buyer.user || staff || body.shippingAddress.email) return;
  if ((await readShopSettings(db)).delivery.emailIsOptional) return;
  const message = 'Email is required';
  throw new ApiError(400, message, { fields: { 'shippingAddress.email': message } });
}

const placeInBatch = batchOrders(placeInTransaction);

/**
 * The steps of one order, in the order in which they happen. Orders that arrive together take each step together, one
 * statement for all. Returns them in the sequence of the requests.
 */
async function placeInTransaction(db: Db, requests: TariffedRequest[]): Promise<Placed[]> {
  const drafts = requests.map(toDraft);
  const { claimed, products, tariffVersion } = await claimAndLock(db, drafts);
  const fresh = drafts.filter(({ id, claim }) => claim.key === undefined || claimed.includes(id));
  // One member of staff takes many orders.
  await spendOrderLimits(
    db,
    fresh.filter(({ staff }) => !staff),
  );
  const [first] = fresh;
  const tariff = first && (await tariffOfVersion(db, first.tariff, tariffVersion));
  const priced = fresh.map((draft) => {
    const current = { ...draft, tariff: tariff ?? draft.tariff };
    return { ...current, priced: price(current, products) };
  });
  const orders = await withHolds(db, priced, products);
  const rows = await insertOrders(db, orders);
  await enqueueConfirmations(db, orders);
  await recordStaff(db, orders);
  const inserted = new Map(rows.map((row) => [row.id, row]));
  const placed: Placed[] = [];
  for (const { id, claim } of drafts) {
    const order = inserted.get(id);
    // A repeated call gets the answer of the first one, whatever has happened to the order since.
    placed.push({
      order: order ?? { ...(await findEarlierOrder(db, claim)), ...newOrderState },
      isNew: order !== undefined,
    });
  }
  return placed;
}

function toDraft(request: TariffedRequest) {
  const { body, buyer, staff, language, idempotencyKey, now } = request;
  const id = newId();
  const lines = mergeLines(body.orderItems);
  const claim = {
    key: idempotencyKey,
    bodyHash: hashBody(staff ? [staff.id, language, body] : [buyer.user?.id, body]),
    orderId: id,
    now,
  };
  return { ...request, staff, id, claim, lines, units: countByProduct(lines) };
}

type Draft = ReturnType<typeof toDraft>;

/** `claimed` contains the ids of the orders that own their keys. */
type Locked = { claimed: string[]; products: StoredProduct[]; tariffVersion: number };

/**
 * Claims the Idempotency-Keys and reads the products, in one round trip. The products stay locked until the transaction
 * ends, so price and stock stay as they were read. Rows are locked in the order of their ids: two orders of the same
 * products cannot deadlock.
 */
async function claimAndLock(db: Db, drafts: Draft[]): Promise<Locked> {
  const ids = new Set(drafts.flatMap(({ units }) => [...units.keys()]));
  const languages = drafts.map(({ language }) => language);
  const { rows } = await sql<Locked>`
    with claimed as (${claimKeys(drafts.map(({ claim }) => claim))}),
    locked as (${selectProducts(ids, languages)} order by p.id for update of p)
    select
      array(select order_id from claimed) as claimed,
      (select version from delivery_terms) as "tariffVersion",
      (select coalesce(json_agg(locked), '[]') from locked) as products
    ${prepared}`.execute(db);
  return rows[0] ?? { claimed: [], products: [], tariffVersion: 0 };
}

/** Throws ApiError if a line cannot be sold, the total is not the one that the buyer saw, or the phone number is blocked. */
function price(
  { body, language, lines, tariff, now, refusal }: Draft,
  products: StoredProduct[],
): PricedOrder {
  const going = { tariff, address: body.shippingAddress, day: dayOf(now) };
  const priced = priceOrder(lines, namedIn(language, products), going);
  refuseProblems(priced);
  if (priced.undeliverable) throw priced.undeliverable;
  refuseStaleQuote(priced, body.quotedTotal);
  // Checked last: anyone who probes whether a number is blocked places a real order if it is not, and orders are
  // limited per hour (threats T15).
  if (refusal) throw refusal;
  return priced;
}

type PricedDraft = Draft & { priced: PricedOrder };

/** Orders that reserve too much wait for review. One of the staff never does: somebody has spoken with its buyer. */
async function withHolds(db: Db, drafts: PricedDraft[], products: StoredProduct[]) {
  const budgeted = drafts.filter(({ staff, limits }) => !staff && limits.isOn);
  const [first] = budgeted;
  const reasons = first
    ? await reviewOrders(db, { ...first, orders: budgeted.map(toReviewed), products })
    : [];
  const held = new Map(budgeted.map(({ id }, index) => [id, reasons[index] ?? null]));
  return drafts.map((draft) => ({ ...draft, holdReason: held.get(draft.id) ?? null }));
}

function toReviewed({ body, buyer, visitor, units, priced }: PricedDraft): PlacedOrder {
  return {
    phone: body.shippingAddress.phone,
    browserHash: buyer.browserHash,
    userId: buyer.user?.id ?? null,
    ip: visitor.ip,
    units,
    totalCentimes: priced.totalCentimes,
  };
}

/** Throws ApiError with all lines that cannot be sold. */
export function refuseProblems({ lines }: PricedOrder) {
  const problems = lines.flatMap(({ position, problem }) => (problem ? [{ ...problem, position }] : []));
  const [first] = problems;
  if (!first) return;
  const fields = Object.fromEntries(
    problems.map(({ position, part, message }) => [`orderItems.${position}.${part}`, message]),
  );
  throw new ApiError(first.status, first.message, { fields });
}

/** A buyer never pays a different total from the one on screen (requirements: Quotes). */
export function refuseStaleQuote(priced: PricedOrder, quotedTotal: number | undefined) {
  if (quotedTotal === undefined || toCentimes(quotedTotal) === priced.totalCentimes) return;
  const message = 'Prices have changed. Please review your order again.';
  throw new ApiError(409, message, { extra: { quote: toQuote(priced) } });
}

/** Orders on the phone have an entry in the history; the others are the buyers' own. */
async function recordStaff(db: Db, orders: Draft[]) {
  const taken = orders.flatMap(({ id, staff }) =>
    staff ? [{ by: staff, action: 'order.taken' as const, subjectId: id }] : [],
  );
  if (taken.length > 0) await recordChanges(db, taken);
}

async function enqueueConfirmations(db: Db, orders: Draft[]) {
  const [first] = orders;
  if (!first) return;
  const all = orders.map(({ id }) => ({ orderId: id }));
  await enqueueAll(db, { jobs: first.jobs, job: sendOrderConfirmation, all });
}
