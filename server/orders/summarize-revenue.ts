import { type RawBuilder, sql } from 'kysely';
import { toDinars } from '../../shared/catalog/prices.ts';
import type { OrderSummary } from '../../shared/orders/admin-orders.ts';
import { timeZone } from '../../shared/values/dates.ts';
import type { Db } from '../platform/db/connection.ts';
import { lastDays, midnight } from '../platform/settings/shop-day.ts';
import { countsAsPlaced, isCombined } from '../reports/counts-as-placed.ts';
import { countsAsSold } from '../reports/counts-as-sold.ts';
import { owedCentimes } from './corrections/owed-to-buyer.ts';
import { filteredOrders } from './list-orders.ts';
import { leftToCollect } from './parcels/owed-by-courier.ts';

type Spans = Record<'today' | 'week' | 'month' | 'total', number>;
type Revenue = Spans & Record<'unpaid' | 'owed', number>;
type Day = { date: string; orders: number; revenue: number };

const none = { today: 0, week: 0, month: 0, total: 0 };

/**
 * The revenue of orders that are paid or Delivered, by the time at which they were placed, beside the totals of all that
 * were placed (requirements: Revenue), and what is still to be collected of the revenue.
 */
export async function summarizeRevenue(db: Db, now: Date): Promise<OrderSummary> {
  const revenue = await sql<Revenue>`
    select ${sumSpans(now)}, count(*) filter (where paid_at is null) as unpaid,
      coalesce(sum(${leftToCollect}), 0)::bigint as owed
    from orders o where ${countsAsSold}`.execute(db);
  const placed = await sql<Spans & { orders: number }>`
    select ${sumSpans(now)}, count(*) as orders from orders o`.execute(db);
  // They are few and have an index. To leave them out above, every order would have to be read.
  const combined = await sql<Spans>`
    select ${sumSpans(now)} from orders o where ${isCombined}`.execute(db);
  const { unpaid, owed, ...earned } = revenue.rows[0] ?? { ...none, unpaid: 0, owed: 0 };
  const { orders, ...all } = placed.rows[0] ?? { ...none, orders: 0 };
  return {
    ...inDinars(earned),
    placed: inDinars(without(all, combined.rows[0] ?? none)),
    orders,
    toCollect: { orders: unpaid, amount: toDinars(owed) },
    days: await sumDays(db, now),
  };
}

/** The totals of the selected orders: of today, the last 7 and 30 days of the shop, and of all. */
function sumSpans(now: Date) {
  const since = (start: RawBuilder<unknown>) => sql`coalesce(sum(total_price_centimes) filter (
    where created_at >= ${start}), 0)::bigint`;
  const sinceDays = (days: number) => since(midnight(lastDays(now, days).startDate));
  return sql`${sinceDays(1)} as today, ${sinceDays(7)} as week, ${sinceDays(30)} as month,
    coalesce(sum(total_price_centimes), 0)::bigint as total`;
}

function without(all: Spans, left: Spans): Spans {
  const spans = Object.keys(none) as (keyof Spans)[];
  return Object.fromEntries(spans.map((span) => [span, all[span] - left[span]])) as Spans;
}

function inDinars({ today, week, month, total }: Spans) {
  return { today: toDinars(today), week: toDinars(week), month: toDinars(month), total: toDinars(total) };
}

async function sumDays(db: Db, now: Date) {
  const { startDate, endDate } = lastDays(now, 30);
  const { rows } = await sql<Day>`
    select to_char(day, 'YYYY-MM-DD') as date, count(o.id) filter (where ${countsAsPlaced}) as orders,
      coalesce(sum(o.total_price_centimes) filter (where ${countsAsSold}), 0) as revenue
    from generate_series(${startDate}::timestamp, ${endDate}::timestamp, interval '1 day') as day
    left join orders o on o.created_at >= day at time zone ${timeZone}
      and o.created_at < (day + interval '1 day') at time zone ${timeZone}
    group by day order by day`.execute(db);
  return rows.map(({ date, orders, revenue }) => ({ date, orders, revenue: toDinars(revenue) }));
}

const notCarried = { status: 'Delivered', payment: 'unpaid', parcel: 'none' } as const;

/** The delivered orders whose money neither came nor is with a courier, as `readCash` counts that. */
export async function readToCollect(db: Db) {
  const { orders, amount } = await filteredOrders(db, notCarried)
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .select(
      sql<number>`coalesce(sum((select ${leftToCollect} from orders o where o.id = orders.id)), 0)::bigint`.as(
        'amount',
      ),
    )
    .executeTakeFirstOrThrow();
  return { orders, amount: toDinars(amount) };
}

/** The orders of which money is to be paid back, with the sum of it in dinars. */
export async function readOwed(db: Db) {
  const { orders, amount } = await filteredOrders(db, { payment: 'owed' })
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .select(sql<number>`coalesce(sum(${owedCentimes}), 0)::bigint`.as('amount'))
    .executeTakeFirstOrThrow();
  return { orders, amount: toDinars(amount) };
}
