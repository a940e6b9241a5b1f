import { sql } from 'kysely';
import { ApiError } from '../../../shared/api-error.ts';
import type { Db } from '../../platform/db/connection.ts';
import { safeMethods } from '../../platform/http/check-origin.ts';
import type { SessionUser, UnknownCaller } from '../../platform/http/handle-endpoint.ts';
import { sessionLifetime } from './open-session.ts';
import { hashToken, isXsrfToken, newXsrfToken, sessionCookie, xsrfCookie } from './session-token.ts';

/** `last_seen_at` may lag this far behind the last call, because writing a row on every call would cost too much. */
const seenEverySeconds = 5 * 60;

type Call = { method: string; caller: UnknownCaller; now: Date };

/**
 * Finds the user of a call. A changing call with a session must repeat the cookie XSRF-TOKEN in the header X-XSRF-TOKEN;
 * other sites cannot read that cookie (threats T16). Throws ApiError 403 if it does not.
 */
export async function identifyCaller(db: Db, { method, caller, now }: Call): Promise<SessionUser | null> {
  const token = caller.cookie(sessionCookie);
  const user = await findSessionUser(db, { token, now });
  if (!user || !token) return null;
  const xsrfToken = caller.cookie(xsrfCookie, { readable: true });
  const isOwn = isXsrfToken(xsrfToken, token);
  if (safeMethods.has(method)) {
    // Browsers may drop one cookie and keep the other. Without a new one the visitor could change nothing.
    if (!isOwn) giveXsrfToken(caller, token, user);
    return user;
  }
  if (!isOwn || caller.header('x-xsrf-token') !== xsrfToken) {
    throw new ApiError(403, 'Your page is out of date. Please reload it and try again.');
  }
  return user;
}

function giveXsrfToken({ respond }: UnknownCaller, token: string, { role }: SessionUser) {
  respond.cookie(xsrfCookie, newXsrfToken(token), { maxAge: sessionLifetime(role).absolute, readable: true });
}

/**
 * The session's user with their current role; null if there is no such session or it has ended. The current role decides
 * the lifetime: the session of a new member of staff ends as early as that of any other.
 */
async function findSessionUser(
  db: Db,
  { token, now }: { token: string | undefined; now: Date },
): Promise<SessionUser | null> {
  if (!token) return null;
  const hash = hashToken(token);
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.token_hash', '=', hash)
    .select(['users.id', 'users.role', 'users.name', 'users.email', 'users.phone', 'users.language'])
    .select(['sessions.created_at', 'sessions.last_seen_at'])
    .executeTakeFirst();
  if (!row) return null;
  const { created_at, last_seen_at, ...user } = row;
  const { idle, absolute } = sessionLifetime(user.role);
  const unseen = secondsBetween(last_seen_at, now);
  if (unseen > idle || secondsBetween(created_at, now) > absolute) return null;
  if (unseen > seenEverySeconds) await markSeen(db, hash, now);
  return user;
}

function secondsBetween(earlier: Date, later: Date) {
  return (later.getTime() - earlier.getTime()) / 1000;
}

async function markSeen(db: Db, hash: Buffer, now: Date) {
  await db
    .updateTable('sessions')
    // Simultaneous calls may arrive here out of order.
    .set({ last_seen_at: sql`greatest(last_seen_at, ${now})` })
    .where('token_hash', '=', hash)
    .execute();
}
