import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { anOrder, aProduct } from '../../test/factories.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { proveInvariants } from '../invariants/prove-invariants.ts';
import { newId } from '../platform/db/new-id.ts';

async function aBackOffice({ stock = 10 } = {}) {
  const now = { date: new Date('2026-03-10T12:00:00Z') };
  const { app, db, resources } = await createTestApp({ now: () => now.date });
  const { user, headers } = await signedInAs(db, 'admin', now.date);
  const product = await aProduct(db, { stock });
  const stockNow = async () =>
    (await db.selectFrom('products').select('stock').where('id', '=', product.id).executeTakeFirst())?.stock;
  const place = async (quantity = 1) =>
    (await postOrder(app, anOrderBody([{ productId: product.id, quantity }]))).json()._id as string;
  const put = (path: string, payload: object = {}) =>
    app.inject({ method: 'PUT', url: `/api/orders/${path}`, headers, payload });
  const get = async (path: string) => (await app.inject({ url: `/api/orders/${path}`, headers })).json();
  const violations = async () =>
    (await proveInvariants(db, resources.env)).filter((finding) => finding.violations.length > 0);
  return { app, db, user, headers, product, now, stockNow, place, put, get, violations };
}

test('any status can follow any other, and stock and times stay consistent', async () => {
  const { place, put, stockNow, violations } = await aBackOffice();
  const id = await place(3);
  const path = [
    'Delivered',
    'Cancelled',
    'Cancelled',
    'Shipped',
    'Delivered',
    'Processing',
    'Cancelled',
    'Delivered',
    'Pending',
  ];
  for (const status of path) {
    const reply = await put(`${id}/status`, { status });
    expect(reply.statusCode).toBe(200);
    const isDelivered = status === 'Delivered';
    expect(reply.json()).toMatchObject({ status, isDelivered });
    expect(reply.json().deliveredAt).toBe(isDelivered ? '2026-03-10T12:00:00.000Z' : undefined);
    expect(await stockNow()).toBe(status === 'Cancelled' ? 10 : 7);
    expect(await violations()).toEqual([]);
  }
});

test('a cancelled order cannot be reopened once its units have been sold', async () => {
  const { place, put, stockNow, product, violations } = await aBackOffice({ stock: 3 });
  const id = await place(2);
  await put(`${id}/status`, { status: 'Cancelled' });
  await place(2);
  const reply = await put(`${id}/status`, { status: 'Processing' });
  expect(reply.statusCode).toBe(409);
  expect(reply.json().message).toBe(`The order cannot be reopened: ${product.name} has only 1 left`);
  expect(await stockNow()).toBe(1);
  expect(await violations()).toEqual([]);
});

test('many simultaneous cancellations and reopenings return and take the units exactly once each', async () => {
  const { place, put, stockNow, violations } = await aBackOffice();
  const ids = await Promise.all([place(2), place(1), place(3)]);
  const moves = Array.from({ length: 40 }, (_, n) => ({
    id: ids[n % ids.length],
    status: n % 2 ? 'Cancelled' : 'Shipped',
  }));
  const replies = await Promise.all(moves.map(({ id, status }) => put(`${id}/status`, { status })));
  expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200]));
  for (const id of ids) await put(`${id}/status`, { status: 'Cancelled' });
  expect(await stockNow()).toBe(10);
  expect(await violations()).toEqual([]);
});

test('an unknown status is refused and an unknown order is not found', async () => {
  const { place, put } = await aBackOffice();
  const id = await place();
  const wrong = await put(`${id}/status`, { status: 'Lost' });
  expect([wrong.statusCode, wrong.json().message]).toEqual([400, 'Status is unknown']);
  for (const path of [`${newId()}/status`, 'x/status']) {
    expect((await put(path, { status: 'Shipped' })).statusCode).toBe(404);
  }
  for (const path of [`${newId()}/pay`, `${newId()}/unpay`]) expect((await put(path)).statusCode).toBe(404);
});

test('paying sets the time of payment, and unpaying clears it', async () => {
  const { place, put, now, violations } = await aBackOffice();
  const id = await place();
  const result = { id: 'admin-1', status: 'completed', update_time: 'now', email_address: 'a@example.com' };
  const paid = (await put(`${id}/pay`, result)).json();
  expect(paid).toMatchObject({ isPaid: true, paidAt: '2026-03-10T12:00:00.000Z', paymentResult: result });
  now.date = new Date('2026-03-10T12:30:00Z');
  expect((await put(`${id}/pay`)).json().paidAt).toBe('2026-03-10T12:00:00.000Z');
  const unpaid = (await put(`${id}/unpay`)).json();
  expect(unpaid).toMatchObject({ isPaid: false });
  expect([unpaid.paidAt, unpaid.paymentResult]).toEqual([undefined, undefined]);
  expect((await put(`${id}/pay`, {})).json()).toMatchObject({ isPaid: true });
  expect(await violations()).toEqual([]);
});

test('the history lists who changed what, in order, and only real changes', async () => {
  const { place, put, get, user } = await aBackOffice();
  const id = await place();
  await put(`${id}/status`, { status: 'Shipped' });
  await put(`${id}/status`, { status: 'Shipped' });
  await put(`${id}/pay`);
  await put(`${id}/unpay`);
  const by = user.name;
  expect(await get(`${id}/history`)).toMatchObject([
    { by, action: 'status', from: 'Pending', to: 'Shipped' },
    { by, action: 'paid' },
    { by, action: 'unpaid' },
  ]);
  expect(await get(`${newId()}/history`)).toMatchObject({ message: 'Order not found' });
});

test('a cancellation keeps why the buyer cancelled, until the order is open again', async () => {
  const { db, place, put, get } = await aBackOffice();
  const id = await place();
  const kept = async () =>
    (await db.selectFrom('orders').select('end_reason').where('id', '=', id).executeTakeFirst())?.end_reason;
  await put(`${id}/status`, { status: 'Processing', reason: 'price' });
  expect(await kept()).toBe(null);
  expect((await put(`${id}/status`, { status: 'Cancelled', reason: 'bored' })).statusCode).toBe(400);
  await put(`${id}/status`, { status: 'Cancelled', reason: 'price' });
  expect(await kept()).toBe('price');
  expect((await get(`${id}/history`)).at(-1)).toMatchObject({ to: 'Cancelled', cancelReason: 'price' });
  await put(`${id}/status`, { status: 'Pending' });
  expect(await kept()).toBe(null);
});

test('an entry of the history can be neither changed nor deleted', async () => {
  const { place, put, db } = await aBackOffice();
  await put(`${await place()}/status`, { status: 'Shipped' });
  await expect(db.deleteFrom('audit_entries').execute()).rejects.toThrow('append-only');
  await expect(db.updateTable('audit_entries').set({ action: 'order.paid' }).execute()).rejects.toThrow(
    'append-only',
  );
});

test('revenue counts paid and delivered orders by days in the shop’s time zone', async () => {
  const { db, get, now } = await aBackOffice();
  // Half past midnight on the 10th in Alger, which is an hour ahead of UTC.
  now.date = new Date('2026-03-09T23:30:00Z');
  const at = (time: string) => new Date(time);
  await anOrder(db, { created_at: at('2026-03-09T23:10:00Z'), paid_at: at('2026-03-09T23:20:00Z') });
  await anOrder(db, {
    created_at: at('2026-03-09T22:50:00Z'),
    status: 'Delivered',
    delivered_at: at('2026-03-09T23:00:00Z'),
  });
  await anOrder(db, { created_at: at('2026-02-20T10:00:00Z'), paid_at: at('2026-02-20T10:00:00Z') });
  await anOrder(db, { created_at: at('2025-01-01T10:00:00Z'), paid_at: at('2025-01-01T10:00:00Z') });
  await anOrder(db, { created_at: at('2026-03-09T23:15:00Z') });
  const summary = await get('summary');
  const { total_price_centimes } = await db
    .selectFrom('orders')
    .select('total_price_centimes')
    .limit(1)
    .executeTakeFirstOrThrow();
  const one = total_price_centimes / 100;
  expect(summary).toMatchObject({ today: one, week: 2 * one, month: 3 * one, total: 4 * one, orders: 5 });
  expect(summary.placed).toEqual({ today: 2 * one, week: 3 * one, month: 4 * one, total: 5 * one });
  expect(summary.toCollect).toEqual({ orders: 1, amount: one });
  expect(summary.days).toHaveLength(30);
  expect(summary.days.at(-1)).toEqual({ date: '2026-03-10', orders: 2, revenue: one });
  expect(summary.days.at(-2)).toEqual({ date: '2026-03-09', orders: 1, revenue: one });
  expect(summary.days[0].date).toBe('2026-02-09');
});

test('a status for several orders: a refused order is reported, and the others change', async () => {
  const { place, put, get, violations } = await aBackOffice({ stock: 3 });
  const sold = await place(2);
  await put(`${sold}/status`, { status: 'Cancelled' });
  const first = await place(2);
  const second = await place(1);
  const unknown = newId();
  const reply = await put('status', { ids: [first, sold, second, unknown, first], status: 'Processing' });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({
    done: [first, second],
    refused: [
      { _id: sold, reason: expect.stringContaining('cannot be reopened') },
      { _id: unknown, reason: 'Order not found' },
    ],
  });
  for (const id of [first, second]) expect(await get(id)).toMatchObject({ status: 'Processing' });
  expect(await get(sold)).toMatchObject({ status: 'Cancelled' });
  expect(await violations()).toEqual([]);
  expect(await get(`${first}/history`)).toMatchObject([
    { action: 'status', from: 'Pending', to: 'Processing' },
  ]);
});

test('two administrators who change the same orders at once change each of them once', async () => {
  const { place, put, get, stockNow, violations } = await aBackOffice({ stock: 10 });
  const ids = [await place(), await place(), await place()];
  const replies = await Promise.all([
    put('status', { ids, status: 'Cancelled' }),
    put('status', { ids: ids.toReversed(), status: 'Cancelled' }),
  ]);
  expect(replies.map((reply) => reply.json().refused)).toEqual([[], []]);
  expect(await stockNow()).toBe(10);
  for (const id of ids) expect(await get(`${id}/history`)).toHaveLength(1);
  expect(await violations()).toEqual([]);
});

test('orders are read for printing in the order of their ids, and at most 500 at once', async () => {
  const { app, headers, place } = await aBackOffice();
  const ids = [await place(), await place()];
  const read = (ids: unknown) =>
    app.inject({ method: 'POST', url: '/api/orders/read', headers, payload: { ids } });
  const asked = [ids[1], newId(), ids[0], ids[1]];
  const { orders } = (await read(asked)).json();
  expect(orders.map(({ _id }: { _id: string }) => _id)).toEqual([ids[1], ids[0]]);
  const tooMany = Array.from({ length: 501 }, newId);
  for (const [wrong, message] of [
    [[], 'Choose at least one order'],
    [tooMany, 'Choose at most 500 orders'],
    [['nope'], expect.any(String)],
  ]) {
    const reply = await read(wrong);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toEqual(message);
  }
});

test('a whole filter is chosen, and an order that left it meanwhile is refused', async () => {
  const { app, headers, place, put, get } = await aBackOffice({ stock: 10 });
  const ids = [await place(), await place(), await place()];
  const all = await app.inject({ url: '/api/orders/ids?status=Pending&order=asc', headers });
  expect(all.json()).toEqual({ ids, count: 3 });
  await put(`${ids[1]}/status`, { status: 'Shipped' });
  const reply = await put('status', { ids, status: 'Processing', filter: { status: 'Pending' } });
  expect(reply.json()).toMatchObject({
    done: [ids[0], ids[2]],
    refused: [{ _id: ids[1], reason: 'It no longer matches the filter' }],
  });
  expect(await get(`${ids[1]}`)).toMatchObject({ status: 'Shipped' });
  expect((await app.inject({ url: '/api/orders/ids?status=nope', headers })).statusCode).toBe(400);
  const wrong = await put('status', { ids, status: 'Processing', filter: { status: 'nope' } });
  expect(wrong.json()).toMatchObject({ fields: { 'filter.status': 'Status is unknown' } });
});
