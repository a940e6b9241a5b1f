import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/create-test-database.ts';
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
    `.execute(db);
    expect(statements.rows).toEqual([{ calls: 3 }]);
  });
});
