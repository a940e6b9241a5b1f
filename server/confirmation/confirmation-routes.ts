import { confirmationApi } from '../../shared/confirmation/confirmation.ts';
import { confirmationMeasuresApi } from '../../shared/confirmation/confirmation-measures.ts';
import { phoneBookApi } from '../../shared/confirmation/phone-book.ts';
import { type Context, handle } from '../platform/http/handle-endpoint.ts';
import { readShopSettings } from '../platform/settings/shop-settings.ts';
import { blockPhone, endBlock, listBlocks } from './block-phone.ts';
import { cancelUnconfirmedOrders } from './cancel-unconfirmed-orders.ts';
import { claimNext, claimOrder, countQueue, findNext, releaseOrder } from './claim-order.ts';
import { listUnreachable } from './list-unreachable.ts';
import { measureCalls, readBoard } from './measure-calls.ts';
import { readPhone } from './phone-history.ts';
import { readCallTask } from './read-call-task.ts';
import { recordCall } from './record-call.ts';

/** The endpoints with which the staff confirms orders on the phone. */
export const routes = [
  handle(confirmationApi.next, (context) => readNext(context, findNext)),
  handle(confirmationApi.claimNext, (context) => readNext(context, claimNext)),
  handle(confirmationApi.show, async ({ db, params, query, user, now }) => {
    const { calls: settings } = await readShopSettings(db);
    return readCallTask(db, { id: params.id, by: user, now: now(), settings, ...query });
  }),
  handle(confirmationApi.claim, async ({ db, params, query, user, now }) => {
    const { calls: settings } = await readShopSettings(db);
    const asking = { id: params.id, by: user, now: now() };
    await claimOrder(db, asking);
    return readCallTask(db, { ...asking, settings, ...query });
  }),
  handle(confirmationApi.release, async ({ db, params, user }) => {
    await releaseOrder(db, { id: params.id, by: user });
    return { message: 'The order is back in the queue' };
  }),
  handle(confirmationApi.record, async ({ db, jobs, params, body, user, now }) => {
    const { calls: settings } = await readShopSettings(db);
    return recordCall(db, { id: params.id, body, by: user, jobs, settings, now: now() });
  }),
  handle(confirmationApi.phone, ({ db, params, now }) => readPhone(db, { phone: params.phone, now: now() })),
  handle(confirmationMeasuresApi.board, async ({ db, now }) => {
    const { calls: settings } = await readShopSettings(db);
    return readBoard(db, { settings, now: now() });
  }),
  handle(confirmationMeasuresApi.measures, async ({ db, query, now }) => {
    const { calls: settings } = await readShopSettings(db);
    return measureCalls(db, { ...query, settings, now: now() });
  }),
  handle(phoneBookApi.blocks, ({ db, now }) => listBlocks(db, now())),
  handle(phoneBookApi.block, ({ db, body, user, now }) => blockPhone(db, { ...body, by: user, now: now() })),
  handle(phoneBookApi.unblock, async ({ db, params, user, now }) => {
    await endBlock(db, { id: params.id, by: user, now: now() });
    return { message: 'The number is no longer blocked' };
  }),
  handle(phoneBookApi.unreached, async ({ db, query, now }) => {
    const { calls: settings } = await readShopSettings(db);
    return listUnreachable(db, { ...query, settings, now: now() });
  }),
];

type Asked = Pick<Context<typeof confirmationApi.next>, 'db' | 'query' | 'user' | 'now'>;

async function readNext({ db, query, user, now }: Asked, find: typeof findNext) {
  const { calls: settings } = await readShopSettings(db);
  const asking = { by: user, now: now(), settings };
  const id = await find(db, asking);
  return {
    task: id ? await readCallTask(db, { id, ...asking, ...query }) : null,
    queue: await countQueue(db, asking),
  };
}

export const jobs = [cancelUnconfirmedOrders];
