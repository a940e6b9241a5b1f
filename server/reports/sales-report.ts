import { type RawBuilder, sql } from 'kysely';
import { may, type Rights } from '../../shared/access/roles.ts';
import { toDinars } from '../../shared/catalog/prices.ts';
import { ApiError } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import {
  maxReportRows,
  type ReportKind,
  type ReportQuery,
  type ReportRow,
} from '../../shared/reports/reports.ts';
import type { Language } from '../../shared/values/languages.ts';
import type { Db } from '../platform/db/connection.ts';
import { nameIn, nameWithLabel } from '../platform/db/name-in.ts';
import { table } from '../platform/http/table-file.ts';
import { type Days, dayOf, daysBefore } from '../platform/settings/shop-day.ts';
import { type StoredKind, statesTva, sumLines, sumOrders } from './day-sums.ts';
import { countsUnits, type SalesRow, salesColumns, salesFileNames } from './sales-file.ts';
import { sameTimeBefore } from './same-time-before.ts';
import { readWrittenOff } from './written-off.ts';

type Sql = RawBuilder<unknown>;

type Reporting = { query: ReportQuery; user: Rights; now: Date };

/**
 * The sales of some days, divided by time, place, buyer or goods (requirements: Reports). Throws ApiError 403 (customers, to
 * somebody who may not see them).
 */
export async function reportSales(db: Db, { query, user, now }: Reporting) {
  const { by, lang } = query;
  refuseCustomers(by, user);
  const days = reportedDays(query, now);
  const before = sameTimeBefore(days);
  const rows = await readRows(db, { by, lang, days });
  // Only their sum is shown, which few rows give as well.
  const rowsBefore = await readRows(db, { by: countsUnits(by) ? 'category' : 'buyer', days: before });
  return {
    ...{
      by,
      ...days,
      rows: rows.slice(0, maxReportRows).map(withPhone),
      count: rows.length,
      total: totalOf(rows),
      writtenOff: await readWrittenOff(db, days),
      withoutTva: await hasMarginsWithoutTva(db, days),
    },
    before: { ...before, total: totalOf(rowsBefore) },
  };
}

async function hasMarginsWithoutTva(db: Db, { endDate }: Days) {
  const { rows } = await sql<{
    stated: boolean;
  }>`select ${statesTva(sql`${endDate}::date`)} as stated`.execute(db);
  return rows[0]?.stated === true;
}

/** A customer on the page: the name with the phone. */
function withPhone({ phone, ...row }: SalesRow): ReportRow {
  return phone ? { ...row, key: `${row.key}, ${phone}` } : row;
}

/** All rows of a report. Throws the same. */
export async function exportSales(db: Db, { query, user, now }: Reporting) {
  const { by, lang } = query;
  refuseCustomers(by, user);
  const days = reportedDays(query, now);
  const rows = await readRows(db, { by, lang, days });
  return table({ columns: salesColumns(by), rows, days, about: salesFileNames[by] });
}

/** This report names people, whom not everybody who sees money may see. */
function refuseCustomers(by: ReportKind, user: Rights) {
  if (by === 'customer' && !may(user, 'people')) throw new ApiError(403, refusal('role-not-allowed'));
}

const usualDays = 30;

/** The days of a report: the last 30 by default. */
export function reportedDays(
  { startDate, endDate = '' }: Pick<ReportQuery, 'startDate' | 'endDate'>,
  now: Date,
): Days {
  const end = endDate || dayOf(now);
  return { startDate: startDate ?? daysBefore(end, usualDays - 1), endDate: end };
}

type Sums = {
  key: string;
  phone?: string | null;
  product?: string;
  ordered: number;
  delivered: number;
  revenue: number;
  returned: number;
  margin: number | null;
  margin_of: number;
};

type Reading = { by: ReportKind; lang?: Language | undefined; days: Days };

async function readRows(db: Db, reading: Reading): Promise<SalesRow[]> {
  const { rows } = await queryOf(reading).execute(db);
  return rows.map(({ key, phone, product, ordered, delivered, revenue, returned, margin, margin_of }) => ({
    ...{ key, ordered, delivered },
    ...(phone && { phone }),
    ...(product && { product }),
    revenue: toDinars(revenue),
    returned: toDinars(returned),
    ...(margin !== null && { margin: toDinars(margin) }),
    marginOf: toDinars(margin_of),
  }));
}

/** The query of a report. */
function queryOf({ by, lang, days }: Reading) {
  switch (by) {
    case 'day':
    case 'week':
    case 'month':
      return ordersBy('day', {
        days,
        key: sql`to_char(${startOf(by)}, 'YYYY-MM-DD')`,
        sort: sql`1`,
      });
    case 'wilaya':
    case 'buyer':
    case 'source':
      return ordersBy(by, { days, key: sql`s.key`, sort: sql`revenue desc, 1` });
    case 'customer':
      return ordersByCustomer(days);
    case 'product':
      return linesBy(sql`s.product_id`, {
        days,
        product: sql`s.product_id`,
        name: nameIn('product', lang, {
          id: sql`s.product_id`,
          name: sql`coalesce(max(${nameWithLabel('p')}), max(s.name))`,
        }),
      });
    case 'category':
      return linesBy(sql`p.category_id`, {
        days,
        name: sql`coalesce((select ${nameIn('category', lang, { id: sql`c.id`, name: sql`c.name` })}
          from categories c where c.id = p.category_id), '')`,
      });
    case 'brand':
      return linesBy(sql`coalesce(p.brand, '')`, { days, name: sql`coalesce(p.brand, '')` });
  }
}

/** The first day of the period of `s.day`. Weeks begin on Sunday, as the working week of Algeria does; PostgreSQL's on Monday. */
function startOf(by: 'day' | 'week' | 'month') {
  if (by === 'week') return sql`date_trunc('week', s.day::timestamp + interval '1 day') - interval '1 day'`;
  return sql`date_trunc(${sql.lit(by)}, s.day::timestamp)`;
}

/** The days of a report whose sums are out of date, or not stored yet. Read in one statement with the sums. */
function markedDays({ startDate, endDate }: Days) {
  return sql`marked as materialized (
    select distinct day from report_marks where day between ${startDate}::date and ${endDate}::date
  )`;
}

/** The months within these days without a mark, by their first days. */
function wholeMonths({ startDate, endDate }: Days) {
  return sql`whole as materialized (
    select month::date from generate_series(date_trunc('month', ${startDate}::timestamp), ${endDate}::timestamp,
      interval '1 month') month
    where month >= ${startDate}::date and month + interval '1 month' <= ${endDate}::date + 1
      and not exists (select from marked where marked.day >= month and marked.day < month + interval '1 month')
  )`;
}

/** The days without a mark that are in none of the whole months. */
function singleDays({ startDate, endDate }: Days) {
  return sql`single as materialized (
    select day::date from generate_series(${startDate}::timestamp, ${endDate}::timestamp, interval '1 day') day
    where day::date not in (select day from marked)
      and date_trunc('month', day)::date not in (select month from whole)
  )`;
}

function isStored({ startDate, endDate }: Days) {
  return sql`day between ${startDate}::date and ${endDate}::date and day not in (select day from marked)`;
}

const figures = sql`sum(s.ordered)::int as ordered, sum(s.delivered)::int as delivered, sum(s.revenue) as revenue,
  sum(s.returned) as returned, sum(s.margin) as margin, sum(s.margin_of) as margin_of`;

type OrderGrouping = { days: Days; key: Sql; sort: Sql };

function ordersBy(kind: StoredKind, { days, key, sort }: OrderGrouping) {
  return sql<Sums>`
    with ${markedDays(days)}, sums as (
      select day, key, ordered, delivered, revenue, returned, margin, margin_of
      from report_orders where by = ${kind} and ${isStored(days)}
      union all (${sumOrders(kind, sql`select day from marked`)})
    )
    select ${key} as key, ${figures} from sums s group by 1 order by ${sort}`;
}

/** A customer is a phone number, under the name of the last order. Too many to be stored, so their orders are read. */
function ordersByCustomer({ startDate, endDate }: Days) {
  const days = sql`select day::date from generate_series(${startDate}::timestamp, ${endDate}::timestamp, interval '1 day') day`;
  return sql<Sums>`
    with sums as (${sumOrders('customer', days)}),
    customers as (select s.key as phone_key, ${figures} from sums s group by 1)
    select coalesce(last.full_name, '') as key, last.phone,
      ordered, delivered, revenue, returned, margin, margin_of
    from customers c left join lateral (
      select o.full_name, case when o.phone_key ~ '^\\d{9}$'
        then regexp_replace('0' || o.phone_key, '^(\\d{4})(..)(..)(..)$', '\\1 \\2 \\3 \\4') else o.phone end as phone
      from orders o where o.phone_key = c.phone_key and c.phone_key <> ''
      order by o.created_at desc limit 1
    ) last on true
    order by revenue desc, ordered desc, 1, phone_key`;
}

type LineGrouping = { days: Days; name: Sql; product?: Sql };

/** Products are renamed and move between categories and brands, so their present ones are read with the sums. */
function linesBy(key: Sql, { days, name, product = sql`null` }: LineGrouping) {
  return sql<Sums>`
    with ${markedDays(days)}, ${wholeMonths(days)}, ${singleDays(days)}, sums as (
      select product_id, name, ordered, delivered, revenue, returned, margin, margin_of
      from report_months where month in (select month from whole)
      union all
      select product_id, name, ordered, delivered, revenue, returned, margin, margin_of
      from report_lines where day in (select day from single)
      union all (select product_id, name, ordered, delivered, revenue, returned, margin, margin_of from (${sumLines(sql`select day from marked`)}) live)
    )
    select ${name} as key, ${product} as product, ${figures} from sums s left join products p on p.id = s.product_id
    group by ${key} order by revenue desc, 1, ${key}`;
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
