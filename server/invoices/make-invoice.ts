import { toCentimes } from '../../shared/catalog/prices.ts';
import { ApiError, isApiError, notFound } from '../../shared/contract/api-error.ts';
import type { StatusResults } from '../../shared/orders/admin-orders.ts';
import { arrivedReturns } from '../../shared/orders/exchange.ts';
import type { LawfulInvoice } from '../../shared/orders/invoices.ts';
import type { OrderStatus } from '../../shared/orders/order-terms.ts';
import { reasonOf, refusal } from '../../shared/refusals/refusals.ts';
import { isSellerKnown } from '../../shared/settings/known-seller.ts';
import type { Db } from '../platform/db/connection.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { readGroup } from '../platform/settings/shop-settings.ts';
import { creditLines, creditSum } from './credit-lines.ts';
import { insertInvoice, isSeriesAhead } from './insert-invoice.ts';
import { findValidInvoice } from './invoice-queries.ts';
import { type SellerSettings, snapshotOf } from './invoice-snapshot.ts';
import { readReturns } from './read-returns.ts';

type Making = { orderId: string; by: Pick<SessionUser, 'id' | 'name'>; now: Date };

/**
 * Makes the invoice of an order, with the next number of its year, and credit notes of what has come back before
 * (requirements: Lawful invoices). The order is locked first and the series last, so that of two calls one makes it and the
 * other is refused. Throws ApiError 404 and 409.
 */
export async function makeInvoice(db: Db, making: Making): Promise<LawfulInvoice> {
  return (await makeDocuments(db, making)).invoice;
}

function makeDocuments(db: Db, making: Making) {
  return runTransaction(db, async (db) => {
    const order = await db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', making.orderId)
      .forUpdate()
      .executeTakeFirst();
    if (!order) throw notFound(refusal('order-not-found'));
    refuseStatus(order.status);
    const settings = await readSellerSettings(db);
    if (!isSellerKnown(settings.seller)) {
      throw new ApiError(409, refusal('seller-incomplete'));
    }
    const made = await findValidInvoice(db, making.orderId);
    if (made) throw new ApiError(409, refusal('already-invoiced', { invoice: made.number }));
    return insertOrderInvoice(db, { ...making, settings });
  });
}

/**
 * Makes the invoices of several orders, from the oldest one on, each in a transaction of its own: a refused order is reported
 * with the reason.
 */
export async function makeInvoices(
  db: Db,
  { ids, ...making }: Omit<Making, 'orderId'> & { ids: string[] },
): Promise<StatusResults & { credits: number }> {
  const results: StatusResults = { done: [], refused: [] };
  let credits = 0;
  for (const orderId of await oldestFirst(db, ids)) {
    try {
      credits += (await makeDocuments(db, { ...making, orderId })).credits;
      results.done.push(orderId);
    } catch (error) {
      if (!isApiError(error) || error.status >= 500) throw error;
      results.refused.push({ _id: orderId, ...reasonOf(error.refusal) });
    }
  }
  return { ...results, credits };
}

/** The ids, each once; those of unknown orders last. */
async function oldestFirst(db: Db, ids: string[]) {
  const orders = await db
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return new Set([...orders.map(({ id }) => id), ...ids]);
}

/**
 * Makes the invoice of a locked order that has just been delivered, if the settings want that. Without the seller's
 * details it makes none: a delivery must not fail for it.
 */
export async function invoiceDelivery(db: Db, making: Making) {
  const settings = await readSellerSettings(db);
  if (!settings.invoices.automatic || !isSellerKnown(settings.seller)) return;
  if (await findValidInvoice(db, making.orderId)) return;
  if (await isSeriesAhead(db, making.now)) return;
  await insertOrderInvoice(db, { ...making, settings });
}

function refuseStatus(status: OrderStatus) {
  switch (status) {
    case 'Pending':
      throw new ApiError(409, refusal('pending-not-invoiced'));
    case 'Cancelled':
      throw new ApiError(409, refusal('cancelled-not-invoiced'));
    case 'Processing':
    case 'Shipped':
    case 'Delivered':
      return;
  }
}

/** Read from the database, because an invoice can never be changed and the memory may be a second behind. */
async function readSellerSettings(db: Db): Promise<SellerSettings> {
  const rows = await db.selectFrom('settings').select(['name', 'value']).execute();
  const stored = (name: string) => rows.find((row) => row.name === name)?.value;
  return {
    seller: readGroup('seller', stored('seller')),
    contact: readGroup('contact', stored('contact')),
    invoices: readGroup('invoices', stored('invoices')),
  };
}

/** The invoice has what was sold; what is here again is credited at once. */
async function insertOrderInvoice(
  db: Db,
  { orderId, by, now, settings }: Making & { settings: SellerSettings },
) {
  const snapshot = await snapshotOf(db, { orderId, settings, now });
  const making = { orderId, by, now };
  const invoice = await insertInvoice(db, {
    kind: 'invoice',
    cancels: null,
    reason: '',
    snapshot,
    ...making,
  });
  let credits = 0;
  for (const { lines, reason, refund } of arrivedReturns(await readReturns(db, orderId))) {
    const credit =
      lines.length > 0
        ? await creditLines(db, { lines, reason, ...making })
        : await creditSum(db, { centimes: toCentimes(refund), reason, ...making });
    if (credit) credits += 1;
  }
  return { invoice, credits };
}
