import { sql } from 'kysely';
import { ApiError } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import type { Db } from '../../platform/db/connection.ts';
import { safeMethods } from '../../platform/http/check-origin.ts';
import type { Identity, SessionUser, UnknownCaller } from '../../platform/http/handle-endpoint.ts';
import type { Env } from '../../platform/start-up/env.ts';
import { sessionLifetime } from './open-session.ts';
import { isPending } from './second-step-needed.ts';
import { hashToken, isXsrfToken, newXsrfToken, sessionCookie, xsrfCookie } from './session-token.ts';

/** `last_seen_at` may lag this far behind the last call, because writing a row on every call would cost too much. */
const seenEverySeconds = 5 * 60;

type Call = { method: string; caller: UnknownCaller; env: Env; now: Date };

/**
 * Finds the user of a call. A changing call with a session must repeat the cookie XSRF-TOKEN in the header X-XSRF-TOKEN;
 * other sites cannot read that cookie (threats T16). Throws ApiError 403 if it does not.
 */
export async function identifyCaller(db: Db, { method, caller, env, now }: Call): Promise<Identity> {
  const token = caller.cookie(sessionCookie);
  const found = await findSessionUser(db, { token, env, now });
  if (!found || !token) return nobody;
  const { user, isPending } = found;
  // Before the second step, a session opens nothing but that step.
  const identity = isPending ? { user: null, pending: user } : { user, pending: null };
  const xsrfToken = caller.cookie(xsrfCookie, { readable: true });
  const isOwn = isXsrfToken(xsrfToken, token);
  if (safeMethods.has(method)) {
    // Browsers may drop one cookie and keep the other. Without a new one the visitor could change nothing.
    if (!isOwn) giveXsrfToken(caller, token, user);
    return identity;
  }
  if (!isOwn || caller.header('x-xsrf-token') !== xsrfToken) {
    throw new ApiError(403, refusal('page-out-of-date'));
  }
  return identity;
}

const nobody: Identity = { user: null, pending: null };

function giveXsrfToken({ respond }: UnknownCaller, token: string, { role }: SessionUser) {
  respond.cookie(xsrfCookie, newXsrfToken(token), { maxAge: sessionLifetime(role).absolute, readable: true });
}

/**
 * The session's user with their current role; null if there is no such session or it has ended. The current role decides
 * the lifetime: the session of a new member of staff ends as early as that of any other.
 */
async function findSessionUser(
  db: Db,
  { token, env, now }: { token: string | undefined; env: Env; now: Date },
): Promise<{ user: SessionUser; isPending: boolean } | null> {
  if (!token) return null;
  const hash = hashToken(token);
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.token_hash', '=', hash)
    .select(['users.id', 'users.role', 'users.name', 'users.email', 'users.phone', 'users.language'])
    .select(['sessions.created_at', 'sessions.last_seen_at', isPending(env.secondStep).as('isPending')])
    .executeTakeFirst();
  if (!row) return null;
  const { created_at, last_seen_at, isPending: isUnconfirmed, ...user } = row;
  const { idle, absolute } = sessionLifetime(user.role);
  const unseen = secondsBetween(last_seen_at, now);
  if (unseen > idle || secondsBetween(created_at, now) > absolute) return null;
  if (unseen > seenEverySeconds) await markSeen(db, hash, now);
  return { user, isPending: isUnconfirmed };
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
