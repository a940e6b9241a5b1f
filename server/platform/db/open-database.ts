import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import { prepareDataDir } from '../start-up/data-dir.ts';
import type { Env } from '../start-up/env.ts';
import { StartUpError } from '../start-up/start-up-error.ts';
import { refuseWhileClosed } from '../start-up/upgrade-state.ts';
import { createDb, createPool, type Db } from './connection.ts';
import { migrate } from './migrate.ts';

/** `isTrial`: an upgrade starts this process to try a release on a shop that it has closed. */
type Opening = Env & { isTrial?: boolean };

/**
 * Connects to the external PostgreSQL or starts the embedded one, and applies the pending migrations. No pooler stands in
 * between, so sessions keep their locks and settings. While an upgrade keeps the shop closed, it waits and then throws.
 */
export async function openDatabase(env: Opening, log: FastifyBaseLogger) {
  await prepareDataDir(env.dataDir);
  if (!env.isTrial) await refuseWhileClosed(env.dataDir);
  const embedded = env.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: env.dataDir, log: (message) => log.info(message) });
  const connectionString = env.databaseDirectUrl ?? env.databaseUrl ?? embedded?.connectionString ?? '';
  const applied = await migrateOrExplain(connectionString, env).catch(async (error) => {
    await embedded?.stop();
    throw error;
  });
  if (applied.length > 0) log.info({ applied }, 'Database migrated');

  const pool = createPool({
    connectionString,
    onError: warnIn(log),
    // With a pooler, only jobs use this pool.
    ...(env.databaseDirectUrl && { size: 4 }),
  });
  const db = createDb(pool);
  return {
    connectionString,
    pool,
    db,
    async close() {
      await db.destroy();
      await embedded?.stop();
    },
  };
}

/**
 * Opens the database as above, and in addition `db` and `readDb` for the requests of visitors, which may lead through a
 * pooler. `deadlineMs` is the maximum time that their queries wait for an answer (createDb).
 */
export async function openShopDatabase(env: Opening, log: FastifyBaseLogger, deadlineMs: number) {
  const direct = await openDatabase(env, log);
  const isPooled = env.databaseDirectUrl !== undefined;
  const open = (connectionString: string) =>
    createDb(createPool({ connectionString, isPooled, onError: warnIn(log) }), deadlineMs);
  const db = env.databaseUrl && isPooled ? open(env.databaseUrl) : createDb(direct.pool, deadlineMs);
  const readDb = env.databaseReadUrl ? open(env.databaseReadUrl) : db;
  async function close() {
    if (readDb !== db) await readDb.destroy();
    if (isPooled) await db.destroy();
    await direct.close();
  }
  try {
    if (isPooled) await requireTimeouts(db, 'DATABASE_URL');
    if (isPooled && readDb !== db) await requireTimeouts(readDb, 'DATABASE_READ_URL');
  } catch (error) {
    await close();
    throw error;
  }
  return { ...direct, db, readDb, close };
}

function warnIn(log: FastifyBaseLogger) {
  return (error: Error) => log.warn({ err: error }, 'A database connection broke');
}

/** Without them, a lost connection of the pooler would keep its locks for ever. */
async function requireTimeouts(db: Db, variable: string) {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings
    where name in ('statement_timeout', 'idle_in_transaction_session_timeout') and setting = '0'
    order by name`
    .execute(db)
    .catch((error: unknown) => {
      throw new StartUpError(`The pooler at ${variable} cannot be used: ${reasonOf(error)}`, {
        cause: error,
      });
    });
  if (rows.length === 0) return;
  const missing = rows.map(({ name }) => name).join(' and ');
  throw new StartUpError(
    `With DATABASE_DIRECT_URL, the connections of ${variable} need ${missing}: see deploy/pgbouncer.ini.`,
  );
}

async function migrateOrExplain(connectionString: string, { isTrial }: Opening) {
  try {
    return await migrate(connectionString, { isTrial });
  } catch (error) {
    if (error instanceof StartUpError) throw error;
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
