import { orderListApi } from '../../shared/order-list.ts';
import { adminOrderApi } from '../../shared/orders/admin-orders.ts';
import { recordExport } from '../platform/audit/record-change.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { markPaid, markUnpaid, setOrderStatus, setOrderStatuses } from './change-order.ts';
import { exportOrders } from './export-orders.ts';
import { streamOrderEvents } from './follow-orders.ts';
import { countByStatus, listOrderIds, listOrders, readOrders } from './list-orders.ts';
import { orderHistory } from './order-history.ts';
import { toOrder } from './order-queries.ts';
import { forStaff } from './rights/order-visibility.ts';
import { sendOrderEmail } from './send-order-email.ts';
import { sendOrderState } from './send-order-state.ts';
import { showOrder } from './show-order.ts';
import { summarizeRevenue } from './summarize-revenue.ts';

export const routes = [
  handle(orderListApi.list, ({ db, query, user }) => listOrders(db, query, user)),
  handle(adminOrderApi.counts, ({ db, query, user }) => countByStatus(db, query, user)),
  handle(adminOrderApi.ids, ({ db, query, user }) => listOrderIds(db, query, user)),
  handle(adminOrderApi.stream, async () => streamOrderEvents()),
  handle(adminOrderApi.export, async ({ db, query, user }) => {
    await recordExport(db, { by: user, list: 'orders' });
    return exportOrders(db, query);
  }),
  handle(adminOrderApi.summary, ({ db, now }) => summarizeRevenue(db, now())),
  handle(adminOrderApi.history, async ({ db, params, user }) => {
    await showOrder(db, { id: params.id, user });
    return orderHistory(db, { id: params.id, user });
  }),
  handle(adminOrderApi.setStatus, async ({ db, jobs, params, body, user, now }) =>
    forStaff(toOrder(await setOrderStatus(db, { id: params.id, ...body, by: user, jobs, now: now() })), user),
  ),
  handle(adminOrderApi.setStatuses, ({ db, jobs, body, user, now }) =>
    setOrderStatuses(db, { ...body, by: user, jobs, now: now() }),
  ),
  handle(adminOrderApi.read, ({ db, body, query, user }) => readOrders(db, { ...body, ...query, user })),
  handle(adminOrderApi.pay, async ({ db, params, body, user, now }) =>
    forStaff(toOrder(await markPaid(db, { id: params.id, by: user, result: body, now: now() })), user),
  ),
  handle(adminOrderApi.unpay, async ({ db, params, user }) =>
    forStaff(toOrder(await markUnpaid(db, { id: params.id, by: user })), user),
  ),
  handle(adminOrderApi.sendEmail, async ({ db, params, user, mailer, env, limits, now }) =>
    toOrder(await sendOrderEmail(db, { id: params.id, by: user, mailer, env, limits, now: now() })),
  ),
];

export const jobs = [sendOrderState];
