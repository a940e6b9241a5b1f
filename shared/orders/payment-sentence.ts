import { priceIn, toCentimes, toDinars } from '../catalog/prices.ts';
import type { Language } from '../values/languages.ts';
import { collectedSum } from './collected-sum.ts';
import { balanceOf, type Charged, type Returned } from './order-balance.ts';
import type { OrderStatus } from './order-terms.ts';

type Words = { nothing: string } & Record<
  'due' | 'paidBefore' | 'paid' | 'unconfirmed' | 'refund' | 'owed',
  (amount: string) => string
>;

type Stated = Charged & Omit<Returned, 'totalPrice' | 'deducted'> & { status: OrderStatus; isPaid: boolean };
type Saying = { words: Words; language: Language };

/**
 * What there is to pay, and what was paid. The courier has the cash before the shop marks the order as paid, so a
 * delivered order without a payment is not called unpaid (requirements: Order page).
 */
export function sentenceOfPayment(order: Stated, { words, language }: Saying) {
  const sentence = sentenceOf(order, { words, language });
  const owed = toDinars(toCentimes(balanceOf(order).rest) + toCentimes(order.unpaidRefund ?? 0));
  if (owed === 0 || order.status === 'Cancelled') return sentence;
  return `${sentence} ${words.owed(priceIn[language](owed))}`;
}

function sentenceOf(order: Stated, { words, language }: Saying) {
  const { status, credit = 0, deducted = 0, refunded = 0, kept = 0 } = order;
  // Nothing is refunded or kept of what was not paid.
  const isPaid = order.isPaid || refunded + kept > 0;
  const { due } = balanceOf(order);
  // What an exchange costs was paid with the order before, up to this sum; or all that there was to pay came back.
  if (due === 0 && credit + deducted > 0) return words.nothing;
  const total = priceIn[language](due);
  const toCollect = collectedSum(order, language).text;
  switch (status) {
    case 'Pending':
    case 'Processing':
    case 'Shipped':
      if (isPaid) return words.paidBefore(total);
      return due > 0 ? words.due(toCollect) : words.nothing;
    case 'Delivered':
      if (isPaid) return words.paid(total);
      return due > 0 ? words.unconfirmed(toCollect) : words.nothing;
    case 'Cancelled':
      return isPaid && due > 0 ? words.refund(priceIn[language](due)) : words.nothing;
  }
}
