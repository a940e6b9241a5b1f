import type { SignedInUser, signInApi } from '../../shared/accounts/sign-in.ts';
import { ApiError } from '../../shared/contract/api-error.ts';
import type { ParsedInputOf } from '../../shared/contract/endpoint.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Db } from '../platform/db/connection.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { UnknownCaller } from '../platform/http/handle-endpoint.ts';
import type { Resources } from '../platform/http/resources.ts';
import { spendByVisitor, visitorOf } from '../platform/http/visitor.ts';
import { findUserByEmail, toUser } from './account-queries.ts';
import { completeSignIn, recordFailedSignIn } from './complete-sign-in.ts';
import { hashPassword, isOutdated } from './passwords/hash-password.ts';
import { tryPassword } from './passwords/try-password.ts';

type LoggingIn = ParsedInputOf<typeof signInApi.login> & UnknownCaller & Resources;

/**
 * Signs the calling browser in. Throws ApiError 401 with the same message and timing for an unknown address, a wrong
 * password and an account without one (threats T5), 429 (guessing, threats T6), 503 (too many hashes at once).
 */
export async function logIn(db: Db, loggingIn: LoggingIn): Promise<SignedInUser> {
  const { body, ip, limits, env, now } = loggingIn;
  await spendByVisitor(limits, 'signIns', visitorOf(loggingIn));
  const account = await findUserByEmail(db, body.email);
  const hash = account?.password_hash ?? null;
  const isRight = await tryPassword(db, { ...body, hash, ip, env, now: now() });
  if (!isRight || !account || hash === null) {
    await recordFailedSignIn(db, { email: body.email, now: now() });
    throw refused();
  }
  // A new hash can wait for the next sign-in if the server is busy now.
  const newHash = isOutdated(hash) ? await hashPassword(body.password).catch(() => hash) : hash;
  return runTransaction(db, async (db) => {
    // Locked until the session exists, and only if the password has not changed since it was compared. So a change of
    // password meanwhile either ends this session or prevents it.
    const user = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', account.id)
      .where('password_hash', '=', hash)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!user) throw refused();
    if (newHash !== hash) {
      await db.updateTable('users').set({ password_hash: newHash }).where('id', '=', user.id).execute();
    }
    return { ...toUser(user), ...(await completeSignIn(db, { caller: loggingIn, user })) };
  });
}

function refused() {
  return new ApiError(401, refusal('invalid-sign-in'));
}
