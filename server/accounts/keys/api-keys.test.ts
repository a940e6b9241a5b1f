import { expect, test } from 'vitest';
import { keyPermissions, mostKeys } from '../../../shared/accounts/keys.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { anOrder, aProduct } from '../../../test/factories.ts';
import { anOrderBody } from '../../../test/order-body.ts';
import { signedInAs } from '../../../test/signed-in-as.ts';
import { newId } from '../../platform/db/new-id.ts';

async function aShop({ now = () => new Date() } = {}) {
  const { app, db } = await createTestApp({ now });
  const { headers, user } = await signedInAs(db, 'admin', now());
  const manage = async (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) => {
    const reply = await app.inject({
      method,
      url: `/api/api-keys${path}`,
      headers,
      ...(payload && { payload }),
    });
    return { status: reply.statusCode, body: reply.json() };
  };
  const aKey = async (...permissions: string[]) =>
    (await manage('POST', '', { name: 'Accounts', permissions })).body as { _id: string; key: string };
  /** Calls an endpoint such as `GET /orders`. */
  const callWith = async (key: string, endpoint: string, payload?: object) => {
    const [method, path] = endpoint.split(' ') as ['GET' | 'POST' | 'PUT', string];
    const headers = { authorization: `Bearer ${key}` };
    const reply = await app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
    return { status: reply.statusCode, text: reply.body };
  };
  return { app, db, user, manage, aKey, callWith };
}

test('a key does what its permissions allow, without a session and without an XSRF token', async () => {
  const { db, aKey, callWith } = await aShop();
  const order = await anOrder(db);
  const { key, _id } = await aKey('orders.read');
  expect(key).toMatch(/^saha_[\w-]{43}$/);
  expect((await callWith(key, 'GET /orders')).text).toContain(order.id);
  const changed = await callWith(key, `PUT /orders/${order.id}/status`, { status: 'Processing' });
  expect(changed.status).toBe(403);
  expect(changed.text).toContain('This key is not allowed to do this');
  const wider = await aKey('orders.confirm');
  expect((await callWith(wider.key, `PUT /orders/${order.id}/status`, { status: 'Processing' })).status).toBe(
    200,
  );
  const entry = await db
    .selectFrom('audit_entries')
    .selectAll()
    .where('action', '=', 'order.status')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ actor_id: wider._id, actor_name: 'Key “Accounts”' });
  expect(_id).not.toBe(wider._id);
});

test('a key that may only read orders sees what a packer sees', async () => {
  const { db, aKey, callWith } = await aShop();
  await anOrder(db, { status: 'Delivered', delivered_at: new Date(), email: 'delivered@example.com' });
  await anOrder(db, { status: 'Processing', email: 'hidden@example.com', full_name: 'Amina Packed' });
  const { key } = await aKey('orders.read');
  const { text } = await callWith(key, 'GET /orders');
  expect(text).toContain('Amina Packed');
  expect(text).not.toContain('@example.com');
});

test('a key is nobody: it has no profile, and an order that it places is a guest’s', async () => {
  const { db, aKey, callWith } = await aShop();
  const product = await aProduct(db);
  const { key } = await aKey(...keyPermissions);
  expect((await callWith(key, 'GET /auth/profile')).status).toBe(403);
  for (const path of ['/api-keys', '/webhooks', '/settings/form', '/staff'])
    expect((await callWith(key, `GET ${path}`)).status, path).toBe(403);
  const placed = await callWith(key, 'POST /orders', anOrderBody([{ productId: product.id, quantity: 1 }]));
  expect(placed.status).toBe(201);
  const order = await db.selectFrom('orders').select(['user_id', 'is_guest']).executeTakeFirst();
  expect(order).toEqual({ user_id: null, is_guest: true });
});

test('a key is shown once, is stored as a hash, and ends when it is revoked', async () => {
  const { db, user, manage, aKey, callWith } = await aShop();
  const { key, _id } = await aKey('catalog');
  const list = await manage('GET');
  expect(list.body).toMatchObject([{ _id, name: 'Accounts', ending: key.slice(-4), createdBy: user.name }]);
  expect(JSON.stringify(list.body)).not.toContain(key);
  expect(JSON.stringify(await db.selectFrom('api_keys').selectAll().execute())).not.toContain(key);
  expect((await callWith(key, 'GET /search/pins')).status).toBe(200);
  expect((await manage('GET')).body[0].lastUsedAt).toBeDefined();
  expect((await manage('DELETE', `/${_id}`)).status).toBe(200);
  expect(await callWith(key, 'GET /search/pins')).toMatchObject({ status: 401 });
  expect((await manage('DELETE', `/${_id}`)).status).toBe(404);
  expect((await manage('GET')).body).toMatchObject([{ _id, revokedAt: expect.any(String) }]);
  const entries = await db.selectFrom('audit_entries').select('action').orderBy('id').execute();
  expect(entries.map(({ action }) => action)).toEqual(['key.created', 'key.revoked']);
});

test('a wrong key is refused, and the header of another program is ignored', async () => {
  const { app, callWith } = await aShop();
  for (const key of ['saha_', 'saha_wrong', `saha_${'a'.repeat(5_000)}`])
    expect((await callWith(key, 'GET /search/pins')).status, key.slice(0, 20)).toBe(401);
  const guarded = await app.inject({
    url: '/api/settings',
    headers: { authorization: 'Basic c2hvcDpvcGVu' },
  });
  expect(guarded.statusCode).toBe(200);
});

test('keys without a name or with permissions that keys cannot have are refused', async () => {
  const { manage } = await aShop();
  const refused = async (body: object) => {
    const reply = await manage('POST', '', { name: 'Accounts', permissions: ['catalog'], ...body });
    expect(reply.status, JSON.stringify(body)).toBe(400);
    return reply.body.fields;
  };
  expect(await refused({ name: ' ' })).toEqual({ name: 'Type the name of the program' });
  expect(await refused({ permissions: [] })).toEqual({ permissions: 'Choose at least one permission' });
  expect(await refused({ permissions: ['admin'] })).toEqual({
    'permissions.0': 'This permission does not exist',
  });
  expect(await refused({ permissions: ['catalog', 'catalog'] })).toEqual({
    permissions: 'A permission can be chosen only once',
  });
  expect((await manage('DELETE', `/${newId()}`)).status).toBe(404);
  for (let made = 0; made < 50; made++)
    await manage('POST', '', { name: `Key ${made}`, permissions: ['catalog'] });
  expect(await refused({})).toEqual({ name: 'A shop has at most 50 keys' });
});

test.each([
  ['90days', 90],
  ['year', 365],
])('a key for %s works until then, and later calls say why they are refused', async (lifetime, days) => {
  const clock = { time: new Date('2026-03-01T09:00:00Z') };
  const { manage, callWith } = await aShop({ now: () => clock.time });
  const made = await manage('POST', '', { name: 'Accounts', permissions: ['catalog'], lifetime });
  const { key, expiresAt } = made.body as { key: string; expiresAt: string };
  expect(new Date(expiresAt).getTime() - clock.time.getTime()).toBe(days * 86_400_000);
  clock.time = new Date(new Date(expiresAt).getTime() - 1);
  expect((await callWith(key, 'GET /search/pins')).status).toBe(200);
  clock.time = new Date(expiresAt);
  expect(await callWith(key, 'GET /search/pins')).toMatchObject({
    status: 401,
    text: JSON.stringify({
      code: 'key-expired',
      message: 'This key has expired. Ask an administrator of the shop for a new one.',
    }),
  });
});

test('a key without a chosen lifetime works until it is revoked, and another lifetime is refused', async () => {
  const clock = { time: new Date('2026-03-01T09:00:00Z') };
  const { manage, aKey, callWith } = await aShop({ now: () => clock.time });
  const { key } = await aKey('catalog');
  expect((await manage('GET')).body[0]).not.toHaveProperty('expiresAt');
  const refused = { name: 'Accounts', permissions: ['catalog'], lifetime: 'week' };
  expect((await manage('POST', '', refused)).body.fields).toEqual({
    lifetime: 'A key works for 90days, a year or forever',
  });
  clock.time = new Date('2036-03-01T09:00:00Z');
  expect((await callWith(key, 'GET /search/pins')).status).toBe(200);
});

test('expired keys leave room for new ones', async () => {
  const { db, manage } = await aShop();
  const add = async () =>
    (await manage('POST', '', { name: 'Till', permissions: ['catalog'], lifetime: 'year' })).status;
  for (let n = 0; n < mostKeys; n++) expect(await add()).toBe(201);
  expect(await add()).toBe(400);
  await db.updateTable('api_keys').set({ expires_at: new Date() }).execute();
  expect(await add()).toBe(201);
});
