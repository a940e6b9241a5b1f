import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import { timeZone } from '../../../shared/dates.ts';
import type { Env } from '../../env.ts';
import type { Db } from '../db/connection.ts';
import { createMailer } from '../email/mailer.ts';
import type { Job, JobContext } from './job.ts';

/**
 * Jobs that a worker fetches at once and runs side by side. With the polling below that is ten a second: a rush of
 * orders is mailed a little later, instead of slowing down the orders themselves.
 */
const batchSize = 5;
const pollingIntervalSeconds = 0.5;

const stopWithinMs = 8_000;

/** Finished and overdue jobs are looked for so often: some carry what must not lie around (send-verification-code.ts). */
const maintenanceIntervalSeconds = 60;

type Options = {
  /** Every job of the shop, each with its queue. */
  shopJobs: Job<object>[];
  connectionString: string;
  env: Env;
  db: Db;
  log: FastifyBaseLogger;
  now?: () => Date;
};

/** Starts the queue (pg-boss, in the same PostgreSQL) and this process's workers. */
export async function startJobs({
  shopJobs,
  connectionString,
  env,
  db,
  log,
  now = () => new Date(),
}: Options) {
  const boss = new PgBoss({
    connectionString,
    application_name: 'saha-jobs',
    max: 3,
    maintenanceIntervalSeconds,
  });
  boss.on('error', (error) => log.error({ err: error }, 'The job queue reported an error'));
  await boss.start();
  const context = { db, env, log, now, mailer: createMailer(env, log) };
  for (const job of shopJobs) await startJob(boss, job, context);
  return {
    boss,
    mailer: context.mailer,
    /** Loads what the jobs' first runs would wait for, and slow down the shop meanwhile. */
    prepare: () => Promise.all(shopJobs.map((job) => job.prepare?.())),
    async stop() {
      await boss.stop({ graceful: true, timeout: stopWithinMs });
      context.mailer.close();
    },
  };
}

async function startJob(boss: PgBoss, job: Job<object>, context: Omit<JobContext, 'jobId'>) {
  await boss.createQueue(job.queue, job.options);
  // A queue that was there already has the options of an earlier release.
  if (job.options) await boss.updateQueue(job.queue, job.options);
  if (job.cron) await boss.schedule(job.queue, job.cron, null, { tz: timeZone });
  const options = { batchSize, pollingIntervalSeconds, perJobResults: true } as const;
  await boss.work<object, void, typeof options>(job.queue, options, (batch) =>
    Promise.all(
      batch.map(async ({ id, data }) => {
        try {
          await job.run(data, { ...context, jobId: id });
          return { id, status: 'completed' as const };
        } catch (error) {
          context.log.warn({ err: error, queue: job.queue, job: id }, 'A job failed and will be tried again');
          return { id, status: 'failed' as const, output: { message: (error as Error).message } };
        }
      }),
    ),
  );
}
