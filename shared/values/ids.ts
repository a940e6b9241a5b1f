import * as z from 'zod/mini';

/** The form of every record's id: 36 lowercase base32 characters, 180 random bits (requirements: Ids). */
export const idPattern = /^[a-z2-7]{36}$/;

export const id = z.string().check(z.regex(idPattern));

export const idParams = z.object({ id });

/** The order number for people: the last 8 characters of the id in capitals (requirements: Order number). */
export function orderNumber(orderId: string) {
  return orderId.slice(-8).toUpperCase();
}

/** The order number in two groups of four, for texts that cannot set it apart otherwise. The space does not break. */
export function groupedNumber(orderId: string) {
  const number = orderNumber(orderId);
  return `${number.slice(0, 4)}\u00a0${number.slice(4)}`;
}

/**
 * A typed or pasted number, grouped or not, with the digits 0, 1 and 8 for O, I and B: numbers have none of them, so they
 * can only be misread letters. Undefined if it cannot be an order number.
 */
export function ungroupedNumber(typed: string) {
  const letters: Record<string, string> = { 0: 'O', 1: 'I', 8: 'B' };
  const number = typed.replace(/[\s#-]/g, '').replace(/[018]/g, (digit) => letters[digit] ?? digit);
  return /^[A-Z2-7]{8}$/i.test(number) ? number.toUpperCase() : undefined;
}
