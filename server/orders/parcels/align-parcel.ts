import { type ParcelStatus, replaceableStatuses } from '../../../shared/couriers/parcel-terms.ts';
import type { OrderStatus } from '../../../shared/orders/order-terms.ts';
import type { Db } from '../../platform/db/connection.ts';
import { newId } from '../../platform/db/new-id.ts';
import { lockLiveParcel } from './renew-parcel.ts';
import { setProblem, tellParcel } from './tell-parcel.ts';

type Aligning = { orderId: string; status: OrderStatus; by: { name: string }; now: Date };

/**
 * Keeps the live parcel of a locked order in step with a status that the order has just got (requirements: Parcels). An
 * order that was delivered has a delivered parcel. An order that was cancelled before its courier knew of the parcel has
 * none. Any other contradiction is for people: only the courier can bring a parcel back.
 */
export async function alignParcel(db: Db, { orderId, status, by, now }: Aligning) {
  const parcel = await lockLiveParcel(db, orderId);
  if (!parcel) return;
  const { id, problem } = parcel;
  if (fits(status, parcel.status)) {
    if (problem === 'order') await setProblem(db, { id, problem: null });
    return;
  }
  const follows =
    status === 'Delivered' ? 'delivered' : status === 'Cancelled' && !parcel.is_known && 'cancelled';
  if (!follows) {
    // A refusal needs somebody already, and says that the courier does not have the parcel.
    if (problem !== 'refused') await setProblem(db, { id, problem: 'order' });
    return;
  }
  const event = { externalId: `order ${newId()}`, at: now, status: follows, raw: follows } as const;
  await tellParcel(db, { id, events: [event], by, now });
  await setProblem(db, { id, problem: null });
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
