import type { Job } from '../platform/jobs/job.ts';
import { retentionRules } from './retention-rules.ts';

/**
 * Each night, deletes what is older than the rules allow, and writes to the log how much that was. A rule that fails does
 * not keep the others from being applied; the job then fails and shows among the problems.
 */
export const deleteOldData: Job<object> = {
  queue: 'delete-old-data',
  cron: '7 3 * * *',
  async run(_data, { db, now, log }) {
    const deleted: Record<string, number> = {};
    const failures: Error[] = [];
    for (const rule of retentionRules) {
      if ('by' in rule) continue;
      try {
        deleted[rule.what] = await rule.deleteOld(db, now());
      } catch (error) {
        failures.push(new Error(`${rule.what}: ${(error as Error).message}`, { cause: error }));
      }
    }
    log.info({ deleted }, 'Old data was deleted');
    if (failures.length > 0) throw new Error(failures.map(({ message }) => message).join('; '));
  },
};
