import type { Job } from '../email/job.ts';
import { expiredBefore } from './claim-idempotency-key.ts';

/** Keys that count no longer go, each night. */
export const deleteOldIdempotencyKeys: Job<object> = {
  queue: 'delete-old-idempotency-keys',
  cron: '17 3 * * *',
  async run(_data, { db, now }) {
    await db.deleteFrom('idempotency_keys').where('created_at', '<', expiredBefore(now())).execute();
  },
};
