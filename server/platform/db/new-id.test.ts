import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/create-test-database.ts';
import { newId } from './new-id.ts';

test('the database takes new ids and refuses all other texts', async () => {
  const { db } = await createTestDatabase();
  const take = (text: string) => sql`select ${text}::text::record_id`.execute(db);
  const id = newId();
  await take(id);
  const start = id.slice(1);
  const others = [
    '',
    start,
    `${id}a`,
    `${start}A`,
    `${start}1`,
    `${start}é`,
    `${start} `,
    `${start}\n`,
    `${id}\n`,
  ];
  for (const other of others) await expect(take(other), other).rejects.toThrow('record_id');
});
