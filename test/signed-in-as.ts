import {
  hashToken,
  newToken,
  newXsrfToken,
  sessionCookie,
  xsrfCookie,
} from '../server/accounts/sessions/session-token.ts';
import type { Db } from '../server/platform/db/connection.ts';
import { newId } from '../server/platform/db/new-id.ts';
import type { Role } from '../shared/access/accounts.ts';

/** A new user with this role and a session; `headers` are the ones that their browser sends with each call. */
export async function signedInAs(db: Db, role: Role, now = new Date()) {
  const user = await db
    .insertInto('users')
    .values({ id: newId(), name: `A ${role}`, email: `${newId()}@example.com`, role })
    .returningAll()
    .executeTakeFirstOrThrow();
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), user_id: user.id, created_at: now, last_seen_at: now })
    .execute();
  const xsrfToken = newXsrfToken(token);
  const cookie = `${sessionCookie}=${token}; ${xsrfCookie}=${xsrfToken}`;
  return { user, token, headers: { cookie, 'x-xsrf-token': xsrfToken } };
}
