import { type RawBuilder, sql } from 'kysely';
import { toCentimes, toDinars } from '../../shared/catalog/prices.ts';
import type { FileName } from '../../shared/contract/downloads.ts';
import type { QuickOrderKind, QuickOrderQuery, QuickOrderRow } from '../../shared/reports/quick-orders.ts';
import { maxReportRows } from '../../shared/reports/reports.ts';
import { timeZone } from '../../shared/values/dates.ts';
import type { Db } from '../platform/db/connection.ts';
import { type Column, inDinars, summed, table } from '../platform/http/table-file.ts';
import { type Days, midnight } from '../platform/settings/shop-day.ts';
import { countsAsPlaced } from './counts-as-placed.ts';
import { countsAsSold } from './counts-as-sold.ts';
import { reportedDays } from './sales-report.ts';

type Reporting = { query: QuickOrderQuery; now: Date };

/** How many visitors of some days came to an order, by the link that led them there (requirements: Reports). */
export async function reportQuickOrders(db: Db, { query, now }: Reporting) {
  const { by } = query;
  const days = reportedDays(query, now);
  const rows = await readRows(db, by, days);
  return { by, ...days, rows: rows.slice(0, maxReportRows), count: rows.length, total: totalOf(rows) };
}

/** All rows of the same report. */
export async function exportQuickOrders(db: Db, { query, now }: Reporting) {
  const { by } = query;
  const days = reportedDays(query, now);
  const rows = await readRows(db, by, days);
  return table({ columns: [...keyColumns[by], ...columns], rows, days, about: fileNames[by] });
}

const fileNames: Record<QuickOrderKind, FileName> = {
  day: { en: 'by-day', fr: 'par-jour' },
  source: { en: 'by-source', fr: 'par-source' },
  campaign: { en: 'by-campaign', fr: 'par-campagne' },
};

const source: Column<QuickOrderRow> = { en: 'Source', fr: 'Source', cell: (row) => row.source };

const keyColumns: Record<QuickOrderKind, Column<QuickOrderRow>[]> = {
  day: [{ en: 'Day', fr: 'Jour', cell: ({ day }) => day, kind: 'day' }],
  source: [source],
  campaign: [source, { en: 'Campaign', fr: 'Campagne', cell: ({ campaign }) => campaign }],
};

const columns: Column<QuickOrderRow>[] = [
  summed({ en: 'Views', fr: 'Vues', cell: ({ views }) => views }),
  summed({ en: 'Started', fr: 'Commencées', cell: ({ starts }) => starts }),
  summed({ en: 'Ordered', fr: 'Commandées', cell: ({ ordered }) => ordered }),
  summed({ en: 'Confirmed', fr: 'Confirmées', cell: ({ confirmed }) => confirmed }),
  summed({ en: 'Delivered', fr: 'Livrées', cell: ({ delivered }) => delivered }),
  summed(inDinars('Revenue', 'Chiffre d’affaires', ({ revenue }) => revenue)),
];

const keys: Record<QuickOrderKind, RawBuilder<unknown>> = {
  day: sql`to_char(day, 'YYYY-MM-DD') as day`,
  source: sql`source`,
  campaign: sql`source, campaign`,
};

const groups: Record<QuickOrderKind, { key: RawBuilder<unknown>; order: RawBuilder<unknown> }> = {
  day: { key: sql`day`, order: sql`day` },
  source: { key: sql`source`, order: sql`ordered desc, views desc, source` },
  campaign: { key: sql`source, campaign`, order: sql`ordered desc, views desc, source, campaign` },
};

/** The counted visits with the orders themselves, so that every figure of an order is that of this moment. */
async function readRows(db: Db, by: QuickOrderKind, { startDate, endDate }: Days) {
  const { key, order } = groups[by];
  const { rows } = await sql<QuickOrderRow>`
    select ${keys[by]}, sum(views)::int as views, sum(starts)::int as starts, sum(ordered)::int as ordered,
      sum(confirmed)::int as confirmed, sum(delivered)::int as delivered,
      (sum(revenue) / 100.0)::float8 as revenue
    from (
      select day, source, campaign, views, starts, 0 as ordered, 0 as confirmed, 0 as delivered, 0::bigint as revenue
      from visits where day between ${startDate}::date and ${endDate}::date
      union all
      select (created_at at time zone ${timeZone})::date, coalesce(utm_source, ''), coalesce(utm_campaign, ''), 0, 0, 1,
        (confirmation = 'confirmed' or confirmed_at is not null)::int, (status = 'Delivered')::int,
        case when ${countsAsSold} then o.total_price_centimes else 0 end
      from orders o
      where source = 'quick' and ${countsAsPlaced} and created_at >= ${midnight(startDate)} and created_at < ${midnight(endDate, 1)}
    ) steps
    group by ${key} order by ${order}`.execute(db);
  return rows;
}

function totalOf(rows: QuickOrderRow[]) {
  const sum = (name: 'views' | 'starts' | 'ordered' | 'confirmed' | 'delivered') =>
    rows.reduce((total, row) => total + row[name], 0);
  const centimes = rows.reduce((total, { revenue }) => total + toCentimes(revenue), 0);
  return {
    views: sum('views'),
    starts: sum('starts'),
    ordered: sum('ordered'),
    confirmed: sum('confirmed'),
    delivered: sum('delivered'),
    revenue: toDinars(centimes),
  };
}
