import type { FastifyBaseLogger } from 'fastify';
import type { Disk } from 'flydrive';
import type { PgBoss } from 'pg-boss';
import type { Db } from '../db/connection.ts';
import type { Mailer } from '../email/mailer.ts';
import type { Env } from '../start-up/env.ts';
import type { Limits } from './limits.ts';

/** The resources that handlers use. Created once when the shop starts, or by a test. */
export type Resources = {
  db: Db;
  /** For reading the catalog: the replica, or `db` if there is none. */
  readDb: Db;
  jobs: PgBoss;
  /** Where pictures are kept. */
  disk: Disk;
  /** For mails that a caller waits for; all others are jobs. */
  mailer: Mailer;
  limits: Limits;
  env: Env;
  log: FastifyBaseLogger;
  /** Waits until this process has dropped the outdated entries from its caches (`listenForDrops`). */
  caughtUp: () => Promise<void>;
  /** Whether lists and search are in memory, so that no visitor waits for them. */
  isPrepared: () => boolean;
  /** False in the trial of an upgrade. */
  takesJobs: boolean;
  /** The current time, which tests can set. */
  now: () => Date;
};
