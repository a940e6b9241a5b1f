import type { PgBoss } from 'pg-boss';
import { ApiError, notFound } from '../../shared/contract/api-error.ts';
import { type ParcelStatus, replaceableStatuses } from '../../shared/couriers/parcel-terms.ts';
import type { ShownParcel } from '../../shared/couriers/parcels.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { dropMovedProducts } from '../orders/drop-bought-products.ts';
import { writeOff } from '../orders/move-stock.ts';
import { findOrder } from '../orders/order-queries.ts';
import { lockLiveParcel, renewAmount } from '../orders/parcels/renew-parcel.ts';
import { isReplaced, setProblem } from '../orders/parcels/tell-parcel.ts';
import { refuseParcelStep } from '../orders/rights/refuse-step.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { enqueue } from '../platform/jobs/job.ts';
import type { Env } from '../platform/start-up/env.ts';
import { makeParcel } from './make-parcels.ts';
import { askCourier, openCourier } from './open-courier.ts';
import { readParcel, readVisibleParcel } from './parcel-queries.ts';
import { lockParcel, recordEvents } from './record-events.ts';
import { notToSend } from './send-parcels.ts';

type Setting = {
  id: string;
  body: { status: ParcelStatus; reason: string };
  by: SessionUser;
  jobs: PgBoss;
  now: Date;
};

/**
 * Records a state that somebody learned without the courier's interface; the order follows. It also takes the parcel off
 * the list of those with a problem. Throws ApiError 404, 403 (only administrators end an order) and 409 (another parcel
 * carries the order).
 */
export async function setParcelStatus(db: Db, setting: Setting): Promise<ShownParcel> {
  const { id, body, by } = setting;
  const { orderStatus } = await readVisibleParcel(db, id, by);
  refuseParcelStep(by, orderStatus, body.status);
  return recordByHand(db, setting);
}

function recordByHand(db: Db, { id, body, by, jobs, now }: Setting): Promise<ShownParcel> {
  return runTransaction(db, async (db) => {
    await lockParcel(db, id);
    const before = await readParcel(db, id);
    if (before.status === body.status && before.problem === undefined) return before;
    const { status, reason } = body;
    const replaced = await isReplaced(db, id);
    if (replaced && !replaceableStatuses.includes(status))
      throw new ApiError(409, refusal('parcel-replaced'));
    await setProblem(db, { id, problem: null });
    const event = { externalId: `hand ${newId()}`, at: now, status, raw: status, reason };
    await recordEvents(db, { id, events: [event], by, jobs, now });
    // Whoever sets the state of a replaced parcel has looked at it.
    if (replaced) await setProblem(db, { id, problem: null });
    const changes = { status: [before.status, status] as [string, string] };
    await recordChange(db, { by, action: 'parcel.status', subjectId: before.orderId, changes });
    return readParcel(db, id);
  });
}

type Cancelling = { id: string; by: SessionUser; jobs: PgBoss; env: Env; now: () => Date };

/**
 * Cancels a parcel at its courier, which accepts this only while it is preparing the parcel. A parcel the courier never
 * received is just marked as cancelled. Throws ApiError 404 and 409 (not possible any more, or not known whether the
 * courier has it), and 403 (the order has ended).
 */
export async function cancelParcel(db: Db, { id, by, jobs, env, now }: Cancelling): Promise<ShownParcel> {
  const { orderStatus } = await readVisibleParcel(db, id, by);
  refuseParcelStep(by, orderStatus);
  const parcel = await db.selectFrom('shipments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const courier = await db
    .selectFrom('couriers')
    .selectAll()
    .where('id', '=', parcel.courier_id)
    .executeTakeFirstOrThrow();
  const port = await openCourier(db, { courier, env, now });
  const mayExist = parcel.tries > 0 && parcel.problem !== 'refused';
  if (port && parcel.tracking) await askCourier(port.cancel(parcel.tracking));
  else if (port && mayExist) {
    throw new ApiError(409, refusal('parcel-state-unknown'));
  }
  const body = { status: 'cancelled' as const, reason: '' };
  return recordByHand(db, { id, body, by, jobs, now: now() });
}

type Retrying = { id: string; by: SessionUser; jobs: PgBoss };

/**
 * Tries to make a parcel again, with the present amount and address of its order. Throws ApiError 404 and 409 (made
 * already, the order is not to be sent, or more than the courier collects).
 */
export function retryParcel(db: Db, { id, by, jobs }: Retrying): Promise<ShownParcel> {
  return runTransaction(db, async (db) => {
    const { orderStatus: visibleStatus } = await readVisibleParcel(db, id, by);
    refuseParcelStep(by, visibleStatus);
    const { orderId, orderStatus } = await lockParcel(db, id);
    const parcel = await readParcel(db, id);
    const isUnmade = parcel.tracking === undefined && parcel.status === 'created';
    if (parcel.courier.kind === 'sheet' || !(isUnmade || parcel.problem === 'hidden')) {
      throw new ApiError(409, refusal('parcel-not-to-make'));
    }
    if (parcel.problem !== 'hidden') {
      if (orderStatus !== 'Processing') throw notToSend();
      const live = await lockLiveParcel(db, orderId);
      if (live && !live.is_known) await renewAmount(db, live);
      await setProblem(db, { id, problem: null });
    }
    await enqueue(db, { jobs, job: makeParcel, data: { parcelId: id } });
    return readParcel(db, id);
  });
}

type Restocking = {
  id: string;
  lost: { position: number; quantity: number }[];
  by: SessionUser;
};

/**
 * Closes the question about a returned parcel. Its order is Cancelled, which put all units into the stock; the lost ones
 * leave it. Throws ApiError 404, 400 (no such line, more than sent) and 409 (answered before, no longer in stock).
 */
export function restockParcel(db: Db, { id, lost, by }: Restocking): Promise<ShownParcel> {
  return runTransaction(db, async (db) => {
    await readVisibleParcel(db, id, by);
    const parcel = await db
      .selectFrom('shipments')
      .select(['order_id', 'restock'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (parcel.restock !== 'asked') throw new ApiError(409, refusal('parcel-inspected'));
    const order = await findOrder(db, parcel.order_id);
    if (!order) throw notFound(refusal('order-not-found'));
    const units = new Map<number, number>();
    for (const { position, quantity } of lost) units.set(position, (units.get(position) ?? 0) + quantity);
    const items = [...units].map(([position, quantity]) => {
      const item = order.items[position];
      if (!item || quantity > item.quantity) throw new ApiError(400, refusal('parcel-has-fewer-units'));
      return { ...item, quantity };
    });
    if (items.length > 0) {
      await writeOff(db, items);
      await dropMovedProducts(db, order);
    }
    await db.updateTable('shipments').set({ restock: 'done' }).where('id', '=', id).execute();
    const named = items.map(({ quantity, name }) => `${quantity} × ${name}`);
    const changes = { lost: [null, named] as [null, string[]] };
    await recordChange(db, { by, action: 'parcel.restocked', subjectId: parcel.order_id, changes });
    return readParcel(db, id);
  });
}
