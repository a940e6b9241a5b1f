import { sql } from 'kysely';
import type { HoldReason } from '../../../shared/orders/order-terms.ts';
import type { OrderBody } from '../../../shared/orders/orders.ts';
import type { Settings } from '../../../shared/settings/settings.ts';
import { nationalNumber } from '../../../shared/values/text.ts';
import type { Db } from '../../platform/db/connection.ts';
import type { Limits } from '../../platform/http/limits.ts';
import type { Visitor } from '../../platform/http/visitor.ts';

type Budget = Pick<Settings<'calls'>, 'reviewUnits' | 'reviewTotal' | 'reviewProducts'>;

/** An order that is about to be placed. */
type Review = {
  body: Pick<OrderBody, 'shippingAddress'>;
  buyer: { user: { id: string } | null; browserHash: Buffer | null };
  visitor: Pick<Visitor, 'ip'>;
  /** Units of each product. */
  units: Map<string, number>;
  priced: { totalCentimes: number };
  /** Its products, locked, with their stock before the order. */
  products: { id: string; stock: number }[];
  budget: Budget;
  limits: Limits;
};

/** What an order reserves. */
type Share = { units: number; dinars: number; soldOut: string[] };

/** A browser may serve a family, and a network address the customers of a whole mobile operator. */
const phones = 1;
const browsers = 2;
const addresses = 5;

/**
 * Why an order waits for review; null if it does not (requirements: Held for review). An unconfirmed order costs nothing and
 * takes units from other buyers (threats T15), so the orders of a phone number, of a browser or account and of a network
 * address may only reserve so much until somebody has confirmed them. The counters of the orders' limits are locked already,
 * so that orders of one phone number, browser or network address come one after the other.
 */
export async function reviewOrder(db: Db, review: Review): Promise<HoldReason | null> {
  const own = shareOf(review);
  const open = await readOpenOrders(db, review);
  const ofPhone = open.filter(({ isSamePhone }) => isSamePhone);
  const ofBrowser = open.filter(({ isSameBrowser }) => isSameBrowser);
  return (
    excessOf([own, ...ofPhone], { ...review, times: phones }) ??
    excessOf([own, ...ofBrowser], { ...review, times: browsers }) ??
    (await excessOfAddress(db, own, review))
  );
}

function shareOf({ units, priced, products }: Review): Share {
  const stock = new Map(products.map(({ id, stock }) => [id, stock]));
  const emptied = [...units].filter(([id, wanted]) => wanted >= (stock.get(id) ?? 0));
  return {
    units: [...units.values()].reduce((sum, wanted) => sum + wanted, 0),
    dinars: Math.ceil(priced.totalCentimes / 100),
    soldOut: emptied.map(([id]) => id),
  };
}

type Allowed = { budget: Budget; times: number };

function excessOf(shares: Share[], { budget, times }: Allowed): HoldReason | null {
  const sum = (value: (share: Share) => number) => shares.reduce((sum, share) => sum + value(share), 0);
  const soldOut = new Set(shares.flatMap((share) => share.soldOut));
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

/** Orders do not store network addresses, so what one reserves is counted for a day, whatever becomes of the orders. */
async function excessOfAddress(db: Db, own: Share, { budget, limits, visitor: { ip } }: Review) {
  const counters = limits.within(db);
  const count = async (sign: 1 | -1): Promise<Sums> => ({
    units: await counters.count('reservedUnitsByAddress', ip, sign * own.units),
    dinars: await counters.count('reservedDinarsByAddress', ip, sign * own.dinars),
    products: await counters.count('soldOutByAddress', ip, sign * own.soldOut.length),
  });
  const reason = reasonFor(await count(1), { budget, times: addresses });
  // A held order reserves nothing.
  if (reason) await count(-1);
  return reason;
}

type OpenOrder = Share & { isSamePhone: boolean; isSameBrowser: boolean };

/** The unconfirmed orders of the same phone number, and of the same browser or account, that have their units. */
async function readOpenOrders(db: Db, { body, buyer: { user, browserHash } }: Review): Promise<OpenOrder[]> {
  const isSamePhone = sql`o.phone_key = ${nationalNumber(body.shippingAddress.phone)}`;
  const isSameBrowser = user ? sql`o.user_id = ${user.id}` : sql`o.browser_hash = ${browserHash}::bytea`;
  // A union, so that each part uses its own index.
  const { rows } = await sql<OpenOrder>`
    select ${isSamePhone} as "isSamePhone", coalesce(${isSameBrowser}, false) as "isSameBrowser",
      ceil(o.total_price_centimes / 100.0)::int as dinars, lines.units, lines."soldOut"
    from orders o
    cross join lateral (
      select sum(u.units)::int as units,
        coalesce(array_agg(u.product_id::text) filter (where p.stock = 0), '{}') as "soldOut"
      from order_units u left join products p on p.id = u.product_id
      where u.order_id = o.id
    ) lines
    where o.hold_reason is null and o.source = 'web' and o.paid_at is null and o.id in (
      select id from orders o where status = 'Pending' and ${isSamePhone}
      union
      select id from orders o where status = 'Pending' and ${isSameBrowser}
    )`.execute(db);
  return rows;
}
