import type { Order } from '../../../shared/orders.ts';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';

type Named = Pick<Order, 'isGuest' | 'user'> & {
  shippingAddress: Pick<Order['shippingAddress'], 'fullName'>;
};

/** Who ordered: the account's name, or that of the address; guests are marked (requirements: Admin order). */
export function customerName({ isGuest, user, shippingAddress }: Named) {
  const name = user?.name || shippingAddress.fullName || adminOrdersWords.order.customer.unknown;
  return isGuest ? adminOrdersWords.guest(name) : name;
}
