import type { Order } from '../../../shared/orders/orders.ts';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';

type Props = {
  /** On the order's own page a long name wraps. */
  isWhole?: boolean;
  order: Pick<Order, 'isGuest' | 'user'> & { shippingAddress: Pick<Order['shippingAddress'], 'fullName'> };
};

/**
 * The account's name, otherwise the one in the address, on one line. Guests are marked (requirements: Admin order). A long
 * name is cut at its own end, also an Arabic one in a French page, and the mark stays whole.
 */
export function CustomerName({ isWhole, order: { isGuest, user, shippingAddress } }: Props) {
  const name = user?.name || shippingAddress.fullName || adminOrdersWords.order.customer.unknown;
  return (
    <span className="flex min-w-0 gap-1">
      <bdi className={isWhole ? 'wrap-anywhere' : 'truncate'}>{name}</bdi>
      {isGuest && <span className="shrink-0"> {adminOrdersWords.guest}</span>}
    </span>
  );
}
