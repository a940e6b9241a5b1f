import type { Order } from '../../shared/orders.ts';
import { orderDeskWords } from '../words/order-desk-words.ts';

type Named = Pick<Order, 'isGuest' | 'user'> & {
  shippingAddress: Pick<Order['shippingAddress'], 'fullName'>;
};

/** Who ordered: the account's name, or that of the address; guests are marked (spec §2). */
export function customerName({ isGuest, user, shippingAddress }: Named) {
  const name = user?.name || shippingAddress.fullName || orderDeskWords.order.customer.unknown;
  return isGuest ? orderDeskWords.guest(name) : name;
}
