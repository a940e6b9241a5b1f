import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createDatabase } from '../../../test/create-template.ts';
import { migrate } from './migrate.ts';
import { newId } from './new-id.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The migrations of release 0.1.0. Databases have them, so a change of the schema is a new migration. */
const baseline = globSync('db/migrations/*.sql', { cwd: root })
  .filter((path) => basename(path) < '0014')
  .sort();
const hash = 'c9b81d34dc5ea794fc97afe63ba43dfd536bbbc696879da068cce6f350cc4f8a';

test('the migrations of release 0.1.0 are as they were released', () => {
  const text = baseline.map((path) => `${path}\n${read(path)}`).join('');
  expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
});

/** A database of release 0.1.0 with a row in every table. */
async function aShopOfFirstRelease() {
  const { connectionString, drop } = await createDatabase(inject('postgresUrl'), `test_${newId()}`);
  const client = new pg.Client(connectionString);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await drop();
  });
  await client.query(
    'create table migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  await apply(client, baseline);
  await client.query(read('db/shop-of-0.1.0.sql'));
  return { client, connectionString };
}

async function apply(client: pg.Client, paths: string[]) {
  for (const path of paths) {
    await client.query(read(path));
    await client.query('insert into migrations (name) values ($1)', [basename(path)]);
  }
}

/** The number of rows of every table. */
async function countRows(client: pg.Client) {
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migrations'`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${name}`);
    counts[name] = Number(rows[0]?.count);
  }
  return counts;
}

test('every later migration applies to a shop of release 0.1.0 with data, and no table loses rows', async () => {
  const { client, connectionString } = await aShopOfFirstRelease();
  const before = await countRows(client);
  const empty = Object.keys(before).filter((name) => before[name] === 0);
  expect(empty).toEqual([]);

  const later = globSync('db/migrations/*.sql', { cwd: root }).length - baseline.length;
  expect(await migrate(connectionString)).toHaveLength(later);
  // A migration that is meant to remove a table or rows, or to add some, says so here: 0034, 0037 and 0055 mark the day of the sums.
  expect(await countRows(client)).toMatchObject({ ...before, report_marks: (before.report_marks ?? 0) + 3 });
});

test('the logo moves from the settings of the seller to those of the look', async () => {
  const { client, connectionString } = await aShopOfFirstRelease();
  const seller = { name: 'Nour SARL', imageUrl: `/uploads/${'a'.repeat(36)}-800.webp` };
  await client.query(
    "insert into settings (name, id, version, value, changed_at, changed_by) values ('seller', $1, 3, $2, now(), 'Amina')",
    [newId(), JSON.stringify(seller)],
  );
  await migrate(connectionString);
  const { rows } = await client.query(
    "select name, version, value from settings where name in ('look', 'seller') order by name",
  );
  expect(rows).toEqual([
    { name: 'look', version: 1, value: { imageUrl: seller.imageUrl } },
    { name: 'seller', version: 3, value: { name: seller.name } },
  ]);
});

test.each(['fr', 'en'])('the settings of a shop with the main language %s come into it', async (base) => {
  const { client, connectionString } = await aShopOfFirstRelease();
  const migrations = globSync('db/migrations/*.sql', { cwd: root }).sort();
  const isBefore = (path: string) => !baseline.includes(path) && basename(path) < '0030';
  await apply(client, migrations.filter(isBefore));
  await client.query('update catalog_version set base_language = $1', [base]);
  const arabic = { name: 'النور', tagline: '' };
  const stored = {
    look: { name: 'Light', tagline: 'Care', texts: { fr: { name: 'Lumière', tagline: '' }, ar: arabic } },
    home: { title: 'Hello', text: 'All', texts: { fr: { title: '', text: 'Tout' }, ar: {} }, link: '/blog' },
    seller: { name: 'Nour SARL' },
    contact: { address: 'Oran' },
  };
  for (const [name, value] of Object.entries(stored)) {
    await client.query(
      "insert into settings (name, id, version, value, changed_at, changed_by) values ($1, $2, 3, $3, now(), 'Amina')",
      [name, newId(), JSON.stringify(value)],
    );
  }
  await migrate(connectionString);
  const { rows } = await client.query("select name, version, value from settings where name <> 'shop'");
  const { look, home, ...others } = Object.fromEntries(rows.map(({ name, ...row }) => [name, row]));
  expect(others).toEqual({
    seller: { version: 3, value: stored.seller },
    contact: { version: 3, value: stored.contact },
  });
  if (base === 'en') {
    expect([look, home]).toEqual([stored.look, stored.home].map((value) => ({ version: 3, value })));
    return;
  }
  expect(look).toEqual({
    version: 4,
    value: {
      ...{ name: 'Lumière', tagline: 'Care', legal: '' },
      texts: { en: { name: 'Light', tagline: '', legal: '' }, ar: arabic },
    },
  });
  expect(home).toEqual({
    version: 4,
    value: {
      ...{ title: '', text: 'Tout', button: '', link: '/blog' },
      texts: { en: { title: 'Hello', text: 'All', button: '' }, ar: {} },
    },
  });
});
