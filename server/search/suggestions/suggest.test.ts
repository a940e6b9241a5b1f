import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import type { Suggestions } from '../../../shared/catalog/catalog.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { aCategory, aFamily, aNeed, aProduct, productTexts } from '../../../test/factories.ts';
import { dropFromCaches } from '../../platform/db/notify.ts';

type Shelf = Record<string, Parameters<typeof aProduct>[1]>;

/** A shop with these products, by name, newest last. */
async function aShopWith(shelf: Shelf, options: Parameters<typeof createTestApp>[0] = {}) {
  const { app, db } = await createTestApp(options);
  const { id: category_id } = await aCategory(db, { name: 'Things' });
  for (const [name, values] of Object.entries(shelf)) {
    await aProduct(db, { name, description: 'Plain', category_id, ...values });
  }
  return { app, db, category_id };
}

async function suggested(app: FastifyInstance, q: string, lang?: string) {
  const query = { q, ...(lang && { lang }) };
  const reply = await app.inject({ url: '/api/search/suggest', query });
  expect(reply.statusCode, q).toBe(200);
  const suggestions = reply.json<Suggestions>();
  return { ...suggestions, names: suggestions.products.map(({ name }) => name) };
}

const nothing = { terms: [], categories: [], brands: [], needs: [], products: [] };

test('one beginning suggests terms, categories, brands, needs and products', async () => {
  const { app, db } = await createTestApp();
  const parent = await aCategory(db, { name: 'Face' });
  const category = await aCategory(db, { name: 'Serums', parent_id: parent.id, level: 2 });
  const product = await aProduct(db, {
    name: 'Serum with retinol',
    brand: 'Serumia',
    category_id: category.id,
    price_centimes: 150_050,
  });
  await aProduct(db, { name: 'Night serum', brand: 'Other', category_id: category.id });
  await aNeed(db, { slug: 'serum-week', name: 'Week of serums', products: [product] });
  expect(await suggested(app, 'ser')).toMatchObject({
    terms: ['Serum'],
    categories: [{ _id: category.id, name: 'Serums', parentName: 'Face' }],
    brands: [{ name: 'Serumia' }],
    needs: [{ slug: 'serum-week', name: 'Week of serums' }],
    products: [{ _id: product.id, name: 'Serum with retinol', price: 1500.5, stock: 10, imageUrl: '' }, {}],
  });
});

test('names with all typed words are suggested: in stock first, then those that begin with them', async () => {
  const { app } = await aShopWith({
    'Rose cream': { stock: 0 },
    'Cream with rose': {},
    'Rose cream for hands': {},
    'Rose soap': {},
  });
  expect((await suggested(app, 'rose cr')).names).toEqual([
    'Rose cream for hands',
    'Cream with rose',
    'Rose cream',
  ]);
});

test('at most five products are suggested, and one of each family', async () => {
  const { app, db, category_id } = await aShopWith({});
  const family = await aFamily(db, { name: 'Zinc' });
  for (let place = 0; place < 8; place += 1) {
    const values = place > 4 && { family_id: family.id, variant_label: `${place}`, family_position: place };
    await aProduct(db, {
      name: `Zinc ${place} mg`,
      category_id,
      price_centimes: 1_000 * (place + 1),
      ...values,
    });
  }
  const { products } = await suggested(app, 'zinc');
  expect(products).toHaveLength(5);
  const families = products.flatMap(({ family }) => family ?? []);
  expect(families).toMatchObject([{ members: 3, minPrice: 60, maxPrice: 80 }]);
});

test('terms are the words and phrases of several names, spelled as most of them', async () => {
  const { app } = await aShopWith({
    'Vitamin C serum 30 ml': {},
    'Vitamin C Serum, night': {},
    'VITAMIN C serum with rose': {},
    'Vitamin D3 2000 IU': {},
  });
  expect((await suggested(app, 'vit')).terms).toEqual(['Vitamin', 'Vitamin C serum']);
  expect((await suggested(app, 'vitamin')).terms).toEqual(['Vitamin C serum']);
});

test('hidden products are not suggested, nor categories, brands and needs without visible ones', async () => {
  const { app, db } = await createTestApp();
  const hidden = await aCategory(db, { name: 'Serums', is_active: false });
  const product = await aProduct(db, { name: 'Serum', brand: 'Serumia', category_id: hidden.id });
  await aCategory(db, { name: 'Serum boxes' });
  await aNeed(db, { name: 'Serum week', products: [product] });
  expect(await suggested(app, 'serum')).toMatchObject(nothing);
});

test('suggestions are in the language of the shopper, and names of other languages find them too', async () => {
  const { app, db, category_id } = await aShopWith({});
  const product = await aProduct(db, { name: 'Baby diapers', category_id });
  await productTexts(db, product, { name: 'Couches pour bébé' });
  await productTexts(db, product, { language: 'ar', name: 'حفاضات أطفال' });
  await db.insertInto('category_texts').values({ category_id, language: 'fr', name: 'Couches' }).execute();
  expect((await suggested(app, 'bebe', 'fr')).names).toEqual(['Couches pour bébé']);
  expect((await suggested(app, 'couc', 'fr')).categories).toMatchObject([{ name: 'Couches' }]);
  // Without hamza and with an article.
  expect((await suggested(app, 'الاطفا', 'ar')).names).toEqual(['حفاضات أطفال']);
  // Terms would be in the other language.
  expect(await suggested(app, 'couches pour')).toMatchObject({ names: ['Baby diapers'], terms: [] });
});

test('a synonym, a typo and an ingredient find what a search would find', async () => {
  const { app } = await aShopWith({
    'Baby diapers (Couches)': {},
    'Sunscreen SPF 50': {},
    'Face oil': { ingredients: 'Squalane' },
  });
  expect(await suggested(app, 'nappy')).toMatchObject({
    names: ['Baby diapers (Couches)'],
    terms: ['diapers', 'Couches'],
  });
  expect((await suggested(app, 'sunsceen')).names).toEqual(['Sunscreen SPF 50']);
  expect((await suggested(app, 'squalane')).names).toEqual(['Face oil']);
});

test('a word with more typos is suggested as the search corrects it, but not a quite different word', async () => {
  const { app } = await aShopWith({ 'Deodorant spray': {}, 'Blood pressure monitor': {} });
  expect(await suggested(app, 'deodorznt')).toMatchObject({
    names: ['Deodorant spray'],
    terms: ['Deodorant'],
  });
  expect(await suggested(app, 'paracet')).toMatchObject(nothing);
});

test('a change of the catalog shows with the next letter', async () => {
  const { app, db, category_id } = await aShopWith({ 'Rose soap': {}, 'Rose cream': {} });
  expect((await suggested(app, 'rose')).names).toEqual(['Rose cream', 'Rose soap']);
  await db.updateTable('products').set({ name: 'Lily soap' }).where('name', '=', 'Rose soap').execute();
  await aProduct(db, { name: 'Rose oil', category_id });
  await db.deleteFrom('products').where('name', '=', 'Rose cream').execute();
  expect((await suggested(app, 'ros')).names).toEqual(['Rose oil']);
  expect((await suggested(app, 'lil')).names).toEqual(['Lily soap']);
  expect(await suggested(app, 'crea')).toMatchObject(nothing);
});

test('an answer is stored until the catalog changes, for any order of the query', async () => {
  const { app, db } = await aShopWith({ 'Rose soap': {} });
  const read = (url: string) => app.inject({ url: `/api/search/suggest?${url}` });
  const first = await read('q=rose&lang=fr');
  expect(first.headers['cache-control']).toBe('public, no-cache');
  const again = await app.inject({
    url: '/api/search/suggest?lang=fr&q=rose',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  await db.updateTable('products').set({ name: 'Rose cream' }).execute();
  await dropFromCaches(db, ['catalog']);
  await expect.poll(async () => (await read('q=rose&lang=fr')).body).toContain('Rose cream');
});

test.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['punctuation', '!?;:,.-_ …«»()[]{}%_\\\'"'],
  ['emoji', '🧴💊👩🏽‍⚕️❤️'],
  ['control characters', '\u0001\u0007\u001b\u007f\u200f\u202e\ufeff'],
  ['combining marks', '\u0301'.repeat(200)],
])('%s suggest nothing', async (_, q) => {
  const { app } = await aShopWith({ 'Rose soap': {} });
  expect(await suggested(app, q)).toMatchObject(nothing);
});

test.each([
  ['emoji', 'rose 🧴 soap'],
  ['control characters', '\u0001rose\u0007soap\u007f'],
  ['mixed directions', '\u202erose\u202c \u2067soap\u2069'],
  ['quotation marks', '"rose soap'],
  ['capitals and accents', 'RÓSE SÓAP'],
])('words with %s are found', async (_, q) => {
  const { app } = await aShopWith({ 'Rose soap': {} });
  expect((await suggested(app, q)).names).toEqual(['Rose soap']);
});

test('strange text that no name contains gets an empty answer', async () => {
  const { app } = await aShopWith({ 'Rose soap': {} });
  const strange = [
    'x'.repeat(200),
    'a '.repeat(100),
    'كريم cream '.repeat(18),
    '%_%',
    "'; drop table products; --",
    'ﷺ'.repeat(200),
    '1 2 3 4 5 6 7 8 9 10',
    '𝕳𝖊𝖑𝖑𝖔 ⅷ ½ №5',
  ];
  for (const q of strange) await suggested(app, q);
});

test.each([
  ['10 kB', 'x'.repeat(10_000)],
  ['a thousand words', 'word '.repeat(1_000)],
  ['NUL', 'a\u0000b'],
])('%s are refused with a clear message', async (_, q) => {
  const { app } = await createTestApp();
  const reply = await app.inject({ url: '/api/search/suggest', query: { q } });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ message: expect.stringMatching(/^Search for /), fields: {} });
});

test('an address that asks without end must wait, but what is stored is still answered', async () => {
  const { app } = await aShopWith({ 'Rose soap': {} }, { env: { RATE_LIMITS: 'on' } });
  const ask = (number: number) => {
    const marks = number.toString(2).replaceAll('0', '!').replaceAll('1', '?');
    return app.inject({ url: '/api/search/suggest', query: { q: marks } });
  };
  for (let number = 0; number < 1_200; number += 1) expect((await ask(number)).statusCode).toBe(200);
  const refused = await ask(1_200);
  expect({ status: refused.statusCode, wait: Number(refused.headers['retry-after']) <= 60 }).toEqual({
    status: 429,
    wait: true,
  });
  expect((await ask(0)).statusCode).toBe(200);
});
