import { isStaff, type Role } from '../../../shared/access/accounts.ts';
import type { Db } from '../../platform/db/connection.ts';
import type { UnknownCaller } from '../../platform/http/handle-endpoint.ts';
import { describeDevice } from './describe-device.ts';
import { hashToken, newToken, newXsrfToken, sessionCookie, xsrfCookie } from './session-token.ts';

const hour = 60 * 60;
const day = 24 * hour;

/** The seconds after which a session ends: `idle` without a call, `absolute` in any case (threats T17). */
export function sessionLifetime(role: Role) {
  return isStaff(role) ? { idle: 2 * hour, absolute: 12 * hour } : { idle: 14 * day, absolute: 30 * day };
}

type Browser = Pick<UnknownCaller, 'cookie' | 'respond'>;

type Opening = {
  browser: Browser & Pick<UnknownCaller, 'header'>;
  user: { id: string; role: Role };
  now: Date;
  /** When the person did the second step, if they have. */
  secondStepAt?: Date | null;
};

/** Signs the calling browser in. The token is always new, and the browser's previous session ends (threats T17). */
export async function openSession(db: Db, { browser, user, now, secondStepAt = null }: Opening) {
  await deleteSession(db, browser);
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: user.id,
      created_at: now,
      last_seen_at: now,
      second_step_at: secondStepAt,
      ...describeDevice(browser.header('user-agent')),
    })
    .execute();
  const maxAge = sessionLifetime(user.role).absolute;
  browser.respond.cookie(sessionCookie, token, { maxAge });
  browser.respond.cookie(xsrfCookie, newXsrfToken(token), { maxAge, readable: true });
}

/** Ends the calling browser's session, if it has one. */
export async function closeSession(db: Db, browser: Browser) {
  await deleteSession(db, browser);
  browser.respond.cookie(sessionCookie, '', { maxAge: 0 });
  browser.respond.cookie(xsrfCookie, '', { maxAge: 0, readable: true });
}

/** When the second step was done in the calling browser's session, for a session that replaces it. */
export async function confirmedAt(db: Db, { cookie }: Pick<Browser, 'cookie'>) {
  const session = await db
    .selectFrom('sessions')
    .select('second_step_at')
    .where('token_hash', '=', hashToken(cookie(sessionCookie) ?? ''))
    .executeTakeFirst();
  return session?.second_step_at ?? null;
}

/** Signs a user out on all devices. */
export async function endSessions(db: Db, userId: string) {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

async function deleteSession(db: Db, { cookie }: Browser) {
  const token = cookie(sessionCookie);
  if (token) await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}
