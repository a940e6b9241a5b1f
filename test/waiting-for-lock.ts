import { sql } from 'kysely';
import type { Db } from '../server/platform/db/connection.ts';

/** The number of connections to the test's database that wait for a lock. */
export async function waitingForLock(db: Db) {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows.length;
}
