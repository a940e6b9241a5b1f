import { collectedSum } from '../../../shared/orders/collected-sum.ts';
import {
  balanceOf,
  type Charged,
  netOfReturns,
  paidRefund,
  type Returned,
  sumToCollect,
} from '../../../shared/orders/order-balance.ts';
import { cartWords } from '../../words/cart-words.ts';
import { language } from '../../words/formats.ts';
import type { Figure } from './figures.tsx';

type Credited = Charged & Returned & { isPaid?: boolean; status?: string };

/**
 * What was taken off for a return before the payment, paid before for an exchange, refunded or kept for another order, and what
 * is left to pay, to pay back or of the total; nothing in any other order.
 */
export function creditFigures({ status, ...order }: Credited): Figure[] {
  return status === 'Cancelled' ? [] : [...balanceFigures(order), ...refundFigures(order)];
}

/** What is handed over at the door for an order that is not paid, if that is not what is due (requirements: Money). */
export function collectedFigures({ isPaid = false, status, ...order }: Credited): Figure[] {
  const { why } = collectedSum(order, language);
  if (isPaid || status === 'Cancelled' || why === '') return [];
  const label = cartWords.summary.onDelivery;
  return [{ label, amount: sumToCollect(order), note: why, isStrong: true }];
}

function balanceFigures(order: Credited): Figure[] {
  const { credit = 0, deducted = 0 } = order;
  if (credit + deducted === 0) return [];
  const { due, rest } = balanceOf(order);
  const words = cartWords.summary;
  return [
    ...(deducted > 0 ? [{ label: words.deducted, amount: -deducted }] : []),
    ...(credit > 0 ? [{ label: words.paidBefore, amount: -credit }] : []),
    ...(rest > 0 ? [{ label: words.rest, amount: rest, isStrong: true }] : []),
    ...(rest === 0 ? [{ label: labelOf(order, due), amount: due, isStrong: true }] : []),
  ];
}

/** What is paid or to be paid of an order beside its credit, which may be nothing. */
function labelOf({ isPaid, credit = 0 }: Credited, due: number) {
  const { due: toPay, paid, paidAlso } = cartWords.summary;
  if (!isPaid || due === 0) return toPay;
  return credit > 0 ? paidAlso : paid;
}

/** What the buyer got back, gets back later or has for another order, and what the shop keeps. */
function refundFigures(order: Credited): Figure[] {
  const { refunded = 0, unpaidRefund = 0, kept = 0 } = order;
  const paid = paidRefund(order);
  if (refunded + kept === 0) return [];
  const words = cartWords.summary;
  return [
    ...(paid > 0 ? [{ label: words.refunded, amount: -paid }] : []),
    ...(unpaidRefund > 0 ? [{ label: words.rest, amount: -unpaidRefund }] : []),
    ...(kept > 0 ? [{ label: words.kept, amount: -kept }] : []),
    { label: words.net, amount: netOfReturns(order) ?? null, isStrong: true },
  ];
}
