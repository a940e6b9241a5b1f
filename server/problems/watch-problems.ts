import { sql } from 'kysely';
import type { Db } from '../platform/db/connection.ts';
import type { Job } from '../platform/jobs/job.ts';
import { keepFailedJobs } from './failed-jobs.ts';
import { findAll } from './find-problems.ts';

/**
 * A condition that is gone for a shorter time is the same one: two processes may see it differently, and a disk may be
 * full at each second look.
 */
const goneMinutes = 10;

/**
 * Each minute, notes which conditions began, so that the page can say since when, and forgets those that are over. Writes
 * one line to the log for each new one.
 */
export const watchProblems: Job<object> = {
  queue: 'watch-problems',
  options: { retryLimit: 0, deleteAfterSeconds: 3_600 },
  cron: '* * * * *',
  async run(_data, { db, env, now, log }) {
    await keepFailedJobs(db);
    const found = await findAll({ db, env, now });
    const rows = found.map(({ _id, since }) => ({ id: _id, since: since ?? now(), seen_at: now() }));
    const known = await db.selectFrom('noticed_problems').select('id').execute();
    if (rows.length > 0) {
      await db
        .insertInto('noticed_problems')
        .values(rows)
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: now() }))
        .execute();
    }
    const before = new Set(known.map(({ id }) => id));
    for (const { _id, kind, about, error } of found)
      if (!before.has(_id)) log.warn({ problem: kind, about, reason: error }, 'There is a new problem');
    await forgetSolved(db, now());
  },
};

/** A dismissed job is not found any more, so it is forgotten when it is gone from the queue or has run again. */
async function forgetSolved(db: Db, now: Date) {
  await sql`
    delete from noticed_problems n
    where seen_at < ${now}::timestamptz - make_interval(mins => ${goneMinutes}) and not (
      dismissed_at is not null and id ~ '^(mail|job):' and exists (
        select from pgboss.job where id = split_part(n.id, ':', 2)::uuid and state = 'failed'
      )
    )`.execute(db);
}
