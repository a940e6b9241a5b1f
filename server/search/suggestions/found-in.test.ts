import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/create-test-database.ts';
import { aCategory, aProduct } from '../../../test/factories.ts';
import { listProducts } from '../../catalog/list-queries.ts';
import type { Db } from '../../platform/db/connection.ts';

type Query = Parameters<typeof listProducts>[1];

async function categoriesOf(db: Db, query: Query, audience: Parameters<typeof listProducts>[2]) {
  return (await listProducts(db, query, audience)).categories?.map(({ name }) => name);
}

/** Three creams for hands, one for feet and a soap, in subcategories of Care. */
async function aShelf() {
  const { db } = await createTestDatabase();
  const care = await aCategory(db, { name: 'Care' });
  const [feet, hands, soaps] = await Promise.all(
    ['Feet', 'Hands', 'Soaps'].map((name) => aCategory(db, { name, parent_id: care.id, level: 2 })),
  );
  const add = (name: string, category: typeof care | undefined) =>
    aProduct(db, { name, description: 'Plain', category_id: category?.id ?? '' });
  await add('Foot cream', feet);
  for (const name of ['Hand cream', 'Rich hand cream', 'Light hand cream']) await add(name, hands);
  await add('Soap', soaps);
  await db
    .insertInto('category_texts')
    .values({ category_id: hands?.id ?? '', language: 'fr', name: 'Mains' })
    .execute();
  return { db, care };
}

const everyone = { includeHidden: false };

test('a search offers the categories of its best products, most frequent first, in the language of the reader', async () => {
  const { db } = await aShelf();
  expect(await categoriesOf(db, { keyword: 'cream' }, everyone)).toEqual(['Hands', 'Feet']);
  const french = { ...everyone, language: 'fr' as const };
  expect(await categoriesOf(db, { keyword: 'cream', lang: 'fr', group: 'family' }, french)).toEqual([
    'Mains',
    'Feet',
  ]);
});

test('no categories are offered for one category, within a category, on later pages and to administrators', async () => {
  const { db, care } = await aShelf();
  expect(await categoriesOf(db, { keyword: 'soap' }, everyone)).toBeUndefined();
  expect(await categoriesOf(db, { keyword: 'nothing' }, everyone)).toBeUndefined();
  expect(await categoriesOf(db, {}, everyone)).toBeUndefined();
  expect(await categoriesOf(db, { keyword: 'cream', category: care.id }, everyone)).toBeUndefined();
  expect(await categoriesOf(db, { keyword: 'cream', limit: 1, pageNumber: 2 }, everyone)).toBeUndefined();
  expect(await categoriesOf(db, { keyword: 'cream' }, { includeHidden: true })).toBeUndefined();
});
