import { type SqlBool, sql } from 'kysely';
import { byteOrderMark, csvLine } from '../../shared/csv.ts';
import { timeZone } from '../../shared/dates.ts';
import { orderNumber, ungroupedNumber } from '../../shared/ids.ts';
import type { InvoiceKind, InvoiceListQuery } from '../../shared/invoices.ts';
import { toDinars } from '../../shared/prices.ts';
import { latinDigits } from '../../shared/text.ts';
import type { Db } from '../platform/db/connection.ts';
import { containing } from '../platform/db/search-text.ts';
import { streamRows } from '../platform/db/stream-rows.ts';
import { linkedInvoices, otherInvoice } from './invoice-queries.ts';

type Filter = Omit<InvoiceListQuery, 'page' | 'limit'>;

const pageSize = 20;

/** One page of the invoices that match the filter, newest first, with the number and the sum of all. */
export async function listInvoices(db: Db, { page = 1, limit = pageSize, ...filter }: InvoiceListQuery) {
  const sums = await filteredInvoices(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(
      sql<number>`coalesce(sum(case when i.kind = 'invoice' then i.total_centimes
        else -i.total_centimes end), 0)`.as('total'),
    )
    .executeTakeFirstOrThrow();
  const rows = await filteredInvoices(db, filter)
    .select(['i.id', 'i.number', 'i.kind', 'i.issued_at', 'i.order_id', 'i.total_centimes'])
    .select(sql<string>`i.snapshot #>> '{buyer,fullName}'`.as('buyer'))
    .select([otherInvoice('taken').as('cancels'), otherInvoice('cancelling').as('cancelled_by')])
    .orderBy('i.year', 'desc')
    .orderBy('i.position', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const invoices = rows.map(({ id, issued_at, order_id, cancels, cancelled_by, ...row }) => ({
    _id: id,
    ...{ number: row.number, kind: row.kind, buyer: row.buyer, orderId: order_id },
    issuedAt: issued_at.toISOString(),
    total: signed(row.kind, row.total_centimes),
    ...(cancels && { cancels }),
    ...(cancelled_by && { cancelledBy: cancelled_by }),
  }));
  const { count, total } = sums;
  return { invoices, count, pages: Math.ceil(count / limit), page, total: toDinars(total) };
}

const header = [
  ...['Number', 'Date', 'Kind', 'Cancels', 'Cancelled by', 'Reason', 'Order', 'Buyer'],
  ...['Without TVA (DA)', 'TVA (DA)', 'Total (DA)', 'Stamp duty (DA)', 'Made by'],
];

/** All invoices that match the filter in the order of their numbers, as a CSV file. */
export async function* exportInvoices(db: Db, filter: Filter) {
  yield byteOrderMark + csvLine(header);
  const rows = streamRows(db, (db) =>
    filteredInvoices(db, filter)
      .select(['i.number', 'i.kind', 'i.issued_at', 'i.order_id', 'i.reason', 'i.snapshot', 'i.made_by'])
      .select(['taken.number as cancels', 'cancelling.number as cancelled_by'])
      .select(sql<string>`to_char(i.issued_at at time zone ${timeZone}, 'YYYY-MM-DD')`.as('day'))
      .orderBy('i.year')
      .orderBy('i.position'),
  );
  for await (const { kind, snapshot, ...row } of rows) {
    const { taxes, total, stampDuty, buyer } = snapshot;
    const tva = taxes?.reduce((sum, tax) => sum + tax.tva, 0);
    yield csvLine([
      row.number,
      row.day,
      kind,
      row.cancels,
      row.cancelled_by,
      row.reason,
      orderNumber(row.order_id),
      buyer.fullName,
      tva === undefined ? '' : signed(kind, total - tva),
      tva === undefined ? '' : signed(kind, tva),
      signed(kind, total),
      stampDuty === undefined ? '' : signed(kind, stampDuty),
      row.made_by,
    ]);
  }
}

function filteredInvoices(db: Db, { keyword, kind, startDate, endDate }: Filter) {
  let invoices = linkedInvoices(db);
  if (keyword) {
    const order = ungroupedNumber(keyword);
    invoices = invoices.where((invoice) =>
      invoice.or([
        sql<SqlBool>`strpos(i.number, ${latinDigits(keyword)}) > 0`,
        sql<SqlBool>`search_fold(i.snapshot #>> '{buyer,fullName}') like ${containing(keyword)}`,
        ...(order ? [sql<SqlBool>`upper(right(i.order_id, 8)) = ${order}`] : []),
      ]),
    );
  }
  if (kind) invoices = invoices.where('i.kind', '=', kind);
  if (startDate) invoices = invoices.where('i.issued_at', '>=', sql<Date>`${startOf(startDate)}`);
  if (endDate)
    invoices = invoices.where('i.issued_at', '<', sql<Date>`${startOf(endDate)} + interval '1 day'`);
  return invoices;
}

/** Midnight at the start of this day, in the shop's time zone. */
function startOf(day: string) {
  return sql`${day}::date::timestamp at time zone ${timeZone}`;
}

function signed(kind: InvoiceKind, centimes: number) {
  return toDinars(kind === 'invoice' ? centimes : 0 - centimes);
}
