import { sql } from 'kysely';
import { deleteEndedSignIns } from '../accounts/delete-ended-sign-ins.ts';
import { rememberedSeconds } from '../accounts/known-devices.ts';
import { failureMemoryMs } from '../accounts/passwords/try-password.ts';
import { closedDays, deleteOldAlerts, unconfirmedDays } from '../alerts/delete-old-alerts.ts';
import { deleteOldIdempotencyKeys, keyLifetimeMs } from '../orders/idempotency-keys.ts';
import type { Db } from '../platform/db/connection.ts';
import type { Job } from '../platform/jobs/job.ts';
import { dayOf } from '../platform/settings/shop-day.ts';
import { importFileDays, sweepImages } from '../platform/uploads/sweep-images.ts';
import { failedJobDays } from '../problems/failed-jobs.ts';
import { watchProblems } from '../problems/watch-problems.ts';
import { deleteOldTerms, keptTermDays } from '../search/delete-old-terms.ts';
import { deleteOldWebhookEvents, keptEventDays } from '../webhooks/send-webhooks.ts';

/** Deletes what is older than it may be, and returns how many rows that were. */
type DeleteOld = (db: Db, now: Date) => Promise<number>;

/** One row of the table in docs/operations.md, Retention. */
export type RetentionRule = { what: string; keptFor: string; where: string } & (
  | { deleteOld: DeleteOld }
  /** Deleted by a job of its own room. */
  | { by: Job<object> }
);

const hourMs = 3_600_000;
const yearDays = 365;
const visitDays = 396;
const strayDays = 90;
const invitationDays = 30;
/** No limit lasts so long, so a later end is from a clock that was ahead. */
const longestLimitMs = 24 * hourMs;

/** Everything that the shop deletes by itself. What is not named here stays until somebody deletes it. */
export const retentionRules: RetentionRule[] = [
  {
    what: 'Messages of the contact page',
    keptFor: '12 months after they were marked as answered',
    where: '`contact_messages`',
    deleteOld: (db, now) =>
      deleted(db.deleteFrom('contact_messages').where('answered_at', '<', ago(now, yearDays))),
  },
  {
    what: 'Messages of couriers about unknown parcels',
    keptFor: `${strayDays} days`,
    where: '`courier_strays`',
    deleteOld: (db, now) =>
      deleted(db.deleteFrom('courier_strays').where('recorded_at', '<', ago(now, strayDays))),
  },
  {
    what: 'Invitations to the staff',
    keptFor: `${invitationDays} days after they ended; accepted and withdrawn ones not at all`,
    where: '`staff_invitations`',
    deleteOld: (db, now) =>
      deleted(db.deleteFrom('staff_invitations').where('expires_at', '<', ago(now, invitationDays))),
  },
  {
    what: 'Stock alerts that wait for the product',
    keptFor: '12 months',
    where: '`stock_alerts`',
    deleteOld: (db, now) =>
      deleted(
        db
          .deleteFrom('stock_alerts')
          .where('created_at', '<', ago(now, yearDays))
          .where('notified_at', 'is', null)
          .where('chosen_at', 'is', null),
      ),
  },
  {
    what: 'Other stock alerts',
    keptFor: `${unconfirmedDays} days unconfirmed, ${closedDays} days after the mail or call`,
    where: '`stock_alerts`',
    by: deleteOldAlerts,
  },
  {
    what: 'Counters of limits with an end more than a day ahead, from a clock that was wrong',
    keptFor: 'until the next night',
    where: '`rate_limits`, `sign_in_failures`',
    async deleteOld(db, now) {
      const end = new Date(now.getTime() + longestLimitMs);
      const limits = sql`delete from rate_limits where expire > ${end.getTime()}`.execute(db);
      const failures = await deleted(db.deleteFrom('sign_in_failures').where('next_try_at', '>', end));
      return Number((await limits).numAffectedRows ?? 0) + failures;
    },
  },
  {
    what: 'Numbers of repeated events of the audit',
    keptFor: '24 hours',
    where: '`audit_repeats`',
    deleteOld: (db, now) =>
      deleted(
        db.deleteFrom('audit_repeats').where(({ not, between }) => not(between('since', ago(now, 1), now))),
      ),
  },
  {
    what: 'Records of backups',
    keptFor: '12 months',
    where: '`backups`',
    deleteOld: (db, now) => deleted(db.deleteFrom('backups').where('ended_at', '<', ago(now, yearDays))),
  },
  {
    what: 'Sessions, links for new passwords, codes, failed sign-ins, devices',
    keptFor: `until they end; failures ${failureMemoryMs / hourMs} hours, devices ${rememberedSeconds / 3_600 / 24} days after their last use`,
    where: '`sessions`, `reset_tokens`, `verification_codes`, `sign_in_failures`, `known_devices`',
    by: deleteEndedSignIns,
  },
  {
    what: 'Words that shoppers searched for',
    keptFor: `${keptTermDays} days`,
    where: '`search_terms`',
    by: deleteOldTerms,
  },
  {
    what: 'Counts of visits to the quick order',
    keptFor: '13 months',
    where: '`visits`',
    deleteOld: (db, now) =>
      deleted(db.deleteFrom('visits').where('day', '<', sql<Date>`${dayOf(ago(now, visitDays))}::date`)),
  },
  {
    what: 'Keys that keep an order from being placed twice',
    keptFor: `${keyLifetimeMs / hourMs} hours`,
    where: '`idempotency_keys`',
    by: deleteOldIdempotencyKeys,
  },
  {
    what: 'Events of webhooks with their deliveries and attempts',
    keptFor: `${keptEventDays} days`,
    where: '`webhook_events`, `webhook_deliveries`, `webhook_attempts`',
    by: deleteOldWebhookEvents,
  },
  {
    what: 'Files of imports, and pictures that nothing shows',
    keptFor: `${importFileDays} days; pictures an hour`,
    where: '`import_files`, `uploads`',
    by: sweepImages,
  },
  {
    what: 'Jobs and mails',
    keptFor: `7 days after their end, ${failedJobDays} if they were given up; with secrets an hour or less`,
    where: '`pgboss.job`',
    by: watchProblems,
  },
];

function ago(now: Date, days: number) {
  return new Date(now.getTime() - days * 24 * hourMs);
}

async function deleted(query: { executeTakeFirst: () => Promise<{ numDeletedRows: bigint }> }) {
  const { numDeletedRows } = await query.executeTakeFirst();
  return Number(numDeletedRows);
}
