import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';
import { preparing } from './prepared-queries.ts';
import type { Tables } from './tables.ts';

/** The database, or a transaction on it: every query takes it as its first argument. */
export type Db = Kysely<Tables>;

// Centimes and counts are bigint in PostgreSQL and stay far below 2^53, so they are plain numbers here.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

type PoolOptions = {
  connectionString: string;
  /** Most connections of this pool. */
  size?: number;
  /** How long to wait for a free connection, and for a new one. */
  deadlineMs?: number;
  /** Told when an idle connection breaks; the pool replaces it. Without a listener Node would exit. */
  onError: (error: Error) => void;
};

/** How long a visitor waits for a database that does not answer. PostgreSQL's own time limits fall silent with it. */
export const visitorDeadlineMs = 5_000;

export function createPool({
  connectionString,
  size = 10,
  deadlineMs = visitorDeadlineMs,
  onError,
}: PoolOptions) {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    connectionTimeoutMillis: deadlineMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'saha',
    // A query that runs this long is a bug or an attack; it must not hold a connection for good.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  pool.on('error', onError);
  // The pool listens to idle connections alone. One that breaks in the middle of a transaction fails its query, and
  // would end the process besides.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * `deadlineMs` is the time after which this side gives up on a query and its connection. Without it a query may take as
 * long as PostgreSQL lets it, for commands that no visitor waits for.
 */
export function createDb(pool: pg.Pool, deadlineMs?: number): Db {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: preparing(pool, deadlineMs), cursor: Cursor }),
  });
}
