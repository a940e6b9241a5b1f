import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/create-test-database.ts';
import { aCategory } from '../../../test/factories.ts';
import { streamRows } from './stream-rows.ts';

test('a slow reader gets a longer timeout, which does not stay with the connection', async () => {
  const { db } = await createTestDatabase();
  for (const name of ['Vitamins', 'Clogs']) await aCategory(db, { name });
  const timeout = sql<string>`current_setting('statement_timeout')`;
  const rows = streamRows(db, (db) =>
    db
      .selectFrom('categories')
      .select(['name', timeout.as('timeout')])
      .orderBy('name'),
  );
  const read: unknown[] = [];
  for await (const row of rows) read.push(row);
  expect(read).toEqual([
    { name: 'Clogs', timeout: '15min' },
    { name: 'Vitamins', timeout: '15min' },
  ]);
  const { rows: after } = await sql`select ${timeout} as timeout`.execute(db);
  expect(after).toEqual([{ timeout: '30s' }]);
});

test('a reader that stops early returns the connection', async () => {
  const { db, pool } = await createTestDatabase();
  for (let n = 0; n < 3; n++) await aCategory(db);
  for await (const row of streamRows(db, (db) => db.selectFrom('categories').select('name'))) {
    expect(row.name).toBe('Vitamins');
    break;
  }
  expect(pool.idleCount).toBe(pool.totalCount);
});
