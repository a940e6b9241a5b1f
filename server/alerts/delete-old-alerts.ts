import type { Job } from '../platform/jobs/job.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How long an alert waits for its confirmation. */
export const unconfirmedDays = 7;
/** How long a closed alert is kept. */
export const closedDays = 90;
/** Longer than the queue tries to send a mail. */
const unsentDays = 4;

/** Each night, deletes unconfirmed and closed alerts, and lets people wait again if their mail failed. */
export const deleteOldAlerts: Job<object> = {
  queue: 'delete-old-alerts',
  cron: '37 3 * * *',
  async run(_data, { db, now }) {
    const ago = (days: number) => new Date(now().getTime() - days * dayMs);
    await db
      .deleteFrom('stock_alerts')
      .where('confirmed_at', 'is', null)
      .where('created_at', '<', ago(unconfirmedDays))
      .execute();
    await db.deleteFrom('stock_alerts').where('notified_at', '<', ago(closedDays)).execute();
    await db
      .updateTable('stock_alerts')
      .set({ chosen_at: null })
      .where('notified_at', 'is', null)
      .where('chosen_at', '<', ago(unsentDays))
      .execute();
  },
};
