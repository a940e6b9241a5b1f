import type { FastifyBaseLogger } from 'fastify';
import { fromKysely, type PgBoss, type Queue } from 'pg-boss';
import type { Db } from '../db/connection.ts';
import { asPrepared } from '../db/prepared-queries.ts';
import type { Mailer } from '../email/mailer.ts';
import type { Env } from '../start-up/env.ts';

/** The resources that jobs use. */
export type JobContext = {
  db: Db;
  env: Env;
  mailer: Mailer;
  /** The queue, for work that leads to more work. */
  jobs: PgBoss;
  log: FastifyBaseLogger;
  /** The current time, which tests can set. */
  now: () => Date;
  /** The id of this job, which is the same when it runs again. */
  jobId: string;
  /** Aborted when this process stops, or when another one has taken over the job. */
  signal: AbortSignal;
};

/** Work done after the reply, in any process. It may run twice, because a crash can hide that it was done. */
export type Job<Data extends object> = {
  queue: string;
  options?: Omit<Queue, 'name'>;
  /** The schedule of a recurring job, as a cron expression in the shop's time zone. */
  cron?: string;
  /** Set for a recurring job that is also enqueued as soon as there is something to do. */
  isPrompt?: true;
  run(data: Data, context: JobContext): Promise<void>;
};

type Enqueued<Data extends object> = Omit<AllEnqueued<Data>, 'all'> & { data: Data };

/** Enqueues a job. Inside a transaction, it is enqueued only if that commits. */
export function enqueue<Data extends object>(db: Db, { data, ...enqueued }: Enqueued<Data>) {
  return enqueueAll(db, { ...enqueued, all: [data] });
}

type AllEnqueued<Data extends object> = {
  jobs: PgBoss;
  job: Job<Data>;
  all: Data[];
  /** Seconds until the jobs may run. */
  startAfter?: number;
};

/** Enqueues several jobs at once. */
export async function enqueueAll<Data extends object>(
  db: Db,
  { jobs, job, all, startAfter = 0 }: AllEnqueued<Data>,
) {
  const { executeSql } = fromKysely(db);
  // pg-boss sends the same long query each time; prepared once, it takes a third of the time.
  const inserting = {
    executeSql: (text: string, values?: unknown[]) => executeSql(asPrepared(text), values),
  };
  const inserted = all.map((data) => ({ data, ...(startAfter > 0 && { startAfter }) }));
  await jobs.insert(job.queue, inserted, { db: inserting });
}
