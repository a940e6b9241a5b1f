import { type RawBuilder, sql } from 'kysely';
import { byteOrderMark, csvLine } from '../../shared/csv.ts';
import { timeZone } from '../../shared/dates.ts';
import { toDinars } from '../../shared/prices.ts';
import { maxReportRows, type ReportKind, type ReportQuery, type ReportRow } from '../../shared/reports.ts';
import type { Db } from '../platform/db/connection.ts';
import { dayOf } from '../platform/settings/shop-day.ts';

type Sql = RawBuilder<unknown>;

type Reporting = { query: ReportQuery; now: Date };

/** The sales of some days, divided by time, place, buyer or goods (requirements: Reports). */
export async function reportSales(db: Db, { query, now }: Reporting) {
  const { by } = query;
  const days = daysOf(query, now);
  const rows = await readRows(db, by, days);
  return { by, ...days, rows: rows.slice(0, maxReportRows), count: rows.length, total: totalOf(rows) };
}

const header = ['Ordered', 'Delivered', 'Revenue (DA)', 'Returned (DA)', 'Margin (DA)', 'Margin counts (DA)'];

/** All rows of a report as a CSV file. */
export async function* exportSales(db: Db, { query, now }: Reporting) {
  const { by } = query;
  const rows = await readRows(db, by, daysOf(query, now));
  yield byteOrderMark + csvLine([by, ...header]);
  for (const { key, ordered, delivered, revenue, returned, margin, marginOf } of rows) {
    yield csvLine([key, ordered, delivered, revenue, returned, margin ?? '', marginOf]);
  }
}

const usualDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

type Days = { startDate: string; endDate: string };

function daysOf({ startDate, endDate = '' }: ReportQuery, now: Date): Days {
  const end = endDate || dayOf(now);
  const start = startDate ?? dayOf(new Date(Date.parse(`${end}T12:00:00Z`) - (usualDays - 1) * dayMs));
  return { startDate: start, endDate: end };
}

type Sums = {
  key: string;
  ordered: number;
  delivered: number;
  revenue: number;
  returned: number;
  margin: number | null;
  margin_of: number;
};

async function readRows(db: Db, by: ReportKind, days: Days): Promise<ReportRow[]> {
  const { rows } = await queryOf(by, days).execute(db);
  return rows.map(({ key, ordered, delivered, revenue, returned, margin, margin_of }) => ({
    ...{ key, ordered, delivered },
    revenue: toDinars(revenue),
    returned: toDinars(returned),
    ...(margin !== null && { margin: toDinars(margin) }),
    marginOf: toDinars(margin_of),
  }));
}

/** The query of a report. */
function queryOf(by: ReportKind, days: Days) {
  const span = spanOf(days);
  switch (by) {
    case 'day':
    case 'week':
    case 'month':
      return ordersBy(sql`date_trunc(${sql.lit(by)}, o.created_at at time zone ${sql.lit(timeZone)})`, {
        span,
        name: sql`to_char(key, 'YYYY-MM-DD')`,
        sort: sql`sold.key`,
      });
    case 'wilaya':
      return ordersBy(sql`o.wilaya`, { span, name: sql`key`, sort: sql`revenue desc, key` });
    case 'buyer':
      return ordersBy(buyerKind, { span, name: sql`key`, sort: sql`revenue desc, key` });
    case 'product':
      return linesBy(sql`i.product_id`, { span, name: sql`sold.name` });
    case 'category':
      return linesBy(sql`p.category_id`, {
        span,
        name: sql`coalesce((select name from categories where id = sold.key), '')`,
      });
    case 'brand':
      return linesBy(sql`coalesce(p.brand, '')`, { span, name: sql`sold.key` });
  }
}

/** An account is new with the first order that it placed. */
const buyerKind = sql`case when o.user_id is null then 'guest'
  when exists (select from orders e where e.user_id = o.user_id and e.created_at < o.created_at) then 'returning'
  else 'new' end`;

/** From midnight to midnight in the shop's time zone. */
function spanOf({ startDate, endDate }: Days) {
  return sql`o.created_at >= ${startDate}::date::timestamp at time zone ${timeZone}
    and o.created_at < (${endDate}::date + 1)::timestamp at time zone ${timeZone}`;
}

/** As on the dashboard (requirements: Revenue). */
const counts = sql`(o.paid_at is not null or o.status = 'Delivered')`;

/** The units of each line that came back. */
const backByLine = sql`
  select r.order_id, l.position, sum(l.quantity) as units
  from order_returns r join order_return_lines l on l.return_id = r.id group by r.order_id, l.position`;

type OrderGrouping = { span: Sql; name: Sql; sort: Sql };

/** Orders and the lines with a known cost are summed apart, so that an order with several lines counts once. */
function ordersBy(key: Sql, { span, name, sort }: OrderGrouping) {
  const left = sql`(i.quantity - coalesce(b.units, 0))`;
  return sql<Sums>`
    with sold as (
      select ${key} as key, count(*) as ordered, count(*) filter (where o.status = 'Delivered') as delivered,
        coalesce(sum(o.total_price_centimes) filter (where ${counts}), 0) as revenue
      from orders o where ${span} group by 1
    ), refunds as (
      select ${key} as key, sum(r.refund_centimes) as returned
      from order_returns r join orders o on o.id = r.order_id where ${span} group by 1
    ), margins as (
      select ${key} as key, sum(${left} * (i.price_centimes - p.cost_centimes)) as margin,
        sum(${left} * i.price_centimes) as margin_of
      from orders o join order_items i on i.order_id = o.id
        join products p on p.id = i.product_id and p.cost_centimes is not null
        left join (${backByLine}) b on b.order_id = i.order_id and b.position = i.position
      where ${span} and ${counts} group by 1
    )
    select ${name} as key, ordered, delivered, revenue, coalesce(returned, 0) as returned, margin,
      coalesce(margin_of, 0) as margin_of
    from sold left join refunds using (key) left join margins using (key) order by ${sort}`;
}

type LineGrouping = { span: Sql; name: Sql };

function linesBy(key: Sql, { span, name }: LineGrouping) {
  const left = sql`(i.quantity - coalesce(b.units, 0))`;
  return sql<Sums>`
    with sold as (
      select ${key} as key, max(i.name) as name, sum(i.quantity) as ordered,
        coalesce(sum(i.quantity) filter (where o.status = 'Delivered'), 0) as delivered,
        coalesce(sum(i.quantity * i.price_centimes) filter (where ${counts}), 0) as revenue,
        coalesce(sum(b.units * i.price_centimes), 0) as returned,
        sum(${left} * (i.price_centimes - p.cost_centimes)) filter (where ${counts}) as margin,
        coalesce(sum(${left} * i.price_centimes) filter (where ${counts} and p.cost_centimes is not null), 0)
          as margin_of
      from orders o join order_items i on i.order_id = o.id left join products p on p.id = i.product_id
        left join (${backByLine}) b on b.order_id = i.order_id and b.position = i.position
      where ${span} group by 1
    )
    select ${name} as key, ordered, delivered, revenue, returned, margin, margin_of
    from sold order by revenue desc, key`;
}

function totalOf(rows: ReportRow[]) {
  const sum = (name: 'ordered' | 'delivered' | 'revenue' | 'returned' | 'marginOf') =>
    rows.reduce((total, row) => total + row[name], 0);
  const known = rows.filter(({ margin }) => margin !== undefined);
  const margin = known.reduce((total, row) => total + (row.margin ?? 0), 0);
  return {
    ordered: sum('ordered'),
    delivered: sum('delivered'),
    revenue: rounded(sum('revenue')),
    returned: rounded(sum('returned')),
    ...(known.length > 0 && { margin: rounded(margin) }),
    marginOf: rounded(sum('marginOf')),
  };
}

/** Sums of dinars are not exact. */
function rounded(dinars: number) {
  return Math.round(dinars * 100) / 100;
}
