import type { PgBoss } from 'pg-boss';
import { notFound } from '../../shared/contract/api-error.ts';
import type { ParcelProblem, ParcelStatus } from '../../shared/couriers/parcel-terms.ts';
import type { OrderStatus } from '../../shared/orders/order-terms.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { readReturns } from '../invoices/read-returns.ts';
import { type Actor, applyStatus, changeOrder } from '../orders/change-order.ts';
import { fits } from '../orders/parcels/align-parcel.ts';
import { isReplaced, setProblem, tellParcel } from '../orders/parcels/tell-parcel.ts';
import type { Db } from '../platform/db/connection.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { CourierEvent } from './port/courier-port.ts';

type Recording = { id: string; events: CourierEvent[]; by: Actor; jobs: PgBoss; now: Date };

/** The courier as the one who tells of an event. The history names it. */
export function courierActor({ id, name }: { id: string; name: string }): Actor {
  return { kind: 'courier', id, name };
}

/**
 * Records what happened to a parcel, in one transaction with what follows for its order. Events may come twice, which
 * changes nothing, and in any order: the one that happened last gives the state. An unknown state changes nothing either
 * (requirements: Parcels). Throws ApiError 404.
 */
export function recordEvents(db: Db, { id, events, by, jobs, now }: Recording): Promise<void> {
  return runTransaction(db, async (db) => {
    const parcel = await lockParcel(db, id);
    const status = await tellParcel(db, { id, events, by, now });
    if (!status || status === parcel.status) return;
    // Its order is carried by another parcel now, and does not follow this one. Its units have to be looked for.
    if (await isReplaced(db, id)) await setProblem(db, { id, problem: 'order' });
    else await followOrder(db, { ...parcel, id, status, by, jobs, now });
  });
}

/** Locks the order before its parcel, as everything does that changes both. Throws ApiError 404. */
export async function lockParcel(db: Db, id: string) {
  const found = await db.selectFrom('shipments').select('order_id').where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound(refusal('parcel-not-found'));
  const order = await db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', found.order_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const parcel = await db
    .selectFrom('shipments')
    .select(['status', 'problem'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { orderId: found.order_id, orderStatus: order.status, ...parcel };
}

type Following = Omit<Recording, 'events'> & {
  orderId: string;
  orderStatus: OrderStatus;
  status: ParcelStatus;
  problem: ParcelProblem | null;
};

/** Sets the status of the order that follows from the parcel, or notes that the two contradict each other. */
async function followOrder(db: Db, following: Following) {
  const { id, orderId, orderStatus, status, problem, by, jobs, now } = following;
  const isComingBack = orderStatus === 'Cancelled' && status === 'return_in_transit';
  const wanted = isComingBack ? undefined : orderStatusFor(status);
  const isContradicted =
    (wanted === undefined
      ? orderStatus !== 'Processing' && !fits(orderStatus, status)
      : isRefused(orderStatus, wanted)) ||
    (wanted === 'Cancelled' && (await readReturns(db, orderId)).length > 0);
  if (wanted || problem === 'order' || isContradicted) {
    await setProblem(db, { id, problem: isContradicted ? 'order' : null });
  }
  if (isContradicted || !wanted) return;
  if (status === 'returned') {
    await db.updateTable('shipments').set({ restock: 'asked' }).where('id', '=', id).execute();
  }
  if (orderStatus === wanted) return;
  // Whatever a parcel shows, its order may get: the rights of a person who says so have been checked before.
  await changeOrder(db, {
    id: orderId,
    by,
    apply: (db, order) => applyStatus(db, order, { status: wanted, by, jobs, now }),
  });
}

/** An order that nobody confirmed is not sent, and one that has ended does not move on or back. */
function isRefused(before: OrderStatus, wanted: OrderStatus) {
  return before === 'Pending' || ((before === 'Cancelled' || before === 'Delivered') && before !== wanted);
}

function orderStatusFor(status: ParcelStatus): OrderStatus | undefined {
  switch (status) {
    case 'created':
    case 'pending_pickup':
    case 'on_hold':
    case 'cancelled':
    case 'lost':
      return undefined;
    case 'picked_up':
    case 'in_transit':
    case 'at_hub':
    case 'awaiting_buyer':
    case 'out_for_delivery':
    case 'delivery_attempted':
    case 'return_in_transit':
      return 'Shipped';
    case 'delivered':
      return 'Delivered';
    case 'returned':
      return 'Cancelled';
  }
}
