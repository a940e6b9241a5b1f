import { notFound } from '../../shared/contract/api-error.ts';
import { adminOrderApi } from '../../shared/orders/admin-orders.ts';
import { invoiceApi } from '../../shared/orders/invoices.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { recordExport } from '../platform/audit/record-change.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { cancelInvoice } from './cancel-invoice.ts';
import { findInvoice, invoicesOf } from './invoice-queries.ts';
import { exportInvoices, listInvoices } from './list-invoices.ts';
import { makeInvoice, makeInvoices } from './make-invoice.ts';

export const routes = [
  handle(invoiceApi.list, ({ db, query }) => listInvoices(db, query)),
  handle(invoiceApi.export, async ({ db, query, user }) => {
    await recordExport(db, { by: user, list: 'invoices' });
    return exportInvoices(db, query);
  }),
  handle(invoiceApi.show, async ({ db, params }) => {
    const invoice = await findInvoice(db, params.id);
    if (!invoice) throw notFound(refusal('invoice-not-found'));
    return invoice;
  }),
  handle(invoiceApi.ofOrder, async ({ db, params }) => {
    const order = await db.selectFrom('orders').select('id').where('id', '=', params.id).executeTakeFirst();
    if (!order) throw notFound(refusal('order-not-found'));
    return invoicesOf(db, [params.id]);
  }),
  handle(invoiceApi.make, ({ db, params, user, now }) =>
    makeInvoice(db, { orderId: params.id, by: user, now: now() }),
  ),
  handle(adminOrderApi.makeInvoices, ({ db, body, user, now }) =>
    makeInvoices(db, { ids: body.ids, by: user, now: now() }),
  ),
  handle(invoiceApi.cancel, ({ db, params, body, user, now }) =>
    cancelInvoice(db, { id: params.id, reason: body.reason, by: user, now: now() }),
  ),
];
