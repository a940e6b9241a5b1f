import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import { timeZone } from '../../../shared/values/dates.ts';
import { clientOptions } from '../db/client-options.ts';
import type { Db } from '../db/connection.ts';
import { createMailer } from '../email/mailer.ts';
import type { Env } from '../start-up/env.ts';
import type { Job, JobContext } from './job.ts';
import { MailNotSent } from './mail-job.ts';

/**
 * The number of jobs that a worker fetches at once and runs concurrently. With the polling below that is ten a second:
 * in a rush, confirmations arrive a little later instead of slowing down the orders.
 */
const batchSize = 5;
const promptPollingSeconds = 0.5;

/** Nobody waits for a recurring job. With half a second for all queues, an idle shop spent 4 % of a core on asking. */
const recurringPollingSeconds = 10;

/** Longer than a visitor's deadline, because the queue's maintenance runs long statements. */
const queueDeadlineMs = 10_000;

const stopWithinMs = 8_000;

/** How often finished and expired jobs are removed; some contain secrets (send-verification-code.ts). */
const maintenanceIntervalSeconds = 60;

type Options = {
  /** Every job of the shop; each has its own queue. */
  shopJobs: Job<object>[];
  connectionString: string;
  env: Env;
  db: Db;
  log: FastifyBaseLogger;
  now?: () => Date;
  /** How long the queue waits for a database that does not answer. */
  deadlineMs?: number;
};

/** Starts the queue (pg-boss, in the same PostgreSQL) and this process's workers. */
export async function startJobs({
  shopJobs,
  connectionString,
  env,
  db,
  log,
  now = () => new Date(),
  deadlineMs = queueDeadlineMs,
}: Options) {
  const onError = (error: Error) => log.error({ err: error }, 'The job queue reported an error');
  // A worker whose query gets no answer asks again on a new connection; without a deadline it would wait forever.
  const deadlines = { connectionTimeoutMillis: deadlineMs, query_timeout: deadlineMs, keepAlive: true };
  const boss = new PgBoss({
    ...deadlines,
    ...clientOptions(connectionString),
    application_name: 'saha-jobs',
    max: 3,
    maintenanceIntervalSeconds,
  });
  boss.on('error', onError);
  await boss.start();
  const context = { db, env, log, now, jobs: boss, mailer: createMailer({ db, env, log }) };
  for (const job of shopJobs) await startJob(boss, job, context);
  return {
    boss,
    mailer: context.mailer,
    async stop() {
      await boss.stop({ graceful: true, timeout: stopWithinMs });
      context.mailer.close();
    },
  };
}

async function startJob(boss: PgBoss, job: Job<object>, context: Omit<JobContext, 'jobId' | 'signal'>) {
  await boss.createQueue(job.queue, job.options);
  // An existing queue still has the options of an earlier release.
  if (job.options) await boss.updateQueue(job.queue, job.options);
  if (job.cron) await boss.schedule(job.queue, job.cron, null, { tz: timeZone });
  const pollingIntervalSeconds = job.cron && !job.isPrompt ? recurringPollingSeconds : promptPollingSeconds;
  const options = { batchSize, pollingIntervalSeconds, perJobResults: true } as const;
  await boss.work<object, void, typeof options>(job.queue, options, (batch) =>
    Promise.all(
      batch.map(async ({ id, data, signal }) => {
        try {
          await job.run(data, { ...context, jobId: id, signal });
          return { id, status: 'completed' as const };
        } catch (error) {
          context.log.warn({ err: error, queue: job.queue, job: id }, 'A job failed and will be tried again');
          return { id, status: 'failed' as const, output: describe(error as Error) };
        }
      }),
    ),
  );
}

/** What the page of problems tells about a failed job. */
function describe(error: Error) {
  const { message } = error;
  return error instanceof MailNotSent ? { message, recipient: error.recipient } : { message };
}
