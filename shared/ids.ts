import * as z from 'zod/mini';

/** The form of every record's id: 36 lowercase base32 characters, 180 random bits (requirements: Ids). */
export const idPattern = /^[a-z2-7]{36}$/;

export const id = z.string().check(z.regex(idPattern));

export const idParams = z.object({ id });

/** The order number for people: the last 8 characters of the id in capitals (requirements: Order number). */
export function orderNumber(orderId: string) {
  return orderId.slice(-8).toUpperCase();
}
