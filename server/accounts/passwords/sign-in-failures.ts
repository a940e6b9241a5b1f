import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { ApiError } from '../../../shared/api-error.ts';
import type { Db } from '../../platform/db/connection.ts';

const freeFailures = 5;
const longestWaitSeconds = 60 * 60;

/** After this time without a try, failures are forgotten. */
export const rememberedMs = 24 * 60 * 60 * 1000;

type Try = { email: string; ip: string; now: Date };

/**
 * Counts a try to sign in as a failure before its password is looked at, so that many at once cannot slip through; from
 * the fifth in a row each doubles the wait, from a second to an hour (threats T6). The account need not exist. Another
 * network address has a count of its own: guessing from one locks nobody out elsewhere.
 * Throws ApiError 429 while the wait lasts.
 */
export async function reserveTry(db: Db, { email, ip, now }: Try) {
  const key = keyOf(email, ip);
  const failures = sql`sign_in_failures.failures + 1`;
  // One statement, which locks the row: of two tries at once the second sees the first one's count.
  const reserved = await db
    .insertInto('sign_in_failures')
    .values({ key, failures: 1, next_try_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          failures: sql`${failures}`,
          next_try_at: sql`${now}::timestamptz + make_interval(secs =>
            case when ${failures} < ${freeFailures} then 0
            else least(2 ^ least(${failures} - ${freeFailures}, 20), ${longestWaitSeconds}) end)`,
        })
        .where('sign_in_failures.next_try_at', '<=', now),
    )
    .returning('key')
    .executeTakeFirst();
  if (!reserved) throw await tooEarly(db, key, now);
}

async function tooEarly(db: Db, key: string, now: Date) {
  const row = await db
    .selectFrom('sign_in_failures')
    .where('key', '=', key)
    .select('next_try_at')
    .executeTakeFirst();
  const milliseconds = (row?.next_try_at ?? now).getTime() - now.getTime();
  return new ApiError(429, 'Too many attempts. Please wait and try again.', {
    retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)),
  });
}

/** Takes a try back whose password was not looked at. */
export async function returnTry(db: Db, { email, ip, now }: Try) {
  await db
    .updateTable('sign_in_failures')
    .set({ failures: sql`greatest(failures - 1, 0)`, next_try_at: now })
    .where('key', '=', keyOf(email, ip))
    .execute();
}

/** Begins anew for an account, once its owner has proved to be it: from `ip` only, or without one from everywhere. */
export async function forgetFailures(db: Db, { email, ip }: { email: string; ip?: string }) {
  await db
    .deleteFrom('sign_in_failures')
    .$if(ip !== undefined, (query) => query.where('key', '=', keyOf(email, ip)))
    .$if(ip === undefined, (query) => query.where(sql<boolean>`starts_with(key, ${keyOf(email)})`))
    .execute();
}

/** People also type what is not an address here, passwords for one, so the table holds only its hash. */
function keyOf(email: string, ip = '') {
  return `${createHash('sha256').update(email.toLowerCase()).digest('base64url')} ${ip}`;
}
