import { sql } from 'kysely';
import { toDinars } from '../../shared/catalog/prices.ts';
import type { TvaQuery, TvaRow } from '../../shared/reports/reports.ts';
import { timeZone } from '../../shared/values/dates.ts';
import type { Db } from '../platform/db/connection.ts';
import { type Column, inDinars, summed, table } from '../platform/http/table-file.ts';
import { type Days, dayOf, midnight } from '../platform/settings/shop-day.ts';

type Reporting = { query: TvaQuery; now: Date };

/** The sums of the lawful invoices of some days, by month and rate (requirements: Reports). */
export async function reportTva(db: Db, { query, now }: Reporting) {
  const days = daysOf(query, now);
  const sums = await readSums(db, days);
  const sumOf = (name: 'net' | 'tva' | 'gross') => toDinars(sums.reduce((sum, row) => sum + row[name], 0));
  const invoices = await countInvoices(db, days);
  const total = { invoices, net: sumOf('net'), tva: sumOf('tva'), gross: sumOf('gross') };
  return { ...days, rows: sums.map(toRow), total };
}

/** The rows of the same report. */
export async function exportTva(db: Db, { query, now }: Reporting) {
  const days = daysOf(query, now);
  const sums = await readSums(db, days);
  return table({ columns: columnsOf(await countInvoices(db, days)), rows: sums.map(toRow), days });
}

/** `documents` is how many there are, because one of two rates is in two rows. */
const columnsOf = (documents: number): Column<TvaRow>[] => [
  { en: 'Month', fr: 'Mois', cell: ({ month }) => month.slice(0, 'YYYY-MM'.length) },
  {
    ...{ en: 'Rate (%)', fr: 'Taux (%)' },
    cell: ({ rate }, language) => rate ?? (language === 'fr' ? 'Sans TVA' : 'No TVA stated'),
  },
  { en: 'Documents', fr: 'Pièces', cell: ({ invoices }) => invoices, total: documents },
  summed(inDinars('Without TVA', 'HT', ({ net }) => net)),
  summed(inDinars('TVA', 'TVA', ({ tva }) => tva)),
  summed(inDinars('Total', 'TTC', ({ gross }) => gross)),
];

function daysOf({ startDate, endDate }: TvaQuery, now: Date): Days {
  const end = endDate ?? dayOf(now);
  return { startDate: startDate ?? `${end.slice(0, 4)}-01-01`, endDate: end };
}

type Sums = { month: string; rate: number | null; invoices: number; net: number; tva: number; gross: number };

/** In centimes. An invoice without TVA has one sum without a rate. */
async function readSums(db: Db, { startDate, endDate }: Days) {
  const { rows } = await sql<Sums>`
    select to_char(date_trunc('month', i.issued_at at time zone ${timeZone}), 'YYYY-MM-DD') as month,
      stated.rate, count(*) as invoices, sum(sign * stated.net)::bigint as net,
      sum(sign * stated.tva)::bigint as tva, sum(sign * stated.gross)::bigint as gross
    from (select *, case kind when 'invoice' then 1 else -1 end as sign from invoices) i
    cross join lateral (
      select rate, net, tva, gross
      from jsonb_to_recordset(i.snapshot -> 'taxes') as taxes (rate float8, net bigint, tva bigint, gross bigint)
      union all
      select null, i.total_centimes, 0, i.total_centimes where i.snapshot -> 'taxes' is null
    ) stated
    where i.issued_at >= ${midnight(startDate)} and i.issued_at < ${midnight(endDate, 1)}
    group by 1, 2 order by 1, 2 desc nulls last`.execute(db);
  return rows;
}

/** A document of two rates is in two of the sums, but it is one. */
async function countInvoices(db: Db, { startDate, endDate }: Days) {
  const { count } = await db
    .selectFrom('invoices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('issued_at', '>=', midnight(startDate))
    .where('issued_at', '<', midnight(endDate, 1))
    .executeTakeFirstOrThrow();
  return count;
}

function toRow({ month, rate, invoices, net, tva, gross }: Sums): TvaRow {
  return {
    ...{ month, invoices, net: toDinars(net), tva: toDinars(tva), gross: toDinars(gross) },
    ...(rate !== null && { rate }),
  };
}
