import type { FastifyBaseLogger } from 'fastify';
import { fromKysely, type PgBoss, type Queue } from 'pg-boss';
import type { Env } from '../../env.ts';
import type { Db } from '../db/connection.ts';
import { asPrepared } from '../db/prepared-queries.ts';
import type { Mailer } from '../email/mailer.ts';

/** What jobs work with. */
export type JobContext = {
  db: Db;
  env: Env;
  mailer: Mailer;
  log: FastifyBaseLogger;
  /** The time, so that tests can set it. */
  now: () => Date;
  /** Names this job: the same when it runs again. */
  jobId: string;
};

/** Work done after the answer, by whichever process comes first. It may run twice: a crash can hide that it was done. */
export type Job<Data extends object> = {
  queue: string;
  options?: Omit<Queue, 'name'>;
  /** When it runs by itself, as a cron line in the shop's time zone. */
  cron?: string;
  /** Loads what the first run would wait for. */
  prepare?: () => Promise<unknown>;
  run(data: Data, context: JobContext): Promise<void>;
};

type Enqueued<Data extends object> = { jobs: PgBoss; job: Job<Data>; data: Data };

/** Enqueues a job. Inside a transaction it exists exactly if that commits. */
export function enqueue<Data extends object>(db: Db, { jobs, job, data }: Enqueued<Data>) {
  return enqueueAll(db, { jobs, job, all: [data] });
}

type AllEnqueued<Data extends object> = { jobs: PgBoss; job: Job<Data>; all: Data[] };

/** The same for several at once. */
export async function enqueueAll<Data extends object>(db: Db, { jobs, job, all }: AllEnqueued<Data>) {
  const { executeSql } = fromKysely(db);
  // A long query of pg-boss's, always the same: planned once, it costs a third.
  const inserting = {
    executeSql: (text: string, values?: unknown[]) => executeSql(asPrepared(text), values),
  };
  const inserted = all.map((data) => ({ data }));
  await jobs.insert(job.queue, inserted, { db: inserting });
}
