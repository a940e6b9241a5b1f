import { toCentimes, toDinars } from '../catalog/prices.ts';
import type { Language } from '../values/languages.ts';
import type { OrderReturns } from './invoices.ts';
import type { Order } from './orders.ts';

/** The note of an order that is placed for returned units, in the language of its buyer. */
export const exchangeNotes: Record<Language, (number: string) => string> = {
  en: (number) => `Exchange for order ${number}`,
  fr: (number) => `Échange pour la commande ${number}`,
  ar: (number) => `استبدال للطلبية ${number}`,
};

/** The returns whose refund is kept for an exchange that was not placed yet, and was not paid back. */
export function waitingReturns(returns: OrderReturns) {
  return returns.filter(
    ({ forExchange, exchangedBy, refund, paidBack }) => forExchange && !exchangedBy && paidBack !== refund,
  );
}

/**
 * The price that the buyer paid for so many units of a line, after its discount, when others of its units came back
 * before: so all of them together are the price of the line, to the centime.
 */
export function paidFor(
  { price, quantity, discount = 0 }: Order['orderItems'][number],
  units: number,
  before = 0,
) {
  const discountOf = (count: number) => Math.round((toCentimes(discount) * count) / quantity);
  return toDinars(toCentimes(price) * units - discountOf(before + units) + discountOf(before));
}

/** Whether a courier has yet to bring the units of a return. */
export function isExpected({ lines }: Pick<OrderReturns[number], 'lines'>) {
  return lines.some(({ restocked }) => restocked === undefined);
}

/** The returns whose units are here. */
export function arrivedReturns(returns: OrderReturns) {
  return returns.filter((each) => !isExpected(each));
}

/** How much of an order came back: nothing yet, a part, all of it, or units for which other products were sent. */
export const returnedStates = ['expected', 'part', 'whole', 'exchanged'] as const;

export type ReturnedState = (typeof returnedStates)[number];

/** Undefined if nothing came back. */
export function returnedState(
  items: { quantity: number }[],
  returns: OrderReturns,
): ReturnedState | undefined {
  if (returns.length === 0) return undefined;
  if (returns.some(isExpected)) return 'expected';
  if (returns.some(({ exchangedBy }) => exchangedBy)) return 'exchanged';
  const isWhole = items.every(({ quantity }, position) => returnedUnits(returns, position) >= quantity);
  return isWhole ? 'whole' : 'part';
}

/** Where the refund of a return went. */
export function refundKind({
  forExchange,
  deducted,
}: Pick<OrderReturns[number], 'forExchange' | 'deducted'>) {
  if (forExchange) return 'kept';
  return deducted ? 'deducted' : 'refunded';
}

/**
 * The money that the buyer got back for these returns, that is kept for an exchange, and that was taken off before the order
 * was paid. All in dinars.
 */
export function refundsOf(returns: OrderReturns) {
  const sumOf = (some: OrderReturns) => some.reduce((sum, { refund }) => sum + toCentimes(refund), 0);
  const kept = exchangeCredit(returns.filter(({ forExchange }) => forExchange));
  const deducted = sumOf(returns.filter(({ deducted }) => deducted));
  return {
    refunded: toDinars(sumOf(returns) - deducted - toCentimes(kept)),
    kept,
    deducted: toDinars(deducted),
  };
}

type ReturnedLine = Pick<OrderReturns[number]['lines'][number], 'position' | 'quantity'>;

/** How many units of the line in this place of an order came back. */
export function returnedUnits(returns: { lines: ReturnedLine[] }[], position: number) {
  return returns
    .flatMap(({ lines }) => lines)
    .filter((line) => line.position === position)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What these returns pay for the order of an exchange, in dinars. */
export function exchangeCredit(returns: OrderReturns) {
  return toDinars(
    returns.reduce((sum, { refund, paidBack = 0 }) => sum + toCentimes(refund) - toCentimes(paidBack), 0),
  );
}
