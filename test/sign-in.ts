import { randomBytes } from 'node:crypto';
import { hashToken, sessionCookieName } from '../server/accounts/find-session-user.ts';
import type { Db } from '../server/db/connection.ts';
import { newId } from '../server/db/new-id.ts';
import type { Role } from '../shared/accounts.ts';

/** A new user of that role with a session; `cookie` is the header of their browser. */
export async function signedInAs(db: Db, role: Role) {
  const user = await db
    .insertInto('users')
    .values({ id: newId(), name: `A ${role}`, email: `${newId()}@example.com`, role })
    .returningAll()
    .executeTakeFirstOrThrow();
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), user_id: user.id })
    .execute();
  return { user, cookie: `${sessionCookieName('http://localhost')}=${token}` };
}
