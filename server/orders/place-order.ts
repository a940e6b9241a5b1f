import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import { toCentimes, toDinars } from '../../shared/catalog/prices.ts';
import { ApiError, invalidField } from '../../shared/contract/api-error.ts';
import type { Corrections } from '../../shared/orders/corrections.ts';
import type { OrderBody } from '../../shared/orders/orders.ts';
import { type Refusal, refusal } from '../../shared/refusals/refusals.ts';
import type { Language } from '../../shared/values/languages.ts';
import { nationalNumber } from '../../shared/values/text.ts';
import { keepOrderAddress } from '../accounts/addresses/address-book.ts';
import { keepLanguage } from '../accounts/sessions/keep-language.ts';
import { readTariff, tariffOfVersion } from '../delivery/read-tariff.ts';
import { findOffers, takeUses, withoutLost } from '../offers/find-offers.ts';
import { giftProductsOf } from '../offers/give-gifts.ts';
import { breaksOfferLink, forgetOffers } from '../offers/read-offers.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { prepared } from '../platform/db/prepared-queries.ts';
import { brokenConstraint, runTransaction } from '../platform/db/run-transaction.ts';
import type { Limits } from '../platform/http/limits.ts';
import type { Visitor } from '../platform/http/visitor.ts';
import { enqueue } from '../platform/jobs/job.ts';
import { dayOf } from '../platform/settings/shop-day.ts';
import { readShopSettings } from '../platform/settings/shop-settings.ts';
import { applyStatus } from './change-order.ts';
import { toGranted, withAgreedPrices } from './corrections/apply-corrections.ts';
import { linkExchange, lockExchanged } from './corrections/link-exchange.ts';
import { changesOfCorrections, storeCorrections } from './corrections/store-corrections.ts';
import { dropBoughtProducts } from './drop-bought-products.ts';
import { type Claim, claimKey, findEarlierOrder, hashBody } from './idempotency-keys.ts';
import { type Buyer, fillEmptyAddress, insertOrder, newOrderState, type Staff } from './insert-order.ts';
import { lockProducts, type OrderProduct } from './lines/order-products.ts';
import { takeStock } from './move-stock.ts';
import type { OrderRow } from './order-queries.ts';
import { refusalOfBlocked } from './phone-blocks/refusal-of-blocked.ts';
import { mergeLines, type PricedOrder, priceOrder } from './price-order.ts';
import { refuseUngrantable, toQuote } from './quote-order.ts';
import { reviewOrder } from './review/review-order.ts';
import { sendOrderConfirmation, sendOrderNotice } from './send-order-confirmation.ts';

type OrderRequest = {
  body: OrderBody;
  /** The page's language. A repeated Idempotency-Key with another language is still the same order. */
  language: Language;
  buyer: Buyer;
  /** Absent if the buyer places the order. */
  staff?: Staff | undefined;
  /** The corrections. */
  corrections?: Corrections | undefined;
  /** Whether the staff has the buyer’s confirmation already. */
  isConfirmed?: boolean;
  /** The delivered order for whose returned units the staff takes this one. */
  exchangeOf?: string | undefined;
  /** Whether it is a sample of a demo, which is placed in a closed shop too. */
  isSample?: boolean;
  visitor: Visitor;
  idempotencyKey: string | undefined;
  jobs: PgBoss;
  limits: Limits;
  now: Date;
};

/** `isNew` is false when an earlier call with the same Idempotency-Key placed the order. */
type Placed = { order: OrderRow; isNew: boolean };

/**
 * Places an order in one transaction: afterwards all of it exists, or none of it (requirements: Stock and orders).
 * Throws ApiError 400 (no e-mail, size not chosen), 401 (the account has just been deleted), 404 (unknown product),
 * 409 (closed shop, too few left, not for sale, stale `quotedTotal`, a blocked phone number), 422 (Idempotency-Key used for another order), 429 (too many
 * orders).
 */
export async function placeOrder(db: Db, request: OrderRequest): Promise<Placed> {
  await requireGuestEmail(db, request);
  const placed = await readAndPlace(db, request).catch((error: Error) => {
    // An offer was deleted after it was read. Without it the order is another one, or has another total.
    if (!breaksOfferLink(error)) throw error;
    forgetOffers(db);
    return readAndPlace(db, request);
  });
  // The order is valid even if this fails. Its job notifies the caches again, and the next order has a language too.
  if (placed.isNew) await followUp(db, request, placed).catch(() => undefined);
  return placed;
}

async function readAndPlace(db: Db, request: OrderRequest) {
  const known = await readKnown(db, request);
  return runTransaction(db, (db) => placeInTransaction(db, request, known), { retryOn: isIdClash });
}

/** Couriers need the phone number; the settings may do without the address, and so may the staff and quick orders. */
async function requireGuestEmail(db: Db, { buyer, staff, body }: OrderRequest) {
  if (buyer.user || staff || body.shippingAddress.email) return;
  const { emailIsOptional, quickOrder } = (await readShopSettings(db)).delivery;
  if (emailIsOptional || (body.source === 'quick' && quickOrder !== 'off')) return;
  throw invalidField('shippingAddress.email', refusal('email-required'));
}

/** What this process remembers, so that an order does not query it. */
async function readKnown(db: Db, { body, staff, isSample, now, visitor, limits }: OrderRequest) {
  const { calls, mails, orders } = await readShopSettings(db);
  return {
    tariff: await readTariff(db),
    offers: await findOffers(db, {
      code: body.discountCode,
      phone: body.shippingAddress.phone,
      day: dayOf(now),
      guesser: staff ? undefined : { visitor, limits },
    }),
    budget: calls,
    isClosed: !staff && !isSample && !orders.isOpen,
    /** Whether the shop wants a mail about it. The staff knows of the orders that it takes. */
    isNoticed: !staff && mails.orderNotices !== '',
    /** The error to throw for a blocked phone number. */
    refusal: staff ? undefined : await refusalOfBlocked(db, { address: body.shippingAddress, now }),
  };
}

type Known = Awaited<ReturnType<typeof readKnown>>;

/**
 * The steps of an order, in the order in which they happen. What they lock is always locked in this sequence: the order
 * that an exchange replaces, the key, the products (`lockOrder`), the counters. So two orders cannot deadlock.
 */
async function placeInTransaction(db: Db, request: OrderRequest, known: Known): Promise<Placed> {
  const { body, language, buyer, staff, corrections, limits, now } = request;
  const id = newId();
  const lines = withAgreedPrices(mergeLines(body.orderItems), corrections?.prices);
  const gifts = giftProductsOf(known.offers.automatic);

  if (request.exchangeOf) await lockExchanged(db, request.exchangeOf);
  const claim = { key: request.idempotencyKey, bodyHash: hashOf(request), orderId: id, now };
  const { isClaimed, products, tariffVersion } = await claimAndLock(db, claim, {
    ids: new Set([...lines.map(({ productId }) => productId), ...gifts]),
    language,
  });
  if (!isClaimed) {
    // A repeated call gets the answer of the first one, whatever has happened to the order since.
    const first = { ...(await findEarlierOrder(db, claim)), ...newOrderState };
    return { order: { ...first, ...(request.isConfirmed && confirmedState) }, isNew: false };
  }

  // Only now, because a repeated call must still be answered with the order that it placed.
  if (known.isClosed) throw new ApiError(409, refusal('shop-closed'));

  // One member of staff takes many orders.
  if (!staff) await spendOrderLimits(db, request);

  const tariff = await tariffOfVersion(db, known.tariff, tariffVersion);
  const granted = corrections && { granted: toGranted(corrections) };
  const going = { tariff, address: body.shippingAddress, day: dayOf(now), ...granted };
  const priced = priceOrder(lines, products, { ...going, offers: known.offers });
  const { units } = priced;
  refuseProblems(priced);
  refuseUngrantable(priced);
  refuseStaleQuote(priced, request);
  if (priced.codeProblem) throw invalidCode(priced.codeProblem);
  // Checked last: anyone who probes whether a number is blocked places a real order if it is not, and orders are
  // limited per hour (threats T15).
  if (known.refusal) throw known.refusal;

  const lost = await takeUses(db, { discounts: priced.discounts, phone: body.shippingAddress.phone });
  if (lost) {
    const offers = withoutLost(known.offers, lost);
    throw staleQuote(priceOrder(lines, products, { ...going, offers }), language);
  }
  // An order of the staff is never held: somebody has spoken with its buyer.
  const isReviewed = !staff && limits.isOn;
  const holdReason = isReviewed
    ? await reviewOrder(db, { ...request, ...known, units, priced, products })
    : null;
  // A held order takes no units until the staff releases it.
  if (!holdReason) await takeStock(db, { orderId: id, units, reason: 'order' });
  const order = await insertOrder(db, { id, body, language, buyer, staff, priced, holdReason });
  await fillEmptyAddress(db, order);
  const credit_centimes = await recordTaken(db, request, { id, priced });
  await enqueue(db, { jobs: request.jobs, job: sendOrderConfirmation, data: { orderId: id } });
  if (known.isNoticed) await enqueue(db, { jobs: request.jobs, job: sendOrderNotice, data: { orderId: id } });
  return { order: await confirmAtOnce(db, { ...order, credit_centimes }, request), isNew: true };
}

/** The member of staff who took the order on the phone, and the corrections. Returns what the buyer paid before, in centimes. */
async function recordTaken(
  db: Db,
  { staff, corrections, exchangeOf }: OrderRequest,
  { id, priced }: { id: string; priced: PricedOrder },
) {
  if (!staff) return 0;
  if (corrections) await storeCorrections(db, id, corrections);
  const changes = corrections && { changes: changesOfCorrections(corrections, priced) };
  await recordChange(db, { by: staff, action: 'order.taken', subjectId: id, ...changes });
  if (!exchangeOf) return 0;
  return linkExchange(db, { id, totalCentimes: priced.totalCentimes, exchangeOf, by: staff });
}

const confirmedState = { status: 'Processing' } as const;

/** An order that its buyer has confirmed on the phone waits for no call. Its only mail is that of a new order. */
async function confirmAtOnce(db: Db, order: OrderRow, { staff, isConfirmed, jobs, now }: OrderRequest) {
  if (!staff || !isConfirmed) return order;
  const change = await applyStatus(db, order, { ...confirmedState, by: staff, jobs, now });
  const told = { status_mail_id: null, told_status: confirmedState.status };
  await db.updateTable('orders').set(told).where('id', '=', order.id).execute();
  if (change) await recordChange(db, { by: staff, subjectId: order.id, ...change });
  return { ...order, ...confirmedState };
}

type Locked = { isClaimed: boolean; products: OrderProduct[]; tariffVersion: number };

/**
 * Claims the key and locks the products, so that price and stock stay as they are read here until the transaction ends.
 * Together with the version of the tariff that is one round trip, which costs an order more than the reading does.
 */
async function claimAndLock(db: Db, claim: Claim, named: { ids: Iterable<string>; language: Language }) {
  const { rows } = await sql<Locked>`
    with claimed as (${claimKey(claim)}), locked as (${lockProducts(named)})
    select exists (select from claimed) as "isClaimed",
      (select coalesce(json_agg(locked), '[]') from locked) as products,
      (select version from delivery_terms) as "tariffVersion"
    ${prepared}`.execute(db);
  const [locked] = rows;
  if (!locked) throw new Error('nothing was locked');
  return { ...locked, isClaimed: locked.isClaimed || claim.key === undefined };
}

/** The same order of the same caller always has the same hash. */
function hashOf({ body, buyer, staff, corrections, isConfirmed, exchangeOf, language }: OrderRequest) {
  const more = [
    ...(corrections ? [corrections] : []),
    ...(isConfirmed ? [confirmedState] : []),
    ...(exchangeOf ? [{ exchangeOf }] : []),
  ];
  return hashBody(staff ? [staff.id, language, body, ...more] : [buyer.user?.id, body]);
}

/**
 * Counts the order by browser, by network address and by phone, because cash on delivery makes a fake order free of charge
 * (threats T15). A refused order costs the buyer nothing, because the counts are part of the transaction. Throws ApiError 429.
 */
async function spendOrderLimits(db: Db, { visitor: { visitor, ip }, body, limits }: OrderRequest) {
  const counters = limits.within(db);
  await counters.spend('ordersByVisitor', visitor);
  await counters.spend('ordersByAddress', ip);
  await counters.spend('ordersByPhone', nationalNumber(body.shippingAddress.phone));
}

/** Throws ApiError with all lines that cannot be sold. */
export function refuseProblems({ lines }: PricedOrder) {
  const problems = lines.flatMap(({ position, problem }) => (problem ? [{ ...problem, position }] : []));
  const [first] = problems;
  if (!first) return;
  const refused = Object.fromEntries(
    problems.map(({ position, part, why }) => [`orderItems.${position}.${part}`, why]),
  );
  throw new ApiError(first.status, first.why, { refused });
}

type Quoted = { body: { quotedTotal?: number | undefined } };

/** Nobody orders for a different total from the one on screen (requirements: Quotes). */
export function refuseStaleQuote(
  priced: PricedOrder,
  { body: { quotedTotal }, staff, language }: Pick<OrderRequest, 'staff' | 'language'> & Quoted,
) {
  const { totalCentimes } = priced;
  if (quotedTotal === undefined || toCentimes(quotedTotal) === totalCentimes) return;
  // The form of the staff asks for the quote again.
  if (staff) throw new ApiError(409, refusal('order-total-changed', { total: toDinars(totalCentimes) }));
  throw staleQuote(priced, language);
}

function staleQuote(priced: PricedOrder, language: Language) {
  return new ApiError(409, refusal('prices-changed'), { extra: { quote: toQuote(priced, language) } });
}

/** An order with a code that takes nothing off is not what its buyer wants. */
function invalidCode(why: Refusal) {
  return new ApiError(409, why, { refused: { discountCode: why } });
}

/** Ids and order numbers are random, so two may be the same one day. The transaction then runs again with new ones. */
function isIdClash(error: Error) {
  const constraint = brokenConstraint(error);
  return constraint === 'orders_pkey' || constraint === 'orders_number_key';
}

async function followUp(db: Db, { buyer: { user }, language }: OrderRequest, { order }: Placed) {
  await Promise.all([
    dropBoughtProducts(db, order, ['orders-placed']),
    keepLanguage(db, { user, language }),
    user && keepOrderAddress(db, { userId: user.id, orderId: order.id }),
  ]);
}
