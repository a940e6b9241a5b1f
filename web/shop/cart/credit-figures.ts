import { balanceOf, type Charged } from '../../../shared/orders/order-balance.ts';
import { cartWords } from '../../words/cart-words.ts';
import type { Figure } from './figures.tsx';

type Credited = Charged & { isPaid?: boolean; status?: string };

/** What was paid before for an exchange, and what is left to pay or to pay back; nothing in any other order. */
export function creditFigures({ isPaid = false, status, ...charged }: Credited): Figure[] {
  const { credit } = charged;
  if (!credit || status === 'Cancelled') return [];
  const { due, rest } = balanceOf(charged);
  const words = cartWords.summary;
  return [
    { label: words.paidBefore, amount: -credit },
    ...(rest > 0 ? [{ label: words.rest, amount: rest, isStrong: true }] : []),
    ...(rest === 0 ? [{ label: isPaid ? words.paid : words.due, amount: due, isStrong: true }] : []),
  ];
}
