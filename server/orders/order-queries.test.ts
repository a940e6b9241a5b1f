import { expect, test } from 'vitest';
import type { Order } from '../../shared/orders/orders.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { anOrder } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { findOrdersOf } from './order-queries.ts';

test('users see their own orders, newest first, each with its items in the original order', async () => {
  const { app, db } = await createTestApp();
  const { headers, user } = await signedInAs(db, 'user');
  const first = await anOrder(db, { user, created_at: new Date('2026-01-01') });
  const second = await anOrder(db, {
    user,
    created_at: new Date('2026-01-02'),
    items: [{ name: 'Clogs', size: '38', quantity: 2, price_centimes: 320_050 }, { name: 'Aspirin' }],
  });
  await anOrder(db);
  await anOrder(db, { user: (await signedInAs(db, 'user')).user });
  const answer = await app.inject({ url: '/api/orders/myorders', headers });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
  const orders: Order[] = answer.json();
  expect(orders.map(({ _id }) => _id)).toEqual([second.id, first.id]);
  expect(orders[0]).toMatchObject({ totalPrice: 8401, status: 'Pending', isPaid: false });
  expect(orders[0]?.orderItems).toMatchObject([
    { name: 'Clogs', size: '38', quantity: 2, price: 3200.5 },
    { name: 'Aspirin', quantity: 1, price: 1000 },
  ]);
});

test('orders of the same moment keep a stable order', async () => {
  const { app, db } = await createTestApp();
  const { headers, user } = await signedInAs(db, 'user');
  const created_at = new Date('2026-01-01');
  const ids: string[] = [];
  for (let count = 0; count < 5; count++) ids.push((await anOrder(db, { user, created_at })).id);
  const orders: Order[] = (await app.inject({ url: '/api/orders/myorders', headers })).json();
  expect(orders.map(({ _id }) => _id)).toEqual(ids.sort());
});

test("an administrator's own orders contain no others", async () => {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  await anOrder(db);
  const answer = await app.inject({ url: '/api/orders/myorders', headers });
  expect([answer.statusCode, answer.json()]).toEqual([200, []]);
});

test('the cache-busting parameter t changes nothing', async () => {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'user');
  for (const t of ['', '1767225600000', 'now', '%27--']) {
    expect((await app.inject({ url: `/api/orders/myorders?t=${t}`, headers })).statusCode).toBe(200);
  }
});

test('one query reads a hundred orders', async () => {
  const { app, db } = await createTestApp();
  const { headers, user } = await signedInAs(db, 'user');
  const items = Array.from({ length: 5 }, () => ({}));
  for (let count = 0; count < 100; count++) await anOrder(db, { user, items });
  const orders: Order[] = (await app.inject({ url: '/api/orders/myorders', headers })).json();
  expect(orders).toHaveLength(100);
  expect(orders.every(({ orderItems }) => orderItems.length === 5)).toBe(true);
  const queries: string[] = [];
  const watched = db.withPlugin({
    transformQuery: ({ node }) => {
      queries.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  expect(await findOrdersOf(watched, user.id)).toHaveLength(100);
  expect(queries).toEqual(['SelectQueryNode']);
});
