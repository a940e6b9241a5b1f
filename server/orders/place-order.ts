import type { PgBoss } from 'pg-boss';
import { ApiError, signedOut } from '../../shared/api-error.ts';
import type { OrderBody } from '../../shared/orders.ts';
import { toCentimes } from '../../shared/prices.ts';
import type { Db } from '../db/connection.ts';
import { newId } from '../db/new-id.ts';
import { brokenConstraint, runTransaction } from '../db/run-transaction.ts';
import { enqueue } from '../email/job.ts';
import type { Limits } from '../http/limits.ts';
import { findEarlierOrder, hashBody } from './claim-idempotency-key.ts';
import { type Buyer, insertOrder, stateOfNew } from './insert-order.ts';
import { claimAndLock } from './order-products.ts';
import type { OrderRow } from './order-queries.ts';
import { countByProduct, mergeLines, type PricedOrder, priceOrder } from './price-order.ts';
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
  const placed = await runTransaction(db, (db) => placeInTransaction(db, placing), {
    retryOn: isIdClash,
  }).catch((error: Error) => {
    // An administrator deleted the account between the first look at it and now.
    throw brokenConstraint(error) === 'orders_user_id_fkey' ? signedOut() : error;
  });
  // The order stands, whatever happens here; its job tells the caches again.
  if (placed.isNew) await showNewStock(db, placed.order).catch(() => undefined);
  return placed;
}

async function placeInTransaction(db: Db, placing: Placing): Promise<Placed> {
  const { body, buyer, idempotencyKey, ip, jobs, limits, now } = placing;
  const id = newId();
  const lines = mergeLines(body.orderItems);
  const units = countByProduct(lines);
  const claim = { key: idempotencyKey, bodyHash: hashBody([buyer.user?.id, body]), orderId: id, now };
  const { isClaimed, products } = await claimAndLock(db, { claim, ids: units.keys() });
  // A repeated call gets the first one's answer, whatever happened to the order since.
  if (!isClaimed) return { order: { ...(await findEarlierOrder(db, claim)), ...stateOfNew }, isNew: false };

  await spendLimits(limits.within(db), ip, body.shippingAddress.phone);
  const priced = priceOrder(lines, products, body.shippingAddress.Wilaya);
  refuseProblems(priced);
  refuseStaleQuote(priced, body.quotedTotal);

  const order = await insertOrder(db, { id, body, buyer, priced, units });
  await enqueue(db, { jobs, job: sendOrderConfirmation, data: { orderId: id } });
  return { order, isNew: true };
}

/** Threats T15. Counted in the transaction: a refused order costs the buyer nothing. Always in this order, as locks are. */
async function spendLimits(limits: Limits, ip: string, phone: string) {
  await limits.spend('ordersByAddress', ip);
  await limits.spend('ordersByPhone', nationalNumber(phone));
}

/** Digits without Algeria's prefixes: +213 555 12 34 56, +213 (0)555 12 34 56 and 0555123456 are the same phone. */
function nationalNumber(phone: string) {
  const digits = phone.replace(/\D/g, '');
  return digits.replace(/^(00)?213(?=0?\d{8,9}$)/, '').replace(/^0/, '');
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
