import type { FastifyBaseLogger } from 'fastify';
import type { Disk } from 'flydrive';
import type { PgBoss } from 'pg-boss';
import type { Env } from '../../env.ts';
import type { Db } from '../db/connection.ts';
import type { Mailer } from '../email/mailer.ts';
import type { Limits } from './limits.ts';

/** What handlers work with. Made once in main.ts, or by a test. */
export type Resources = {
  db: Db;
  /** For catalogue reads: a replica where there is one, else `db`. */
  readDb: Db;
  jobs: PgBoss;
  /** Where pictures are kept. */
  disk: Disk;
  /** For mails that somebody waits for; all others are jobs. */
  mailer: Mailer;
  limits: Limits;
  env: Env;
  log: FastifyBaseLogger;
  /** The time, so that tests can set it. */
  now: () => Date;
};
