import { sql } from 'kysely';
import type { Db } from '../../platform/db/connection.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';
import { seenEverySeconds, sessionLifetime } from './session-lifetime.ts';
import { hashToken } from './session-token.ts';

type Asking = { token: string | undefined; now: Date };

/**
 * Whose session this is, with the role as it is now; null when there is no such session or it has ended. Each role has
 * its own ends, so a session of who became an administrator ends as an administrator's.
 */
export async function findSessionUser(db: Db, { token, now }: Asking): Promise<SessionUser | null> {
  if (!token) return null;
  const hash = hashToken(token);
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.token_hash', '=', hash)
    .select(['users.id', 'users.role', 'users.name', 'users.email', 'users.phone'])
    .select(['sessions.created_at', 'sessions.last_seen_at'])
    .executeTakeFirst();
  if (!row) return null;
  const { created_at, last_seen_at, ...user } = row;
  const { idle, absolute } = sessionLifetime[user.role];
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
    // Two calls at once may come here in the other order.
    .set({ last_seen_at: sql`greatest(last_seen_at, ${now})` })
    .where('token_hash', '=', hash)
    .execute();
}
