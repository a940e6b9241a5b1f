import type { PgBoss } from 'pg-boss';
import { notFound } from '../../shared/api-error.ts';
import type { OrderStatus } from '../../shared/order-terms.ts';
import { finalStatuses, type ParcelProblem, type ParcelStatus } from '../../shared/parcel-terms.ts';
import { readReturns } from '../invoices/read-returns.ts';
import { setOrderStatus } from '../orders/change-order.ts';
import type { Db } from '../platform/db/connection.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import type { CourierEvent } from './port/courier-port.ts';

/** The member of staff or the courier who says so. */
export type Teller = Pick<SessionUser, 'id' | 'name'>;

type Recording = { id: string; events: CourierEvent[]; by: Teller; jobs: PgBoss; now: Date };

/**
 * Records what happened to a parcel, in one transaction with what follows for its order. Events may come twice, which
 * changes nothing, and in any order: the one that happened last gives the state. An unknown state changes nothing either
 * (requirements: Parcels). Throws ApiError 404.
 */
export function recordEvents(db: Db, { id, events, by, jobs, now }: Recording): Promise<void> {
  return runTransaction(db, async (db) => {
    const parcel = await lockParcel(db, id);
    const recorded = await insertEvents(db, { id, events, by, now });
    if (recorded.length === 0) return;
    const last = await db
      .selectFrom('shipment_events')
      .select(['status', 'raw', 'at'])
      .where('shipment_id', '=', id)
      .where('status', '<>', 'unknown')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (!last || last.status === 'unknown') return;
    const { status } = last;
    await db
      .updateTable('shipments')
      .set({
        ...{ status, raw_status: last.raw, last_event_at: last.at },
        ended_at: finalStatuses.includes(status) ? last.at : null,
        ...(status === 'delivered' && { delivered_at: last.at }),
      })
      .where('id', '=', id)
      .execute();
    if (status !== parcel.status) await followOrder(db, { ...parcel, id, status, by, jobs, now });
  });
}

/** Locks the order before its parcel, as sending does. */
async function lockParcel(db: Db, id: string) {
  const found = await db.selectFrom('shipments').select('order_id').where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound('Parcel not found');
  const order = await db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', found.order_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { status } = await db
    .selectFrom('shipments')
    .select('status')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { orderId: found.order_id, orderStatus: order.status, status };
}

type Inserting = Pick<Recording, 'id' | 'events' | 'by' | 'now'>;

async function insertEvents(db: Db, { id, events, by, now }: Inserting) {
  if (events.length === 0) return [];
  const rows = events.map(({ externalId, at, status, raw, reason = '', place = '' }) => ({
    ...{ shipment_id: id, external_id: externalId, status, raw, reason, place, told_by: by.name },
    // A clock that is ahead must not make an event the last one for ever.
    at: at > now ? now : at,
  }));
  return db
    .insertInto('shipment_events')
    .values(rows)
    .onConflict((conflict) => conflict.column('external_id').doNothing())
    .returning('id')
    .execute();
}

type Following = Omit<Recording, 'events'> & {
  orderId: string;
  orderStatus: OrderStatus;
  status: ParcelStatus;
};

/** Sets the status of the order that follows from the parcel, or notes that the two contradict each other. */
async function followOrder(db: Db, following: Following) {
  const { id, orderId, orderStatus, status, by, jobs, now } = following;
  const wanted = orderStatusFor(status);
  if (wanted === undefined) return;
  const isContradicted =
    orderStatus === 'Pending' ||
    (orderStatus === 'Cancelled' && wanted !== 'Cancelled') ||
    (orderStatus === 'Delivered' && wanted === 'Cancelled') ||
    (wanted === 'Cancelled' && (await readReturns(db, orderId)).length > 0);
  await setProblem(db, { id, problem: isContradicted ? 'order' : null });
  if (isContradicted) return;
  if (status === 'returned') {
    await db.updateTable('shipments').set({ restock: 'asked' }).where('id', '=', id).execute();
  }
  if (orderStatus === wanted || (wanted === 'Shipped' && orderStatus === 'Delivered')) return;
  await setOrderStatus(db, { id: orderId, status: wanted, by: asStaff(by), jobs, now });
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

/** A courier may bring an order to any status that its parcel shows. The history names the courier. */
function asStaff({ id, name }: Teller): SessionUser {
  return { id, name, role: 'admin', email: '', phone: '', language: 'en' };
}

type Problem = { id: string; problem: ParcelProblem | null; text?: string | null };

/** Puts a parcel on the list of those that need somebody, or takes it off. */
export async function setProblem(db: Db, { id, problem, text = null }: Problem) {
  await db
    .updateTable('shipments')
    .set({ problem, problem_text: text?.slice(0, 500) ?? null })
    .where('id', '=', id)
    .execute();
}
