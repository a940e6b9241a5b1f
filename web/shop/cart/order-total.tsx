import { netOfReturns } from '../../../shared/orders/order-balance.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import { cartWords } from '../../words/cart-words.ts';
import { colon, formatPrice } from '../../words/formats.ts';

type Props = { order: Pick<Order, 'totalPrice' | 'deducted' | 'refunded'> };

/** The total of an order in a list, and below it what is left of it after returns. */
export function OrderTotal({ order }: Props) {
  const net = netOfReturns(order);
  return (
    <span className="block whitespace-nowrap text-end font-semibold tabular-nums">
      {formatPrice(order.totalPrice)}
      {net !== undefined && (
        <span
          title={cartWords.summary.net}
          className="block font-normal text-ink-muted text-xs leading-tight"
        >
          {cartWords.summary.netShort + colon + formatPrice(net)}
        </span>
      )}
    </span>
  );
}
