import { createDb, createPool } from '../db/connection.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import type { Env } from '../start-up/env.ts';

/**
 * Tells the shop that a backup has ended, so that administrators see when the last complete one is too old. `problem` is
 * null after a complete one. Works with the embedded database, which must exist, and with an external one.
 */
export async function recordBackup(env: Env, problem: string | null) {
  const embedded = env.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: env.dataDir, log: () => undefined });
  const connectionString = env.databaseDirectUrl ?? env.databaseUrl ?? embedded?.connectionString ?? '';
  const db = createDb(createPool({ connectionString, size: 1, onError: () => undefined }));
  try {
    await db.insertInto('backups').values({ problem }).execute();
  } finally {
    await db.destroy();
    await embedded?.stop();
  }
}
