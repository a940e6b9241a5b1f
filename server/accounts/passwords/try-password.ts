import { sql } from 'kysely';
import type { Db } from '../../platform/db/connection.ts';
import { emailKey, tooMany } from '../../platform/http/limits.ts';
import type { Env } from '../../platform/start-up/env.ts';
import { verifyPassword } from './hash-password.ts';

const firstDelayedFailure = 5;
const longestWaitSeconds = 60 * 60;

/** After this time without a try, failures are forgotten. */
export const failureMemoryMs = 24 * 60 * 60 * 1000;

type PasswordTry = {
  password: string;
  /** The account's hash; null without a password or an account. */
  hash: string | null;
  email: string;
  ip: string;
  env: Env;
  now: Date;
};

/**
 * Checks a password, within the limits of guessing. A refusal takes the same time for every reason.
 * Throws ApiError 429 (too many wrong ones), 503 (too many hashes at once).
 */
export async function tryPassword(db: Db, { password, hash, env, ...caller }: PasswordTry) {
  if (!env.rateLimits) return verifyPassword(password, hash);
  await countFailure(db, caller);
  try {
    const isRight = await verifyPassword(password, hash);
    if (isRight) await forgetFailures(db, caller);
    return isRight;
  } catch (error) {
    await uncountFailure(db, caller);
    throw error;
  }
}

type Guesser = { email: string; ip: string; now: Date };

/**
 * Counts a failure before the password is compared, so that many tries at once cannot slip through. From the fifth in a
 * row each failure doubles the wait, from a second to an hour (threats T6). The account need not exist. Each network
 * address has its own count: guessing from one does not lock the owner out at another.
 * Throws ApiError 429 during the wait.
 */
export async function countFailure(db: Db, { email, ip, now }: Guesser) {
  const key = failureKey(email, ip);
  const failures = sql`sign_in_failures.failures + 1`;
  // One statement, which locks the row: of two tries at once the second sees the count of the first.
  const counted = await db
    .insertInto('sign_in_failures')
    .values({ key, failures: 1, next_try_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          failures: sql`${failures}`,
          next_try_at: sql`${now}::timestamptz + make_interval(secs =>
            case when ${failures} < ${firstDelayedFailure} then 0
            else least(2 ^ least(${failures} - ${firstDelayedFailure}, 20), ${longestWaitSeconds}) end)`,
        })
        .where('sign_in_failures.next_try_at', '<=', now),
    )
    .returning('key')
    .executeTakeFirst();
  if (!counted) throw await tooEarly(db, key, now);
}

async function tooEarly(db: Db, key: string, now: Date) {
  const row = await db
    .selectFrom('sign_in_failures')
    .where('key', '=', key)
    .select('next_try_at')
    .executeTakeFirst();
  return tooMany((row?.next_try_at ?? now).getTime() - now.getTime());
}

/** Undoes `countFailure` when the password could not be compared. */
async function uncountFailure(db: Db, { email, ip, now }: Guesser) {
  await db
    .updateTable('sign_in_failures')
    .set({ failures: sql`greatest(failures - 1, 0)`, next_try_at: now })
    .where('key', '=', failureKey(email, ip))
    .execute();
}

/** Resets the count of an account whose owner has proved their identity: at `ip`, or everywhere without one. */
export async function forgetFailures(db: Db, { email, ip }: { email: string; ip?: string }) {
  await db
    .deleteFrom('sign_in_failures')
    .$if(ip !== undefined, (query) => query.where('key', '=', failureKey(email, ip)))
    .$if(ip === undefined, (query) => query.where(sql<boolean>`starts_with(key, ${failureKey(email)})`))
    .execute();
}

/** The table contains only hashes, because people also type other things into the e-mail field, such as passwords. */
function failureKey(email: string, ip = '') {
  return `${emailKey(email)} ${ip}`;
}
