import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './connection.ts';

const retryAfterMs = 250;

/**
 * Runs `work` while no other process runs work with this number, which no other advisory lock of the shop uses. The lock is
 * that of a session, because `work` may have several transactions and be idle for longer than one may be.
 */
export async function alone(db: Db, lockKey: number, work: () => Promise<void>) {
  await db.connection().execute(async (connection) => {
    const tryLock = sql<{ taken: boolean }>`select pg_try_advisory_lock(${lockKey}) as taken`;
    while (!(await tryLock.execute(connection)).rows[0]?.taken) await wait(retryAfterMs);
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${lockKey})`.execute(connection);
    }
  });
}
