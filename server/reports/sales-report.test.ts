import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory, anOrder, aProduct } from '../../test/factories.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { newId } from '../platform/db/new-id.ts';
import { sumMarkedDays } from './keep-sums.ts';

/**
 * Four orders, counted by hand below. Delivery costs 1000 DA each, except for the last.
 * - March 2: somebody in Oran, 2 creams (1000, cost 600), Delivered; one cream came back, 1000 DA were refunded.
 * - March 2: a number's first order in Oran, with an account, 1 soap (300, no cost), paid.
 * - March 3: the same number in Alger, without the account, 1 cream and 1 soap, Delivered.
 * - March 10: an order in Alger whose buyer was erased, 5 creams, Cancelled.
 */
async function aShopWithSales() {
  const { app, db } = await createTestApp({ now: () => new Date('2026-03-20T12:00:00Z') });
  const { user, headers } = await signedInAs(db, 'admin', new Date('2026-03-20T12:00:00Z'));
  const care = await aCategory(db, { name: 'Care' });
  const cream = await aProduct(db, {
    name: 'Cream',
    brand: 'Solea',
    category_id: care.id,
    cost_centimes: 60_000,
  });
  const soap = await aProduct(db, { name: 'Soap', brand: 'Mina', category_id: care.id });
  const creams = (quantity: number) => ({ product_id: cream.id, name: 'Cream', quantity });
  const soaps = { product_id: soap.id, name: 'Soap', price_centimes: 30_000 };
  const delivered = (day: string) => ({ status: 'Delivered' as const, delivered_at: new Date(day) });
  // 23:30 in Alger is still March 2.
  const late = new Date('2026-03-02T22:30:00Z');
  const first = await anOrder(db, {
    items: [creams(2)],
    created_at: late,
    phone: '0661000001',
    utm_source: 'facebook',
    ...delivered('2026-03-04'),
    paid_at: late,
  });
  const returnId = newId();
  await db
    .insertInto('order_returns')
    .values({
      ...{ id: returnId, order_id: first.id, reason: 'Damaged', refund_centimes: 100_000, made_by: 'Amina' },
      created_at: new Date('2026-03-15'),
    })
    .execute();
  await db
    .insertInto('order_return_lines')
    .values({ return_id: returnId, position: 0, product_id: cream.id, quantity: 1, restocked: true })
    .execute();
  const at = new Date('2026-03-02T10:00:00Z');
  await anOrder(db, { user, items: [soaps], created_at: at, paid_at: at });
  const next = new Date('2026-03-02T23:30:00Z');
  await anOrder(db, {
    items: [creams(1), soaps],
    created_at: next,
    wilaya: 'Alger',
    ...delivered('2026-03-05'),
  });
  await anOrder(db, {
    items: [creams(5)],
    phone: '',
    created_at: new Date('2026-03-10T10:00:00Z'),
    wilaya: 'Alger',
    status: 'Cancelled',
    shipping_price_centimes: 0,
  });
  const ask = (query: string) => app.inject({ url: `/api/reports/sales${query}`, headers });
  const rows = async (by: string) =>
    (await ask(`?by=${by}&startDate=2026-03-01&endDate=2026-03-31`)).json().rows as Row[];
  return { ask, rows, app, db, admin: headers, products: { cream, soap } };
}

type Row = { key: string };

const row = (
  key: string,
  [ordered, delivered, revenue, returned, margin, marginOf]: (number | undefined)[],
) => ({
  ...{ key, ordered, delivered, revenue, returned, marginOf },
  ...(margin !== undefined && { margin }),
});

test('sales by day, week and month agree with the sums by hand', async () => {
  const { rows } = await aShopWithSales();
  expect(await rows('day')).toEqual([
    // 3000 + 1300; one of two creams stayed: 1000 - 600.
    row('2026-03-02', [2, 1, 4300, 1000, 400, 1000]),
    row('2026-03-03', [1, 1, 2300, 0, 400, 1000]),
    row('2026-03-10', [1, 0, 0, 0, undefined, 0]),
  ]);
  expect(await rows('week')).toEqual([
    row('2026-03-01', [3, 2, 6600, 1000, 800, 2000]),
    row('2026-03-08', [1, 0, 0, 0, undefined, 0]),
  ]);
  expect(await rows('month')).toEqual([row('2026-03-01', [4, 2, 6600, 1000, 800, 2000])]);
});

test('sales by wilaya and by buyer agree with the sums by hand', async () => {
  const { rows } = await aShopWithSales();
  expect(await rows('wilaya')).toEqual([
    row('Oran', [2, 1, 4300, 1000, 400, 1000]),
    row('Alger', [2, 1, 2300, 0, 400, 1000]),
  ]);
  expect(await rows('buyer')).toEqual([
    row('new', [2, 1, 4300, 1000, 400, 1000]),
    row('returning', [1, 1, 2300, 0, 400, 1000]),
    row('unknown', [1, 0, 0, 0, undefined, 0]),
  ]);
});

test('sales by customer name each number once, for those who may know who bought', async () => {
  const { rows, ask, app, admin } = await aShopWithSales();
  const named = (await rows('customer')).map(({ key, ...figures }) => ({
    key: key.replace(/^.*, /, ''),
    ...figures,
  }));
  expect(named).toEqual([
    row('0555 12 34 56', [2, 1, 3600, 0, 400, 1000]),
    row('0661 00 00 01', [1, 1, 3000, 1000, 400, 1000]),
    row('', [1, 0, 0, 0, undefined, 0]),
  ]);
  const file = (await ask('/export?by=customer&startDate=2026-03-01')).body.trim().split('\r\n');
  expect(file.map((line) => line.split(',').slice(1, 3))).toEqual([
    ['Phone', 'Orders'],
    ['0555 12 34 56', '2'],
    ['0661 00 00 01', '1'],
    ['', '1'],
    ['', '4'],
  ]);
  const { total } = (await ask('?by=customer&startDate=2026-03-01&endDate=2026-03-31')).json();
  expect(total).toMatchObject({ ordered: 4, delivered: 2, revenue: 6600, returned: 1000 });
  const payload = { name: 'Accounts', permissions: ['money'] };
  const made = await app.inject({ method: 'POST', url: '/api/api-keys', headers: admin, payload });
  const headers = { authorization: `Bearer ${made.json().key}` };
  const status = async (by: string) =>
    (await app.inject({ url: `/api/reports/sales?by=${by}`, headers })).statusCode;
  expect([await status('day'), await status('customer')]).toEqual([200, 403]);
});

test('sales by source agree with the sums by hand, before and after they are stored', async () => {
  const { rows, db } = await aShopWithSales();
  const sums = [row('', [3, 1, 3600, 0, 400, 1000]), row('facebook', [1, 1, 3000, 1000, 400, 1000])];
  expect(await rows('source')).toEqual(sums);
  await sumMarkedDays(db);
  expect(await rows('source')).toEqual(sums);
});

test('sales by product, category and brand count units and lines without delivery', async () => {
  const { rows, products } = await aShopWithSales();
  const cream = [8, 3, 3000, 1000, 800, 2000];
  const soap = [2, 1, 600, 0, undefined, 0];
  expect(await rows('product')).toEqual([
    { ...row('Cream', cream), product: products.cream.id },
    { ...row('Soap', soap), product: products.soap.id },
  ]);
  expect(await rows('brand')).toEqual([row('Solea', cream), row('Mina', soap)]);
  expect(await rows('category')).toEqual([row('Care', [10, 4, 3600, 1000, 800, 2000])]);
});

test('without days the last 30 are shown, with their total', async () => {
  const { ask } = await aShopWithSales();
  expect((await ask('')).json()).toMatchObject({
    ...{ by: 'day', startDate: '2026-02-19', endDate: '2026-03-20', count: 3 },
    total: { ordered: 4, delivered: 2, revenue: 6600, returned: 1000, margin: 800, marginOf: 2000 },
  });
  expect((await ask('?startDate=2026-03-03&endDate=2026-03-03')).json().total.revenue).toBe(2300);
  expect((await ask('?startDate=2026-04-01&endDate=2026-04-02')).json()).toMatchObject({
    rows: [],
    count: 0,
  });
});

test('a report has the sums of as many days before', async () => {
  const { ask } = await aShopWithSales();
  for (const [by, ordered, revenue] of [
    ['day', 3, 6600],
    ['wilaya', 3, 6600],
    ['product', 5, 3600],
  ]) {
    const report = (await ask(`?by=${by}&startDate=2026-03-04&endDate=2026-03-10`)).json();
    expect(report.before).toMatchObject({
      ...{ startDate: '2026-02-25', endDate: '2026-03-03' },
      total: { ordered, revenue, margin: 800 },
    });
  }
});

test('the export has the rows with their columns', async () => {
  const { ask } = await aShopWithSales();
  expect((await ask('/export?by=brand&startDate=2026-03-01')).body.slice(1).trim().split('\r\n')).toEqual([
    'brand,Units ordered,Units delivered,Sales of goods without delivery (DA),Returned (at price) (DA),After returns (DA),Margin (DA),Margin counts (DA)',
    'Solea,8,3,3000,1000,2000,800,2000',
    'Mina,2,1,600,0,600,,0',
    'Total,10,4,3600,1000,2600,800,2000',
  ]);
  // Orders know what was refunded, goods only what came back of them.
  expect((await ask('/export?by=day&startDate=2026-03-01')).body).toContain(
    'Refunded or kept (DA),After refunds (DA)',
  );
});

test.each([
  'by=colour',
  'startDate=2026-02-30',
  'endDate=yesterday',
  'startDate=2026-03-02&endDate=2026-03-01',
  'endDate=0001-01-01',
])('a report with %s is refused', async (query) => {
  const { ask } = await aShopWithSales();
  expect((await ask(`?${query}`)).statusCode).toBe(400);
  expect((await ask(`/export?${query}`)).statusCode).toBe(400);
});

test('the margin keeps the cost at the time of the order, also after the order has changed', async () => {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const cream = await aProduct(db, { stock: 10, cost_centimes: 60_000 });
  const soap = await aProduct(db, { stock: 10, price_centimes: 30_000 });
  const lines = [cream, soap].map(({ id }) => ({ productId: id, quantity: 1 }));
  const { _id } = (await postOrder(app, anOrderBody(lines))).json();
  await db.updateTable('products').set({ cost_centimes: 10_000 }).execute();
  const ask = async (method: 'GET' | 'PUT', path: string, payload?: object) =>
    (await app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })).json();
  const { version, shippingAddress } = await ask('GET', `/orders/${_id}/form`);
  const edit = {
    version,
    shippingAddress,
    quotedTotal: 3300,
    orderItems: [{ ...lines[0], quantity: 2 }, lines[1]],
  };
  expect(await ask('PUT', `/orders/${_id}`, edit)).toMatchObject({ totalPrice: 3300 });
  await ask('PUT', `/orders/${_id}/pay`, {});
  const costs = await db.selectFrom('order_items').select('unit_cost_centimes').orderBy('position').execute();
  expect(costs).toEqual([{ unit_cost_centimes: 60_000 }, { unit_cost_centimes: null }]);
  // Two creams at 1000 - 600; the soap had no cost, so its present one counts: 300 - 100.
  expect((await ask('GET', '/reports/sales')).total).toMatchObject({ margin: 1000, marginOf: 2300 });
});

test('the margin of a seller who states TVA is without it, at the rate of each product', async () => {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const items = await Promise.all([
    aProduct(db, { stock: 10, price_centimes: 119_000, cost_centimes: 60_000 }),
    aProduct(db, { stock: 10, price_centimes: 54_500, cost_centimes: 20_000, tva_rate: 9 }),
  ]);
  const lines = items.map(({ id }) => ({ productId: id, quantity: 2 }));
  const { _id } = (await postOrder(app, anOrderBody(lines))).json();
  const ask = async (method: 'GET' | 'PUT', path: string, payload?: object) =>
    (await app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })).json();
  await ask('PUT', `/orders/${_id}/pay`, {});
  const margin = async () => {
    const { total, withoutTva } = await ask('GET', '/reports/sales');
    return [total.margin, total.marginOf, withoutTva];
  };
  const withTva = [2 * (1190 - 600) + 2 * (545 - 200), 2 * (1190 + 545), false];
  expect(await margin()).toEqual(withTva);
  const [seller, invoices] = [await ask('GET', '/settings/seller'), await ask('GET', '/settings/invoices')];
  const state = (tvaFrom: string) =>
    ask('PUT', '/settings/invoices', { ...invoices.value, version: 0, tvaFrom });
  await sumMarkedDays(db);
  await state('2026-01-01');
  expect(await margin()).toEqual([2 * (1000 - 600) + 2 * (500 - 200), 2 * (1000 + 500), true]);
  expect((await ask('GET', '/reports/sales?by=product')).total.marginOf).toBe(3000);
  await sumMarkedDays(db);
  await ask('PUT', '/settings/seller', { ...seller.value, version: 0, regime: 'ifu' });
  expect(await margin()).toEqual(withTva);
});

test('an order with an invoice counts at its rates, whatever the settings say later', async () => {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const cream = await aProduct(db, { stock: 10, price_centimes: 119_000, cost_centimes: 60_000 });
  const { _id } = (await postOrder(app, anOrderBody([{ productId: cream.id, quantity: 1 }]))).json();
  const ask = async (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) =>
    (await app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })).json();
  const seller = { name: 'Saha SARL', address: '16000 Alger', nif: '001612345678902', regime: 'real' };
  await ask('PUT', '/settings/seller', { version: 0, ...seller });
  const state = (tvaFrom: string, version: number) => ask('PUT', '/settings/invoices', { version, tvaFrom });
  await ask('PUT', `/orders/${_id}/status`, { status: 'Processing' });
  await ask('PUT', `/orders/${_id}/pay`, {});
  const margins = async () => {
    const read = async (by: string) => (await ask('GET', `/reports/sales?by=${by}`)).total.margin;
    const before = [await read('day'), await read('product')];
    await sumMarkedDays(db);
    expect([await read('day'), await read('product')]).toEqual(before);
    return before;
  };
  const invoice = await ask('POST', `/orders/${_id}/invoice`);
  await state('2020-01-01', 0);
  expect(await margins()).toEqual([590, 590]);
  await ask('POST', `/invoices/${invoice._id}/cancel`, { reason: 'Wrong name' });
  expect(await margins()).toEqual([400, 400]);
  await ask('POST', `/orders/${_id}/invoice`);
  await state('', 1);
  expect(await margins()).toEqual([400, 400]);
});

test('units that came back and cannot be sold are stated with their cost, by the day on which they came', async () => {
  const { ask, db, products } = await aShopWithSales();
  const losses = async (day: string) =>
    (await ask(`?startDate=2026-03-${day}&endDate=2026-03-${day}`)).json().writtenOff;
  expect(await losses('16')).toEqual({ units: 0, unknown: 0 });
  const { cream, soap } = products;
  const order = await anOrder(db, {
    items: [
      { product_id: cream.id, name: 'Cream', quantity: 3, unit_cost_centimes: 50_000 },
      { product_id: soap.id, name: 'Soap' },
    ],
  });
  const [return_id, created_at] = [newId(), new Date('2026-03-16T10:00:00Z')];
  await db
    .insertInto('order_returns')
    .values({
      id: return_id,
      order_id: order.id,
      reason: 'Broken',
      refund_centimes: 0,
      made_by: 'Amina',
      created_at,
    })
    .execute();
  await db
    .insertInto('order_return_lines')
    .values([
      { return_id, position: 0, product_id: cream.id, quantity: 2, restocked: false },
      { return_id, position: 1, product_id: soap.id, quantity: 1, restocked: false },
    ])
    .execute();
  const lost = { reason: 'lost', created_at, product_id: cream.id, delta: -1 } as const;
  await db
    .insertInto('stock_moves')
    .values([lost, { ...lost, reason: 'admin' }])
    .execute();
  // Two at the cost of their order, one at the present cost.
  expect(await losses('16')).toEqual({ units: 4, cost: 1600, unknown: 1 });
  expect(await losses('15')).toEqual({ units: 0, unknown: 0 });
});
