import { invoiceApi } from '../../shared/orders/invoices.ts';
import { orderApi } from '../../shared/orders/order-api.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { browserCookie, visitorOf } from '../platform/http/visitor.ts';
import { keepGuestBrowser, readGuestBrowser } from './guest-browser.ts';
import { deleteOldIdempotencyKeys, readIdempotencyKey } from './idempotency-keys.ts';
import { findOrdersOf, toOrder } from './order-queries.ts';
import { kindsFor } from './phone-blocks/refusal-of-blocked.ts';
import { placeOrder } from './place-order.ts';
import { quoteOrder } from './quote-order.ts';
import { requestCancel } from './request-cancel.ts';
import { sendOrderConfirmation, sendOrderNotice } from './send-order-confirmation.ts';
import { showGuestOrder, showInvoice, showOrder } from './show-order.ts';
import { trackOrder } from './track-order.ts';

export const routes = [
  handle(orderApi.place, async (context) => {
    const { db, jobs, limits, now, body, query, user } = context;
    const browser = user ? null : readGuestBrowser(context);
    const { order, isNew } = await placeOrder(db, {
      body,
      language: query.lang,
      buyer: { user, browserHash: browser?.hash ?? null },
      visitor: visitorOf(context),
      idempotencyKey: readIdempotencyKey(context.header),
      jobs,
      limits,
      now: now(),
    });
    if (browser && isNew) keepGuestBrowser(context, browser);
    return toOrder(order);
  }),
  handle(orderApi.quote, async (context) => {
    const { db, body, query, limits, now, user, cookie } = context;
    const guesser = { visitor: visitorOf(context), limits };
    const quote = await quoteOrder(db, { body, language: query.lang, now: now(), guesser });
    // A cart asks before its buyer has typed anything, and sets no cookie.
    const isOrdering = body.discountCode !== undefined || Boolean(body.shippingAddress?.phone);
    if (isOrdering && !user && !cookie(browserCookie)) keepGuestBrowser(context, readGuestBrowser(context));
    return quote;
  }),
  handle(orderApi.kinds, async (context) => {
    const { db, body, limits, now } = context;
    const visitor = visitorOf(context);
    return { kinds: await kindsFor(db, { phone: body.phone, visitor, limits, now: now() }) };
  }),
  handle(orderApi.guest, (context) => showGuestOrder(context.db, context)),
  handle(orderApi.requestCancel, (context) => requestCancel(context.db, context)),
  handle(orderApi.track, (context) => trackOrder(context.db, context)),
  handle(orderApi.mine, async ({ db, user }) => (await findOrdersOf(db, user.id)).map(toOrder)),
  handle(orderApi.show, ({ db, params, query, user }) => showOrder(db, { id: params.id, ...query, user })),
  handle(invoiceApi.own, async ({ db, params, user }) =>
    showInvoice(db, await showOrder(db, { id: params.id, user })),
  ),
  handle(invoiceApi.guest, async (context) =>
    showInvoice(context.db, await showGuestOrder(context.db, context)),
  ),
];

export const jobs = [sendOrderConfirmation, sendOrderNotice, deleteOldIdempotencyKeys];
