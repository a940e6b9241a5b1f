import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/create-test-database.ts';
import { aCategory } from '../../../test/factories.ts';
import { createDb } from './connection.ts';
import { prepared } from './prepared-queries.ts';

test('a connection prepares only marked queries, and each only once', async () => {
  const { db } = await createTestDatabase();
  await db.connection().execute(async (db) => {
    for (const value of [1, 2, 3]) {
      const { rows } = await sql`select ${value}::int as value ${prepared}`.execute(db);
      expect(rows).toEqual([{ value }]);
    }
    const statements = await sql<{ calls: number }>`
      select generic_plans + custom_plans as calls from pg_prepared_statements
      where statement like 'select $1::int as value%'
    `.execute(db);
    expect(statements.rows).toEqual([{ calls: 3 }]);
  });
});

test('a connection whose host no longer takes writes is replaced', async () => {
  const { pool } = await createTestDatabase();
  const db = createDb(pool);
  const backend = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
  const before = await backend();
  // As if the host had become a replica.
  await sql`set default_transaction_read_only = on`.execute(db);
  await expect(aCategory(db)).rejects.toMatchObject({ code: '25006' });
  await expect(aCategory(db)).resolves.toBeDefined();
  expect(await backend()).not.toBe(before);
});
