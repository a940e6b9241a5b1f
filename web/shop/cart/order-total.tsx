import {
  balanceOf,
  type Charged,
  netOfReturns,
  type Returned,
} from '../../../shared/orders/order-balance.ts';
import type { OrderStatus } from '../../../shared/orders/order-terms.ts';
import { cartWords } from '../../words/cart-words.ts';
import { colon, formatPrice } from '../../words/formats.ts';

type Props = { order: Charged & Returned & { isPaid: boolean; status: OrderStatus } };

const words = cartWords.summary;

/**
 * The total of an order in a list, and below it what is left of it after returns, and what is left to pay after what was paid
 * before for an exchange.
 */
export function OrderTotal({ order }: Props) {
  const net = netOfReturns(order);
  return (
    <span className="block whitespace-nowrap text-end font-semibold tabular-nums">
      {formatPrice(order.totalPrice)}
      {net !== undefined && <Below title={words.net} label={words.netShort} amount={net} />}
      {owes(order) && <Below label={words.due} amount={balanceOf(order).due} />}
    </span>
  );
}

function owes({ isPaid, status, credit = 0 }: Props['order']) {
  return credit > 0 && !isPaid && status !== 'Cancelled';
}

function Below({ label, amount, title }: { label: string; amount: number; title?: string }) {
  return (
    <span title={title} className="block font-normal text-ink-muted text-xs leading-tight">
      {label + colon + formatPrice(amount)}
    </span>
  );
}
