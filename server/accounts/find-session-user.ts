import { createHash } from 'node:crypto';
import type { Db } from '../db/connection.ts';
import type { SessionUser } from '../http/handle-endpoint.ts';

/** The session cookie's name: browsers take a `__Host-` cookie only over https (threats T16). */
export function sessionCookieName(publicUrl: string) {
  return publicUrl.startsWith('https:') ? '__Host-sid' : 'sid';
}

/** Sessions are kept by the hash of their token (threats T17). */
export function hashToken(token: string) {
  return createHash('sha256').update(token).digest();
}

/** Who holds this session, with the role as it is now; null when there is no such session. */
export async function findSessionUser(db: Db, token: string | undefined): Promise<SessionUser | null> {
  if (!token) return null;
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.token_hash', '=', hashToken(token))
    .select(['users.id', 'users.role', 'users.name', 'users.email', 'users.phone'])
    .executeTakeFirst();
  return row ?? null;
}
