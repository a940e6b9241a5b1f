import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { aCategory, aProduct } from '../../test/factories.ts';
import { waitingForLock } from '../../test/waiting-for-lock.ts';
import { findFacets, listProducts } from '../catalog/list-queries.ts';
import type { Db } from '../platform/db/connection.ts';

async function names(db: Db) {
  const list = await listProducts(db, { sort: 'name', limit: 100 }, { includeHidden: false });
  expect(list.count).toBe(list.products.length);
  return list.products.map(({ name }) => name);
}

function rename(db: Db, from: string, to: string) {
  return db.updateTable('products').set({ name: to }).where('name', '=', from).execute();
}

async function aShop(...products: string[]) {
  const { db } = await createTestDatabase();
  const { id: category_id } = await aCategory(db);
  for (const name of products) await aProduct(db, { name, category_id });
  return { db, category_id };
}

test('a change that commits while another one waits for it is not skipped', async () => {
  const { db } = await aShop('A', 'B');
  expect(await names(db)).toEqual(['A', 'B']);
  const first = await db.startTransaction().execute();
  await rename(first, 'A', 'A1');
  const second = rename(db, 'B', 'B1');
  await expect.poll(() => waitingForLock(db)).toBe(1);
  expect(await names(db)).toEqual(['A', 'B']);
  await first.commit().execute();
  await second;
  expect(await names(db)).toEqual(['A1', 'B1']);
});

test('a change that is rolled back does not show, but the next one with the same version does', async () => {
  const { db } = await aShop('A', 'B');
  const first = await db.startTransaction().execute();
  await rename(first, 'A', 'A1');
  expect(await names(db)).toEqual(['A', 'B']);
  await first.rollback().execute();
  await rename(db, 'B', 'B1');
  expect(await names(db)).toEqual(['A', 'B1']);
});

test('several changes in one transaction show together', async () => {
  const { db, category_id } = await aShop('A', 'B', 'C');
  expect(await names(db)).toEqual(['A', 'B', 'C']);
  await db.transaction().execute(async (db) => {
    await rename(db, 'A', 'Z');
    await db.deleteFrom('products').where('name', '=', 'B').execute();
    await aProduct(db, { name: 'Y', category_id });
    await rename(db, 'Y', 'D');
    await aProduct(db, { name: 'gone', category_id });
    await db.deleteFrom('products').where('name', '=', 'gone').execute();
  });
  expect(await names(db)).toEqual(['C', 'D', 'Z']);
});

test('thousands of products are loaded whole and in order, at first and after a change of all', async () => {
  const { db, category_id } = await aShop();
  await sql`
    insert into products (id, name, description, price_centimes, stock, category_id)
    select lpad(translate(n::text, '0189', 'abcd'), 36, 'x'), reverse(lpad(n::text, 5, '0')), '', 100, 1, ${category_id}
    from generate_series(1, 5100) n`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select name from products order by name collate "C" desc offset 3900 limit 100`.execute(db);
  const page = { sort: 'name-desc', pageNumber: 40, limit: 100 } as const;
  for (const is_active of [false, true]) {
    await db.updateTable('categories').set({ is_active }).where('id', '=', category_id).execute();
    // On a slow machine a visitor may have to ask again.
    const asked = expect.poll(
      async () => {
        const { products, count } = await listProducts(db, page, { includeHidden: !is_active });
        return { names: products.map(({ name }) => name), count };
      },
      { timeout: 50_000 },
    );
    await asked.toEqual({ names: rows.map(({ name }) => name), count: 5_100 });
  }
}, 60_000);

test('truncated products are gone, even if new ones get the same numbers', async () => {
  const { db, category_id } = await aShop('A', 'B');
  expect(await names(db)).toEqual(['A', 'B']);
  await sql`truncate products restart identity cascade`.execute(db);
  expect(await names(db)).toEqual([]);
  await aProduct(db, { name: 'New', category_id });
  expect(await names(db)).toEqual(['New']);
  await sql`truncate products restart identity cascade`.execute(db);
  await aProduct(db, { name: 'Newer', category_id });
  expect(await names(db)).toEqual(['Newer']);
});

test('everything is read again after a failover to a replica that was behind', async () => {
  const { db } = await aShop('A', 'B');
  await rename(db, 'A', 'A1');
  expect(await names(db)).toEqual(['A1', 'B']);
  await rename(db, 'A1', 'A');
  await sql`update catalog_version set version = version - 2`.execute(db);
  expect(await names(db)).toEqual(['A', 'B']);
});

test('a category that is renamed or hidden takes all its products along', async () => {
  const { db, category_id } = await aShop('A', 'B');
  await aProduct(db, { name: 'Elsewhere' });
  expect(await names(db)).toHaveLength(3);
  await db.updateTable('categories').set({ is_active: false }).where('id', '=', category_id).execute();
  expect(await names(db)).toEqual(['Elsewhere']);
  expect((await findFacets(db, {}, { includeHidden: false })).categories).toHaveLength(1);
});

test('concurrent writes and lists agree in the end, and lists never fail', async () => {
  const { db } = await aShop('A', 'B', 'C');
  const writes = Array.from({ length: 20 }, (_, turn) =>
    rename(db, turn % 2 ? 'A' : 'A1', turn % 2 ? 'A1' : 'A'),
  );
  const reads = Array.from({ length: 20 }, () => names(db));
  await Promise.all([...writes, ...reads]);
  const stored = await db.selectFrom('products').select('name').execute();
  expect(await names(db)).toEqual(stored.map(({ name }) => name).sort());
});
