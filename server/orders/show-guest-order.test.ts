import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

const day = 24 * 60 * 60 * 1000;
const nobodysId = 'a'.repeat(36);

test('a guest order is shown to anyone with its id, and kept from caches, search engines and other sites', async () => {
  const { app, db } = await createTestApp();
  const product = await aProduct(db);
  const placed = await postOrder(app, anOrderBody([{ productId: product.id, quantity: 1 }]));
  const shown = await app.inject(`/api/orders/guest/${placed.json()._id}`);
  expect(shown.statusCode).toBe(200);
  expect({ ...shown.json(), emailSent: false, emailSentAt: undefined }).toEqual({
    ...placed.json(),
    steps: [],
  });
  expect(shown.headers['cache-control']).toBe('private, no-store');
  expect(shown.headers['x-robots-tag']).toBe('noindex');
  expect(shown.headers['referrer-policy']).toBe('no-referrer');
});

test("a user's order, an unknown order and a malformed id get the same 404", async () => {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'user');
  const product = await aProduct(db);
  const placed = await postOrder(app, anOrderBody([{ productId: product.id, quantity: 1 }]), headers);
  for (const id of [placed.json()._id, nobodysId]) {
    const answer = await app.inject(`/api/orders/guest/${id}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { message: 'Order not found' }]);
    expect(answer.headers['x-robots-tag']).toBe('noindex');
  }
  expect((await app.inject('/api/orders/guest/12345678')).statusCode).toBe(404);
});

test('after 30 days only the browser that ordered sees phone and street', async () => {
  let now = new Date();
  const { app, db } = await createTestApp({ now: () => now });
  const product = await aProduct(db);
  const placed = await postOrder(app, anOrderBody([{ productId: product.id, quantity: 1 }]));
  const [browser, other] = [placed.cookies[0]?.value ?? '', 'x'.repeat(43)];
  const show = async (token: string) => {
    const answer = await app.inject({
      url: `/api/orders/guest/${placed.json()._id}`,
      headers: { cookie: `guest-orders=${token}` },
    });
    return answer.json().shippingAddress;
  };
  const whole = { phone: '0555123456', street: '12 rue Didouche Mourad' };
  now = new Date(now.getTime() + 29 * day);
  expect(await show(other)).toMatchObject(whole);
  now = new Date(now.getTime() + 2 * day);
  expect(await show(browser)).toMatchObject(whole);
  expect(await show(other)).toMatchObject({ phone: '••••••••56', street: '•••', city: 'Oran' });
});

test("the browser's token is hidden from scripts and reused for its next orders", async () => {
  const { app, db } = await createTestApp({ env: { PUBLIC_URL: 'https://saha.example' } });
  const product = await aProduct(db);
  const body = anOrderBody([{ productId: product.id, quantity: 1 }]);
  const first = (await postOrder(app, body)).cookies[0];
  expect(first).toMatchObject({
    name: '__Host-guest-orders',
    value: expect.stringMatching(/^[\w-]{43}$/),
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    path: '/',
  });
  const second = await postOrder(app, body, { cookie: `__Host-guest-orders=${first?.value}` });
  expect(second.cookies[0]?.value).toBe(first?.value);
  const stored = await db.selectFrom('orders').select('browser_hash').execute();
  expect(new Set(stored.map(({ browser_hash }) => browser_hash?.toString('hex'))).size).toBe(1);
  expect(stored[0]?.browser_hash?.toString()).not.toContain(first?.value);
});

test('after twenty misses even a right id is refused', async () => {
  const { app, db } = await createTestApp({ env: { RATE_LIMITS: 'on' } });
  const product = await aProduct(db);
  const placed = await postOrder(app, anOrderBody([{ productId: product.id, quantity: 1 }]));
  for (let misses = 0; misses < 20; misses++) {
    expect((await app.inject(`/api/orders/guest/${nobodysId}`)).statusCode).toBe(404);
  }
  const blocked = await app.inject(`/api/orders/guest/${placed.json()._id}`);
  expect(blocked.statusCode).toBe(429);
  const elsewhere = await app.inject({
    url: `/api/orders/guest/${placed.json()._id}`,
    remoteAddress: '192.0.2.1',
  });
  expect(elsewhere.statusCode).toBe(200);
});
