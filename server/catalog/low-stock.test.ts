import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { usualStockLimit } from '../../shared/catalog/admin-products.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory, anOrder, aProduct } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { newId } from '../platform/db/new-id.ts';
import { countLowStock } from './low-stock.ts';

async function aStockRoom() {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const main = await aCategory(db);
  const child = await aCategory(db, { parent_id: main.id, level: 2 });
  const add = (name: string, stock: number, low_stock_limit: number | null = null) =>
    aProduct(db, { name, stock, low_stock_limit, category_id: child.id });
  const get = (path: string) => app.inject({ url: `/api/products/${path}`, headers });
  const names = async (query: string) =>
    (await get(`stock?${query}`)).json().products.map(({ name }: { name: string }) => name);
  return { app, db, headers, main, child, add, get, names };
}

test('a product has low stock up to its own limit or the usual one, and is sold out at 0', async () => {
  const { db, add, get, names } = await aStockRoom();
  await add('At the limit', usualStockLimit);
  await add('Above it', usualStockLimit + 1);
  await add('Own limit', 50, 50);
  await add('Never low', 1, 0);
  await add('Sold out', 0, 0);
  expect(await names('stock=low')).toEqual(['Own limit', 'At the limit']);
  expect(await names('stock=out')).toEqual(['Sold out']);
  expect(await names('')).toEqual(['Sold out', 'Own limit', 'At the limit']);
  expect(await countLowStock(db)).toEqual({ low: 2, out: 1 });
  expect((await get('stock?stock=empty')).json().message).toBe('Stock is low, out or awaited');
});

test('hidden products have no low stock and are not proposed to be ordered', async () => {
  const { db, add, get, names } = await aStockRoom();
  await add('Shown', 1);
  const { id: category_id } = await aCategory(db, { is_active: false });
  for (const hidden of [{ state: 'draft' as const }, { category_id }]) {
    for (const stock of [0, 1]) await aProduct(db, { name: 'Hidden', stock, ...hidden });
  }
  expect(await countLowStock(db)).toEqual({ low: 1, out: 0 });
  expect([await names('stock=low'), await names('stock=out'), await names('')]).toEqual([
    ['Shown'],
    [],
    ['Shown'],
  ]);
  expect((await get('to-order/sheet')).json().products).toMatchObject([{ name: 'Shown' }]);
});

test('the products without a cost price are found, whatever their stock', async () => {
  const { db, add, get, names } = await aStockRoom();
  await add('Unknown', 90);
  await add('Unknown and sold out', 0);
  const known = await add('Known', 0);
  await db.updateTable('products').set({ cost_centimes: 0 }).where('id', '=', known.id).execute();
  expect(await names('cost=unknown&sort=name')).toEqual(['Unknown', 'Unknown and sold out']);
  expect(await names('cost=unknown&stock=out')).toEqual(['Unknown and sold out']);
  expect((await get('stock?cost=known')).statusCode).toBe(400);
});

test('the list is filtered by words and category, sorted and paged', async () => {
  const { db, main, add, get, names } = await aStockRoom();
  await add('Rose soap', 3);
  await add('Amber soap', 0);
  await add('Rose water', 4);
  await add('Rose oil', 90);
  await aProduct(db, { name: 'Lavender oil', category_id: main.id });
  expect(await names('keyword=rose&sort=name')).toEqual(['Rose soap', 'Rose water']);
  expect(await names(`category=${main.id}&sort=stock`)).toEqual(['Amber soap', 'Rose soap', 'Rose water']);
  expect(await names('category=unknown')).toEqual([]);
  expect((await get('stock?sort=name&limit=2&pageNumber=2')).json()).toMatchObject({
    products: [{ name: 'Rose water' }],
    count: 3,
    pages: 2,
    page: 2,
  });
  expect((await get('stock?keyword=lavander')).json().correction).toEqual({
    searched: 'lavander',
    shown: 'lavender',
  });
});

test('the file to order has the sold-out products first, with sales, people who wait and a quantity', async () => {
  const { db, add, get } = await aStockRoom();
  const low = await add('=Low', 2, 9);
  const out = await add('Gone', 0);
  await db
    .updateTable('products')
    .set({ external_key: 'S-1', brand: 'Solea', cost_centimes: 45_050 })
    .where('id', '=', out.id)
    .execute();
  const alert = { product_id: out.id, email: 'amina@example.com', confirmed_at: new Date() };
  await db
    .insertInto('stock_alerts')
    .values({ id: newId(), ...alert })
    .execute();
  await add('Plenty', 90);
  // At its limit, and nobody buys it: one brings it above.
  const still = await add('Still', usualStockLimit);
  const sold = (product_id: string, quantity: number, values: object = {}) =>
    anOrder(db, { items: [{ product_id, quantity }], ...values });
  await sold(low.id, 4);
  await sold(low.id, 3);
  await sold(low.id, 9, { status: 'Cancelled' });
  await sold(low.id, 20, { created_at: new Date(Date.now() - 31 * 86_400_000) });
  const reply = await get('to-order');
  expect(reply.headers['content-disposition']).toContain('products-to-order.csv');
  expect(reply.body.slice(1).split('\r\n')).toEqual([
    'SKU,Id,Name,Brand,Barcode,Stock,Low-stock limit,Sold in 30 days,People waiting,Suggested quantity,Cost price',
    `S-1,${out.id},Gone,Solea,,0,${usualStockLimit},0,1,${usualStockLimit + 1},450.5`,
    `,${low.id},'=Low,,,2,9,7,0,14,`,
    `,${still.id},Still,,,5,5,0,0,1,`,
    '',
  ]);
  // The sold-out ones must be ordered with those that run out.
  expect((await get('to-order?stock=low')).body).toBe(reply.body);
  expect((await get('to-order?category=%00')).body.trim().split('\r\n')).toHaveLength(1);

  const gone = {
    _id: out.id,
    sku: 'S-1',
    name: 'Gone',
    brand: 'Solea',
    stock: 0,
    sold: 0,
    waiting: 1,
    cost: 450.5,
  };
  const running = {
    _id: low.id,
    sku: '',
    name: '=Low',
    brand: '',
    stock: 2,
    sold: 7,
    waiting: 0,
    suggested: 14,
  };
  expect((await get('to-order/sheet')).json()).toEqual({
    products: [
      { ...gone, suggested: usualStockLimit + 1 },
      running,
      expect.objectContaining({ suggested: 1 }),
    ],
    count: 3,
  });
  const ofBrand = (await get('to-order/sheet?brand=Solea')).json();
  expect([ofBrand.count, ofBrand.products[0]._id]).toEqual([1, out.id]);
});

test('the limit of a product can be changed, is audited and is shown only to administrators', async () => {
  const { app, db, headers } = await aStockRoom();
  const { id } = await aProduct(db);
  const url = `/api/products/${id}`;
  const set = (lowStockLimit: unknown) =>
    app.inject({ method: 'PUT', url, headers, payload: { lowStockLimit } });
  expect((await set(12)).json().lowStockLimit).toBe(12);
  expect((await app.inject({ url })).json()).not.toHaveProperty('lowStockLimit');
  for (const wrong of [-1, 1.5, '3', 1_000_001]) expect((await set(wrong)).statusCode).toBe(400);
  expect((await set(null)).json()).not.toHaveProperty('lowStockLimit');
  const entries = await db.selectFrom('audit_entries').select('changes').orderBy('id').execute();
  expect(entries.map(({ changes }) => changes)).toEqual([
    { lowStockLimit: [null, 12] },
    { lowStockLimit: [12, null] },
  ]);
});

test('the TVA rate and the cost of a product are checked, audited and shown only to administrators', async () => {
  const { app, db, headers } = await aStockRoom();
  const { id } = await aProduct(db);
  const url = `/api/products/${id}`;
  const set = (payload: object) => app.inject({ method: 'PUT', url, headers, payload });
  expect((await set({ tvaRate: 9, costPrice: 450.5 })).json()).toMatchObject({
    tvaRate: 9,
    costPrice: 450.5,
  });
  for (const answer of [await app.inject({ url }), await app.inject({ url: '/api/products' })]) {
    expect(answer.body).not.toMatch(/tvaRate|costPrice|450/);
  }
  for (const wrong of [{ tvaRate: 7 }, { tvaRate: '9' }, { costPrice: -1 }, { costPrice: 'x' }]) {
    expect((await set(wrong)).statusCode).toBe(400);
  }
  await set({ tvaRate: null, costPrice: 0 });
  const entries = await db.selectFrom('audit_entries').select('changes').orderBy('id').execute();
  expect(entries.map(({ changes }) => changes)).toEqual([
    { tvaRate: [null, 9], costPrice: [null, 450.5] },
    { tvaRate: [9, null], costPrice: [450.5, 0] },
  ]);
});

test('the place on the shelves is shown only to administrators, the weight to everyone', async () => {
  const { app, db, headers } = await aStockRoom();
  const { id } = await aProduct(db);
  const url = `/api/products/${id}`;
  const set = (payload: object) => app.inject({ method: 'PUT', url, headers, payload });
  expect((await set({ weight: 250, shelfPlace: ' B3 ' })).json()).toMatchObject({
    weight: 250,
    shelfPlace: 'B3',
  });
  await expect.poll(async () => (await app.inject({ url })).json()).toMatchObject({ weight: 250 });
  expect((await app.inject({ url })).json()).not.toHaveProperty('shelfPlace');
  for (const wrong of [{ weight: 0 }, { weight: 1.5 }, { weight: '9' }, { shelfPlace: 'B'.repeat(31) }]) {
    expect((await set(wrong)).statusCode).toBe(400);
  }
  const cleared = (await set({ weight: null, shelfPlace: '' })).json();
  expect(cleared).not.toHaveProperty('weight');
  expect(cleared).not.toHaveProperty('shelfPlace');
});

test('the counts and the lists read the index of low stock', async () => {
  const { db } = await aStockRoom();
  await sql`set enable_seqscan = off`.execute(db);
  const { rows } = await sql`explain select count(*) from products
    where stock <= coalesce(low_stock_limit, ${sql.lit(usualStockLimit)})`.execute(db);
  expect(JSON.stringify(rows)).toContain('products_low_stock');
});
