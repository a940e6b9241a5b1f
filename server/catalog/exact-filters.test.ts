import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory, aProduct } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

/** The numbers of products that each list, file and change of the back office has for a keyword. All are in short supply. */
async function aBackOffice(names: string[]) {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const { id: category_id } = await aCategory(db, { name: 'Care' });
  for (const name of names) await aProduct(db, { name, description: '', category_id, stock: 1 });
  const get = async (url: string, as: object = { headers }) =>
    (await app.inject({ url: `/api${url}`, ...as })).body;
  const rowsOf = (csv: string) => csv.trim().split('\n').length - 1;
  const counts = async (keyword: string) => {
    const query = `keyword=${encodeURIComponent(keyword)}`;
    const preview = await app.inject({
      method: 'POST',
      url: '/api/products/changes',
      headers,
      payload: { filter: { keyword }, change: { kind: 'featured', featured: true }, preview: true },
    });
    const list = JSON.parse(await get(`/products?${query}`));
    return {
      list: list.products.length,
      count: list.count,
      facets: JSON.parse(await get(`/products/facets?${query}`)).count,
      ofCategory: JSON.parse(await get(`/categories/${category_id}/products?${query}`)).count,
      stock: JSON.parse(await get(`/products/stock?${query}`)).count,
      toOrder: rowsOf(await get(`/products/to-order?${query}`)),
      export: rowsOf(await get(`/products/export?${query}`)),
      changes: preview.json().changed.length,
      leftOut: list.leftOut,
    };
  };
  return { counts, shop: async (query: string) => JSON.parse(await get(`/products?${query}`, {})) };
}

const each = (count: number) => ({
  ...{ list: count, count, facets: count, ofCategory: count, stock: count },
  ...{ toOrder: count, export: count, changes: count, leftOut: undefined },
});

test('every list, file and change of the back office has the products with every word', async () => {
  const { counts, shop } = await aBackOffice([
    ...[
      'Vitamin C 1000',
      'Vitamin C 1000 for men',
      'Vitamin C 500',
      'Vitamin D',
      'Soap 1000',
      'Best cream',
      'Cream',
    ],
    ...['Cream A B C D E F G H J K L M N P Q', 'Cream A B C D E F G H J K L M N P'],
  ]);
  expect(await counts('vitamin c 1000')).toEqual(each(2));
  expect(await counts('soap vitamin')).toEqual(each(0));
  expect(await counts('vitamin xylophone')).toEqual(each(0));
  // A word about the purchase, and words beyond those that are interpreted.
  expect(await counts('best cream')).toEqual(each(1));
  expect(await counts('cream a b c d e f g h j k l m n p q')).toEqual(each(1));
  expect((await shop('keyword=vitamin c 1000')).count).toBeGreaterThan(2);
});
