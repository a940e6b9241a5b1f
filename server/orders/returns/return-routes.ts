import { notFound } from '../../../shared/contract/api-error.ts';
import { adminOrderApi } from '../../../shared/orders/admin-orders.ts';
import { goodwillApi } from '../../../shared/orders/goodwill.ts';
import { returnApi } from '../../../shared/orders/invoices.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { readReturns } from '../../invoices/read-returns.ts';
import { handle } from '../../platform/http/handle-endpoint.ts';
import { findOrder, toOrder } from '../order-queries.ts';
import { forStaff } from '../rights/order-visibility.ts';
import { giveGoodwill } from './give-goodwill.ts';
import { payBack } from './pay-back.ts';
import { recordReturn } from './record-return.ts';
import { sendOrderReturned } from './send-order-returned.ts';
import { recordArrival, takeBackReturn } from './settle-return.ts';

export const routes = [
  handle(returnApi.list, async ({ db, params }) => {
    if (!(await findOrder(db, params.id))) throw notFound(refusal('order-not-found'));
    return readReturns(db, params.id);
  }),
  handle(returnApi.record, ({ db, jobs, params, body, user, now }) =>
    recordReturn(db, { id: params.id, body, by: user, jobs, now: now() }),
  ),
  handle(goodwillApi.give, ({ db, jobs, params, body, user, now }) =>
    giveGoodwill(db, { id: params.id, body, by: user, jobs, now: now() }),
  ),
  handle(returnApi.arrive, ({ db, jobs, params, body, user, now }) =>
    recordArrival(db, { ...params, ...body, by: user, jobs, now: now() }),
  ),
  handle(returnApi.takeBack, ({ db, params, user }) => takeBackReturn(db, { ...params, by: user })),
  handle(adminOrderApi.payBack, async ({ db, params, body, user }) =>
    forStaff(toOrder(await payBack(db, { id: params.id, amount: body.amount, by: user })), user),
  ),
];

export const jobs = [sendOrderReturned];
