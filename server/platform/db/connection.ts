import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';
import { clientOptions } from './client-options.ts';
import { preparing } from './prepared-queries.ts';
import type { Tables } from './tables.ts';

/** The database or a transaction; every function that queries takes it as its first argument. */
export type Db = Kysely<Tables>;

// Centimes and counts are bigint in PostgreSQL. They stay far below 2^53, so they are read as numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

type PoolOptions = {
  connectionString: string;
  /** The maximum number of connections. */
  size?: number;
  /** How long to wait for a free connection, and for a new one. */
  deadlineMs?: number;
  /** Whether the URL leads to a pooler, which may give each transaction another connection (docs/decisions/0040). */
  isPooled?: boolean;
  /** Called when an idle connection breaks; the pool replaces it. Without a listener Node would exit. */
  onError: (error: Error) => void;
};

/** How long a visitor waits for a database that does not answer. Its own timeouts do not work then. */
export const visitorDeadlineMs = 5_000;

export function createPool({
  connectionString,
  size = 10,
  deadlineMs = visitorDeadlineMs,
  isPooled = false,
  onError,
}: PoolOptions) {
  const pool = new pg.Pool({
    ...clientOptions(connectionString),
    max: size,
    connectionTimeoutMillis: deadlineMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'saha',
    ...(!isPooled && sessionTimeouts(deadlineMs)),
  });
  if (isPooled) pooled.add(pool);
  pool.on('error', onError);
  // The pool listens only to idle connections. If one breaks in a transaction, its query fails; without this listener
  // the process would also exit.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Pools whose connections keep nothing between two transactions: no settings and no prepared statements. */
const pooled = new WeakSet<pg.Pool>();

/** A pooler refuses clients that send these, so its own configuration sets them (deploy/pgbouncer.ini). */
function sessionTimeouts(deadlineMs: number) {
  return {
    // A query that runs this long is a bug or an attack and must not keep its connection.
    statement_timeout: 30_000,
    // A lost connection does not end its transaction: PostgreSQL keeps its locks until this time.
    idle_in_transaction_session_timeout: 2 * deadlineMs,
  };
}

/**
 * After `deadlineMs` this side gives up on a query and its connection. Without it, only PostgreSQL's own timeout
 * applies, for commands that no visitor waits for.
 */
export function createDb(pool: pg.Pool, deadlineMs?: number): Db {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: preparing(pool, { deadlineMs, prepares: !pooled.has(pool) }),
      cursor: Cursor,
    }),
  });
}
