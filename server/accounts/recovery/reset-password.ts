import type { PgBoss } from 'pg-boss';
import { ApiError } from '../../../shared/api-error.ts';
import { invalidResetToken } from '../../../shared/sign-in.ts';
import type { Db } from '../../platform/db/connection.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { refuseWeakPassword } from '../passwords/refuse-weak-password.ts';
import { forgetFailures } from '../passwords/sign-in-failures.ts';
import { proveEmail } from '../prove-email.ts';
import { sendPasswordChanged } from '../send-password-changed.ts';
import { endSessions } from '../sessions/open-session.ts';
import { hashToken } from '../sessions/session-token.ts';

type Asking = { token: string; now: Date };

/** Throws ApiError 400 unless the token sets a password. It still does afterwards: programs open links, too. */
export async function checkResetToken(db: Db, { token, now }: Asking) {
  refuseMissing(token);
  const kept = await db
    .selectFrom('reset_tokens')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .select('user_id')
    .executeTakeFirst();
  if (!kept) throw invalidToken();
}

type Resetting = Asking & { password: string; jobs: PgBoss };

/**
 * Sets the password of the account that the token was mailed to, and signs it out everywhere (threats T4). A password
 * that is refused leaves the token as it was.
 * Throws ApiError 400 (missing, wrong, used or expired token; common password), 503 (too many at once).
 */
export async function resetPassword(db: Db, { token, password, jobs, now }: Resetting) {
  refuseMissing(token);
  refuseWeakPassword(password, { role: 'user', field: 'password' });
  await runTransaction(db, async (db) => {
    const user = await useUp(db, { token, now });
    refuseWeakPassword(password, { role: user.role, field: 'password' });
    await proveEmail(db, user.id);
    await endSessions(db, user.id);
    await forgetFailures(db, user);
    // Hashed in here, so that of many calls with one token only the first one's password is: the others wait above.
    const password_hash = await hashPassword(password);
    await db.updateTable('users').set({ password_hash, updated_at: now }).where('id', '=', user.id).execute();
    await enqueue(db, { jobs, job: sendPasswordChanged, data: { userId: user.id } });
  });
}

/** Takes the token away. Of several calls at once the first has it; the others wait for its end, and then find none. */
async function useUp(db: Db, { token, now }: Asking) {
  const used = await db
    .deleteFrom('reset_tokens')
    .using('users')
    .whereRef('users.id', '=', 'reset_tokens.user_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .returning(['users.id', 'users.role', 'users.email'])
    .executeTakeFirst();
  if (!used) throw invalidToken();
  return used;
}

function refuseMissing(token: string) {
  if (!token) {
    throw new ApiError(400, 'Invalid or missing reset token. Please request a new password reset link.');
  }
}

function invalidToken() {
  return new ApiError(400, invalidResetToken);
}
