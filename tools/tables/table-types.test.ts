import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { tablesFile } from './migrations-hash.ts';
import { describeTables } from './table-types.ts';

test('the committed types of the tables are those of the migrated database', async () => {
  const { db } = await createTestDatabase();
  expect(await describeTables(db)).toBe(readFileSync(tablesFile, 'utf8'));
});

test('a column shows in the types with its words, its default and whether anybody can write it', async () => {
  const { db } = await createTestDatabase();
  await sql`
    create table parcels (
      number integer generated always as identity,
      size text not null default 'small' check (size in ('small', 'large')),
      tags text[],
      owner record_id not null
    )`.execute(db);
  expect(await describeTables(db)).toContain(
    `  parcels: {
    number: GeneratedAlways<number>;
    size: Generated<'small' | 'large'>;
    tags: string[] | null;
    owner: string;
  };`,
  );
});

test('a JSON column needs a stated type', async () => {
  const { db } = await createTestDatabase();
  await sql`create table parcels (content jsonb)`.execute(db);
  await expect(describeTables(db)).rejects.toThrow('parcels.content: a type for jsonb is missing');
});
