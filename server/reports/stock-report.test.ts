import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory, aProduct } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

/** Two categories of the same name; soap has no cost, one cream is reduced, and the balm is sold out. */
async function aShopWithStock() {
  const { app, db } = await createTestApp();
  const [face, body] = [await aCategory(db, { name: 'Care' }), await aCategory(db, { name: 'Care' })];
  await aProduct(db, {
    ...{ name: 'Cream', brand: 'Solea', category_id: face.id, external_key: 'C-1', stock: 3 },
    ...{ price_centimes: 120_000, discounted_price_centimes: 100_000, cost_centimes: 60_050 },
  });
  await aProduct(db, { name: 'Soap', category_id: face.id, stock: 4, price_centimes: 30_000 });
  await aProduct(db, { name: 'Balm', category_id: face.id, stock: 0, cost_centimes: 1_000 });
  await aProduct(db, {
    name: 'Milk',
    category_id: body.id,
    stock: 1,
    price_centimes: 50_000,
    cost_centimes: 5,
  });
  const ask = async (path: string, role: 'admin' | 'editor' = 'admin') => {
    const { headers } = await signedInAs(db, role);
    return app.inject({ url: `/api/reports/stock${path}`, headers });
  };
  return { ask };
}

test('the value of the stock at cost and at present prices is that of the sums by hand', async () => {
  const { ask } = await aShopWithStock();
  expect((await ask('')).json()).toEqual({
    rows: [
      { name: 'Care', products: 2, units: 7, cost: 1801.5, unknown: 4, price: 4200 },
      { name: 'Care', products: 1, units: 1, cost: 0.05, unknown: 0, price: 500 },
    ],
    total: { products: 3, units: 8, cost: 1801.55, unknown: 4, price: 4700 },
  });
  expect((await ask('', 'editor')).statusCode).toBe(403);
});

test('the export has each product in stock, and their sums', async () => {
  const { ask } = await aShopWithStock();
  const [heading, ...rows] = (await ask('/export')).body.slice(1).trim().split('\r\n');
  expect(heading).toBe(
    'SKU,Name,Brand,Category,Units,Cost (DA),Value at cost (DA),Price (DA),Value at price (DA)',
  );
  expect(rows).toEqual([
    'C-1,Cream,Solea,Care,3,600.5,1801.5,1000,3000',
    expect.stringMatching(/Milk,.*,Care,1,0\.05,0\.05,500,500$/),
    expect.stringMatching(/Soap,.*,Care,4,,,300,1200$/),
    'Total,,,,8,,1801.55,,4700',
  ]);
});

test('a shop without stock has an empty report', async () => {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  expect((await app.inject({ url: '/api/reports/stock', headers })).json()).toEqual({
    rows: [],
    total: { products: 0, units: 0, unknown: 0, price: 0 },
  });
});
