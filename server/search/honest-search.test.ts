import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { aNeed, aProduct } from '../../test/factories.ts';
import { listProducts } from '../catalog/list-queries.ts';
import { suggest } from './suggestions/suggest.ts';

/** A shop with these products, by name. */
async function aShopWith(shelf: Record<string, string>) {
  const { db } = await createTestDatabase();
  for (const [name, description] of Object.entries(shelf)) await aProduct(db, { name, description });
  return async (keyword: string) => {
    const { products, ...list } = await listProducts(db, { keyword }, { includeHidden: false });
    return { ...list, names: products.map(({ name }) => name) };
  };
}

test('two things find nothing unless a product is named after both; others that mention them follow', async () => {
  const search = await aShopWith({ Capsules: 'Rich in zinc, for the night shift.' });
  expect((await search('night shift')).names).toEqual([]);
  const named = await aShopWith({ Capsules: 'Rich in zinc, for the night.', 'Night cream': 'With zinc.' });
  expect((await named('night zinc')).names).toEqual([]);
  const both = await aShopWith({ Capsules: 'Rich in zinc, for the night.', 'Zinc for the night': '' });
  expect((await both('night zinc')).names).toEqual(['Zinc for the night', 'Capsules']);
});

test('one of three words is not enough for a product; the page says which words are left out', async () => {
  const search = await aShopWith({ 'Glass bottle': '', 'Lice lotion': '', 'Night balm': '' });
  expect((await search('glass lice balm')).names).toEqual([]);
  expect(await search('glass bottle balm')).toMatchObject({ names: ['Glass bottle'], leftOut: ['balm'] });
});

test('of two words, unusual ones may be in the features or ingredients', async () => {
  const { db } = await createTestDatabase();
  await aProduct(db, { name: 'Shampoo', features: ['With calendula'], ingredients: 'Panthenol' });
  const count = async (keyword: string) =>
    (await listProducts(db, { keyword }, { includeHidden: false })).count;
  expect(await count('calendula shampoo')).toBe(1);
  expect(await count('calendula panthenol')).toBe(1);
  expect(await count('calendula soap')).toBe(0);
});

test('a known phrase is one thing: a product with only one of its words is not found', async () => {
  const { db } = await createTestDatabase();
  await aProduct(db, { name: 'Heating pad' });
  await aProduct(db, { name: 'Glass bottle with hot handle' });
  const { products } = await listProducts(db, { keyword: 'hot water bottle' }, { includeHidden: false });
  expect(products.map(({ name }) => name)).toEqual(['Heating pad']);
});

test('synonyms are found in the name, not where they are only mentioned', async () => {
  const { db } = await createTestDatabase();
  await aProduct(db, { name: 'Diaper', features: ['Soft'] });
  await aProduct(db, { name: 'Bag', features: ['Room for a diaper'] });
  const { products } = await listProducts(db, { keyword: 'nappy' }, { includeHidden: false });
  expect(products.map(({ name }) => name)).toEqual(['Diaper']);
});

/** A shop that has a need with a product, and another product that mentions the complaint. */
async function aShopWithSleep() {
  const { db } = await createTestDatabase();
  const infusion = await aProduct(db, { name: 'Infusion' });
  await aProduct(db, { name: 'Pillow', features: ['Against insomnia'] });
  await aNeed(db, { slug: 'sleep', name: 'Sleep', products: [infusion] });
  return db;
}

test('a complaint leads to its need and the products of that need, in suggestions too', async () => {
  const db = await aShopWithSleep();
  const { products, notSold } = await listProducts(db, { keyword: 'insomnia' }, { includeHidden: false });
  expect(products.map(({ name }) => name)).toEqual(['Infusion']);
  expect(notSold).toEqual([{ kind: 'complaint', phrase: 'insomnia', link: '/needs/sleep' }]);
  const suggested = await suggest(db, 'insomnia', 'en');
  expect(suggested).toMatchObject({ needs: [{ slug: 'sleep', name: 'Sleep' }], categories: [], terms: [] });
  expect(suggested.products.map(({ name }) => name)).toEqual(['Infusion']);
  const both = await listProducts(db, { keyword: 'insomnia doliprane' }, { includeHidden: false });
  expect(both.products).toEqual([]);
});

test('a question about the service leads to its page, unless it is about a product', async () => {
  const search = await aShopWith({ 'Sun cream': '' });
  const delivery = (phrase: string) => ({
    names: [],
    notSold: [{ kind: 'service', phrase, link: '/shipping' }],
  });
  expect(await search('stop desk')).toMatchObject(delivery('stop desk'));
  expect(await search('point relais Oran')).toMatchObject(delivery('point relais'));
  expect(await search('التوصيل')).toMatchObject({ notSold: [{ kind: 'service', link: '/shipping' }] });
  expect(await search('cash on delivery')).toMatchObject({ notSold: [{ kind: 'service', link: '/terms' }] });
  const beside = await search('delivery sun cream');
  expect([beside.names, beside.notSold]).toEqual([['Sun cream'], undefined]);
});

test('a single word must be in the features or ingredients at least; products that only mention it may follow', async () => {
  const { db } = await createTestDatabase();
  await aProduct(db, {
    name: 'Oil',
    description: 'Rub it in with squalane.',
    audience: 'For the menopause.',
  });
  await aProduct(db, { name: 'Balm', ingredients: 'Squalane, water', features: ['Refillable'] });
  const find = async (keyword: string) =>
    (await listProducts(db, { keyword }, { includeHidden: false })).products.map(({ name }) => name);
  expect(await find('squalane')).toEqual(['Balm', 'Oil']);
  expect(await find('refillable')).toEqual(['Balm']);
  expect(await find('menopause')).toEqual([]);
});

test('a word is corrected to one of a name, not to one that only a description has', async () => {
  const search = await aShopWith({ Balm: 'Apaise la peau.', Collagen: '' });
  expect(await search('alaise')).toMatchObject({ names: [] });
  expect(await search('collegen')).toMatchObject({ names: ['Collagen'], correction: { shown: 'collagen' } });
});

test('a thing is sold if a product is named after it, not if one is only made of it or meant for it', async () => {
  const search = await aShopWith({ 'Olive soap with coffee': '', 'Net for strollers': '', 'Red candle': '' });
  expect(await search('coffee')).toMatchObject({ names: [], notSold: [{ phrase: 'coffee' }] });
  expect((await search('stroller')).names).toEqual([]);
  expect((await search('stroller net')).names).toEqual(['Net for strollers']);
  expect((await search('candle')).names).toEqual(['Red candle']);
});

test.each(['بالبيض', 'with egg'])('%s finds products made of it', async (keyword) => {
  const search = await aShopWith({ 'Shampoo with egg': '', 'شامبو بالبيض': '' });
  expect((await search(keyword)).names).toHaveLength(1);
  expect(await search('egg')).toMatchObject({ names: [], notSold: [{ phrase: 'egg' }] });
});

test('what is not sold empties a search for it, but not a longer one whose other words fit', async () => {
  const search = await aShopWith({ 'Mosquito roll-on for garden evenings': '' });
  const stroller = [{ kind: 'product', phrase: 'stroller' }];
  expect(await search('stroller')).toMatchObject({ names: [], notSold: stroller });
  expect(await search('mosquito stroller')).toMatchObject({ names: [], notSold: stroller });
  expect(await search('mosquito roll garden stroller')).toMatchObject({
    names: ['Mosquito roll-on for garden evenings'],
    notSold: stroller,
  });
  expect(await search('mosquito garden evenings doliprane')).toMatchObject({
    names: [],
    notSold: [{ kind: 'medicine', phrase: 'doliprane' }],
  });
});

test.each([
  ['ؤضحسعمثس', 'Capsules', 'capsules'],
  ['mvdl', 'كريم', 'كريم'],
])('%s, typed on the keyboard of the other script, finds %s', async (keyword, name, shown) => {
  const search = await aShopWith({ Capsules: '', كريم: '' });
  expect(await search(keyword)).toMatchObject({ names: [name], correction: { shown } });
  expect((await search(`"${keyword}"`)).names).toEqual([]);
});

test('a keyword that is only a number on the other keyboard is not read that way', async () => {
  const search = await aShopWith({ 'Brush 12': '' });
  expect((await search('12 ككك')).names).toEqual([]);
});

test.each([
  'فهفشةهىث',
  'doli-prane-1000-mg',
  '"aspirine" AND (NOT) * ~',
  '123456789',
  'مشط hair كريم zzz',
  'ibuprofène!!',
  'pregnancy-test-strips-for-home',
  'vitاميmin zzz',
  "'; drop table products; --",
  'كريم"); select 1 (',
  'x'.repeat(200),
  'zinc-'.repeat(2_000),
])('%s answers honestly and fast', async (keyword) => {
  const search = await aShopWith({ Capsules: 'Rich in zinc.', 'Vitamin C': '' });
  await search('zinc');
  const time = async () => {
    const started = performance.now();
    expect((await search(keyword)).names).toEqual([]);
    return performance.now() - started;
  };
  // Something else may interrupt a try.
  await expect.poll(time).toBeLessThan(1_000);
});

test('a search of 10 kB is refused in one sentence', async () => {
  const { app } = await createTestApp();
  for (const path of ['products?keyword', 'search/suggest?q']) {
    const reply = await app.inject(`/api/${path}=${'vitamine '.repeat(1_200)}`);
    expect({ path, status: reply.statusCode, message: typeof reply.json().message }).toEqual({
      path,
      status: 400,
      message: 'string',
    });
  }
});
