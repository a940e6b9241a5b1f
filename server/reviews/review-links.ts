import { createHmac, timingSafeEqual } from 'node:crypto';
import { idPattern } from '../../shared/values/ids.ts';
import type { Db } from '../platform/db/connection.ts';

/** How long the link of an invitation works. */
const linkDays = 60;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * The token of an order's invitation: the order, the day on which it ends, and a signature of both. It is computed, not
 * stored, so that a mail that is sent again and the message of the staff carry the same one.
 */
export async function signLink(db: Db, { orderId, now }: { orderId: string; now: Date }) {
  const signed = `${orderId}.${Math.floor(now.getTime() / dayMs) + linkDays}`;
  return `${signed}.${signatureOf(await readSecret(db), signed)}`;
}

/** The order of a token; undefined if it is forged or has expired. */
export async function orderOfLink(db: Db, { token, now }: { token: string; now: Date }) {
  const [orderId = '', lastDay = '', signature = ''] = token.split('.');
  if (!idPattern.test(orderId) || !/^\d{1,6}$/.test(lastDay)) return undefined;
  const right = Buffer.from(signatureOf(await readSecret(db), `${orderId}.${lastDay}`));
  const given = Buffer.from(signature);
  const isOurs =
    token.split('.').length === 3 && given.length === right.length && timingSafeEqual(given, right);
  return isOurs && now.getTime() < (Number(lastDay) + 1) * dayMs ? orderId : undefined;
}

function signatureOf(secret: Buffer, signed: string) {
  return createHmac('sha256', secret).update(`review ${signed}`).digest('base64url');
}

/** The secret that only this database knows. */
async function readSecret(db: Db): Promise<Buffer> {
  const read = db.selectFrom('review_keys').select('secret');
  const known = await read.executeTakeFirst();
  if (known) return known.secret;
  await db
    .insertInto('review_keys')
    .defaultValues()
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await read.executeTakeFirstOrThrow()).secret;
}
