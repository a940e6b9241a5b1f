import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { createDb, createPool } from '../server/db/connection.ts';
import { newId } from '../server/db/new-id.ts';

async function runOnServer(sql: string) {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A fresh, migrated database of the calling test, dropped after it. */
export async function createTestDatabase() {
  const name = `test_${newId()}`;
  await runOnServer(`create database ${name} template template`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const pool = createPool({ connectionString: url.href, onError: () => undefined });
  const db = createDb(pool);
  onTestFinished(async () => {
    await db.destroy();
    await runOnServer(`drop database ${name} with (force)`);
  });
  return { connectionString: url.href, pool, db };
}
