import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { webhookEvents } from '../../shared/webhooks.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { anOrder, aProduct } from '../../test/factories.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { postSigned } from './post-signed.ts';
import { deleteOldWebhookEvents, sendWebhooks } from './send-webhooks.ts';

type Received = { headers: IncomingMessage['headers']; text: string; body: { type: string; data: object } };
type Answer = (reply: ServerResponse) => void;

/** Another program that keeps what it is sent. */
async function aReceiver(answer: Answer = (reply) => reply.writeHead(204).end()) {
  const received: Received[] = [];
  const state = { answer };
  const server = createServer(async (request, reply) => {
    let text = '';
    for await (const piece of request) text += piece;
    received.push({ headers: request.headers, text, body: JSON.parse(text) });
    state.answer(reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return { url, received, state, kinds: () => received.map(({ body }) => body.type) };
}

async function aShop({
  env = { PRIVATE_WEBHOOKS: 'on' },
  ...options
}: Parameters<typeof createTestApp>[0] = {}) {
  // Ahead of the database's clock, by which events are due.
  const clock = { now: Date.now() + 60_000 };
  const { app, db, resources } = await createTestApp({ env, now: () => new Date(clock.now), ...options });
  const { user, ...session } = await signedInAs(db, 'admin');
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const reply = await app.inject({ method, url: `/api${path}`, ...session, ...(payload && { payload }) });
    return { status: reply.statusCode, body: reply.json() };
  };
  const hook = async (url: string, events: readonly string[] = webhookEvents) =>
    (await send('POST', '/webhooks', { url, events })).body;
  const run = (after = 0) => {
    clock.now += after * 1000;
    const { db, env, jobs, mailer, log, now } = resources;
    const context = { db, env, jobs, mailer, log, now, jobId: 'job', signal: AbortSignal.timeout(60_000) };
    return sendWebhooks.run({}, context);
  };
  const log = async (id: string, query = '') =>
    (await send('GET', `/webhooks/${id}/deliveries${query}`)).body.deliveries;
  const signInAgain = async () => Object.assign(session, await signedInAs(db, 'admin', new Date(clock.now)));
  return { app, db, user, send, hook, run, log, clock, resources, signInAgain };
}

test('orders and stock are told in their order, signed, and logged', async () => {
  const { app, db, send, hook, run, log } = await aShop();
  const { url, received, kinds } = await aReceiver();
  const { _id, secret } = await hook(url);
  const product = await aProduct(db, { stock: 10 });
  const placed = await postOrder(app, anOrderBody([{ productId: product.id, quantity: 1 }]));
  expect(placed.statusCode).toBe(201);
  const order = placed.json();
  await send('PUT', `/orders/${order._id}/status`, { status: 'Processing' });
  await send('PUT', `/orders/${order._id}/pay`, {});
  await db.updateTable('orders').set({ changed_at: new Date() }).execute();
  await run();
  expect(kinds().toSorted()).toEqual([
    'order.changed',
    'order.paid',
    'order.placed',
    'order.status',
    'stock.changed',
  ]);
  expect(kinds().filter((kind) => kind !== 'stock.changed')).toEqual([
    'order.placed',
    'order.status',
    'order.paid',
    'order.changed',
  ]);
  const told = Object.fromEntries(received.map(({ body }) => [body.type, body.data]));
  expect(told['order.status']).toMatchObject({
    orderId: order._id,
    before: 'Pending',
    status: 'Processing',
    order: { _id: order._id, shippingAddress: { fullName: expect.any(String) } },
  });
  expect(told['stock.changed']).toEqual({ products: [{ id: product.id, before: 10, stock: 9 }] });
  for (const { headers, text } of received) {
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = headers;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    expect(signature).toBe(`v1,${createHmac('sha256', key).update(`${id}.${at}.${text}`).digest('base64')}`);
  }
  const deliveries = await log(_id);
  expect(deliveries).toHaveLength(5);
  expect(deliveries[0]).toMatchObject({ state: 'delivered', attempts: [{ status: 204 }] });
  await run();
  expect(received).toHaveLength(5);
});

test('an event is sent soon after its transaction, by the jobs of the shop', async () => {
  const { db, send, hook } = await aShop({ runsJobs: true });
  const { url, kinds } = await aReceiver();
  await hook(url, ['order.status']);
  const order = await anOrder(db);
  await send('PUT', `/orders/${order.id}/status`, { status: 'Shipped' });
  await expect.poll(kinds, { timeout: 20_000 }).toEqual(['order.status']);
});

test('a shop whose webhooks want nothing of it records no event', async () => {
  const { db, send, hook, run } = await aShop();
  const { url, received } = await aReceiver();
  const { _id } = await hook(url, ['stock.changed']);
  const order = await anOrder(db);
  await send('PUT', `/orders/${order.id}/status`, { status: 'Processing' });
  await send('PUT', `/webhooks/${_id}`, { url, events: ['order.status'], isOn: false, version: 1 });
  await send('PUT', `/orders/${order.id}/status`, { status: 'Shipped' });
  expect(await db.selectFrom('webhook_events').selectAll().execute()).toEqual([]);
  await run();
  expect(received).toEqual([]);
});

test('a change of many products is told in parts of at most 100', async () => {
  const { db, hook, run } = await aShop();
  const { url, received } = await aReceiver();
  await hook(url, ['stock.changed']);
  const { category_id } = await aProduct(db, { stock: 1 });
  for (let made = 1; made < 120; made++) await aProduct(db, { stock: 1, category_id });
  await db.updateTable('products').set({ stock: 2 }).execute();
  await run();
  const sizes = received.map(({ body }) => (body.data as { products: object[] }).products.length);
  expect(sizes).toEqual([100, 20]);
});

test('a refused delivery is tried again later and later, then given up, and can be sent again by hand', async () => {
  const { db, send, hook, run, log, clock, signInAgain } = await aShop();
  const { url, received, state } = await aReceiver((reply) => reply.writeHead(500).end());
  const { _id } = await hook(url, ['order.status']);
  const order = await anOrder(db);
  await send('PUT', `/orders/${order.id}/status`, { status: 'Processing' });
  await run();
  await run(59);
  expect(received).toHaveLength(1);
  const [{ dueAt }] = await log(_id, '?state=waiting');
  expect(new Date(dueAt).getTime() - clock.now).toBe(1_000);
  await run(1);
  expect(received).toHaveLength(2);
  for (let tries = 0; tries < 10; tries++) await run(24 * 60 * 60);
  expect(received).toHaveLength(10);
  await signInAgain();
  const [failed] = await log(_id);
  expect(failed).toMatchObject({ state: 'failed', kind: 'order.status' });
  expect(failed.attempts).toHaveLength(10);
  expect(failed.attempts[0]).toMatchObject({ status: 500, problem: 'refused' });
  expect((await send('GET', '/webhooks')).body).toMatchObject([{ failing: { waiting: 0, failed: 1 } }]);
  state.answer = (reply) => reply.end();
  const replayed = await send('POST', `/webhooks/${_id}/deliveries/${failed._id}/replay`);
  expect(replayed.body).toMatchObject({ state: 'delivered', event: failed.event });
  const ids = new Set(received.map(({ headers }) => headers['webhook-id']));
  expect(ids.size).toBe(1);
});

test('an address may ask for a longer pause, but for no longer than a day', async () => {
  const { db, send, hook, run, log, clock } = await aShop();
  const { url, state } = await aReceiver((reply) => reply.writeHead(429, { 'retry-after': '600' }).end());
  const { _id } = await hook(url, ['order.status']);
  const order = await anOrder(db);
  await send('PUT', `/orders/${order.id}/status`, { status: 'Processing' });
  await run();
  const pause = async () => new Date((await log(_id))[0].dueAt).getTime() - clock.now;
  expect(await pause()).toBe(600_000);
  state.answer = (reply) => reply.writeHead(503, { 'retry-after': '9999999' }).end();
  await run(600);
  expect(await pause()).toBe(24 * 60 * 60 * 1000);
});

test('an address that does not answer holds up no other, and is left in peace for a while', async () => {
  const { db, send, hook, run, log } = await aShop();
  const hanging = await aReceiver(() => undefined);
  const fine = await aReceiver();
  const { _id } = await hook(hanging.url, ['order.status']);
  await hook(fine.url, ['order.status']);
  for (const { id } of [await anOrder(db), await anOrder(db)])
    await send('PUT', `/orders/${id}/status`, { status: 'Processing' });
  const start = performance.now();
  const running = run();
  await expect.poll(() => fine.received.length, { timeout: 9_000 }).toBe(2);
  expect(performance.now() - start).toBeLessThan(9_000);
  await running;
  // The second delivery waits with the address instead of for another ten seconds.
  expect(hanging.received).toHaveLength(1);
  const deliveries = await log(_id);
  expect(deliveries[1].attempts).toMatchObject([{ problem: 'timeout' }]);
  expect(deliveries[0].attempts).toEqual([]);
  await run(30);
  expect(hanging.received).toHaveLength(1);
}, 30_000);

test('410 switches a webhook off, and what waits is sent when it is on again', async () => {
  const { db, send, hook, run } = await aShop();
  const { url, received, state } = await aReceiver((reply) => reply.writeHead(410).end());
  const { _id } = await hook(url, ['order.status']);
  const order = await anOrder(db);
  await send('PUT', `/orders/${order.id}/status`, { status: 'Processing' });
  await run();
  await run(600);
  expect(received).toHaveLength(1);
  const { body } = await send('GET', `/webhooks/${_id}`);
  expect(body).toMatchObject({ isOn: false, stoppedReason: 'gone' });
  state.answer = (reply) => reply.end();
  await send('PUT', `/webhooks/${_id}`, { url, events: ['order.status'], isOn: true, version: body.version });
  await run();
  expect(received).toHaveLength(2);
});

test('redirects are not followed, and private addresses are refused unless they are allowed', async () => {
  const { url, received, state } = await aReceiver();
  const message = { id: 'id', secret: 'whsec_c2VjcmV0', body: '{}', at: new Date() };
  state.answer = (reply) => reply.writeHead(302, { location: url }).end();
  expect(await postSigned({ ...message, url, mayBePrivate: true })).toMatchObject({
    status: 302,
    problem: 'moved',
  });
  expect(received).toHaveLength(1);
  const { port } = new URL(url);
  const hosts = [
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0x7f.1',
    '2130706433',
    '169.254.169.254',
  ];
  for (const host of hosts) {
    const outcome = await postSigned({ ...message, url: `http://${host}:${port}/`, mayBePrivate: false });
    expect(outcome, host).toMatchObject({ problem: 'private' });
  }
  expect(await postSigned({ ...message, url: 'http://127.0.0.1:1/', mayBePrivate: true })).toMatchObject({
    problem: 'unreachable',
  });
  expect(received).toHaveLength(1);
});

test('two processes send no delivery twice, and one that died gives its deliveries back', async () => {
  const { db, send, hook, run } = await aShop();
  const { url, received } = await aReceiver((reply) => void wait(20).then(() => reply.end()));
  await hook(url, ['order.status']);
  for (let made = 0; made < 15; made++) {
    const { id } = await anOrder(db);
    await send('PUT', `/orders/${id}/status`, { status: 'Processing' });
  }
  await db
    .updateTable('webhook_deliveries')
    .set({ held_until: new Date(Date.now() + 100_000) })
    .where('id', '=', (row) => row.selectFrom('webhook_deliveries').select(({ fn }) => fn.min('id').as('id')))
    .execute();
  await Promise.all([run(), run(), run()]);
  expect(received).toHaveLength(14);
  await run(200);
  expect(received).toHaveLength(15);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(15);
});

test('a test is sent once, also while the webhook is off', async () => {
  const { send, hook, run } = await aShop();
  const { url, received, state } = await aReceiver();
  const { _id } = await hook(url);
  await send('PUT', `/webhooks/${_id}`, { url, events: ['order.paid'], isOn: false, version: 1 });
  expect((await send('POST', `/webhooks/${_id}/test`)).body).toMatchObject({
    kind: 'test',
    state: 'delivered',
  });
  state.answer = (reply) => reply.writeHead(404).end();
  const failed = (await send('POST', `/webhooks/${_id}/test`)).body;
  expect(failed).toMatchObject({ state: 'failed', attempts: [{ status: 404, problem: 'refused' }] });
  expect((await send('POST', `/webhooks/${_id}/deliveries/${failed._id}/replay`)).status).toBe(409);
  await run(600);
  expect(received).toHaveLength(2);
});

test('the secret is shown once, can be renewed, and every change is in the audit', async () => {
  const { db, send, hook, user } = await aShop();
  const { url } = await aReceiver();
  const created = await hook(url);
  expect(created.secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const { body } = await send('GET', `/webhooks/${created._id}`);
  expect(JSON.stringify([body, (await send('GET', '/webhooks')).body])).not.toContain('whsec');
  const change = { url, events: ['order.paid'], isOn: true, version: 1 };
  expect(await send('PUT', `/webhooks/${created._id}`, change)).toMatchObject({
    status: 200,
    body: { version: 2 },
  });
  expect(await send('PUT', `/webhooks/${created._id}`, change)).toMatchObject({
    status: 409,
    body: { webhook: { version: 2 } },
  });
  const renewed = await send('POST', `/webhooks/${created._id}/secret`);
  expect(renewed.body.secret).not.toBe(created.secret);
  expect((await send('DELETE', `/webhooks/${created._id}`)).status).toBe(200);
  expect((await send('GET', `/webhooks/${created._id}`)).status).toBe(404);
  const entries = await db.selectFrom('audit_entries').selectAll().orderBy('id').execute();
  expect(entries.map(({ action }) => action)).toEqual([
    'webhook.created',
    'webhook.changed',
    'webhook.secret',
    'webhook.deleted',
  ]);
  expect(entries[1]).toMatchObject({
    actor_id: user.id,
    changes: { events: [[...webhookEvents], ['order.paid']] },
  });
  expect(JSON.stringify(entries)).not.toContain('whsec');
});

test('addresses and events that cannot be used are refused, and a 21st webhook', async () => {
  const { send } = await aShop({ env: {} });
  const refused = async (body: object) => {
    const reply = await send('POST', '/webhooks', {
      url: 'https://erp.example/',
      events: ['order.paid'],
      ...body,
    });
    expect(reply.status, JSON.stringify(body)).toBe(400);
    return reply.body.fields;
  };
  expect(await refused({ url: '' })).toEqual({ url: 'Type the address' });
  const form = 'The address must begin with https:// or http://, without a user name or a password';
  for (const url of [
    'erp.example',
    'ftp://erp.example',
    'javascript:alert(1)',
    'https://me:secret@erp.example',
  ])
    expect(await refused({ url })).toEqual({ url: form });
  expect(await refused({ url: 'http://erp.example' })).toEqual({
    url: 'The address must begin with https://',
  });
  expect(await refused({ url: 'https://[1]/' })).toEqual({ url: 'This is not an address' });
  expect(await refused({ events: [] })).toEqual({ events: 'Choose at least one event' });
  expect(await refused({ events: ['order.eaten'] })).toEqual({ 'events.0': 'This event does not exist' });
  expect(await refused({ events: ['order.paid', 'order.paid'] })).toEqual({
    events: 'An event can be chosen only once',
  });
  const body = { url: 'https://erp.example/', events: ['order.paid'] };
  for (let made = 0; made < 20; made++) expect((await send('POST', '/webhooks', body)).status).toBe(201);
  expect(await refused({})).toEqual({ url: 'A shop has at most 20 webhooks' });
});

test('events are deleted after 30 days with their deliveries', async () => {
  const { db, send, hook, run, log, clock, resources } = await aShop();
  const { url } = await aReceiver();
  const { _id } = await hook(url, ['order.status']);
  const { id } = await anOrder(db);
  await send('PUT', `/orders/${id}/status`, { status: 'Processing' });
  await run();
  const clean = () =>
    deleteOldWebhookEvents.run({}, { ...resources, jobId: 'job', signal: AbortSignal.timeout(9_000) });
  await clean();
  expect(await log(_id)).toHaveLength(1);
  clock.now += 31 * 24 * 60 * 60 * 1000;
  await clean();
  expect(await db.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([]);
});
