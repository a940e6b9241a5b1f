import { sql } from 'kysely';
import type { Db } from '../db/connection.ts';

/** A larger difference dates orders, invoices and sessions wrongly. */
const allowedMs = 60_000;

/** Milliseconds by which the clock of this process is ahead of the database's; 0 for less than a minute. */
export async function readClockSkew(db: Db, now: () => Date) {
  const before = now().getTime();
  const { rows } = await sql<{ time: Date }>`select clock_timestamp() as time`.execute(db);
  // The database answered at some time between both.
  const skew = (before + now().getTime()) / 2 - (rows[0]?.time.getTime() ?? before);
  return Math.abs(skew) > allowedMs ? Math.round(skew) : 0;
}
