import { type Selectable, type SqlBool, sql } from 'kysely';
import { toDinars } from '../../shared/catalog/prices.ts';
import type { InvoiceKind, InvoiceListQuery } from '../../shared/orders/invoices.ts';
import { timeZone } from '../../shared/values/dates.ts';
import { orderNumber, ungroupedNumber } from '../../shared/values/ids.ts';
import { latinDigits } from '../../shared/values/text.ts';
import type { Db } from '../platform/db/connection.ts';
import { containing } from '../platform/db/search-text.ts';
import { streamRows } from '../platform/db/stream-rows.ts';
import type { Tables } from '../platform/db/tables.ts';
import { type Column, inDinars, summed, table } from '../platform/http/table-file.ts';
import { midnight } from '../platform/settings/shop-day.ts';
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

/** All invoices that match the filter in the order of their numbers (requirements: Downloads). */
export async function exportInvoices(db: Db, filter: Filter) {
  const rates = await ratesOf(db, filter);
  const rows = streamRows(db, (db) =>
    filteredInvoices(db, filter)
      .select(['i.number', 'i.kind', 'i.issued_at', 'i.order_id', 'i.reason', 'i.snapshot', 'i.made_by'])
      .select(['taken.number as cancels', 'cancelling.number as cancelled_by'])
      .select(sql<string>`to_char(i.issued_at at time zone ${timeZone}, 'YYYY-MM-DD')`.as('day'))
      .orderBy('i.year')
      .orderBy('i.position'),
  );
  return table({ columns: [...columns, untaxed, ...rates.flatMap(rateColumns)], rows });
}

/** The rates of TVA in these invoices, highest first. */
async function ratesOf(db: Db, filter: Filter) {
  const rows = await filteredInvoices(db, filter)
    .select(sql<number>`(jsonb_array_elements(i.snapshot -> 'taxes') ->> 'rate')::float8`.as('rate'))
    .distinct()
    .orderBy('rate', 'desc')
    .execute();
  return rows.map(({ rate }) => rate);
}

type Exported = Pick<
  Selectable<Tables['invoices']>,
  'number' | 'kind' | 'order_id' | 'reason' | 'snapshot' | 'made_by'
> & {
  cancels: string | null;
  cancelled_by: string | null;
  day: string;
};

const kindNames = {
  en: { invoice: 'invoice', cancellation: 'cancellation invoice', credit: 'credit note' },
  fr: { invoice: 'facture', cancellation: 'facture d’annulation', credit: 'avoir' },
};

const columns: Column<Exported>[] = [
  { en: 'Number', fr: 'Numéro', cell: ({ number }) => number },
  { en: 'Date', fr: 'Date', cell: ({ day }) => day, kind: 'day' },
  { en: 'Kind', fr: 'Type', cell: ({ kind }, language) => kindNames[language][kind] },
  { en: 'Cancels', fr: 'Annule', cell: ({ cancels }) => cancels },
  { en: 'Cancelled by', fr: 'Annulée par', cell: (row) => row.cancelled_by },
  { en: 'Reason', fr: 'Motif', cell: ({ reason }) => reason },
  { en: 'Order', fr: 'Commande', cell: (row) => orderNumber(row.order_id) },
  { en: 'Buyer', fr: 'Client', cell: ({ snapshot }) => snapshot.buyer.fullName },
  summed(
    inDinars('Without TVA', 'HT', ({ kind, snapshot: { taxes, total } }) =>
      signed(kind, total - tvaOf(taxes)),
    ),
  ),
  summed(inDinars('TVA', 'TVA', ({ kind, snapshot: { taxes } }) => signed(kind, tvaOf(taxes)))),
  summed(inDinars('Total', 'TTC', ({ kind, snapshot }) => signed(kind, snapshot.total))),
  summed(
    inDinars(
      'Stamp duty',
      'Droit de timbre',
      ({ kind, snapshot: { stampDuty } }) => stampDuty && signed(kind, stampDuty),
    ),
  ),
  { en: 'Made by', fr: 'Établie par', cell: (row) => row.made_by },
  {
    ...{ en: 'Address of the buyer', fr: 'Adresse du client' },
    cell: ({ snapshot: { buyer } }) => [buyer.street, buyer.city, buyer.Wilaya].filter(Boolean).join(', '),
  },
];

function rateColumns(rate: number): Column<Exported>[] {
  const of = (snapshot: Exported['snapshot']) => snapshot.taxes?.find((tax) => tax.rate === rate);
  const percent = `${rate} %`;
  const french = percent.replace('.', ',');
  return [
    summed(
      inDinars(`Without TVA at ${percent}`, `HT à ${french}`, ({ kind, snapshot }) =>
        signed(kind, of(snapshot)?.net ?? 0),
      ),
    ),
    summed(
      inDinars(`TVA at ${percent}`, `TVA à ${french}`, ({ kind, snapshot }) =>
        signed(kind, of(snapshot)?.tva ?? 0),
      ),
    ),
  ];
}

/** What an invoice without a rate sums up, so that these columns and those of the rates are its total. */
const untaxed = summed(
  inDinars('Without a rate', 'Sans taux de TVA', ({ kind, snapshot: { taxes, total } }: Exported) =>
    signed(kind, taxes ? 0 : total),
  ),
);

/** None in an invoice that states no TVA, as in the report of TVA. */
function tvaOf(taxes: { tva: number }[] = []) {
  return taxes.reduce((sum, { tva }) => sum + tva, 0);
}

function filteredInvoices(db: Db, { keyword, kind, startDate, endDate }: Filter) {
  let invoices = linkedInvoices(db);
  const number = /^\d{4}-\d{6,}$/.exec(latinDigits(keyword ?? '').trim())?.[0];
  if (number) invoices = invoices.where('i.number', '=', number);
  else if (keyword) {
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
  if (startDate) invoices = invoices.where('i.issued_at', '>=', midnight(startDate));
  if (endDate) invoices = invoices.where('i.issued_at', '<', midnight(endDate, 1));
  return invoices;
}

function signed(kind: InvoiceKind, centimes: number) {
  return toDinars(kind === 'invoice' ? centimes : 0 - centimes);
}
