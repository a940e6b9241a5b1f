import { sql } from 'kysely';
import type { Db } from '../server/platform/db/connection.ts';

/** How many connections to the test's database wait for a lock that another one holds. */
export async function waitingForLock(db: Db) {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows.length;
}
