import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { OrderStatus } from '../../shared/orders/order-terms.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { anInvoice, anOrder } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

/** A shop with one order of each status, and a member of staff. */
async function aShopWithOrders(role: 'packer' | 'confirmer' | 'editor') {
  const { app, db } = await createTestApp();
  const { user, headers } = await signedInAs(db, role);
  const ids = {} as Record<OrderStatus, string>;
  for (const status of ['Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled'] as const) {
    const delivered_at = status === 'Delivered' ? new Date() : null;
    ids[status] = (await anOrder(db, { status, delivered_at, email: 'buyer@example.com' })).id;
  }
  const ask = (url: string) => app.inject({ url: `/api${url}`, headers });
  const setStatus = (id: string, status: OrderStatus) =>
    app.inject({ method: 'PUT', url: `/api/orders/${id}/status`, headers, payload: { status } });
  return { app, db, user, headers, ids, ask, setStatus };
}

test('a packer sees only the orders to pack and those just shipped, without e-mail addresses', async () => {
  const { app, headers, ids, ask } = await aShopWithOrders('packer');
  const list = await ask('/orders');
  const statuses = list.json().orders.map(({ status }: { status: OrderStatus }) => status);
  expect(statuses.sort()).toEqual(['Pending', 'Processing', 'Shipped']);
  expect(list.json().count).toBe(3);
  expect((await ask('/orders?status=Delivered')).json()).toMatchObject({ orders: [], count: 0 });
  for (const status of ['Pending', 'Processing', 'Shipped'] as const) {
    const reply = await ask(`/orders/${ids[status]}`);
    expect([status, reply.statusCode]).toEqual([status, 200]);
    expect(reply.body).not.toContain('buyer@example.com');
    expect(reply.json().shippingAddress.phone).not.toBe('');
  }
  for (const status of ['Delivered', 'Cancelled'] as const) {
    expect((await ask(`/orders/${ids[status]}`)).statusCode).toBe(404);
    expect((await ask(`/orders/${ids[status]}/history`)).statusCode).toBe(404);
  }
  const chosen = (await ask('/orders/ids')).json();
  expect(chosen).toMatchObject({ count: 3 });
  expect(chosen.ids.toSorted()).toEqual([ids.Pending, ids.Processing, ids.Shipped].toSorted());
  const read = await app.inject({
    method: 'POST',
    url: '/api/orders/read',
    headers,
    payload: { ids: Object.values(ids) },
  });
  expect(read.json().orders).toHaveLength(3);
  for (const { body } of [list, read]) expect(body).not.toContain('buyer@example.com');
});

test('a packer moves an order one step at a time, up to Shipped', async () => {
  const { db, ids, setStatus } = await aShopWithOrders('packer');
  const refused: [OrderStatus, OrderStatus, number][] = [
    ['Pending', 'Shipped', 403],
    ['Pending', 'Delivered', 403],
    ['Pending', 'Cancelled', 403],
    ['Processing', 'Pending', 403],
    ['Shipped', 'Delivered', 403],
    ['Shipped', 'Processing', 403],
    ['Delivered', 'Shipped', 404],
    ['Cancelled', 'Pending', 404],
  ];
  for (const [before, after, status] of refused) {
    const reply = await setStatus(ids[before], after);
    expect([before, after, reply.statusCode]).toEqual([before, after, status]);
  }
  for (const status of ['Processing', 'Shipped'] as const) {
    const reply = await setStatus(ids.Pending, status);
    expect(reply.json().status).toBe(status);
    expect(reply.body).not.toContain('buyer@example.com');
  }
  const audit = await db.selectFrom('audit_entries').select('changes').orderBy('id').execute();
  expect(audit.map(({ changes }) => changes.status)).toEqual([
    ['Pending', 'Processing'],
    ['Processing', 'Shipped'],
  ]);
});

test('orders that a packer may not move are refused one by one', async () => {
  const { app, headers, ids } = await aShopWithOrders('packer');
  const payload = { ids: [ids.Pending, ids.Shipped, ids.Delivered], status: 'Processing' };
  const reply = await app.inject({ method: 'PUT', url: '/api/orders/status', headers, payload });
  expect(reply.json().done).toEqual([ids.Pending]);
  expect(reply.json().refused).toHaveLength(2);
});

test('packers and confirmers reach neither revenue, nor payments, nor exports, nor people', async () => {
  for (const role of ['packer', 'confirmer', 'editor'] as const) {
    const { app, headers, ids, ask } = await aShopWithOrders(role);
    const reads = ['/orders/summary', '/orders/export', '/auth/users', '/auth/users/export', '/auth/count'];
    for (const url of reads) {
      const { statusCode } = await ask(url);
      expect([role, url, statusCode]).toEqual([role, url, 403]);
    }
    for (const change of ['pay', 'unpay']) {
      const url = `/api/orders/${ids.Shipped}/${change}`;
      expect((await app.inject({ method: 'PUT', url, headers })).statusCode).toBe(403);
    }
  }
});

test('a confirmer sees every order with its contact, and touches none that has left, ended, is paid or invoiced', async () => {
  const { app, db, ids, ask, headers, setStatus } = await aShopWithOrders('confirmer');
  expect((await ask('/orders')).json().count).toBe(5);
  expect((await ask(`/orders/${ids.Delivered}`)).json().shippingAddress.email).toBe('buyer@example.com');
  const paid = await anOrder(db, { status: 'Processing', paid_at: new Date() });
  const invoiced = await anOrder(db, { status: 'Processing' });
  await anInvoice(db, invoiced.id);
  const message =
    'Only an administrator may change an order that has shipped or ended, is paid or has an invoice';
  const before = await db.selectFrom('orders').selectAll().orderBy('id').execute();
  for (const [id, status] of [
    [ids.Shipped, 'Cancelled'],
    [ids.Shipped, 'Processing'],
    [ids.Delivered, 'Cancelled'],
    [ids.Delivered, 'Shipped'],
    [ids.Cancelled, 'Pending'],
    [paid.id, 'Cancelled'],
    [paid.id, 'Pending'],
    [invoiced.id, 'Cancelled'],
  ] as const) {
    const reply = await setStatus(id, status);
    expect([id, status, reply.statusCode, reply.json().message]).toEqual([id, status, 403, message]);
    const payload = { ids: [id], status };
    const bulk = await app.inject({ method: 'PUT', url: '/api/orders/status', headers, payload });
    expect(bulk.json()).toMatchObject({ done: [], refused: [{ _id: id, reason: message }] });
  }
  expect((await setStatus(ids.Processing, 'Delivered')).json().message).toBe(
    'You can only set the next status, up to Shipped',
  );
  expect(await db.selectFrom('orders').selectAll().orderBy('id').execute()).toEqual(before);
  for (const [id, status] of [
    [ids.Pending, 'Cancelled'],
    [ids.Processing, 'Pending'],
    // What packing needs.
    [paid.id, 'Shipped'],
    [invoiced.id, 'Shipped'],
  ] as const) {
    expect([status, (await setStatus(id, status)).statusCode]).toEqual([status, 200]);
  }
});

test('a confirmer neither edits a paid order nor cancels it by a call', async () => {
  const { app, db, headers, ask } = await aShopWithOrders('confirmer');
  const order = await anOrder(db, { paid_at: new Date() });
  const form = (await ask(`/orders/${order.id}/form`)).json();
  const shippingAddress = { ...form.shippingAddress, street: '5 rue Larbi Ben M’hidi' };
  const edit = { version: form.version, orderItems: form.lines, shippingAddress };
  const send = (method: 'PUT' | 'POST', url: string, payload: object) =>
    app.inject({ method, url: `/api/${url}`, headers, payload });
  expect((await send('PUT', `orders/${order.id}`, edit)).statusCode).toBe(403);
  const outcome = { id: randomUUID(), outcome: 'notordered' };
  expect((await send('POST', `confirmation/${order.id}/calls`, outcome)).statusCode).toBe(403);
  const stored = await db
    .selectFrom('orders')
    .select(['status', 'street'])
    .where('id', '=', order.id)
    .execute();
  expect(stored).toEqual([{ status: 'Pending', street: order.street }]);
});

test('an editor sees no orders', async () => {
  const { ids, ask, setStatus } = await aShopWithOrders('editor');
  expect((await ask('/orders')).statusCode).toBe(403);
  expect((await ask(`/orders/${ids.Pending}`)).statusCode).toBe(404);
  expect((await setStatus(ids.Pending, 'Processing')).statusCode).toBe(403);
  expect((await ask('/products/stock')).statusCode).toBe(200);
});

test('a role that was taken away no longer counts at the next call, in any process', async () => {
  const { db, user, ask, ids, setStatus } = await aShopWithOrders('confirmer');
  expect((await ask('/orders')).statusCode).toBe(200);
  // Written past this process, as another one would.
  await db.updateTable('users').set({ role: 'packer' }).where('id', '=', user.id).execute();
  expect((await setStatus(ids.Pending, 'Cancelled')).statusCode).toBe(403);
  await db.updateTable('users').set({ role: 'user' }).where('id', '=', user.id).execute();
  expect((await ask('/orders')).statusCode).toBe(403);
  expect((await ask(`/orders/${ids.Pending}`)).statusCode).toBe(404);
});

test('an e-mail address finds orders for a confirmer, but tells a packer nothing', async () => {
  for (const role of ['confirmer', 'packer'] as const) {
    const { app, db, headers, ids, ask } = await aShopWithOrders(role);
    const owner = { id: (await signedInAs(db, 'user')).user.id, name: 'Amina', email: 'account@example.com' };
    const own = await anOrder(db, { user: owner, email: 'other@example.com', full_name: 'Zahra Kaci' });
    const found = async (keyword: string) => (await ask(`/orders?keyword=${keyword}`)).json().count;
    const counts = [await found('buyer@'), await found('account@example'), await found('zahra')];
    expect([role, counts]).toEqual([role, role === 'packer' ? [0, 0, 1] : [5, 1, 1]]);
    const filter = { keyword: 'buyer@example.com' };
    const payload = { ids: [ids.Pending], status: 'Processing', filter };
    const reply = await app.inject({ method: 'PUT', url: '/api/orders/status', headers, payload });
    expect(reply.json().done).toEqual(role === 'packer' ? [] : [ids.Pending]);
    expect(await found(own.id.slice(-8))).toBe(1);
  }
});
