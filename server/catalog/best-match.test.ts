import { expect, test } from 'vitest';
import type { ProductList } from '../../shared/catalog/catalog.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory, aFamily, aProduct } from '../../test/factories.ts';

/** Both forms of the list for a keyword, which rank alike. */
async function aShop() {
  const { app, db } = await createTestApp();
  const { id: category_id } = await aCategory(db);
  const add = (name: string, values: object = {}) =>
    aProduct(db, { name, description: '', category_id, ...values });
  const search = async (keyword: string, query = '') => {
    const url = `/api/products?limit=100&keyword=${encodeURIComponent(keyword)}${query}`;
    const list: ProductList = (await app.inject(url)).json();
    return { ...list, names: list.products.map(({ name }) => name) };
  };
  const both = async (keyword: string) => {
    const [plain, grouped] = [await search(keyword), await search(keyword, '&group=family')];
    expect(grouped.names).toEqual(plain.names);
    expect(grouped.leftOut).toEqual(plain.leftOut);
    return plain;
  };
  return { db, add, search, both };
}

test('a sold-out product with every word comes before products in stock with fewer, in both lists', async () => {
  const { add, both } = await aShop();
  for (let n = 0; n < 14; n += 1) await add(`Qasar ${n} balm`);
  await add('Qasar zeta gel', { stock: 0 });
  await add('Qasar night', { stock: 0 });
  const { names, leftOut } = await both('qasar zeta');
  expect(names).toHaveLength(16);
  expect([names[0], names.at(-1)]).toEqual(['Qasar zeta gel', 'Qasar night']);
  expect(leftOut).toBeUndefined();
});

test('among products with every word those in stock come first, then the sold-out ones, then the others', async () => {
  const { add, both } = await aShop();
  await add('Qasar zeta', { stock: 0 });
  await add('Qasar zeta gel with many further words');
  await add('Qasar', { stock: 0 });
  await add('Qasar balm for the whole family');
  const { names } = await both('qasar zeta');
  expect(names).toEqual([
    'Qasar zeta gel with many further words',
    'Qasar zeta',
    'Qasar balm for the whole family',
    'Qasar',
  ]);
});

test('where every product has all words, those in stock come first', async () => {
  const { add, both } = await aShop();
  await add('Qasar', { stock: 0 });
  await add('Qasar balm');
  await add('Qasar balm for men');
  expect((await both('qasar')).names).toEqual(['Qasar balm', 'Qasar balm for men', 'Qasar']);
  expect((await both('qasar balm')).names.slice(0, 2)).toEqual(['Qasar balm', 'Qasar balm for men']);
});

test('a word that no product has is named as left out, and one that a product has is not', async () => {
  const { add, both } = await aShop();
  await add('Qasar zeta gel', { stock: 0 });
  await add('Qasar balm');
  expect((await both('qasar zeta gel xylophone')).leftOut).toEqual(['xylophone']);
  expect((await both('qasar zeta')).leftOut).toBeUndefined();
  expect((await both('balm zeta')).leftOut).toEqual(['balm']);
});

test('of a family the member with every word is shown, even if it is sold out and another is not', async () => {
  const { add, search, db } = await aShop();
  const family = await aFamily(db, { name: 'Qasar gel' });
  const member = (label: string, stock: number) => add(`Qasar gel ${label}`, { family_id: family.id, stock });
  await member('zeta', 0);
  await member('beta', 5);
  await add('Qasar balm');
  expect((await search('qasar gel zeta', '&group=family')).names).toEqual(['Qasar gel zeta', 'Qasar balm']);
  expect((await search('qasar gel', '&group=family')).names[0]).toBe('Qasar gel beta');
});
