import { sql } from 'kysely';
import type { Db } from '../platform/db/connection.ts';
import type { UnknownCaller } from '../platform/http/handle-endpoint.ts';
import { hashToken, newToken } from './sessions/session-token.ts';

type Browser = Pick<UnknownCaller, 'cookie' | 'respond'>;

const deviceCookie = 'device';
/** The longest for which browsers keep a cookie. Each sign-in starts it anew. */
export const rememberedSeconds = 400 * 24 * 60 * 60;

type Remembering = { browser: Browser; userId: string; now: Date };

/**
 * Whether the person has signed in with this browser before. From now on they have. The cookie signs nobody in: it only
 * saves a mail.
 */
export async function rememberDevice(db: Db, { browser, userId, now }: Remembering) {
  const token = readToken(browser) ?? newToken();
  browser.respond.cookie(deviceCookie, token, { maxAge: rememberedSeconds });
  const device_hash = deviceHash(token, userId);
  const { isKnown } = await db
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash, last_used_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_used_at: now }))
    // A row that was inserted has never been updated.
    .returning(sql<boolean>`xmax <> 0`.as('isKnown'))
    .executeTakeFirstOrThrow();
  return isKnown;
}

/** Forgets the devices of a person, except the calling one: a new password may have to lock somebody out. */
export async function forgetOtherDevices(db: Db, { browser, userId }: Omit<Remembering, 'now'>) {
  const token = readToken(browser);
  await db
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .$if(token !== undefined, (query) => query.where('device_hash', '<>', deviceHash(token ?? '', userId)))
    .execute();
}

/** Forgets the devices whose cookies have expired. */
export async function forgetUnusedDevices(db: Db, now: Date) {
  const oldest = new Date(now.getTime() - rememberedSeconds * 1000);
  await db.deleteFrom('known_devices').where('last_used_at', '<', oldest).execute();
}

function readToken({ cookie }: Pick<Browser, 'cookie'>) {
  const token = cookie(deviceCookie);
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** Different for each account, so that the table does not tell which people share a device. */
function deviceHash(token: string, userId: string) {
  return hashToken(`${token} ${userId}`);
}
