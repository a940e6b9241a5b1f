import { sql } from 'kysely';
import { timeZone } from '../../shared/values/dates.ts';
import type { Job } from '../platform/jobs/job.ts';

/** How long searches are kept. */
export const keptTermDays = 90;

/** Each night, deletes the searches of days that are too long ago. */
export const deleteOldTerms: Job<object> = {
  queue: 'delete-old-terms',
  cron: '47 3 * * *',
  async run(_data, { db, now }) {
    await sql`
      delete from search_terms
      where day <= (${now()}::timestamptz at time zone ${timeZone})::date - ${keptTermDays}::integer`.execute(
      db,
    );
  },
};
