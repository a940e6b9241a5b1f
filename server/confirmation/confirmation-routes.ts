import { confirmationApi } from '../../shared/confirmation.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { readShopSettings } from '../platform/settings/shop-settings.ts';
import { claimNext, claimOrder, countQueue, releaseOrder } from './claim-order.ts';
import { readPhone } from './phone-history.ts';
import { readTask } from './read-task.ts';
import { recordCall } from './record-call.ts';

/** The endpoints with which the staff confirms orders on the phone. */
export const confirmationRoutes = [
  handle(confirmationApi.next, async ({ db, user, now }) => {
    const { calls: settings } = await readShopSettings(db);
    const asking = { by: user, now: now(), settings };
    const id = await claimNext(db, asking);
    return {
      task: id ? await readTask(db, { id, ...asking }) : null,
      queue: await countQueue(db, asking),
    };
  }),
  handle(confirmationApi.claim, async ({ db, params, user, now }) => {
    const { calls: settings } = await readShopSettings(db);
    const asking = { id: params.id, by: user, now: now() };
    await claimOrder(db, asking);
    return readTask(db, { ...asking, settings });
  }),
  handle(confirmationApi.release, async ({ db, params, user }) => {
    await releaseOrder(db, { id: params.id, by: user });
    return { message: 'The order is back in the queue' };
  }),
  handle(confirmationApi.record, async ({ db, jobs, params, body, user, now }) => {
    const { calls: settings } = await readShopSettings(db);
    return recordCall(db, { id: params.id, body, by: user, jobs, settings, now: now() });
  }),
  handle(confirmationApi.phone, ({ db, params }) => readPhone(db, params.phone)),
];
