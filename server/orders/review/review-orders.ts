import { sql } from 'kysely';
import type { HoldReason } from '../../../shared/order-terms.ts';
import type { Settings } from '../../../shared/settings.ts';
import { nationalNumber } from '../../../shared/text.ts';
import type { Db } from '../../platform/db/connection.ts';
import type { Limits } from '../../platform/http/limits.ts';

/** An order that is about to be placed, with the products that it names. */
export type PlacedOrder = {
  phone: string;
  browserHash: Buffer | null;
  userId: string | null;
  ip: string;
  /** Units of each product. */
  units: Map<string, number>;
  totalCentimes: number;
};

type Budget = Pick<Settings<'calls'>, 'reviewUnits' | 'reviewTotal' | 'reviewProducts'>;

type Review = {
  orders: PlacedOrder[];
  /** The products of all orders, locked, with their stock before these orders. */
  products: { id: string; stock: number }[];
  budget: Budget;
  limits: Limits;
};

/** What some orders reserve together. */
type Share = { units: number; dinars: number; soldOut: Set<string> };

/** A browser may serve a family, and a network address the customers of a whole mobile operator. */
const phones = 1;
const browsers = 2;
const addresses = 5;

/**
 * Which of these orders wait for review, and why; null for the others (requirements: Held for review). An unconfirmed order
 * costs nothing and takes units from other buyers (threats T15), so the orders of a phone number, of a browser or account and
 * of a network address may only reserve so much until somebody has confirmed them. The counters of the orders' limits are
 * locked already, so that orders of one phone number, browser or network address come one after the other.
 */
export async function reviewOrders(db: Db, { orders, ...review }: Review): Promise<(HoldReason | null)[]> {
  if (orders.length === 0) return [];
  const open = await readOpenOrders(db, orders);
  const stock = new Map(review.products.map(({ id, stock }) => [id, stock]));
  const reasons: (HoldReason | null)[] = [];
  for (const order of orders) {
    const own = shareOf(order, stock);
    const reason =
      excessOf([own, ...open.filter(isSamePhone(order))], { ...review, times: phones }) ??
      excessOf([own, ...open.filter(isSameBrowser(order))], { ...review, times: browsers }) ??
      (await excessOfAddress(db, own, { ...review, ip: order.ip }));
    reasons.push(reason);
    if (reason) continue;
    open.push({ ...own, ...keysOf(order) });
    for (const [id, units] of order.units) stock.set(id, (stock.get(id) ?? 0) - units);
  }
  return reasons;
}

function shareOf({ units, totalCentimes }: PlacedOrder, stock: Map<string, number>): Share {
  const emptied = [...units].filter(([id, wanted]) => wanted >= (stock.get(id) ?? 0));
  return {
    units: [...units.values()].reduce((sum, wanted) => sum + wanted, 0),
    dinars: Math.ceil(totalCentimes / 100),
    soldOut: new Set(emptied.map(([id]) => id)),
  };
}

type Allowed = { budget: Budget; times: number };

function excessOf(shares: Share[], { budget, times }: Allowed): HoldReason | null {
  const sum = (value: (share: Share) => number) => shares.reduce((sum, share) => sum + value(share), 0);
  const soldOut = new Set(shares.flatMap((share) => [...share.soldOut]));
  return reasonFor(
    { units: sum(({ units }) => units), dinars: sum(({ dinars }) => dinars), products: soldOut.size },
    { budget, times },
  );
}

type Sums = { units: number; dinars: number; products: number };

function reasonFor({ units, dinars, products }: Sums, { budget, times }: Allowed): HoldReason | null {
  if (products > Number(budget.reviewProducts) * times) return 'products';
  if (units > Number(budget.reviewUnits) * times) return 'units';
  if (dinars > Number(budget.reviewTotal) * times) return 'total';
  return null;
}

type AddressReview = { budget: Budget; limits: Limits; ip: string };

/** Orders do not store network addresses, so what one reserves is counted for a day, whatever becomes of the orders. */
async function excessOfAddress(db: Db, own: Share, { budget, limits, ip }: AddressReview) {
  const counters = limits.within(db);
  const count = async (sign: 1 | -1): Promise<Sums> => ({
    units: await counters.count('reservedUnitsByAddress', ip, sign * own.units),
    dinars: await counters.count('reservedDinarsByAddress', ip, sign * own.dinars),
    products: await counters.count('soldOutByAddress', ip, sign * own.soldOut.size),
  });
  const reason = reasonFor(await count(1), { budget, times: addresses });
  // A held order reserves nothing.
  if (reason) await count(-1);
  return reason;
}

type Keys = { phoneKey: string; browserHash: Buffer | null; userId: string | null };

type OpenOrder = Share & Keys;

function keysOf({ phone, browserHash, userId }: PlacedOrder): Keys {
  return { phoneKey: nationalNumber(phone), browserHash, userId };
}

function isSamePhone(order: PlacedOrder) {
  const { phoneKey } = keysOf(order);
  return (other: Keys) => other.phoneKey === phoneKey;
}

function isSameBrowser({ browserHash, userId }: PlacedOrder) {
  return (other: Keys) =>
    userId
      ? other.userId === userId
      : browserHash !== null && (other.browserHash?.equals(browserHash) ?? false);
}

type Row = Keys & { units: number; dinars: number; soldOut: string[] };

/** The unconfirmed orders of the same phone numbers, browsers and accounts that have their units. */
async function readOpenOrders(db: Db, orders: PlacedOrder[]): Promise<OpenOrder[]> {
  const keys = orders.map(keysOf);
  const browserHashes = keys.flatMap(({ browserHash }) => browserHash ?? []);
  const userIds = keys.flatMap(({ userId }) => userId ?? []);
  // A union, so that each part uses its own index.
  const { rows } = await sql<Row>`
    select o.phone_key as "phoneKey", o.browser_hash as "browserHash", o.user_id as "userId",
      ceil(o.total_price_centimes / 100.0)::int as dinars, lines.units, lines."soldOut"
    from orders o
    cross join lateral (
      select sum(i.quantity)::int as units,
        coalesce(array_agg(i.product_id::text) filter (where p.stock = 0), '{}') as "soldOut"
      from order_items i left join products p on p.id = i.product_id
      where i.order_id = o.id
    ) lines
    where o.hold_reason is null and o.source = 'web' and o.paid_at is null and o.id in (
      select id from orders
      where status = 'Pending' and phone_key = any(${keys.map(({ phoneKey }) => phoneKey)}::text[])
      union
      select id from orders where status = 'Pending' and browser_hash = any(${browserHashes}::bytea[])
      union
      select id from orders where status = 'Pending' and user_id = any(${userIds}::text[])
    )`.execute(db);
  return rows.map(({ soldOut, ...row }) => ({ ...row, soldOut: new Set(soldOut) }));
}
