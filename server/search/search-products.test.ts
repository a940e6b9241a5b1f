import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProductListQuery } from '../../shared/catalog/catalog.ts';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { aCategory, aProduct, aSynonymGroup } from '../../test/factories.ts';
import { listProducts } from '../catalog/list-queries.ts';
import { filterProducts } from '../catalog/product-filter.ts';
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

test('products with all words are found wherever the words are, others only with what names the thing', async () => {
  const db = await aShopWith({
    'Day cream': { brand: 'Argania', description: 'With cactus seed', category: 'Face' },
    'Night cream': { brand: 'Other', category: 'Face' },
    Soap: { brand: 'Argania' },
    Comb: {},
  });
  const cactus = await search(db, 'cream argania cactus face');
  expect(cactus.names).toEqual(['Day cream']);
  // A product has it.
  expect(cactus.leftOut).toBeUndefined();
  expect(await search(db, 'soap argania cream')).toMatchObject({
    names: ['Soap'],
    leftOut: ['cream'],
  });
});

test('words are left out only until two pages of products are found', async () => {
  const { db } = await createTestDatabase();
  const { id: category_id } = await aCategory(db);
  for (let index = 0; index < 24; index++) {
    await aProduct(db, { name: `Rose cream ${index}`, description: '', category_id });
    await aProduct(db, { name: `Rose soap ${index}`, description: '', category_id });
  }
  const creams = await search(db, 'rose cream');
  expect(creams).toMatchObject({ count: 24 });
  expect(creams.leftOut).toBeUndefined();
  expect(await search(db, 'rose cream 7')).toMatchObject({ count: 25 });
  expect((await search(db, 'rose cream 7')).names[0]).toBe('Rose cream 7');
});

test('in orders other than best match, the shop lists the closest products first, the back office does not', async () => {
  const { db } = await createTestDatabase();
  const { id: category_id } = await aCategory(db);
  const prices = { 'Face sunscreen': 9, 'Sunscreen milk': 5, 'Face sunscreen oil': 7, 'Sunscreen spray': 8 };
  for (const [name, dinars] of Object.entries(prices)) {
    await aProduct(db, { name, description: '', category_id, price_centimes: dinars * 100 });
  }
  const description = 'For the face. Removes sunscreen.';
  await aProduct(db, { name: 'Water', description, category_id, price_centimes: 100 });
  const hidden = await aCategory(db, { is_active: false });
  await aProduct(db, { name: 'Old face sunscreen spray', category_id: hidden.id });
  const names = async (keyword: string, query: Partial<ProductListQuery>) =>
    (await search(db, keyword, { group: 'family', ...query })).names;
  const faceLow = ['Face sunscreen oil', 'Face sunscreen', 'Water', 'Sunscreen milk', 'Sunscreen spray'];
  expect(await names('face sunscreen', { sort: 'price-low' })).toEqual(faceLow);
  expect(await names('face sunscreen', { sort: 'price-low', maxPrice: 8 })).toEqual(
    faceLow.filter((name) => name !== 'Face sunscreen'),
  );
  expect(await names('face sunscreen', { sort: 'price-high' })).toEqual([
    ...['Face sunscreen', 'Face sunscreen oil'],
    ...['Sunscreen spray', 'Sunscreen milk', 'Water'],
  ]);
  // No visible product has all three words.
  expect(await names('face sunscreen spray', { sort: 'price-low' })).toEqual([
    ...['Face sunscreen oil', 'Sunscreen spray', 'Face sunscreen'],
    'Sunscreen milk',
  ]);
  const low = ['Sunscreen milk', 'Face sunscreen oil', 'Sunscreen spray', 'Face sunscreen'];
  expect(await names('sunscreen', { sort: 'price-low' })).toEqual([...low, 'Water']);
  expect(await names('sunscreen', { sort: 'price-low', group: undefined })).toEqual(['Water', ...low]);
});

test('in quotation marks all words are required as they are', async () => {
  const db = await aShopWith({ 'Day cream': {}, 'Night cream': {}, 'Day creme brulee': {} });
  expect((await search(db, '"day cream"')).names).toEqual(['Day cream']);
  expect((await search(db, '«day crem»')).names).toEqual([]);
  expect((await search(db, '“night soap”')).leftOut).toBeUndefined();
});

test('a rare word counts more than a common one, and neighbors in the name more than words apart', async () => {
  const db = await aShopWith({
    'Cream for hands': {},
    'Cream for feet': {},
    'Cream for the face': {},
    'Retinol serum': {},
    'Seed oil, black': {},
    'Black seed oil': {},
  });
  expect((await search(db, 'retinol cream')).names[0]).toBe('Retinol serum');
  expect((await search(db, 'black seed oil')).names.slice(0, 2)).toEqual([
    'Black seed oil',
    'Seed oil, black',
  ]);
});

test('possessives, apostrophes, hyphens, units and spacing make no difference', async () => {
  const db = await aShopWith({
    'Women’s vitamins 500 mg': {},
    'Tooth paste': { brand: 'L’Oréal' },
    'Anti-age serum': {},
    Toothbrush: {},
  });
  const finds = {
    'womens vitamins': 'Women’s vitamins 500 mg',
    "women's vitamins": 'Women’s vitamins 500 mg',
    'vitamins 500mg': 'Women’s vitamins 500 mg',
    'vitamins ٥٠٠': 'Women’s vitamins 500 mg',
    toothpaste: 'Tooth paste',
    loreal: 'Tooth paste',
    "l'oreal": 'Tooth paste',
    antiage: 'Anti-age serum',
    'anti age': 'Anti-age serum',
    'tooth brush': 'Toothbrush',
  };
  for (const [keyword, name] of Object.entries(finds)) {
    const { names, correction } = await search(db, keyword);
    expect({ first: names[0], correction }, keyword).toEqual({ first: name, correction: undefined });
  }
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
    'shampooing oeuf': names[1],
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
  const db = await aShopWith({ 'Magnesium 300 tablets': {}, 'Nivea milk': {} });
  expect((await search(db, 'magnesium tab')).leftOut).toBeUndefined();
  expect((await search(db, 'magnesium 30')).leftOut).toEqual(['30']);
  expect((await search(db, 'mil magnesium')).names).toEqual([]);
  for (const typed of ['n', 'ni', 'niv', 'nive']) {
    expect((await search(db, typed)).names, typed).toEqual(['Nivea milk']);
  }
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

test('a word that occurs nowhere is searched in the closest spelling', async () => {
  const db = await aShopWith({
    'Vitamin C 500 mg': {},
    'Toothpaste mint': { description: 'From the sea' },
    'Lait hydratant': {},
    'Crème pour le visage': {},
    'Wooden cane': {},
    'Mosque lamp': {},
    'فيتامين سي': {},
  });
  const corrections = [
    { searched: 'vitamne c', shown: 'vitamin c', name: 'Vitamin C 500 mg' },
    { searched: 'vitmain C', shown: 'vitamin c', name: 'Vitamin C 500 mg' },
    { searched: 'toothpatse', shown: 'toothpaste', name: 'Toothpaste mint' },
    { searched: 'lait hydratnat', shown: 'lait hydratant', name: 'Lait hydratant' },
    { searched: 'créeme visage', shown: 'crème visage', name: 'Crème pour le visage' },
    { searched: 'فيتامنين', shown: 'فيتامين', name: 'فيتامين سي' },
  ];
  for (const { searched, shown, name } of corrections) {
    const { names, correction } = await search(db, searched);
    expect({ first: names[0], correction }).toEqual({ first: name, correction: { searched, shown } });
  }
  // A word of another first letter, a longer way off, or of three letters is another word.
  for (const typed of ['acne', 'moustique', 'sae']) {
    expect(await search(db, typed), typed).toMatchObject({ names: [] });
  }
  // `form` is a word of the shop, so it is not taken for `from`.
  await aProduct(db, { name: 'Order form' });
  expect((await search(db, 'mint form')).correction).toBeUndefined();
});

test('words of the same meaning are found in every language, after the typed one', async () => {
  const db = await aShopWith({
    'Baby diapers': {},
    'Couches bébé': {},
    'حفاضات الأطفال': {},
    'Blood pressure monitor': {},
    Soap: {},
  });
  expect((await search(db, 'couche')).names[0]).toBe('Couches bébé');
  for (const keyword of ['couche', 'nappy', 'حفاظات', 'lekouch']) {
    const { names, correction } = await search(db, keyword);
    expect({ names: names.toSorted(), correction }, keyword).toEqual({
      names: ['Baby diapers', 'Couches bébé', 'حفاضات الأطفال'],
      correction: undefined,
    });
  }
  expect((await search(db, 'tension')).names).toEqual(['Blood pressure monitor']);
  expect((await search(db, 'appareil de tension')).names).toEqual(['Blood pressure monitor']);
});

test('a new synonym is searched at once', async () => {
  const db = await aShopWith({ Thermometer: {} });
  expect((await search(db, 'calorimeter')).names).toEqual([]);
  await aSynonymGroup(db, ['calorimeter', 'thermometer']);
  expect((await search(db, 'calorimeter')).names).toEqual(['Thermometer']);
});

test('a correction stays in its script, and never changes a name or a common word', async () => {
  const db = await aShopWith({ 'Doliprane 500': {}, Verre: {}, 'سيرافي كريم': {}, 'Alcool كحول': {} });
  for (const typed of ['دوليبران', 'cerave', 'kohl', 'verrue', 'ver']) {
    const { correction } = await search(db, typed);
    expect(correction, typed).toBeUndefined();
  }
});

test('a short search finds nothing without what it means, and no warnings', async () => {
  const db = await aShopWith({
    'Glucose test': {},
    'Green soap': {},
    'Black soap': {},
    Clog: { description: 'Soft soles. Not for pregnant women.' },
    'Micellar water': { description: 'Removes jam.' },
    'Rich cream': { description: 'Sans parfum.' },
  });
  const finds = {
    'glucose clog': [],
    'black soap': ['Black soap', 'Green soap'],
    women: [],
    jam: [],
    'sans parfum': ['Rich cream'],
  };
  for (const [keyword, names] of Object.entries(finds)) {
    expect((await search(db, keyword)).names.toSorted(), keyword).toEqual(names);
  }
  expect(await search(db, 'black soap', { group: 'family' })).toMatchObject({ closest: 1 });
});

test('words about the purchase are left out at once', async () => {
  const db = await aShopWith({ 'Day cream': {}, 'Cher ami': {} });
  expect(await search(db, 'cream pas cher')).toMatchObject({
    names: ['Day cream'],
    leftOut: ['pas', 'cher'],
  });
  expect((await search(db, 'cher')).names).toEqual(['Cher ami']);
});

test('of similar words, the one that occurs with the other words is meant', async () => {
  const db = await aShopWith({
    'Cream soap': {},
    'Cream mask': {},
    'Crease remover': {},
    'Crayon box': {},
    'Cradle box': {},
  });
  expect((await search(db, 'creas soap')).correction?.shown).toBe('cream soap');
  expect((await search(db, 'creas remover')).correction?.shown).toBe('crease remover');
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
  const operators = ['!!!', '& | ! :*', "' or 1=1 --", '\\', '(((', '<->', '%_', '"', '""', '« - »'];
  const texts = ['🤟', '💊 💊', 'العربية', 'a'.repeat(200), 'a b '.repeat(50), 'ab cd '.repeat(33)];
  for (const keyword of [...operators, ...texts]) {
    expect(await search(db, keyword), keyword).toMatchObject({ products: [], count: 0 });
    expect(await filterProducts(db, { keyword }), keyword).not.toHaveProperty('correction');
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
      await filterProducts(db, { keyword });
    }),
    { numRuns: 200 },
  );
});

test('a keyword that finds nothing answers similar words of visible products, as they are spelled', async () => {
  const db = await aShopWith({
    'Crème Magnésium': { description: 'Does not leave magnesitoxalus' },
    Thermometer: {},
  });
  const hidden = await aCategory(db, { name: 'Hidden', is_active: false });
  await aProduct(db, { name: 'Magnezite', category_id: hidden.id });
  const nearest = async (keyword: string) =>
    (await listProducts(db, { keyword }, { includeHidden: false })).nearest;
  expect((await search(db, 'magnesitoxalum')).names).toEqual([]);
  expect(await nearest('magnesitoxalum')).toEqual(['magnésium']);
  expect(await search(db, 'xylophone')).toEqual({ products: [], names: [], count: 0, pages: 0, page: 1 });
  expect(await nearest('thermometer')).toBeUndefined();
  expect(await nearest('!?')).toBeUndefined();
});
