import { type Expression, type SqlBool, sql } from 'kysely';
import { toDinars } from '../../shared/catalog/prices.ts';
import type { LawfulInvoice } from '../../shared/orders/invoices.ts';
import type { Db } from '../platform/db/connection.ts';
import type { InvoicedLine, InvoiceSnapshot } from '../platform/db/stored-json.ts';
import { readShopSettings } from '../platform/settings/shop-settings.ts';
import { withoutTva } from './invoice-figures.ts';
import type { TakenLine } from './invoice-snapshot.ts';
import { closingOf } from './printed-texts.ts';

type Other = { _id: string; number: string };

/** Another invoice by id and number, from a table that is joined as `name`. */
export function otherInvoice(name: 'taken' | 'cancelling') {
  return sql<Other | null>`case when ${sql.ref(`${name}.id`)} is not null
    then jsonb_build_object('_id', ${sql.ref(`${name}.id`)}, 'number', ${sql.ref(`${name}.number`)}) end`;
}

/** The invoices with the ones that they take back and that cancel them, for the caller to narrow. */
export function linkedInvoices(db: Db) {
  return db
    .selectFrom('invoices as i')
    .leftJoin('invoices as taken', 'taken.id', 'i.cancels')
    .leftJoin('invoices as cancelling', (join) =>
      join.onRef('cancelling.cancels', '=', 'i.id').on('cancelling.kind', '=', 'cancellation'),
    );
}

function wholeInvoices(db: Db) {
  return linkedInvoices(db)
    .select(['i.id', 'i.number', 'i.kind', 'i.order_id', 'i.reason', 'i.issued_at', 'i.snapshot'])
    .select([otherInvoice('taken').as('cancels'), otherInvoice('cancelling').as('cancelled_by')])
    .select(sql<boolean>`i.kind = 'cancellation' and i.total_centimes < taken.total_centimes`.as('is_rest'))
    .orderBy('i.year')
    .orderBy('i.position');
}

type InvoiceRow = Awaited<ReturnType<ReturnType<typeof wholeInvoices>['execute']>>[number];

export async function findInvoice(db: Db, id: string) {
  const row = await wholeInvoices(db).where('i.id', '=', id).executeTakeFirst();
  return row && toInvoice(row, await presentLogo(db));
}

/** The invoices of these orders with all that take them back, oldest first. */
export async function invoicesOf(db: Db, orderIds: string[]) {
  if (orderIds.length === 0) return [];
  const logo = await presentLogo(db);
  const rows = await wholeInvoices(db).where('i.order_id', 'in', orderIds).execute();
  return rows.map((row) => toInvoice(row, logo));
}

/** Whether an order has an invoice that holds. */
export function hasInvoice(orderId: Expression<string>) {
  return sql<SqlBool>`exists (
    select from invoices i where i.order_id = ${orderId} and i.kind = 'invoice'
      and not exists (select from invoices c where c.cancels = i.id and c.kind = 'cancellation')
  )`;
}

/** The invoices of these orders that hold: each order has at most one. */
export async function validInvoices(db: Db, orderIds: string[]) {
  const all = await invoicesOf(db, orderIds);
  return all.filter(({ kind, cancelledBy }) => kind === 'invoice' && !cancelledBy);
}

type Stored = { id: string; number: string; snapshot: InvoiceSnapshot };

/** The invoice of an order that holds, with the units of its lines that are left after credits. */
export async function findValidInvoice(db: Db, orderId: string) {
  const rows = await wholeInvoices(db).where('i.order_id', '=', orderId).execute();
  const invoice: Stored | undefined = rows.find((row) => row.kind === 'invoice' && !row.cancelled_by);
  if (!invoice) return undefined;
  const credits = rows.filter(({ kind, cancels }) => kind === 'credit' && cancels?._id === invoice.id);
  const taken = credits.flatMap(({ number, snapshot }) =>
    snapshot.lines.map((line) => ({ ...line, number })),
  );
  const left = invoice.snapshot.lines.map((line): TakenLine => {
    const own = taken.filter((part) => part.line === line.line);
    const units = own.reduce((sum, { quantity, isGoodwill }) => sum + (isGoodwill ? 0 : quantity), 0);
    const netTaken = own.reduce((sum, { net = 0 }) => sum + net, 0);
    const totalLeft = line.total - own.reduce((sum, { total }) => sum + total, 0);
    // A line about an earlier goodwill is below zero.
    const goodwills = own.filter(({ isGoodwill, total }) => isGoodwill && total > 0);
    const lessenedBy = [...new Set(goodwills.map(({ number }) => number))];
    return { line, units, netTaken, totalLeft, lessenedBy, now: line.quantity - units };
  });
  return { ...invoice, left: left.filter(({ now }) => now > 0), isWhole: credits.length === 0 };
}

async function presentLogo(db: Db) {
  return (await readShopSettings(db)).look.imageUrl;
}

function toInvoice({ snapshot, ...row }: InvoiceRow, logo: string): LawfulInvoice {
  const { lines, taxes, stampDuty, total, credit, ...same } = snapshot;
  return {
    ...same,
    _id: row.id,
    number: row.number,
    kind: row.kind,
    issuedAt: row.issued_at.toISOString(),
    orderId: row.order_id,
    ...(row.cancels && { cancels: row.cancels }),
    ...(row.is_rest && { isRest: true as const }),
    ...(row.cancelled_by && { cancelledBy: row.cancelled_by }),
    reason: row.reason,
    ...(logo && { logo }),
    lines: withGoodwillsByRate(lines).map(toLine),
    ...(taxes && {
      taxes: taxes.map(({ rate, net, tva, gross }) => ({
        rate,
        net: toDinars(net),
        tva: toDinars(tva),
        gross: toDinars(gross),
      })),
    }),
    ...(stampDuty !== undefined && { stampDuty: toDinars(stampDuty) }),
    total: toDinars(total),
    // What takes an invoice back pays nothing.
    ...(credit !== undefined && row.kind === 'invoice' && { credit: toDinars(credit) }),
    closing: closingOf(row.kind, snapshot.inWords),
  };
}

/** One line for each rate in place of the parts of a goodwill. */
function withGoodwillsByRate(lines: InvoicedLine[]): InvoicedLine[] {
  const goodwills = Map.groupBy(
    lines.filter(({ isGoodwill }) => isGoodwill),
    ({ rate }) => rate,
  );
  const sums = [...goodwills.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const total = others.reduce((sum, part) => sum + part.total, first.total);
    const net = others.reduce((sum, part) => sum + (part.net ?? 0), first.net ?? 0);
    return [{ ...first, price: total, total, ...(first.net !== undefined && { net }) }];
  });
  return [...lines.filter(({ isGoodwill }) => !isGoodwill), ...sums];
}

/** The price of a unit without TVA, in centimes. Without a discount it follows from the line's amount, so that both agree. */
function netPriceOf({ price, discount, net = 0, quantity, rate = 0 }: InvoicedLine) {
  return discount ? withoutTva(price, rate) : Math.round(net / quantity);
}

function toLine(line: InvoicedLine) {
  const { line: _, isGoodwill: __, price, discount, total, net, ...same } = line;
  return {
    ...same,
    price: toDinars(price),
    ...(discount !== undefined && { discount: toDinars(discount) }),
    total: toDinars(total),
    ...(net !== undefined && { net: toDinars(net), netPrice: toDinars(netPriceOf(line)) }),
  };
}
