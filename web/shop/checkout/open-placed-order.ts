import type { Order } from '../../../shared/orders/orders.ts';
import { lastOrderIdEntry } from '../../session/local-entries.ts';
import { localUrl } from '../../session/local-url.ts';

/** Loads the order's page in full, so that nothing of the order stays in memory (requirements: Checkout). */
export function openPlacedOrder({ _id, isGuest }: Pick<Order, '_id' | 'isGuest'>) {
  lastOrderIdEntry.set(_id);
  window.location.assign(localUrl(isGuest ? `/order-confirmation/${_id}` : `/order/${_id}`));
}
