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
 * The total of an order in a list, and below it what is left of it after returns, and what is left to pay or to pay back
 * after what was paid before for an exchange.
 */
export function OrderTotal({ order }: Props) {
  const net = netOfReturns(order);
  return (
    <span className="block whitespace-nowrap text-end font-semibold tabular-nums">
      {formatPrice(order.totalPrice)}
      {net !== undefined && <Below title={words.net} label={words.netShort} amount={net} />}
      {owes(order) && <Balance {...balanceOf(order)} />}
    </span>
  );
}

function owes({ isPaid, status, credit = 0 }: Props['order']) {
  return credit > 0 && !isPaid && status !== 'Cancelled';
}

function Balance({ due, rest }: ReturnType<typeof balanceOf>) {
  return rest > 0 ? <Below label={words.rest} amount={rest} /> : <Below label={words.due} amount={due} />;
}

function Below({ label, amount, title }: { label: string; amount: number; title?: string }) {
  return (
    <span title={title} className="block font-normal text-ink-muted text-xs leading-tight">
      {label + colon + formatPrice(amount)}
    </span>
  );
}
