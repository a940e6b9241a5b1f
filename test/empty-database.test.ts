import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createDb, createPool, type Db } from '../server/platform/db/connection.ts';
import { newId } from '../server/platform/db/new-id.ts';
import { cloneTemplate } from './create-template.ts';
import { emptyDatabase, takeInventory } from './empty-database.ts';
import { aCategory, anOrder, aProduct } from './factories.ts';
import { signedInAs } from './signed-in-as.ts';

async function aCopy() {
  const { connectionString, drop } = await cloneTemplate(inject('postgresUrl'), `test_${newId()}`);
  const pool = createPool({ connectionString, onError: () => undefined });
  const client = new pg.Client(connectionString);
  await client.connect();
  onTestFinished(async () => {
    await Promise.all([client.end(), pool.end()]);
    await drop();
  });
  return { db: createDb(pool), client, inventory: await takeInventory(client) };
}

/** The rows of every table and the state of every sequence. */
async function readAll(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select pg_class.oid::regclass::text as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'S') and nspname in ('public', 'pgboss')
  `.execute(db);
  const contents = rows.map(async ({ name }) => {
    const { rows } = await sql<{ log_cnt?: number }>`select * from ${sql.raw(name)}`.execute(db);
    return [name, rows.map(({ log_cnt: _, ...row }) => row)] as const;
  });
  const { catalog_version: _, ...others } = Object.fromEntries(await Promise.all(contents));
  return others;
}

test('an emptied database contains the same as a new copy', async () => {
  const { db, client, inventory } = await aCopy();
  const before = await readAll(db);
  const product = await aProduct(db, { stock: 3 });
  await anOrder(db, { user: (await signedInAs(db, 'user')).user, items: [{ product_id: product.id }] });
  expect(await readAll(db)).not.toEqual(before);
  expect(await emptyDatabase(client, inventory)).toBe(true);
  expect(await readAll(db)).toEqual(before);
  const firstNumber = (await aProduct(db)).number;
  expect(firstNumber).toBe(1);
});

test('rows stand in the order in which they were written, also in an emptied database', async () => {
  const { db, client, inventory } = await aCopy();
  const write = async (count: number) => {
    for (let i = 0; i < count; i += 1) await aCategory(db, { name: `${i}` });
    return (await db.selectFrom('categories').select('name').execute()).map(({ name }) => Number(name));
  };
  await write(40);
  await db.deleteFrom('categories').where('name', 'like', '%1').execute();
  expect(await emptyDatabase(client, inventory)).toBe(true);
  const names = await write(40);
  expect(names).toEqual(names.toSorted((one, other) => one - other));
});

test.each([
  ['a table', 'alter table orders drop constraint orders_number_key'],
  ['an empty table by dropping it', 'drop table reset_tokens'],
  ['a filled table by dropping it', 'drop table pgboss.version'],
  [
    'a trigger',
    'create trigger t before insert on users for each row execute function suppress_redundant_updates_trigger()',
  ],
  ['a function', 'create function one() returns int language sql return 1'],
  ['what the migrations have stored', "update wilayas set name_en = 'Elsewhere' where code = 1"],
])('a database in which a test has changed %s is not used again', async (_, change) => {
  const { db, client, inventory } = await aCopy();
  await sql.raw(change).execute(db);
  expect(await emptyDatabase(client, inventory)).toBe(false);
});

test('a database in which a transaction is open is not used again', async () => {
  const { db, client, inventory } = await aCopy();
  await db.transaction().execute(async (transaction) => {
    await aCategory(transaction);
    expect(await emptyDatabase(client, inventory)).toBe(false);
  });
});
