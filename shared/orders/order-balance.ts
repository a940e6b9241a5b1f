import { toCentimes, toDinars } from '../catalog/prices.ts';

/**
 * What an order cost when it was placed, what its buyer paid before by returns that were kept for it, and what was taken off
 * for goods that came back before it was paid (docs/decisions/0113). All in dinars.
 */
export type Charged = { totalPrice: number; credit?: number | undefined; deducted?: number | undefined };

/** What an unpaid order still owes, and what of the credit is to be paid back because the order costs less. In dinars. */
export function balanceOf({ totalPrice, credit = 0, deducted = 0 }: Charged) {
  const centimes = toCentimes(totalPrice) - toCentimes(deducted) - toCentimes(credit);
  return { due: toDinars(Math.max(0, centimes)), rest: toDinars(Math.max(0, -centimes)) };
}

/** Whether an order that nobody marked as paid has nothing to pay: it was paid with another one, or all of it came back. */
export function owesNothing({ isPaid, ...charged }: Charged & { isPaid: boolean }) {
  return !isPaid && balanceOf(charged).due === 0;
}

export type Returned = Pick<Charged, 'totalPrice' | 'deducted'> & {
  refunded?: number | undefined;
  /** The part of `refunded` that the buyer did not get yet. */
  unpaidRefund?: number | undefined;
  kept?: number | undefined;
};

/**
 * What is left of the total after what was taken off, refunded, and kept for another order or credited to it, in dinars.
 * Undefined if that was nothing.
 */
export function netOfReturns({ totalPrice, deducted = 0, refunded = 0, kept = 0 }: Returned) {
  if (deducted + refunded + kept === 0) return undefined;
  return toDinars(
    [deducted, refunded, kept].reduce((net, part) => net - toCentimes(part), toCentimes(totalPrice)),
  );
}

/** What the buyer got back already, in dinars. */
export function paidRefund({ refunded = 0, unpaidRefund = 0 }: Returned) {
  return toDinars(toCentimes(refunded) - toCentimes(unpaidRefund));
}

/**
 * The sum that a courier collects for an unpaid order, in dinars: couriers take whole ones, halves are rounded up. Parcels
 * store the same sum, from `amount_to_collect` of the database (requirements: Money).
 */
export function sumToCollect(order: Charged) {
  return Math.round(balanceOf(order).due);
}
