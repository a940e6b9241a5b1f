import { type ParcelStatus, replaceableStatuses } from '../../../shared/couriers/parcel-terms.ts';
import type { OrderStatus } from '../../../shared/orders/order-terms.ts';
import type { Db } from '../../platform/db/connection.ts';
import { newId } from '../../platform/db/new-id.ts';
import { lockLiveParcel } from './renew-parcel.ts';
import { setProblem, tellParcel } from './tell-parcel.ts';

type Aligning = { orderId: string; status: OrderStatus; by: { name: string }; now: Date };

/**
 * Keeps the live parcel of a locked order in step with a status that the order has just got (requirements: Parcels). An
 * order that was delivered has a delivered parcel, and the parcel of a courier without an interface is under way while its order
 * is Shipped. An order that was cancelled before its courier knew of the parcel has none. Any other contradiction is for people: only the courier can bring a parcel back.
 */
export async function alignParcel(db: Db, { orderId, status, by, now }: Aligning) {
  const parcel = await lockLiveParcel(db, orderId);
  if (!parcel) return;
  const { id, problem } = parcel;
  const follows = await statusAfter(db, parcel, status);
  if (!follows && fits(status, parcel.status)) {
    if (problem === 'order') await setProblem(db, { id, problem: null });
    return;
  }
  if (!follows) {
    // A refusal needs somebody already, and says that the courier does not have the parcel.
    if (problem !== 'refused') await setProblem(db, { id, problem: 'order' });
    return;
  }
  const event = { externalId: `order ${newId()}`, at: now, status: follows, raw: follows } as const;
  await tellParcel(db, { id, events: [event], by, now });
  await setProblem(db, { id, problem: null });
}

type LiveParcel = NonNullable<Awaited<ReturnType<typeof lockLiveParcel>>>;

const unsent: readonly ParcelStatus[] = ['created', 'pending_pickup'];

/** The state that a parcel gets with a status of its order; undefined if it keeps its own. */
async function statusAfter(
  db: Db,
  parcel: LiveParcel,
  status: OrderStatus,
): Promise<ParcelStatus | undefined> {
  if (status === 'Delivered') return parcel.status === 'delivered' ? undefined : 'delivered';
  if (status === 'Cancelled') return fits(status, parcel.status) || parcel.is_known ? undefined : 'cancelled';
  // Only an interface tells where a parcel is; of another courier the staff know no more than that it is sent.
  if (parcel.kind !== 'sheet') return undefined;
  if (status === 'Shipped' && unsent.includes(parcel.status)) return 'in_transit';
  if (status === 'Processing' && parcel.status === 'in_transit' && (await followedOrder(db, parcel.id)))
    return 'created';
  return undefined;
}

/** Whether the last event of a parcel is that its order was sent: then nobody else has said so. */
async function followedOrder(db: Db, id: string) {
  const last = await db
    .selectFrom('shipment_events')
    .select('external_id')
    .where('shipment_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.external_id.startsWith('order ') ?? false;
}

/** Whether an order with this status can have a parcel in this state. */
export function fits(status: OrderStatus, parcel: ParcelStatus) {
  if (replaceableStatuses.includes(parcel)) return true;
  switch (status) {
    case 'Pending':
      return false;
    case 'Cancelled':
      return parcel === 'return_in_transit';
    case 'Processing':
      return parcel === 'created' || parcel === 'pending_pickup' || parcel === 'on_hold';
    case 'Shipped':
      return parcel !== 'delivered';
    case 'Delivered':
      return parcel === 'delivered';
  }
}
