import { orderDeskApi } from '../../shared/order-desk.ts';
import { handle } from '../http/handle-endpoint.ts';
import { toOrder } from '../orders/order-queries.ts';
import { exportOrders } from './export-orders.ts';
import { listOrders } from './list-orders.ts';
import { orderHistory } from './order-history.ts';
import { sendOrderEmail } from './send-order-email.ts';
import { markPaid, markUnpaid } from './set-order-payment.ts';
import { setOrderStatus } from './set-order-status.ts';
import { sumTakings } from './sum-takings.ts';

export const orderDeskRoutes = [
  handle(orderDeskApi.list, ({ db, query }) => listOrders(db, query)),
  handle(orderDeskApi.export, async ({ db, query }) => exportOrders(db, query)),
  handle(orderDeskApi.summary, ({ db, now }) => sumTakings(db, now())),
  handle(orderDeskApi.history, ({ db, params }) => orderHistory(db, params.id)),
  handle(orderDeskApi.setStatus, async ({ db, params, body, user, now }) =>
    toOrder(await setOrderStatus(db, { id: params.id, status: body.status, by: user, now: now() })),
  ),
  handle(orderDeskApi.pay, async ({ db, params, body, user, now }) =>
    toOrder(await markPaid(db, { id: params.id, by: user, result: body, now: now() })),
  ),
  handle(orderDeskApi.unpay, async ({ db, params, user }) =>
    toOrder(await markUnpaid(db, { id: params.id, by: user })),
  ),
  handle(orderDeskApi.sendEmail, async ({ db, params, user, mailer, env, limits, now }) =>
    toOrder(await sendOrderEmail(db, { id: params.id, by: user, mailer, env, limits, now: now() })),
  ),
];
