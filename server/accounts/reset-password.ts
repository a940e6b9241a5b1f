import type { PgBoss } from 'pg-boss';
import { ApiError } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Language } from '../../shared/values/languages.ts';
import type { Db } from '../platform/db/connection.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { UnknownCaller } from '../platform/http/handle-endpoint.ts';
import { enqueue } from '../platform/jobs/job.ts';
import { mailJob } from '../platform/jobs/mail-job.ts';
import { sendPasswordChanged } from './account-mails.ts';
import { findUserByEmail } from './account-queries.ts';
import { forgetOtherDevices } from './known-devices.ts';
import { hashPassword } from './passwords/hash-password.ts';
import { refuseWeakPassword } from './passwords/refuse-weak-password.ts';
import { forgetFailures } from './passwords/try-password.ts';
import { proveEmail } from './prove-email.ts';
import { resetLinkEmail } from './reset-link-mail.ts';
import { endSessions } from './sessions/open-session.ts';
import { hashToken, newToken } from './sessions/session-token.ts';

/** How long a reset link is valid (requirements: Password recovery). */
const validMs = 60 * 60 * 1000;

/**
 * Mails a reset link if an account has this address. The job looks that up after the reply was sent, so the reply takes
 * the same time for every address (threats T5).
 */
export const sendResetLink = mailJob({
  queue: 'reset-link',
  mostPerHour: 20,
  // An hour later the visitor has asked again or given up.
  options: { retentionSeconds: 3600, deleteAfterSeconds: 3600 },
  async compose({ email, language }: { email: string; language?: Language }, { db, env, now }) {
    const user = await findUserByEmail(db, email);
    if (!user) return undefined;
    const token = await createResetToken(db, { userId: user.id, now: now() });
    // A job that runs again mails another link. Mailboxes must not take it for the same mail.
    const occasion = `reset-link ${token}`;
    return { ...resetLinkEmail({ name: user.name, token, language }, env), to: user.email, occasion };
  },
});

/** Creates the token that sets a user's password once, within the hour. Their previous token ends (threats T4). */
export async function createResetToken(db: Db, { userId, now }: { userId: string; now: Date }) {
  const token = newToken();
  const row = { token_hash: hashToken(token), expires_at: new Date(now.getTime() + validMs) };
  await db
    .insertInto('reset_tokens')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  return token;
}

type Token = { token: string; now: Date };

/**
 * The owner's role. Throws ApiError 400 unless the token can set their password. Checking does not use it up: mail
 * programs open links.
 */
export async function checkResetToken(db: Db, { token, now }: Token) {
  refuseMissing(token);
  const row = await db
    .selectFrom('reset_tokens')
    .innerJoin('users', 'users.id', 'reset_tokens.user_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .select('role')
    .executeTakeFirst();
  if (!row) throw invalidToken();
  return row;
}

type Reset = Token & {
  password: string;
  language: Language;
  jobs: PgBoss;
  browser: Pick<UnknownCaller, 'cookie' | 'respond'>;
};

/**
 * Sets the password of the account that the token was mailed to, and signs it out everywhere (threats T4). A refused
 * password leaves the token valid.
 * Throws ApiError 400 (missing, wrong, used or expired token; weak password), 503 (too many hashes at once).
 */
export async function resetPassword(db: Db, { token, password, language, jobs, browser, now }: Reset) {
  refuseMissing(token);
  refuseWeakPassword(password, { role: 'user', field: 'password' });
  await runTransaction(db, async (db) => {
    const user = await consumeToken(db, { token, now });
    refuseWeakPassword(password, { role: user.role, field: 'password' });
    await proveEmail(db, user.id);
    await endSessions(db, user.id);
    await forgetOtherDevices(db, { browser, userId: user.id });
    await forgetFailures(db, user);
    // Hashed after the token was taken: of many calls with one token only the first hashes.
    const password_hash = await hashPassword(password);
    const values = { password_hash, language, updated_at: now };
    await db.updateTable('users').set(values).where('id', '=', user.id).execute();
    await enqueue(db, { jobs, job: sendPasswordChanged, data: { userId: user.id } });
  });
}

/**
 * Deletes the token. Of several calls at once, the first gets it; the others wait for its commit and then find none.
 */
async function consumeToken(db: Db, { token, now }: Token) {
  const user = await db
    .deleteFrom('reset_tokens')
    .using('users')
    .whereRef('users.id', '=', 'reset_tokens.user_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .returning(['users.id', 'users.role', 'users.email'])
    .executeTakeFirst();
  if (!user) throw invalidToken();
  return user;
}

function refuseMissing(token: string) {
  if (!token) {
    throw new ApiError(400, refusal('reset-token-missing'));
  }
}

function invalidToken() {
  return new ApiError(400, refusal('reset-token-invalid'));
}
