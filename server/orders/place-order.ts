import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import { ApiError, signedOut } from '../../shared/api-error.ts';
import type { OrderBody } from '../../shared/orders.ts';
import { toCentimes } from '../../shared/prices.ts';
import type { Db } from '../platform/db/connection.ts';
import { gathering } from '../platform/db/gathering.ts';
import { newId } from '../platform/db/new-id.ts';
import { brokenConstraint, runTransaction } from '../platform/db/run-transaction.ts';
import type { Limits } from '../platform/http/limits.ts';
import { enqueueAll } from '../platform/jobs/job.ts';
import { findEarlierOrder, hashBody } from './claim-idempotency-key.ts';
import { type Buyer, insertOrders, stateOfNew } from './insert-orders.ts';
import { claimAndLock } from './order-products.ts';
import type { OrderRow } from './order-queries.ts';
import {
  countByProduct,
  mergeLines,
  type OrderProduct,
  type PricedOrder,
  priceOrder,
} from './price-order.ts';
import { toQuote } from './quote-order.ts';
import { sendOrderConfirmation } from './send-order-confirmation.ts';
import { showNewStock } from './show-new-stock.ts';

type Placing = {
  body: OrderBody;
  buyer: Buyer;
  ip: string;
  idempotencyKey: string | undefined;
  jobs: PgBoss;
  limits: Limits;
  now: Date;
};

/** `isNew` is false when the order had been placed by an earlier call with the same Idempotency-Key. */
type Placed = { order: OrderRow; isNew: boolean };

/**
 * Places an order (design §5): one transaction, so that all of it exists afterwards or nothing.
 * Throws ApiError 400 (no e-mail, size not chosen), 404 (unknown product), 409 (not that many left, not for sale,
 * stale `quotedTotal`), 401 (the account was deleted meanwhile), 422 (Idempotency-Key used for another order), 429 (too many orders).
 */
export async function placeOrder(db: Db, placing: Placing): Promise<Placed> {
  const { body, buyer } = placing;
  if (!buyer.user && !body.shippingAddress.email) {
    const message = 'Email is required';
    throw new ApiError(400, message, { fields: { 'shippingAddress.email': message } });
  }
  const placed = await placeWithOthers(db, placing);
  // The order stands, whatever happens here; its job tells the caches again.
  if (placed.isNew) await showNewStock(db, placed.order).catch(() => undefined);
  return placed;
}

/** Whose product or key is held for longer than this holds up those beside them no more. */
const longestSharedWait = '500ms';

/**
 * Orders that come while others are placed share the next transaction (docs/decisions/0031). The next begins while a
 * slow disk commits the one before.
 */
const placeWithOthers = gathering(placeEach, { most: 16, patienceMs: 10 });

/**
 * All together; or, where one of them cannot be placed or has to wait, each by itself. Not so without a connection, nor
 * if the commit fails: nobody knows then whether the orders exist, and a second try would place them twice.
 */
function placeEach(db: Db, placings: Placing[]): Promise<Placed>[] {
  if (placings.length === 1) return placings.map((placing) => placeAlone(db, placing));
  let isOpen = false;
  const together = runPlacing(db, async (db) => {
    isOpen = true;
    await sql`set local lock_timeout = ${sql.lit(longestSharedWait)}`.execute(db);
    const placed = await placeInTransaction(db, placings);
    isOpen = false;
    return placed;
  });
  return placings.map(async (placing, index) => {
    const placed = await together.catch((error: Error) => {
      if (!isOpen) throw error;
    });
    return placed?.[index] ?? placeAlone(db, placing);
  });
}

async function placeAlone(db: Db, placing: Placing): Promise<Placed> {
  const [placed] = await runPlacing(db, (db) => placeInTransaction(db, [placing])).catch((error: Error) => {
    // An administrator deleted the account between the first look at it and now.
    throw brokenConstraint(error) === 'orders_user_id_fkey' ? signedOut() : error;
  });
  if (!placed) throw new Error('An order was neither placed nor refused');
  return placed;
}

function runPlacing(db: Db, place: (db: Db) => Promise<Placed[]>) {
  return runTransaction(db, place, { retryOn: isIdClash });
}

/** Answers the orders in the sequence of `placings`. */
async function placeInTransaction(db: Db, placings: Placing[]): Promise<Placed[]> {
  const drafts = placings.map(toDraft);
  const { claimed, products } = await claimAndLock(db, {
    claims: drafts.map(({ claim }) => claim),
    ids: new Set(drafts.flatMap(({ units }) => [...units.keys()])),
  });
  const fresh = drafts.filter(({ claim }) => claim.key === undefined || claimed.includes(claim.orderId));
  const written = await writeOrders(db, fresh, products);
  const placed: Placed[] = [];
  for (const { claim } of drafts) {
    const order = written.get(claim.orderId);
    // A repeated call gets the first one's answer, whatever happened to the order since.
    const answer = order ?? { ...(await findEarlierOrder(db, claim)), ...stateOfNew };
    placed.push({ order: answer, isNew: order !== undefined });
  }
  return placed;
}

function toDraft(placing: Placing) {
  const { body, buyer, idempotencyKey, now } = placing;
  const lines = mergeLines(body.orderItems);
  const bodyHash = hashBody([buyer.user?.id, body]);
  const claim = { key: idempotencyKey, bodyHash, orderId: newId(), now };
  return { ...placing, claim, lines, units: countByProduct(lines) };
}

type Draft = ReturnType<typeof toDraft>;

/** Answers the orders by their ids. Nothing is written if one of them is refused. */
async function writeOrders(db: Db, drafts: Draft[], products: OrderProduct[]) {
  const [first] = drafts;
  if (!first) return new Map<string, OrderRow>();
  await spendLimits(db, drafts);
  const orders = drafts.map((draft) => ({
    ...draft,
    id: draft.claim.orderId,
    priced: price(draft, products),
  }));
  const rows = await insertOrders(db, orders);
  const all = rows.map(({ id }) => ({ orderId: id }));
  await enqueueAll(db, { jobs: first.jobs, job: sendOrderConfirmation, all });
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Threats T15. Counted in the transaction: a refused order costs the buyer nothing. Addresses before phones and each in
 * the order of the keys, because counting locks them.
 */
async function spendLimits(db: Db, drafts: Draft[]) {
  for (const { ip, limits } of sortedBy(drafts, ({ ip }) => ip)) {
    await limits.within(db).spend('ordersByAddress', ip);
  }
  const phones = drafts.map(({ body, limits }) => ({
    limits,
    phone: nationalNumber(body.shippingAddress.phone),
  }));
  for (const { phone, limits } of sortedBy(phones, ({ phone }) => phone)) {
    await limits.within(db).spend('ordersByPhone', phone);
  }
}

function sortedBy<Item>(items: Item[], key: (item: Item) => string) {
  return items.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** Digits without Algeria's prefixes: +213 555 12 34 56, +213 (0)555 12 34 56 and 0555123456 are the same phone. */
function nationalNumber(phone: string) {
  const digits = phone.replace(/\D/g, '');
  return digits.replace(/^(00)?213(?=0?\d{8,9}$)/, '').replace(/^0/, '');
}

/** Throws ApiError where a line cannot be had, or the total is not the one that the buyer saw. */
function price({ body, lines }: Draft, products: OrderProduct[]): PricedOrder {
  const priced = priceOrder(lines, products, body.shippingAddress.Wilaya);
  refuseProblems(priced);
  refuseStaleQuote(priced, body.quotedTotal);
  return priced;
}

function refuseProblems({ lines }: PricedOrder) {
  const problems = lines.flatMap(({ position, problem }) => (problem ? [{ ...problem, position }] : []));
  const [first] = problems;
  if (!first) return;
  const fields = Object.fromEntries(
    problems.map(({ position, part, message }) => [`orderItems.${position}.${part}`, message]),
  );
  throw new ApiError(first.status, first.message, { fields });
}

/** Nobody pays another total than the one that was shown (design §6.4). */
function refuseStaleQuote(priced: PricedOrder, quotedTotal: number | undefined) {
  if (quotedTotal === undefined || toCentimes(quotedTotal) === priced.totalCentimes) return;
  const message = 'Prices have changed. Please review your order again.';
  throw new ApiError(409, message, { extra: { quote: toQuote(priced) } });
}

/** Ids and order numbers are random, so two may clash one day; another one is drawn then (design §4). */
function isIdClash(error: Error) {
  const constraint = brokenConstraint(error);
  return constraint === 'orders_pkey' || constraint === 'orders_number_key';
}
