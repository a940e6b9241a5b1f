import * as z from 'zod/mini';

/** 36 lowercase base32 characters (180 random bits): the id of every record (requirements: Ids). */
export const idPattern = /^[a-z2-7]{36}$/;

export const id = z.string().check(z.regex(idPattern));

export const idParams = z.object({ id });

/** The number that people read and say: the id's last 8 characters in capitals (requirements: Order number). */
export function orderNumber(orderId: string) {
  return orderId.slice(-8).toUpperCase();
}
