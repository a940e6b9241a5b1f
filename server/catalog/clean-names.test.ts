import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { aCategory, aProduct } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

test('stored brands, categories and sizes are cleaned where nothing is merged', async () => {
  const { db, pool } = await createTestDatabase();
  const category = await aCategory(db, { name: 'Cr\u00e8mes\u200b' });
  const main = await aCategory(db, { name: 'Soin' });
  const twin = await aCategory(db, { name: 'Soin\u00a0' });
  const sizes = (...names: string[]) => JSON.stringify(names.map((size) => ({ size, inStock: true })));
  const one = await aProduct(db, {
    brand: 'E\u0301vian \u00a0Lab\u200f',
    category_id: category.id,
    sizes: sizes('S\u200b', 'M') as never,
  });
  const two = await aProduct(db, {
    brand: 'Évian Lab',
    category_id: main.id,
    sizes: sizes('S', 'S ') as never,
  });
  const sql = await readFile(join(import.meta.dirname, '../../db/migrations/0081-clean-names.sql'), 'utf8');
  const client = await pool.connect();
  await client.query(`begin; ${sql}; commit; drop function pg_temp.clean_name(text)`);
  client.release();
  const products = await db.selectFrom('products').select(['id', 'brand', 'sizes']).execute();
  const namesOf = (id: string) => products.find((product) => product.id === id);
  expect(namesOf(one.id)).toMatchObject({ brand: 'Évian Lab', sizes: [{ size: 'S' }, { size: 'M' }] });
  expect(namesOf(two.id)).toMatchObject({ brand: 'Évian Lab', sizes: [{ size: 'S' }, { size: 'S ' }] });
  const categories = await db.selectFrom('categories').select(['id', 'name']).execute();
  const nameOf = (id: string) => categories.find((each) => each.id === id)?.name;
  expect([nameOf(category.id), nameOf(main.id), nameOf(twin.id)]).toEqual(['Crèmes', 'Soin', 'Soin\u00a0']);
});

test('brands that look the same are one, and a name of which nothing is to be seen is missing', async () => {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const category = await aCategory(db);
  const save = (fields: object) =>
    app.inject({
      method: 'POST',
      url: '/api/products',
      headers,
      payload: {
        ...{ name: 'Eau', description: 'Eau', price: 100, stock: 1, imageUrl: 'https://example.com/a.png' },
        ...{ category: category.id, ...fields },
      },
    });
  for (const brand of [
    'Évian Lab',
    'Évian  Lab',
    'Évian\u200b Lab',
    'Évian\u00a0Lab\u200f',
    'E\u0301vian Lab',
  ])
    expect((await save({ brand })).json().brand).toBe('Évian Lab');
  for (const blank of ['\u200b', '\u2060', '\u3164', '\u00ad', '\u2800', '\u0301', '\u00a0'])
    expect((await save({ name: blank })).json().fields).toEqual({ name: 'Product name is required' });
  expect((await save({ barcode: '\u200b613 0760–011 02-8' })).json().fields?.barcode).toBeDefined();
});
