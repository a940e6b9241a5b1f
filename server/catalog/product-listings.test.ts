import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { aCategory, aNeed, aProduct } from '../../test/factories.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';

/** The listings without the versions that wrote them. */
async function listings(db: Db) {
  const rows = await db.selectFrom('product_listings').selectAll().orderBy('number').execute();
  return rows.map(({ listed_version: _, ...row }) => row);
}

async function versionOf(db: Db) {
  return (await db.selectFrom('catalog_version').select('version').executeTakeFirstOrThrow()).version;
}

/** Compares the tables that the triggers maintain with the same data computed from scratch. */
async function expectToBeFresh(db: Db) {
  const kept = await listings(db);
  const words = await wordCounts(db);
  await sql`select refresh_product_listings(array(select number from products))`.execute(db);
  expect(await listings(db)).toEqual(kept);
  const counted = await sql<{ stem: string; uses: number }>`
    select stem, count(*)::integer as uses
    from product_listings, unnest(tsvector_to_array(stems)) stem group by stem order by stem collate "C"`.execute(
    db,
  );
  expect(words).toEqual(counted.rows);
}

function wordCounts(db: Db) {
  return db.selectFrom('search_words').select(['stem', 'uses']).orderBy('stem').execute();
}

test('a listing contains the category path, the plain name and the words with their fields', async () => {
  const { db } = await createTestDatabase();
  const main = await aCategory(db, { name: 'Santé' });
  const child = await aCategory(db, { name: 'Vitamines', parent_id: main.id, level: 2 });
  await aProduct(db, {
    name: 'Comprimés “C”',
    brand: 'Démo',
    description: 'Vitamines, santé',
    price_centimes: 100,
    discounted_price_centimes: 90,
    category_id: child.id,
  });
  expect(await listings(db)).toEqual([
    expect.objectContaining({
      effective_price_centimes: 90,
      name_key: 'comprimes "c"',
      name_length: 2,
      category_1: main.number,
      category_2: child.number,
      category_3: null,
      visible: true,
      stems: "'c':2A 'comprime':1A 'demo':4001B 'sante':8000C,8002 'vitamin':8000C,8002",
    }),
  ]);
});

test('listings and words follow every change of products and categories', async () => {
  const { db } = await createTestDatabase();
  const main = await aCategory(db, { name: 'Face' });
  const other = await aCategory(db, { name: 'Body' });
  const child = await aCategory(db, { name: 'Creams', parent_id: main.id, level: 2 });
  const cream = await aProduct(db, { name: 'Day cream', category_id: child.id });
  const soap = await aProduct(db, { name: '🤟', brand: '', description: '!', category_id: other.id });
  const change = (id: string) => db.updateTable('products').where('id', '=', id);
  const changeCategory = (id: string) => db.updateTable('categories').where('id', '=', id);

  await expectToBeFresh(db);
  await change(cream.id).set({ name: 'Night cream', price_centimes: 5_000 }).execute();
  await expectToBeFresh(db);
  await change(soap.id).set({ category_id: child.id, description: 'Foam foam foam' }).execute();
  await expectToBeFresh(db);
  await changeCategory(child.id).set({ name: 'Lotions', parent_id: other.id }).execute();
  await expectToBeFresh(db);
  expect((await listings(db)).map(({ category_1 }) => category_1)).toEqual([other.number, other.number]);
  await changeCategory(other.id).set({ name: 'Tout le corps', is_active: false }).execute();
  await expectToBeFresh(db);
  expect((await listings(db)).map(({ visible }) => visible)).toEqual([false, false]);
  await db.deleteFrom('products').where('id', '=', soap.id).execute();
  await expectToBeFresh(db);
  await sql`truncate products cascade`.execute(db);
  expect(await wordCounts(db)).toEqual([]);
});

test('listings and words follow every change of features, facts and needs', async () => {
  const { db } = await createTestDatabase();
  const cream = await aProduct(db, { name: 'Day cream', features: ['Fragrance free'] });
  const soap = await aProduct(db, { name: 'Soap' });
  const need = await aNeed(db, { name: 'Dry skin', products: [cream, soap] });
  const stems = async () => (await listings(db)).map(({ stems }) => stems);
  expect(await stems()).toEqual([
    expect.stringMatching(/'dry':8000C.*'fragrance':8004/),
    expect.stringContaining("'dry':8000C"),
  ]);
  await expectToBeFresh(db);
  const changes = { features: ['Vegan'], ingredients: 'Aqua', audience: 'Adults' };
  await db.updateTable('products').set(changes).where('id', '=', cream.id).execute();
  await db.updateTable('needs').set({ name: 'Winter' }).where('id', '=', need.id).execute();
  await expectToBeFresh(db);
  await db.insertInto('need_texts').values({ need_id: need.id, language: 'fr', name: 'Hiver' }).execute();
  await db.deleteFrom('need_products').where('product_id', '=', soap.id).execute();
  await expectToBeFresh(db);
  expect(await stems()).toEqual([
    expect.stringMatching(/'adult':8002.*'aqua':8004.*'hiver':8000C.*'vegan':8004.*'winter':8000C/),
    expect.not.stringContaining('winter'),
  ]);
  await db.deleteFrom('needs').where('id', '=', need.id).execute();
  await expectToBeFresh(db);
});

test('one statement may insert and update many products', async () => {
  const { db } = await createTestDatabase();
  const { id: category_id } = await aCategory(db);
  const upsert = (names: string[]) =>
    db
      .insertInto('products')
      .values(
        names.map((name) => ({
          id: newId(),
          external_key: name.slice(0, 3),
          name,
          description: name,
          price_centimes: 100,
          stock: 0,
          category_id,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('external_key').doUpdateSet(({ ref }) => ({ name: ref('excluded.name') })),
      )
      .execute();
  await upsert(['one cream', 'two creams']);
  await upsert(['two soaps', 'three gels']);
  await expectToBeFresh(db);
  expect((await listings(db)).map(({ name_key }) => name_key)).toEqual([
    'one cream',
    'two soaps',
    'three gels',
  ]);
});

test('the version rises with changes that lists show, but not with the stock', async () => {
  const { db } = await createTestDatabase();
  const product = await aProduct(db);
  const before = await versionOf(db);
  await db.updateTable('products').set({ stock: 3, version: 2 }).where('id', '=', product.id).execute();
  expect(await versionOf(db)).toBe(before);
  await db.updateTable('products').set({ price_centimes: 7 }).where('id', '=', product.id).execute();
  expect(await versionOf(db)).toBe(before + 1);
  await aCategory(db);
  expect(await versionOf(db)).toBe(before + 2);
});

test('concurrent writes to the catalog wait for each other and do not deadlock', async () => {
  const { db } = await createTestDatabase();
  const { id: category_id } = await aCategory(db);
  const products = await Promise.all(
    ['One', 'Two', 'Six'].map((name) => aProduct(db, { name, category_id })),
  );
  const rename = (ids: string[]) =>
    db.transaction().execute(async (transaction) => {
      for (const id of ids) {
        await transaction.updateTable('products').set({ name: newId() }).where('id', '=', id).execute();
      }
    });
  const ids = products.map(({ id }) => id);
  await Promise.all(Array.from({ length: 8 }, (_, turn) => rename(turn % 2 ? ids : ids.toReversed())));
  await expectToBeFresh(db);
});
