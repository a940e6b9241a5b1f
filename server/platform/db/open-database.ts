import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../../env.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import { prepareDataDir } from '../start-up/data-dir.ts';
import { StartUpError } from '../start-up/start-up-error.ts';
import { createDb, createPool } from './connection.ts';
import { migrate } from './migrate.ts';

/**
 * Connects to the external PostgreSQL or starts the embedded one, and applies the pending migrations. `deadlineMs` is
 * the maximum time that a query waits for an answer (createDb).
 */
export async function openDatabase(env: Env, log: FastifyBaseLogger, deadlineMs?: number) {
  await prepareDataDir(env.dataDir);
  const embedded = env.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: env.dataDir, log: (message) => log.info(message) });
  const connectionString = env.databaseUrl ?? embedded?.connectionString ?? '';
  const applied = await migrateOrExplain(connectionString);
  if (applied.length > 0) log.info({ applied }, 'Database migrated');

  const onError = (error: Error) => log.warn({ err: error }, 'A database connection broke');
  const pool = createPool({ connectionString, onError });
  const db = createDb(pool, deadlineMs);
  const readDb = env.databaseReadUrl
    ? createDb(createPool({ connectionString: env.databaseReadUrl, onError }), deadlineMs)
    : db;
  return {
    connectionString,
    pool,
    db,
    readDb,
    async close() {
      await db.destroy();
      if (readDb !== db) await readDb.destroy();
      await embedded?.stop();
    },
  };
}

async function migrateOrExplain(connectionString: string) {
  try {
    return await migrate(connectionString);
  } catch (error) {
    const where = withoutPassword(connectionString);
    throw new StartUpError(`The database at ${where} cannot be used: ${reasonOf(error)}`, { cause: error });
  }
}

/**
 * Host, port and name of the database. Uses patterns, because URL refuses the form for Unix sockets, without a host.
 */
function withoutPassword(connectionString: string) {
  const place = connectionString.replace(/^[^:]+:\/\/(.*@)?/, '').replace(/([?&]password=)[^&]*/, '$1…');
  return place.replace(/^\//, 'this machine/');
}

/** If a host has several addresses, such as localhost, the error has no message but one error for each address. */
function reasonOf(error: unknown) {
  if (error instanceof AggregateError) return error.errors.map(String).join('; ');
  return error instanceof Error ? error.message : String(error);
}
