import type { Db } from '../platform/db/connection.ts';
import { endSessions } from './sessions/open-session.ts';

/**
 * Records that somebody reads the mail of the account's address. Whoever made the account may have typed a stranger's
 * address and wait for the stranger to use it; so the first proof ends every way in that was set up before: password,
 * Google account, sessions. Answers whether there was a password to end.
 */
export async function proveEmail(db: Db, userId: string): Promise<boolean> {
  // Locked until the end of the transaction, so that nobody signs in by what ends here.
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
