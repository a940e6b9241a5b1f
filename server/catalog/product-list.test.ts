import { expect, test } from 'vitest';
import type { ProductList } from '../../shared/catalog/catalog.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory, aProduct } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';

type App = Awaited<ReturnType<typeof createTestApp>>['app'];

async function list(app: App, query = '', headers: Record<string, string> = {}) {
  const reply = await app.inject({ url: `/api/products?${query}`, headers });
  expect(reply.statusCode, query).toBe(200);
  return reply.json<ProductList>();
}

async function names(app: App, query = '', headers: Record<string, string> = {}) {
  return (await list(app, query, headers)).products.map(({ name }) => name);
}

/** The categories Vitamins > Vitamin C > Tablets, with one product in each. */
async function threeLevels(db: Db) {
  const main = await aCategory(db, { name: 'Vitamins' });
  const middle = await aCategory(db, { name: 'Vitamin C', parent_id: main.id, level: 2 });
  const leaf = await aCategory(db, { name: 'Tablets', parent_id: middle.id, level: 3 });
  const categories = [main, middle, leaf];
  for (const { id, name } of categories)
    await aProduct(db, { name: `In ${name}`, description: 'Plain', category_id: id });
  return { main, middle, leaf };
}

test('a listed product has every required field', async () => {
  const { app, db } = await createTestApp();
  const category = await aCategory(db, { name: 'Clogs' });
  const product = await aProduct(db, {
    name: 'Ward Clog',
    brand: 'Demo',
    description: 'White, washable',
    price_centimes: 120_050,
    discounted_price_centimes: 99_900,
    stock: 3,
    image_url: 'https://example.com/clog.webp',
    features: ['Light'],
    sizes: JSON.stringify([{ size: '38', inStock: true }]),
    category_id: category.id,
    featured: true,
  });
  expect(await list(app)).toEqual({
    products: [
      {
        _id: product.id,
        name: 'Ward Clog',
        brand: 'Demo',
        description: 'White, washable',
        price: 1200.5,
        discountedPrice: 999,
        stock: 3,
        imageUrl: 'https://example.com/clog.webp',
        features: ['Light'],
        sizes: [{ size: '38', inStock: true }],
        category: { _id: category.id, name: 'Clogs' },
        featured: true,
        createdAt: product.created_at.toISOString(),
        version: 1,
      },
    ],
    count: 1,
    pages: 1,
    page: 1,
  });
  const reply = await app.inject({ url: `/api/products/${product.id}` });
  expect(reply.json()).toMatchObject({ _id: product.id, price: 1200.5, discountedPrice: 999 });
});

test('an empty shop has an empty list for any query', async () => {
  const { app } = await createTestApp();
  for (const query of ['', 'keyword=vitamin', `category=${newId()}`, 'minPrice=5', 'pageNumber=7']) {
    expect(await list(app, query)).toMatchObject({ products: [], count: 0, pages: 0 });
  }
});

test('empty query values count as absent', async () => {
  const { app, db } = await createTestApp();
  await aProduct(db);
  const empty = 'pageNumber=&keyword=&category=&sort=&minPrice=&maxPrice=&limit=';
  expect(await list(app, empty)).toMatchObject({ count: 1, page: 1 });
  expect(await list(app, 'keyword=%20%20')).toMatchObject({ count: 1 });
});

test('pages have twelve products each, newest first, and a page beyond the end is empty', async () => {
  const { app, db } = await createTestApp();
  const category = await aCategory(db);
  for (let minute = 0; minute < 30; minute += 1) {
    const created_at = new Date(Date.UTC(2026, 0, 1, 0, minute));
    await aProduct(db, { name: `Made at ${minute}`, created_at, category_id: category.id });
  }
  const pages = await Promise.all([1, 2, 3].map((page) => list(app, `pageNumber=${page}`)));
  expect(pages.map(({ count, pages, page }) => [count, pages, page])).toEqual([
    [30, 3, 1],
    [30, 3, 2],
    [30, 3, 3],
  ]);
  const shown = pages.flatMap(({ products }) => products.map(({ name }) => name));
  expect(shown).toEqual(Array.from({ length: 30 }, (_, index) => `Made at ${29 - index}`));
  for (const page of [4, 1_000_000]) {
    expect(await list(app, `pageNumber=${page}`)).toEqual({ products: [], count: 30, pages: 3, page });
  }
  expect((await list(app, 'limit=100')).products).toHaveLength(30);
  expect(await names(app, 'sort=oldest&limit=7&pageNumber=5')).toEqual(['Made at 28', 'Made at 29']);
  expect(await names(app, 'sort=oldest&limit=1')).toEqual(['Made at 0']);
});

test('pages follow each other to the end of a long list', async () => {
  const { app, db } = await createTestApp();
  const { id: category_id } = await aCategory(db);
  const made = Array.from({ length: 430 }, (_, place) => `${place % 3 ? 'Soap' : 'Cream'} ${place}`);
  const rising = (place: number) => ({ stock: 1 + place, price_centimes: 100 + place });
  const values = made.map((name, place) => ({
    ...{ id: newId(), name, description: 'Plain', category_id },
    ...rising(place),
  }));
  await db.insertInto('products').values(values).execute();
  for (const query of ['sort=price-low', 'sort=stock&inStock=true']) {
    const shown: string[] = [];
    for (const page of [2, 5, 1, 3, 4]) {
      const { products, count, pages } = await list(app, `${query}&limit=100&pageNumber=${page}`);
      expect({ count, pages }).toEqual({ count: 430, pages: 5 });
      for (const [place, { name }] of products.entries()) shown[(page - 1) * 100 + place] = name;
    }
    expect(shown, query).toEqual(made);
  }
  expect(await names(app, 'pageNumber=36&sort=price-low')).toEqual(made.slice(420));
  const creams = made.filter((name) => name.startsWith('Cream'));
  expect(await names(app, 'keyword=cream&sort=price-low&limit=100')).toEqual(creams.slice(0, 100));
});

test('lists filter and sort by the effective price, and by name without case and accents', async () => {
  const { app, db } = await createTestApp();
  const category_id = (await aCategory(db)).id;
  await aProduct(db, { name: 'éclair', price_centimes: 50_000, category_id });
  await aProduct(db, {
    name: 'Apple',
    price_centimes: 200_000,
    discounted_price_centimes: 40_000,
    category_id,
  });
  await aProduct(db, { name: 'Zinc', price_centimes: 100_000, category_id });
  expect(await names(app, 'sort=price-low')).toEqual(['Apple', 'éclair', 'Zinc']);
  expect(await names(app, 'sort=price-high')).toEqual(['Zinc', 'éclair', 'Apple']);
  expect(await names(app, 'sort=name-asc')).toEqual(['Apple', 'éclair', 'Zinc']);
  expect(await names(app, 'sort=name-desc')).toEqual(['Zinc', 'éclair', 'Apple']);
  expect(await names(app, 'sort=price-low&minPrice=400&maxPrice=500')).toEqual(['Apple', 'éclair']);
  expect(await names(app, 'sort=name&minPrice=400.01')).toEqual(['éclair', 'Zinc']);
  expect(await names(app, 'sort=price-low&minPrice=500&maxPrice=400')).toEqual(['Apple', 'éclair']);
  expect(await names(app, 'sort=price-low&minPrice=400,00&maxPrice=0500')).toEqual(['Apple', 'éclair']);
  expect(await list(app, 'maxPrice=499.99')).toMatchObject({ count: 1, pages: 1 });
});

test('sorting by stock shows the lowest current stock first', async () => {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  for (const stock of [5, 0, 99]) await aProduct(db, { name: `${stock} left`, stock });
  for (const query of ['sort=stock', 'sort=stock&keyword=left']) {
    await db.updateTable('products').set({ stock: 0 }).where('name', '=', '0 left').execute();
    expect(await names(app, query, headers)).toEqual(['0 left', '5 left', '99 left']);
    await db.updateTable('products').set({ stock: 6 }).where('name', '=', '0 left').execute();
    expect(await names(app, query, headers)).toEqual(['5 left', '0 left', '99 left']);
  }
});

test('sorting by stock respects category and visibility', async () => {
  const { app, db } = await createTestApp();
  const { main, leaf } = await threeLevels(db);
  await aProduct(db, { name: 'Elsewhere', stock: 1 });
  await aProduct(db, { name: 'Last', stock: 1, category_id: leaf.id });
  const query = `category=${main.id}&sort=stock`;
  expect(await names(app, query)).toEqual(['Last', 'In Tablets', 'In Vitamin C', 'In Vitamins']);
  await db.updateTable('categories').set({ is_active: false }).where('id', '=', leaf.id).execute();
  expect(await names(app, `${query}&maxPrice=1000`)).toEqual(['In Vitamin C', 'In Vitamins']);
});

test('the list of a category includes the products of its descendants', async () => {
  const { app, db } = await createTestApp();
  const { main, middle, leaf } = await threeLevels(db);
  await aProduct(db, { name: 'Elsewhere' });
  expect(await names(app, `category=${main.id}`)).toEqual(['In Tablets', 'In Vitamin C', 'In Vitamins']);
  expect(await names(app, `category=${middle.id}`)).toEqual(['In Tablets', 'In Vitamin C']);
  expect(await names(app, `category=${leaf.id}&sort=price-low`)).toEqual(['In Tablets']);
  const reply = await app.inject({ url: `/api/categories/${middle.id}/products?limit=1` });
  expect(reply.json()).toMatchObject({ count: 2, pages: 2, products: [{ name: 'In Tablets' }] });
});

test.each(['nonsense', newId(), '%00', '%F0%9F%92%8A'])(
  'the unknown category %s has an empty list',
  async (category) => {
    const { app, db } = await createTestApp();
    await aProduct(db);
    expect(await list(app, `category=${category}`)).toMatchObject({ products: [], count: 0, pages: 0 });
  },
);

test('only administrators see products below an inactive category', async () => {
  const { app, db } = await createTestApp();
  const { main, middle, leaf } = await threeLevels(db);
  const hidden = await db
    .selectFrom('products')
    .select('id')
    .where('category_id', '=', leaf.id)
    .executeTakeFirstOrThrow();
  await db.updateTable('categories').set({ is_active: false }).where('id', '=', middle.id).execute();
  const { headers } = await signedInAs(db, 'admin');

  expect(await names(app)).toEqual(['In Vitamins']);
  expect(await names(app, `category=${main.id}`)).toEqual(['In Vitamins']);
  expect(await list(app, `category=${leaf.id}`)).toMatchObject({ count: 0 });
  expect(await list(app, 'keyword=tablets')).toMatchObject({ count: 0 });
  for (const path of [
    `/categories/${middle.id}`,
    `/categories/${leaf.id}/products`,
    `/products/${hidden.id}`,
  ]) {
    expect((await app.inject({ url: `/api${path}` })).statusCode, path).toBe(404);
    expect((await app.inject({ url: `/api${path}`, headers })).statusCode, path).toBe(200);
  }
  expect(await list(app, '', headers)).toMatchObject({ count: 3 });
  expect(await list(app, `category=${leaf.id}`, headers)).toMatchObject({ count: 1 });
  expect(await list(app, 'keyword=tablets', headers)).toMatchObject({ count: 1 });
});

test('the list shows a write at once, without dropping a cache', async () => {
  const { app, db } = await createTestApp();
  const { main } = await threeLevels(db);
  const asked = [`category=${main.id}`, 'keyword=vitamins', 'minPrice=900', ''];
  for (const query of asked) expect(await list(app, query)).toMatchObject({ count: 3 });
  await aProduct(db, { category_id: main.id });
  for (const query of asked) expect(await list(app, `${query}&limit=50`)).toMatchObject({ count: 4 });
  const { id } = await aCategory(db, { name: 'New' });
  await aProduct(db, { category_id: id });
  expect(await list(app, `category=${id}`)).toMatchObject({ count: 1 });
});

test('an office list begins with the products that the words name, the newest first in both parts', async () => {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const days = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05'];
  const made = [
    { name: 'Olive savon', state: 'draft' as const },
    { name: 'Hand wash', brand: 'Savon & Co' },
    { name: 'Savon of goat milk', stock: 0, state: 'draft' as const },
    { name: 'Thermometer', description: 'Clean it with savon.', state: 'draft' as const },
    { name: 'Comb', features: ['savon'], state: 'draft' as const },
  ];
  for (const [nth, values] of made.entries()) {
    await aProduct(db, { ...values, created_at: new Date(days[nth] ?? '') });
  }
  const names = async (url: string) =>
    (await app.inject({ url: `/api/products${url}`, headers }))
      .json()
      .products.map(({ name }: { name: string }) => name);
  const wanted = ['Savon of goat milk', 'Hand wash', 'Olive savon', 'Comb', 'Thermometer'];
  expect(await names('?keyword=savon')).toEqual(wanted);
  expect([
    ...(await names('?keyword=savon&limit=2')),
    ...(await names('?keyword=savon&limit=2&pageNumber=2')),
  ]).toEqual(wanted.slice(0, 4));
  expect(await names('?keyword=savon&sort=newest')).toEqual([
    ...['Comb', 'Thermometer', 'Savon of goat milk', 'Hand wash', 'Olive savon'],
  ]);
  expect(await names('/stock?keyword=savon&state=draft')).toEqual(
    wanted.filter((name) => name !== 'Hand wash'),
  );
});
