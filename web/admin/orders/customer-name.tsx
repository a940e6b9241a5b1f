import UserCheckIcon from 'icon:user-round-check';
import type { Order } from '../../../shared/orders/orders.ts';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';

type Props = {
  /** On the order's own page a long name wraps, and a guest is marked (requirements: Admin order). */
  isWhole?: boolean;
  order: Pick<Order, 'isGuest' | 'user'> & { shippingAddress: Pick<Order['shippingAddress'], 'fullName'> };
};

/**
 * The account's name, otherwise the one in the address. In a list it is one line, cut at its own end, also an Arabic one
 * in a French page, and accounts are marked, because most buyers have none.
 */
export function CustomerName({ isWhole, order: { isGuest, user, shippingAddress } }: Props) {
  const name = user?.name || shippingAddress.fullName || adminOrdersWords.order.customer.unknown;
  if (isWhole) {
    return (
      <>
        <bdi className="wrap-anywhere inline-block">{name}</bdi>
        {isGuest && (
          <span className="whitespace-nowrap font-normal text-ink-muted"> {adminOrdersWords.guest}</span>
        )}
      </>
    );
  }
  return (
    <span className="flex min-w-0 items-center gap-1">
      <bdi className="truncate">{name}</bdi>
      {user && (
        <span title={adminOrdersWords.list.hasAccount} className="shrink-0">
          <UserCheckIcon className="size-3.5 text-ink-muted" />
          <span className="sr-only">{adminOrdersWords.list.hasAccount}</span>
        </span>
      )}
    </span>
  );
}
