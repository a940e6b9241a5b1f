import { balanceOf, type Charged } from '../../../shared/orders/order-balance.ts';
import { cartWords } from '../../words/cart-words.ts';
import type { Figure } from './figures.tsx';

type Credited = Charged & { isPaid?: boolean; status?: string };

/**
 * What was taken off for a return before the payment or paid before for an exchange, and what is left to pay or to pay back;
 * nothing in any other order.
 */
export function creditFigures({ isPaid = false, status, ...charged }: Credited): Figure[] {
  const { credit = 0, deducted = 0 } = charged;
  if (credit + deducted === 0 || status === 'Cancelled') return [];
  const { due, rest } = balanceOf(charged);
  const words = cartWords.summary;
  return [
    ...(deducted > 0 ? [{ label: words.deducted, amount: -deducted }] : []),
    ...(credit > 0 ? [{ label: words.paidBefore, amount: -credit }] : []),
    ...(rest > 0 ? [{ label: words.rest, amount: rest, isStrong: true }] : []),
    ...(rest === 0 ? [{ label: isPaid ? words.paid : words.due, amount: due, isStrong: true }] : []),
  ];
}
