import { sql } from 'kysely';
import type { OrderSummary } from '../../shared/admin-orders.ts';
import { timeZone } from '../../shared/dates.ts';
import { toDinars } from '../../shared/prices.ts';
import type { Db } from '../platform/db/connection.ts';

type Revenue = Record<'today' | 'week' | 'month' | 'total' | 'orders' | 'unpaid' | 'owed', number>;
type Day = { date: string; orders: number; revenue: number };

const none: Revenue = { today: 0, week: 0, month: 0, total: 0, orders: 0, unpaid: 0, owed: 0 };

/**
 * The revenue of orders that are paid or Delivered, by the time at which they were placed (requirements: Revenue), and what
 * is still to be collected of it.
 */
export async function summarizeRevenue(db: Db, now: Date): Promise<OrderSummary> {
  const revenue = await sql<Revenue>`
    select
      coalesce(sum(total_price_centimes) filter (where created_at >= ${midnight(now)}), 0) as today,
      coalesce(sum(total_price_centimes) filter (where created_at >= ${daysBefore(now, 7)}), 0) as week,
      coalesce(sum(total_price_centimes) filter (where created_at >= ${daysBefore(now, 30)}), 0) as month,
      coalesce(sum(total_price_centimes), 0) as total,
      (select count(*) from orders) as orders,
      count(*) filter (where paid_at is null) as unpaid,
      coalesce(sum(amount_to_collect(paid_at, total_price_centimes)), 0)::bigint as owed
    from orders where paid_at is not null or status = 'Delivered'`.execute(db);
  const { today, week, month, total, orders, unpaid, owed } = revenue.rows[0] ?? none;
  return {
    today: toDinars(today),
    week: toDinars(week),
    month: toDinars(month),
    total: toDinars(total),
    orders,
    toCollect: { orders: unpaid, amount: toDinars(owed) },
    days: await sumDays(db, now),
  };
}

async function sumDays(db: Db, now: Date) {
  const { rows } = await sql<Day>`
    select to_char(day, 'YYYY-MM-DD') as date, count(o.id) as orders,
      coalesce(sum(o.total_price_centimes) filter (where o.paid_at is not null or o.status = 'Delivered'), 0) as revenue
    from generate_series(${localDay(now)} - interval '29 days', ${localDay(now)}, interval '1 day') as day
    left join orders o on o.created_at >= day at time zone ${timeZone}
      and o.created_at < (day + interval '1 day') at time zone ${timeZone}
    group by day order by day`.execute(db);
  return rows.map(({ date, orders, revenue }) => ({ date, orders, revenue: toDinars(revenue) }));
}

/** Midnight in the shop's time zone, as a timestamp without time zone. */
function localDay(now: Date) {
  return sql`date_trunc('day', ${now}::timestamptz at time zone ${timeZone})`;
}

function midnight(now: Date) {
  return sql`${localDay(now)} at time zone ${timeZone}`;
}

function daysBefore(now: Date, days: number) {
  return sql`${now}::timestamptz - make_interval(days => ${days})`;
}
