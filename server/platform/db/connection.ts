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
  /** Told when an idle connection breaks; the pool replaces it. Without a listener Node would exit. */
  onError: (error: Error) => void;
};

export function createPool({ connectionString, size = 10, onError }: PoolOptions) {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    connectionTimeoutMillis: 5_000,
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

export function createDb(pool: pg.Pool): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing(pool), cursor: Cursor }) });
}
