import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aBundle } from '../../../test/bundles/a-bundle.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { aProduct, productTexts } from '../../../test/factories.ts';
import { anOrderBody, postOrder } from '../../../test/order-body.ts';
import { signedInAs } from '../../../test/signed-in-as.ts';
import { proveInvariants } from '../../invariants/prove-invariants.ts';
import type { Db } from '../../platform/db/connection.ts';

/** A routine of one cream (10 in stock) and two soaps (7 in stock), so three of them can be sold. */
async function aShop(options?: Parameters<typeof createTestApp>[0]) {
  const { app, db, resources } = await createTestApp(options);
  const { headers } = await signedInAs(db, 'admin');
  const cream = await aProduct(db, {
    name: 'Cream',
    stock: 10,
    price_centimes: 200_000,
    cost_centimes: 120_000,
  });
  const soap = await aProduct(db, { name: 'Soap', stock: 7, price_centimes: 50_000, cost_centimes: 20_000 });
  const routine = await aBundle(db, [{ product: cream }, { product: soap, units: 2 }]);
  const order = async (...lines: [{ id: string }, number][]) => {
    const items = lines.map(([{ id }, quantity]) => ({ productId: id, quantity }));
    return postOrder(app, anOrderBody(items));
  };
  const ask = async (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) => {
    const reply = await app.inject({
      method,
      url: `/api/orders/${path}`,
      headers,
      ...(payload && { payload }),
    });
    return { status: reply.statusCode, body: reply.json() };
  };
  const edit = (placed: Placed, lines: [{ id: string }, number][], version: number) => {
    const { email: _, ...shippingAddress } = placed.shippingAddress;
    const orderItems = lines.map(([{ id }, quantity]) => ({ productId: id, quantity }));
    return ask('PUT', placed._id, { version, orderItems, shippingAddress });
  };
  const stocks = async () => {
    const rows = await db.selectFrom('products').select(['name', 'stock']).execute();
    return Object.fromEntries(rows.map(({ name, stock }) => [name, stock]));
  };
  const broken = async () =>
    (await proveInvariants(db, resources.env)).filter(({ violations }) => violations.length > 0);
  return { app, db, headers, cream, soap, routine, order, ask, edit, stocks, broken };
}

type Placed = { _id: string; shippingAddress: Record<string, string> };

/** Orders with more units wait for review. */
function holdOrdersAbove(db: Db, units: number) {
  return db
    .insertInto('settings')
    .values({
      ...{
        name: 'calls',
        id: 'a'.repeat(36),
        version: 1,
        value: JSON.stringify({ reviewUnits: `${units}` }),
      },
      ...{ changed_at: new Date(), changed_by: 'A' },
    } as never)
    .execute();
}

test('a bundle is one line for the buyer and takes the units of its parts', async () => {
  const { db, routine, order, stocks, broken } = await aShop();
  expect(await stocks()).toEqual({ Cream: 10, Soap: 7, Routine: 3 });
  const answer = await order([routine, 2]);
  expect(answer.statusCode, answer.body).toBe(201);
  expect(answer.json()).toMatchObject({
    itemsPrice: 5000,
    orderItems: [{ name: 'Routine', quantity: 2, price: 2500 }],
  });
  expect(await stocks()).toEqual({ Cream: 8, Soap: 3, Routine: 1 });
  const parts = await db.selectFrom('order_item_parts').selectAll().orderBy('position').execute();
  expect(parts).toMatchObject([
    { name: 'Cream', units: 1, share_centimes: 333_333, unit_cost_centimes: 120_000 },
    { name: 'Soap', units: 2, share_centimes: 166_667, unit_cost_centimes: 20_000 },
  ]);
  const line = await db.selectFrom('order_items').select('unit_cost_centimes').executeTakeFirstOrThrow();
  expect(line.unit_cost_centimes).toBe(160_000);
  expect(await broken()).toEqual([]);
});

test('the refusal names the bundle, and an order with a bundle and its part counts both', async () => {
  const { routine, soap, order, stocks } = await aShop();
  expect((await order([routine, 4])).json().message).toBe('Only 3 left of Routine');
  const both = await order([soap, 3], [routine, 3]);
  expect(both.statusCode).toBe(409);
  expect(both.json()).toMatchObject({
    message: 'Only 2 left of Routine',
    fields: { 'orderItems.1.quantity': 'Only 2 left of Routine' },
  });
  expect(await stocks()).toEqual({ Cream: 10, Soap: 7, Routine: 3 });
  expect((await order([soap, 3], [routine, 2])).statusCode).toBe(201);
  expect(await stocks()).toEqual({ Cream: 8, Soap: 0, Routine: 0 });
});

test('cancelling gives the parts back, and reopening takes them again or names the bundle', async () => {
  const { db, cream, routine, order, ask, stocks, broken } = await aShop();
  const id = (await order([routine, 3])).json()._id;
  await ask('PUT', `${id}/status`, { status: 'Cancelled' });
  expect(await stocks()).toEqual({ Cream: 10, Soap: 7, Routine: 3 });
  await ask('PUT', `${id}/status`, { status: 'Pending' });
  expect(await stocks()).toEqual({ Cream: 7, Soap: 1, Routine: 0 });
  await ask('PUT', `${id}/status`, { status: 'Cancelled' });
  await order([cream, 9]);
  const reopened = await ask('PUT', `${id}/status`, { status: 'Pending' });
  expect(reopened.status).toBe(409);
  expect(reopened.body.message).toContain('Routine');
  expect(await broken()).toEqual([]);
  expect(
    await db.selectFrom('stock_moves').select('product_id').where('product_id', '=', routine.id).execute(),
  ).toEqual([]);
});

test('an edited order keeps the parts of its bundle, and moves only the difference', async () => {
  const { db, cream, soap, routine, order, edit, stocks, broken } = await aShop();
  const placed = (await order([routine, 1], [soap, 5])).json();
  expect(await stocks()).toEqual({ Cream: 9, Soap: 0, Routine: 0 });
  await db.updateTable('bundle_parts').set({ units: 1 }).where('product_id', '=', soap.id).execute();
  await sql`select stock_bundles(array[${routine.id}])`.execute(db);
  const more = await edit(
    placed,
    [
      [routine, 4],
      [soap, 5],
    ],
    1,
  );
  expect(more.status).toBe(409);
  expect(more.body.message).toBe('Only 1 left of Routine');
  const changed = await edit(
    placed,
    [
      [routine, 3],
      [soap, 1],
      [cream, 1],
    ],
    1,
  );
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  expect(await stocks()).toEqual({ Cream: 6, Soap: 0, Routine: 0 });
  const parts = await db
    .selectFrom('order_item_parts')
    .select(['name', 'units'])
    .orderBy('position')
    .execute();
  expect(parts).toEqual([
    { name: 'Cream', units: 1 },
    { name: 'Soap', units: 2 },
  ]);
  expect(await broken()).toEqual([]);
});

test('a held order counts the units of the parts, takes none, and takes them when it is released', async () => {
  const { db, soap, routine, order, ask, stocks, broken } = await aShop({ env: { RATE_LIMITS: 'on' } });
  await holdOrdersAbove(db, 5);
  const id = (await order([routine, 2])).json()._id;
  expect(await stocks()).toEqual({ Cream: 10, Soap: 7, Routine: 3 });
  await db.updateTable('bundle_parts').set({ units: 1 }).where('product_id', '=', soap.id).execute();
  await sql`select stock_bundles(array[${routine.id}])`.execute(db);
  expect((await ask('POST', `${id}/release`)).status).toBe(200);
  expect(await stocks()).toEqual({ Cream: 8, Soap: 3, Routine: 3 });
  expect(await broken()).toEqual([]);
});

test('a held order is edited with the parts that its bundle had, and their weight', async () => {
  const { db, cream, soap, routine, order, edit, ask, stocks, broken } = await aShop({
    env: { RATE_LIMITS: 'on' },
  });
  await holdOrdersAbove(db, 5);
  await db.updateTable('products').set({ weight_grams: 100 }).where('id', '<>', routine.id).execute();
  const placed = (await order([routine, 2])).json();
  const oil = await aProduct(db, { name: 'Oil' });
  await db.deleteFrom('bundle_parts').where('product_id', '=', soap.id).execute();
  await db
    .updateTable('bundle_parts')
    .set({ product_id: oil.id })
    .where('product_id', '=', cream.id)
    .execute();
  await sql`select stock_bundles(array[${routine.id}])`.execute(db);
  const more = await edit(placed, [[routine, 3]], 1);
  expect(more.status, JSON.stringify(more.body)).toBe(200);
  const stored = db.selectFrom('orders').select('weight_grams').where('id', '=', placed._id);
  expect(await stored.execute()).toEqual([{ weight_grams: 900 }]);
  expect((await ask('POST', `${placed._id}/release`)).status).toBe(200);
  expect(await stocks()).toEqual({ Cream: 7, Soap: 1, Oil: 10, Routine: 10 });
  expect(await broken()).toEqual([]);
});

test('an edit adds no bundle of which a part is not in stock in its size', async () => {
  const { db, order, edit } = await aShop();
  const clogs = await aProduct(db, { name: 'Clogs', sizes: JSON.stringify([{ size: '38', inStock: true }]) });
  const kit = await aBundle(db, [{ product: clogs, size: '38' }], { name: 'Kit' });
  const placed = (await order([kit, 1])).json();
  const sizes = JSON.stringify([{ size: '38', inStock: false }]);
  await db.updateTable('products').set({ sizes }).where('id', '=', clogs.id).execute();
  const more = await edit(placed, [[kit, 2]], 1);
  expect([more.status, more.body.message]).toEqual([409, 'Kit is out of stock']);
});

test('the packer reads the names of the parts in the language of the page, as those of the other lines', async () => {
  const { db, cream, routine, order, ask } = await aShop();
  const id = (await order([routine, 1])).json()._id;
  await productTexts(db, cream, { name: 'Crème solaire' });
  const { body } = await ask('POST', 'read?lang=fr', { ids: [id] });
  const [line] = body.orders[0].orderItems;
  expect(line.parts).toMatchObject([{ name: 'Crème solaire', nameAsRead: 'Cream' }, { name: 'Soap' }]);
});

test('returned bundles go back to the stock as parts', async () => {
  const { routine, order, ask, stocks, broken } = await aShop();
  const id = (await order([routine, 3])).json()._id;
  await ask('PUT', `${id}/status`, { status: 'Delivered' });
  const lines = [{ position: 0, quantity: 2, restocked: true }];
  const returned = await ask('POST', `${id}/returns`, { reason: 'Damaged', lines, refund: 0, seen: 0 });
  expect(returned.status, JSON.stringify(returned.body)).toBe(201);
  expect(await stocks()).toEqual({ Cream: 9, Soap: 5, Routine: 2 });
  expect(await broken()).toEqual([]);
});

test('a bundle with a hidden or sold-out part is sold out', async () => {
  const { db, cream, soap, routine, order, stocks } = await aShop();
  await db.updateTable('products').set({ state: 'draft' }).where('id', '=', soap.id).execute();
  expect(await stocks()).toEqual({ Cream: 10, Soap: 7, Routine: 0 });
  expect((await order([routine, 1])).json().message).toBe('Routine is out of stock');
  await db.updateTable('products').set({ state: null }).where('id', '=', soap.id).execute();
  expect((await stocks()).Routine).toBe(3);
  await db.updateTable('categories').set({ is_active: false }).where('id', '=', cream.category_id).execute();
  expect((await stocks()).Routine).toBe(0);
});

test('a part in a fixed size is sold as long as this size is in stock', async () => {
  const { db, stocks, order } = await aShop();
  const clogs = await aProduct(db, { name: 'Clogs', sizes: JSON.stringify([{ size: '38', inStock: true }]) });
  const kit = await aBundle(db, [{ product: clogs, size: '38' }], { name: 'Kit' });
  expect((await stocks()).Kit).toBe(10);
  expect((await order([kit, 1])).statusCode).toBe(201);
  const sizes = JSON.stringify([{ size: '38', inStock: false }]);
  await db.updateTable('products').set({ sizes }).where('id', '=', clogs.id).execute();
  expect((await stocks()).Kit).toBe(0);
  expect((await order([kit, 1])).statusCode).toBe(409);
});

test('parallel orders of bundles and their parts never oversell, whichever they share', async () => {
  const { db, cream, soap, routine, order, stocks, broken } = await aShop();
  const duo = await aBundle(db, [{ product: soap }, { product: cream, units: 2 }], { name: 'Duo' });
  const answers = await Promise.all(
    Array.from({ length: 48 }, (_, index) => {
      const one: [{ id: string }, number][] = [[[routine, duo, cream, soap][index % 4] ?? soap, 1]];
      return order(
        ...(index % 3 === 0 ? [...one, [index % 2 ? soap : routine, 1] as [{ id: string }, number]] : one),
      );
    }),
  );
  const statuses = new Set(answers.map(({ statusCode }) => statusCode));
  expect([...statuses].sort()).toEqual([201, 409]);
  const left = await stocks();
  expect(Math.min(left.Cream ?? 0, left.Soap ?? 0)).toBeLessThanOrEqual(1);
  expect(await broken()).toEqual([]);
});
