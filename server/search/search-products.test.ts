import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProductListQuery } from '../../shared/catalog.ts';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { aCategory, aProduct } from '../../test/factories.ts';
import { listProducts } from '../catalog/list-queries.ts';
import type { Db } from '../platform/db/connection.ts';

type Shelf = Record<string, { brand?: string; description?: string; category?: string }>;

/** A shop with these products, by name, newest last. */
async function aShopWith(shelf: Shelf) {
  const { db } = await createTestDatabase();
  for (const [name, { brand = '', description = 'Plain', category = 'Things' }] of Object.entries(shelf)) {
    const { id } = await aCategory(db, { name: category });
    await aProduct(db, { name, brand, description, category_id: id });
  }
  return db;
}

async function search(db: Db, keyword: string, query: Partial<ProductListQuery> = {}) {
  const list = await listProducts(db, { keyword, ...query }, { includeHidden: false });
  return { ...list, names: list.products.map(({ name }) => name) };
}

test('every word must be in the name, the brand, the description or the category', async () => {
  const db = await aShopWith({
    'Day cream': { brand: 'Argania', description: 'With cactus seed', category: 'Face' },
    'Night cream': { brand: 'Other', category: 'Face' },
    Soap: { brand: 'Argania' },
  });
  expect((await search(db, 'cream argania cactus face')).names).toEqual(['Day cream']);
  expect((await search(db, 'cream argania soap')).names).toEqual([]);
});

test('words of a parent category find the products of its subcategories', async () => {
  const { db } = await createTestDatabase();
  const main = await aCategory(db, { name: 'Mother & Baby' });
  const child = await aCategory(db, { name: 'Bottles', parent_id: main.id, level: 2 });
  await aProduct(db, { name: 'Anti-colic 240 ml', category_id: child.id });
  expect((await search(db, 'baby bottle')).names).toEqual(['Anti-colic 240 ml']);
});

test('accents, case, plurals and spelling variants make no difference', async () => {
  const names = [
    'Crème hydratante',
    'Shampooing à l’œuf',
    'Vitamine B-12 (30)',
    'Pharmacy & Co',
    'Aloe\u00a0Vera',
  ];
  const db = await aShopWith(Object.fromEntries(names.map((name) => [name, {}])));
  const finds = {
    creme: names[0],
    'CRÈME HYDRATANTE': names[0],
    'cre\u0300me': names[0],
    hydra: names[0],
    oeuf: names[1],
    'shampooings à l œuf': names[1],
    'vitamins b12': names[2],
    'B 12': names[2],
    pharmacies: names[3],
    ａｌｏｅ: names[4],
  };
  for (const [keyword, name] of Object.entries(finds)) {
    expect(await search(db, keyword), keyword).toMatchObject({ names: [name], count: 1 });
  }
});

test('only the last word may be a beginning, and never a number', async () => {
  const db = await aShopWith({ 'Magnesium 300 tablets': {} });
  expect((await search(db, 'magnesium tab')).names).toHaveLength(1);
  expect((await search(db, 'magnesium 30')).names).toHaveLength(0);
  const attempt = await search(db, 'magn tablets');
  expect(attempt.names).toHaveLength(0);
});

test('the best match comes first: name, brand, category, description; whole words before beginnings', async () => {
  const db = await aShopWith({
    Described: { description: 'For the rose' },
    Categorized: { category: 'Rose' },
    Branded: { brand: 'Rose' },
    'Rosewood oil': {},
    'Soap with a rose on it': {},
    'Rose soap': {},
    Rosé: {},
  });
  const best = [
    'Rosé',
    'Rose soap',
    'Soap with a rose on it',
    'Rosewood oil',
    'Branded',
    'Categorized',
    'Described',
  ];
  expect((await search(db, 'rose')).names).toEqual(best);
  const pages = await Promise.all(
    [1, 2, 3].map((pageNumber) => search(db, 'rose', { pageNumber, limit: 3 })),
  );
  expect(pages.flatMap(({ names }) => names)).toEqual(best);
  expect(pages[2]).toMatchObject({ count: 7, pages: 3, page: 3 });
  expect((await search(db, 'rose', { sort: 'name-desc', limit: 2 })).names).toEqual([
    'Soap with a rose on it',
    'Rosewood oil',
  ]);
});

test('filters narrow a search', async () => {
  const { db } = await createTestDatabase();
  const face = await aCategory(db, { name: 'Face' });
  const body = await aCategory(db, { name: 'Body' });
  await aProduct(db, { name: 'Face cream', price_centimes: 50_000, category_id: face.id });
  await aProduct(db, { name: 'Face cream, rich', price_centimes: 90_000, category_id: face.id });
  await aProduct(db, { name: 'Body cream', price_centimes: 50_000, category_id: body.id });
  expect((await search(db, 'cream', { category: face.id, maxPrice: 600 })).names).toEqual(['Face cream']);
  expect(await search(db, 'cream', { category: body.id, minPrice: 600 })).toMatchObject({ count: 0 });
});

test('a term that matches nothing is searched in the closest spelling', async () => {
  const db = await aShopWith({
    'Vitamin C 500 mg': {},
    'Toothpaste mint': { description: 'From the sea' },
    'Lait hydratant': {},
    'Crème pour le visage': {},
    'Order form': {},
  });
  const corrections = [
    { searched: 'vitamne c', shown: 'vitamin c', name: 'Vitamin C 500 mg' },
    { searched: 'vitmain C', shown: 'vitamin c', name: 'Vitamin C 500 mg' },
    { searched: 'toothpatse', shown: 'toothpaste', name: 'Toothpaste mint' },
    { searched: 'tooth paste', shown: 'toothpaste', name: 'Toothpaste mint' },
    { searched: 'toothpastemint', shown: 'toothpaste mint', name: 'Toothpaste mint' },
    { searched: 'lait hydratnat', shown: 'lait hydratant', name: 'Lait hydratant' },
    { searched: 'créeem visage', shown: 'crème visage', name: 'Crème pour le visage' },
    { searched: 'mint form toothpaste', shown: 'mint from toothpaste', name: 'Toothpaste mint' },
  ];
  for (const { searched, shown, name } of corrections) {
    expect(await search(db, searched)).toMatchObject({ names: [name], correction: { searched, shown } });
  }
});

test('a word without a similar one in the catalogue finds nothing', async () => {
  const db = await aShopWith({ 'Vitamin C': {} });
  expect(await search(db, 'xylophone')).toEqual({ products: [], names: [], count: 0, pages: 0, page: 1 });
});

test('a search that matches only outside the filters is not corrected', async () => {
  const db = await aShopWith({ Cram: { category: 'Books' }, Cream: { category: 'Face' } });
  const face = await db
    .selectFrom('categories')
    .select('id')
    .where('name', '=', 'Face')
    .executeTakeFirstOrThrow();
  expect(await search(db, 'cram', { category: face.id })).toMatchObject({ count: 0, products: [] });
  expect((await search(db, 'cram', { category: face.id })).correction).toBeUndefined();
});

test('words of deleted and renamed products are no longer suggested', async () => {
  const db = await aShopWith({ Stethoscope: {}, Thermometer: {} });
  await db.updateTable('products').set({ name: 'Sphygmograph' }).where('name', '=', 'Stethoscope').execute();
  await db.deleteFrom('products').where('name', '=', 'Thermometer').execute();
  expect((await search(db, 'stethoscpe')).correction).toBeUndefined();
  expect((await search(db, 'termometer')).correction).toBeUndefined();
  expect((await search(db, 'sphygmogarph')).names).toEqual(['Sphygmograph']);
});

test('symbols and unknown scripts find nothing and do not fail', async () => {
  const db = await aShopWith({ 'Day cream': {} });
  const operators = ['!!!', '& | ! :*', "' or 1=1 --", '\\', '(((', '<->', '%_', '"'];
  const texts = ['🤟', '💊 💊', 'العربية', 'a'.repeat(200), 'a b '.repeat(50), 'ab cd '.repeat(33)];
  for (const keyword of [...operators, ...texts]) {
    expect(await search(db, keyword), keyword).toMatchObject({ products: [], count: 0 });
  }
});

test('no typed text makes the search fail', async () => {
  const db = await aShopWith({ 'Day cream': {}, 'Crème 50 ml': {} });
  const text = fc
    .string({
      unit: fc.oneof(
        fc.constantFrom(...'creamèB5 -\'"\\&|!:*()<>%_'),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      ),
      maxLength: 60,
    })
    .filter((keyword) => !keyword.includes('\u0000') && keyword.isWellFormed());
  await fc.assert(
    fc.asyncProperty(text, async (keyword) => {
      const { count, pages } = await search(db, keyword);
      expect(pages).toBe(Math.ceil(count / 12));
    }),
    { numRuns: 200 },
  );
});
