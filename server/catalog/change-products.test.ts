import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory, aProduct } from '../../test/factories.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { proveInvariants } from '../invariants/prove-invariants.ts';
import { newId } from '../platform/db/new-id.ts';

async function anOffice() {
  const { app, db, resources } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const category = await aCategory(db, { name: 'Sun care' });
  const add = (name: string, values: object = {}) =>
    aProduct(db, { name, category_id: category.id, ...values });
  const send = (payload: object) =>
    app.inject({ method: 'POST', url: '/api/products/changes', headers, payload });
  const stored = () => db.selectFrom('products').selectAll().orderBy('name').execute();
  const violations = async () =>
    (await proveInvariants(db, resources.env)).filter((finding) => finding.violations.length > 0);
  return { app, db, headers, category, add, send, stored, violations };
}

const raise = { kind: 'pricePercent', percent: 5, roundTo: 'tens' };

test('prices of a category are raised by percent after a preview, all with version and audit', async () => {
  const { db, category, add, send, stored, violations } = await anOffice();
  const below = await aCategory(db, { name: 'For children', parent_id: category.id, level: 2 });
  await add('Cream', { price_centimes: 120_000, discounted_price_centimes: 100_000 });
  await add('Milk', { price_centimes: 99_000, category_id: below.id });
  await aProduct(db, { name: 'Other' });
  const body = { filter: { category: category.id }, change: raise };
  const preview = (await send({ ...body, preview: true })).json();
  expect(preview).toMatchObject({ unchanged: 0, refused: [] });
  expect(
    preview.changed.map(({ before, after }: { before: object; after: object }) => [before, after]),
  ).toEqual(
    expect.arrayContaining([
      [
        { price: 1200, discountedPrice: 1000 },
        { price: 1260, discountedPrice: 1050 },
      ],
      [{ price: 990 }, { price: 1040 }],
    ]),
  );
  expect((await stored()).map(({ version }) => version)).toEqual([1, 1, 1]);

  expect((await send({ ...body, seen: preview.seen })).json().changed).toHaveLength(2);
  expect(await stored()).toMatchObject([
    { name: 'Cream', price_centimes: 126_000, discounted_price_centimes: 105_000, version: 2 },
    { name: 'Milk', price_centimes: 104_000, version: 2 },
    { name: 'Other', price_centimes: 100_000, version: 1 },
  ]);
  const audit = await db.selectFrom('audit_entries').select(['action', 'changes']).execute();
  expect(audit).toHaveLength(2);
  expect(audit).toContainEqual({ action: 'product.changed', changes: { price: [990, 1040] } });

  // The same call again, as after a lost reply, changes nothing.
  const again = await send({ ...body, seen: preview.seen });
  expect([again.statusCode, again.json().message]).toEqual([
    409,
    'Some of these products have changed since the preview',
  ]);
  expect((await stored())[0]?.price_centimes).toBe(126_000);
  expect(await violations()).toEqual([]);
});

test('a refused product is reported, and the others are changed', async () => {
  const { add, send, stored, violations } = await anOffice();
  const few = await add('Few', { stock: 2 });
  const many = await add('Many', { stock: 20 });
  const missing = newId();
  const ids = [few.id, many.id, missing, many.id];
  const reply = (await send({ ids, change: { kind: 'stockBy', units: -5 } })).json();
  expect(reply).toMatchObject({
    changed: [{ _id: many.id, name: 'Many', before: { stock: 20 }, after: { stock: 15 } }],
    refused: [
      { _id: missing, name: '', reason: 'Product not found' },
      { _id: few.id, name: 'Few', reason: 'Only 2 left in stock' },
    ],
  });
  expect((await stored()).map(({ stock }) => stock)).toEqual([2, 15]);
  expect(await violations()).toEqual([]);
});

test('several products get a price, a stock, a limit, a category and the featured mark', async () => {
  const { db, add, send, stored, violations } = await anOffice();
  const ids = [(await add('A', { discounted_price_centimes: 90_000 })).id, (await add('B')).id];
  const { id } = await aCategory(db, { name: 'Sun care' });
  for (const change of [
    { kind: 'price', price: 950.5 },
    { kind: 'priceBy', amount: 49.5 },
    { kind: 'stock', stock: 30 },
    { kind: 'lowStockLimit', lowStockLimit: 8 },
    { kind: 'category', category: id },
    { kind: 'featured', featured: true },
  ]) {
    const reply = await send({ ids, change });
    expect([reply.statusCode, reply.json().refused, reply.json().changed.length]).toEqual([200, [], 2]);
  }
  const columns = { price_centimes: 100_000, stock: 30, low_stock_limit: 8, category_id: id, featured: true };
  expect(await stored()).toMatchObject([
    { ...columns, discounted_price_centimes: 90_000, version: 7 },
    { ...columns, version: 7 },
  ]);
  expect((await send({ ids, change: { kind: 'featured', featured: true } })).json()).toMatchObject({
    changed: [],
    unchanged: 2,
  });
  expect((await stored())[0]?.version).toBe(7);
  expect(await violations()).toEqual([]);
});

test('a filter finds what the list shows, with words and low stock', async () => {
  const { add, send } = await anOffice();
  await add('Rose cream', { stock: 1 });
  await add('Rose milk', { stock: 50 });
  await add('Mint cream', { stock: 1 });
  const namesOf = (reply: Awaited<ReturnType<typeof send>>) =>
    reply
      .json()
      .changed.map(({ name }: { name: string }) => name)
      .toSorted();
  const names = async (filter: object) => {
    const found = namesOf(await send({ filter, change: raise, preview: true }));
    // What is previewed is changed.
    expect(namesOf(await send({ filter, change: raise }))).toEqual(found);
    return found;
  };
  expect(await names({ keyword: 'rose' })).toEqual(['Rose cream', 'Rose milk']);
  expect(await names({ stock: 'low' })).toEqual(['Mint cream', 'Rose cream']);
  expect(await names({ keyword: 'rose', stock: 'low', category: '' })).toEqual(['Rose cream']);
  expect(await names({ category: 'unknown' })).toEqual([]);
});

test('a change of a search leaves what its words do not name, and tells how many', async () => {
  const { add, send } = await anOffice();
  await add('Night cream', { description: 'With rose water' });
  await add('Rose cream');
  await add('Cream roses');
  await add('Soap', { brand: 'Rose & Co', description: 'Not a cream' });
  const look = async (keyword: string) =>
    (await send({ filter: { keyword }, change: raise, preview: true })).json();
  const names = ({ changed }: { changed: { name: string }[] }) => changed.map(({ name }) => name);
  const found = await look('rose');
  expect([names(found), found.similar]).toEqual([['Cream roses', 'Rose cream', 'Soap'], 1]);
  const both = await look('rose cream');
  expect([names(both), both.similar]).toEqual([['Cream roses', 'Rose cream'], 2]);
  const rose = { filter: { keyword: 'rose' }, change: { kind: 'delete' } };
  expect((await send({ ...rose, preview: true })).json()).toMatchObject({ similar: 1 });
  expect(names((await send(rose)).json())).toHaveLength(3);
});

test('all products that the typed words name are chosen, and those that left the list meanwhile are refused', async () => {
  const { app, db, headers, add, send, stored } = await anOffice();
  const { id: gone } = await add('Rose gel');
  const { id: cream } = await add('Rose cream');
  const { id: milk } = await add('Rose milk');
  await add('Night cream', { description: 'With rose water' });
  const found = async (query: string) =>
    (await app.inject({ url: `/api/products/ids?${query}`, headers })).json();
  const named = { ids: [cream, gone, milk], count: 3, similar: 1 };
  expect(await found('keyword=rose&sort=name')).toEqual(named);
  expect(await found('')).toMatchObject({ count: 4, similar: 0 });
  await db.updateTable('products').set({ state: 'draft' }).where('id', '=', gone).execute();
  const body = { ids: named.ids, filter: { keyword: 'rose', state: 'shown' }, change: raise };
  const refused = [{ _id: gone, name: 'Rose gel', reason: 'It no longer matches the filter' }];
  const preview = (await send({ ...body, preview: true })).json();
  expect(preview).toMatchObject({ changed: [{ _id: cream }, { _id: milk }], refused, similar: 0 });
  await db.updateTable('products').set({ state: 'draft' }).where('id', '=', milk).execute();
  expect((await send({ ...body, seen: preview.seen })).statusCode).toBe(409);
  const again = (await send({ ...body, preview: true })).json();
  expect((await send({ ...body, seen: again.seen })).json()).toMatchObject({
    changed: [{ _id: cream }],
    refused: [...refused, { _id: milk }],
  });
  expect((await stored()).map(({ version }) => version)).toEqual([1, 2, 1, 1]);
});

test('a preview names the products whose price rounding leaves as it is', async () => {
  const { add, send } = await anOffice();
  const change = { kind: 'pricePercent', percent: 7, roundTo: 'tens' };
  const ids = [(await add('Cream')).id, (await add('Balm', { price_centimes: 5_000 })).id];
  expect((await send({ ids, change, preview: true })).json()).toMatchObject({
    ...{ unchanged: 0, rounded: [{ name: 'Balm' }], changed: [{ name: 'Cream' }] },
  });
  const none = { ...change, percent: 0 };
  expect((await send({ ids, change: none, preview: true })).json()).toMatchObject({ unchanged: 2 });
});

test('changed prices show in the shop at once, and orders in between keep the stock right', async () => {
  const { app, add, send, violations } = await anOffice();
  const { id } = await add('Cream', { stock: 500 });
  const shown = async () => (await app.inject({ url: `/api/products/${id}` })).json();
  expect((await shown()).price).toBe(1000);
  await send({ ids: [id], change: { kind: 'price', price: 1100 } });
  await expect.poll(async () => (await shown()).price).toBe(1100);
  await Promise.all([
    ...Array.from({ length: 20 }, () => postOrder(app, anOrderBody([{ productId: id, quantity: 2 }]))),
    ...Array.from({ length: 10 }, () => send({ ids: [id], change: { kind: 'stockBy', units: 5 } })),
  ]);
  await expect.poll(async () => (await shown()).stock).toBe(500 - 40 + 50);
  expect(await violations()).toEqual([]);
});

const one = ['a'.repeat(36)];

test.each([
  [{ change: raise }, 'Name the products by their ids or by a filter'],
  [{ ids: [], change: raise }, 'Choose at least one product'],
  [{ ids: Array(2001).fill(one[0]), change: raise }, 'At most 2000 products at once'],
  [{ ids: one }, 'The change is unknown'],
  [{ ids: one, change: { kind: 'burn' } }, 'The change is unknown'],
  [{ ids: one, change: { ...raise, percent: '5' } }, 'Percent must be a number from -1000 to 1000'],
  [{ ids: one, change: { ...raise, roundTo: 'up' } }, 'Prices are rounded to tens or centimes'],
  [{ ids: one, change: { kind: 'price', price: 0 } }, 'Price must be a positive number'],
  [{ ids: one, change: { kind: 'stockBy', units: 0.5 } }, 'Units must be a whole number'],
  [{ ids: one, change: { kind: 'category', category: 'x' } }, 'Category not found'],
])('%j is refused', async (payload, message) => {
  const { send } = await anOffice();
  const reply = await send(payload);
  expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
});

test('unusual prices come first in a preview, and are changed only by somebody who has seen them', async () => {
  const { add, send, stored } = await anOffice();
  const soap = await add('Soap', { price_centimes: 120_000 });
  const cream = await add('Cream', { price_centimes: 9_000, cost_centimes: 8_500 });
  const gel = await add('Gel', { price_centimes: 8_800 });
  const body = { ids: [soap.id, cream.id, gel.id], change: { kind: 'price', price: 80 } };
  const preview = (await send({ ...body, preview: true })).json();
  const warned = preview.changed.map(({ name, warnings }: { name: string; warnings?: string[] }) => [
    name,
    warnings,
  ]);
  expect(warned[2]).toEqual(['Gel', undefined]);
  expect(warned).toEqual(
    expect.arrayContaining([
      ['Soap', ['far']],
      ['Cream', ['belowCost']],
    ]),
  );
  const refused = await send({ ...body, seen: preview.seen, warningsSeen: false });
  expect([refused.statusCode, refused.json().code, refused.json().values]).toEqual([
    409,
    'prices-not-confirmed',
    { far: 1, high: 0, belowCost: 1 },
  ]);
  expect((await stored()).map(({ price_centimes }) => price_centimes)).toEqual([9_000, 8_800, 120_000]);
  const done = await send({ ...body, seen: preview.seen, warningsSeen: true });
  expect(done.json().changed).toHaveLength(3);
});

test('somebody who may not see money is not told what is below the cost', async () => {
  const { app, db, add } = await anOffice();
  const { headers } = await signedInAs(db, 'editor');
  const cream = await add('Cream', { price_centimes: 9_000, cost_centimes: 8_500 });
  const body = { ids: [cream.id], change: { kind: 'price', price: 80 } };
  const reply = await app.inject({ method: 'POST', url: '/api/products/changes', headers, payload: body });
  expect([reply.statusCode, reply.json().changed[0].warnings]).toEqual([200, undefined]);
});

test('a brand in two spellings is one in lists, and becomes one with its offers', async () => {
  const { app, db, add, send, stored } = await anOffice();
  const { headers } = await signedInAs(db, 'admin');
  const [main, other] = ['La Roche-Posay', 'LA ROCHE POSAY'];
  for (const name of ['Balm', 'Cream']) await add(name, { brand: main });
  await add('Gel', { brand: other, price_centimes: 100_000 });
  await add('Milk', { brand: 'Vichy' });
  const offer = await app.inject({
    method: 'POST',
    url: '/api/offers',
    headers,
    payload: {
      ...{ name: 'Sale', kind: 'price_cut', percent: 10, firstDay: '2026-01-01', lastDay: '2090-12-31' },
      included: { products: [], categories: [], brands: [other], needs: [] },
    },
  });
  expect(offer.statusCode).toBe(201);
  const get = async (url: string) => (await app.inject({ url: `/api${url}`, headers })).json();
  expect(await get('/products/brands')).toEqual({
    brands: [main, 'Vichy'],
    alike: [
      {
        name: main,
        spellings: [
          { name: main, count: 2 },
          { name: other, count: 1 },
        ],
      },
    ],
  });
  const found = async () => (await get(`/products?brand=${encodeURIComponent(other)}`)).count;
  expect(await found()).toBe(3);

  const body = { filter: { brand: main }, change: { kind: 'brand', brand: main } };
  const preview = (await send({ ...body, preview: true })).json();
  expect(preview).toMatchObject({ changed: [{ name: 'Gel', after: { brand: main } }], unchanged: 2 });
  expect((await send({ ...body, seen: preview.seen })).statusCode).toBe(200);
  expect((await stored()).map(({ brand }) => brand)).toEqual([main, main, main, 'Vichy']);
  expect(await found()).toBe(3);
  expect((await get('/products/brands')).alike).toEqual([]);
  const offered = await db.selectFrom('products').select('name').where('offer_id', 'is not', null).execute();
  expect(offered).toHaveLength(3);
});
