import { expect, test } from 'vitest';
import { readDemo } from '../../db/demo/read-demo.ts';
import { type Language, setRootLanguage } from '../../shared/values/languages.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory, aProduct } from '../../test/factories.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { proveInvariants } from '../invariants/prove-invariants.ts';
import { sumMarkedDays } from '../reports/keep-sums.ts';
import { loadDemo } from './load-demo.ts';
import { isDemoRemoved } from './remove-demo.ts';
import { loadSamples } from './samples/load-samples.ts';

const log = { info: () => undefined };
/** A Tuesday. */
const now = new Date('2026-03-10T16:00:00Z');
const patient = { timeout: 240_000 };

/** A part of the demo, which loads faster than all of it. */
const whole = readDemo();
const needs = whole.needs.slice(0, 1).map((need) => ({ ...need, products: whole.newestFirst.slice(0, 1) }));
const part = { ...whole, files: whole.files.slice(0, 5), needs };

async function aDemo(root: Language = 'en') {
  const { app, db, resources } = await createTestApp({ now: () => now });
  setRootLanguage(root);
  const { env, disk } = resources;
  await loadDemo({ db, disk, log, demo: part });
  await loadSamples({ db, env, log, now, days: 8 });
  const { headers } = await signedInAs(db, 'admin');
  const demo = async (method: 'GET' | 'DELETE') => {
    const reply = await app.inject({ method, url: '/api/demo', headers });
    return reply.json();
  };
  const count = async (table: 'categories' | 'families' | 'products' | 'needs' | 'orders' | 'invoices') =>
    (await db.selectFrom(table).selectAll().execute()).length;
  const violated = async () =>
    (await proveInvariants(db, env)).filter(({ violations }) => violations.length > 0);
  return { app, db, headers, demo, count, violated };
}

test('a removed demo leaves an empty shop, which does not get it again', patient, async () => {
  const { app, db, demo, count, violated } = await aDemo();
  const products = await count('products');
  const shown = await demo('GET');
  expect(shown).toMatchObject({ products, kept: 0, needs: 1, orders: await count('orders'), keptOrders: 0 });
  expect(await demo('DELETE')).toEqual(shown);
  for (const table of ['categories', 'families', 'products', 'needs', 'orders', 'invoices'] as const) {
    expect(await count(table), table).toBe(0);
  }
  expect((await app.inject({ url: '/api/products' })).json().count).toBe(0);
  const staff = await db.selectFrom('users').select('email').where('role', '<>', 'user').execute();
  expect(staff).toHaveLength(1);
  expect(await db.selectFrom('couriers').select('name').execute()).toEqual([]);
  expect(await db.selectFrom('settings').select('name').where('name', '=', 'seller').execute()).toEqual([]);
  expect(await violated()).toEqual([]);
  expect(await isDemoRemoved(db)).toBe(true);
  expect(await demo('GET')).toMatchObject({ products: 0, categories: 0, orders: 0 });
  expect((await demo('DELETE')).code).toBe('demo-gone');
});

test('samples have names in the root language, and go under another one too', patient, async () => {
  const { db, demo } = await aDemo('fr');
  const couriers = () => db.selectFrom('couriers').select('name').orderBy('name').execute();
  expect(await couriers()).toEqual([{ name: 'Transporteur exemple A' }, { name: 'Transporteur exemple B' }]);
  const points = () => db.selectFrom('pickup_points').select('name').execute();
  expect(await points()).toContainEqual({ name: 'Bureau exemple Batna' });
  const seller = () => db.selectFrom('settings').select('value').where('name', '=', 'seller').execute();
  expect(await seller()).toMatchObject([{ value: { name: 'Vendeur exemple' } }]);
  setRootLanguage('en');
  await demo('DELETE');
  expect([await couriers(), await points(), await seller()]).toEqual([[], [], []]);
});

test('records of the merchant stay, and ordered demo products stay as drafts', patient, async () => {
  const { app, db, demo, count, violated } = await aDemo();
  const [first] = part.categories;
  const home = await db
    .selectFrom('categories')
    .selectAll()
    .where('external_key', '=', first?.key ?? '')
    .executeTakeFirstOrThrow();
  const own = await aCategory(db, { name: 'Own' });
  await aProduct(db, { name: 'My cream', category_id: own.id, external_key: 'mine-1' });
  await aProduct(db, { name: 'My soap', category_id: home.id });
  const ordered = await db
    .selectFrom('products')
    .selectAll()
    .where('stock', '>', 3)
    .where('external_key', 'in', part.newestFirst)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const placed = await postOrder(app, anOrderBody([{ productId: ordered.id, quantity: 1 }]));
  expect(placed.statusCode).toBe(201);

  const shown = await demo('GET');
  expect(shown).toMatchObject({ kept: 1, keptOrders: 0 });
  expect(await demo('DELETE')).toMatchObject({ products: shown.products, kept: 1 });
  const names = await db.selectFrom('products').select(['name', 'state']).orderBy('name').execute();
  expect(names).toHaveLength(3);
  expect(names).toContainEqual({ name: 'My cream', state: null });
  expect(names).toContainEqual({ name: 'My soap', state: null });
  expect(names).toContainEqual({ name: ordered.name, state: 'draft' });
  expect(await count('orders')).toBe(1);
  const categories = await db.selectFrom('categories').select('name').execute();
  expect(categories.map(({ name }) => name)).toEqual(expect.arrayContaining(['Own', home.name]));
  expect((await app.inject({ url: '/api/products' })).json().count).toBe(2);
  while (await sumMarkedDays(db));
  expect(await violated()).toEqual([]);
});

test('sample orders stay as long as invoices of real orders continue their numbers', patient, async () => {
  const { app, db, headers, demo, count, violated } = await aDemo();
  const own = await aProduct(db, { name: 'My cream' });
  const placed = (await postOrder(app, anOrderBody([{ productId: own.id, quantity: 1 }]))).json();
  await db.updateTable('orders').set({ status: 'Processing' }).where('id', '=', placed._id).execute();
  const made = await app.inject({ method: 'POST', url: `/api/orders/${placed._id}/invoice`, headers });
  expect(made.json()).toHaveProperty('number');
  const orders = await count('orders');
  expect(await demo('DELETE')).toMatchObject({ orders: 0, keptOrders: orders - 1 });
  expect(await count('orders')).toBe(orders);
  expect(await count('products')).toBe(1);
  expect(await violated()).toEqual([]);
});
