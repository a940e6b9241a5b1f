import type { Env } from '../../env.ts';
import type { Db } from '../../platform/db/connection.ts';
import { verifyPassword } from './hash-password.ts';
import { forgetFailures, reserveTry, returnTry } from './sign-in-failures.ts';

type Try = {
  password: string;
  /** The account's; null without a password or an account. */
  hash: string | null;
  email: string;
  ip: string;
  env: Env;
  now: Date;
};

/**
 * Whether the password is the account's, within the limits of guessing. The answer no takes the same time for every
 * reason. Throws ApiError 429 (too many wrong ones), 503 (too many at once).
 */
export async function tryPassword(db: Db, { password, hash, env, ...caller }: Try) {
  if (!env.rateLimits) return verifyPassword(password, hash);
  await reserveTry(db, caller);
  try {
    const isRight = await verifyPassword(password, hash);
    if (isRight) await forgetFailures(db, caller);
    return isRight;
  } catch (error) {
    await returnTry(db, caller);
    throw error;
  }
}
