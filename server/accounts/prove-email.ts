import type { Db } from '../platform/db/connection.ts';
import { endSessions } from './sessions/open-session.ts';

/**
 * Records that the caller reads the mail of the account's address. Somebody else may have created the account with this
 * address and be waiting for its owner to use it. So the first proof removes every way in from before: password, Google
 * account and sessions. Returns whether there was a password.
 */
export async function proveEmail(db: Db, userId: string): Promise<boolean> {
  // Locked until the end of the transaction, so that nobody signs in with a password that is being removed.
  const user = await db
    .selectFrom('users')
    .select(['email_proved', 'password_hash'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (user.email_proved) return false;
  await db
    .updateTable('users')
    .set({ email_proved: true, password_hash: null, google_sub: null })
    .where('id', '=', userId)
    .execute();
  await endSessions(db, userId);
  return user.password_hash !== null;
}
