import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/db/connection.ts';
import type { Job } from '../platform/jobs/job.ts';
import { storedKinds, sumByMonth, sumLines, sumOrders } from './day-sums.ts';

const daysAtOnce = 50;

/** Sums the days that have changed since they were last summed (docs/decisions/0065). */
export const keepSums: Job<object> = {
  queue: 'keep-report-sums',
  cron: '*/5 * * * *',
  // A shop with years of orders may take longer after an update.
  options: { expireInSeconds: 1800 },
  async run(_data, { db, signal }) {
    while (!signal.aborted && (await sumMarkedDays(db)) === daysAtOnce);
  },
};

/**
 * Sums up to fifty marked days, the latest first, and deletes their marks. Returns their number. One snapshot for all: a
 * change that commits meanwhile is in neither the sum nor the deleted marks, and its own mark remains.
 */
export async function sumMarkedDays(db: Db): Promise<number> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const { rows } = await sql<{ day: string }>`
        with wanted as (select distinct day from report_marks order by day desc limit ${daysAtOnce}),
        deleted as (delete from report_marks where day in (select day from wanted))
        select day::text from wanted`.execute(db);
      if (rows.length === 0) return 0;
      const days = sql`select unnest(${rows.map(({ day }) => day)}::date[]) as day`;
      await sql`delete from report_orders where day in (${days})`.execute(db);
      await sql`delete from report_lines where day in (${days})`.execute(db);
      for (const kind of storedKinds) {
        await sql`insert into report_orders (by, day, key, ordered, delivered, revenue, returned, margin, margin_of)
          select ${kind}, s.* from (${sumOrders(kind, days)}) s`.execute(db);
      }
      await sql`insert into report_lines ${sumLines(days)}`.execute(db);
      await sumMonths(db, days);
      return rows.length;
    });
}

/** Sums the months of these days anew. Other days of the month may still be marked; then the sums do not count. */
async function sumMonths(db: Db, days: RawBuilder<unknown>) {
  const months = sql`select distinct date_trunc('month', day::timestamp)::date from (${days}) days`;
  await sql`delete from report_months where month in (${months})`.execute(db);
  await sql`insert into report_months ${sumByMonth(months)}`.execute(db);
}
