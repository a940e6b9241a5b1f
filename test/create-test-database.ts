import { inject, onTestFinished } from 'vitest';
import { createDb, createPool } from '../server/platform/db/connection.ts';
import { newId } from '../server/platform/db/new-id.ts';
import { cloneTemplate } from './create-template.ts';

/** A new, migrated database for the calling test, dropped after it. */
export async function createTestDatabase() {
  const { connectionString, drop } = await cloneTemplate(inject('postgresUrl'), `test_${newId()}`);
  const pool = createPool({ connectionString, onError: () => undefined });
  const db = createDb(pool);
  onTestFinished(async () => {
    await db.destroy();
    await drop();
  });
  return { connectionString, pool, db };
}
