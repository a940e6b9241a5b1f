import type { Order } from '../../../shared/orders.ts';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';

type Named = Pick<Order, 'isGuest' | 'user'> & {
  shippingAddress: Pick<Order['shippingAddress'], 'fullName'>;
};

/** The account's name, otherwise the one in the address. Guests are marked (requirements: Admin order). */
export function customerName({ isGuest, user, shippingAddress }: Named) {
  const name = user?.name || shippingAddress.fullName || adminOrdersWords.order.customer.unknown;
  return isGuest ? adminOrdersWords.guest(name) : name;
}
