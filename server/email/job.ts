import type { FastifyBaseLogger } from 'fastify';
import { fromKysely, type PgBoss, type Queue } from 'pg-boss';
import type { Db } from '../db/connection.ts';
import type { Env } from '../env.ts';
import type { Mailer } from './mailer.ts';

/** What jobs work with. */
export type JobContext = { db: Db; env: Env; mailer: Mailer; log: FastifyBaseLogger };

/** Work done after the answer, by whichever process comes first. It may run twice: a crash can hide that it was done. */
export type Job<Data extends object> = {
  queue: string;
  options?: Omit<Queue, 'name'>;
  /** When it runs by itself, as a cron line in the shop's time zone. */
  cron?: string;
  run(data: Data, context: JobContext): Promise<void>;
};

type Enqueued<Data extends object> = { jobs: PgBoss; job: Job<Data>; data: Data };

/** Enqueues a job. Inside a transaction it exists exactly if that commits. */
export async function enqueue<Data extends object>(db: Db, { jobs, job, data }: Enqueued<Data>) {
  await jobs.send(job.queue, data, { db: fromKysely(db) });
}
