import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { anOrder, aProduct } from '../../test/factories.ts';
import { openBrowser } from '../../test/open-browser.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { newId } from '../platform/db/new-id.ts';

test('a buyer sees the order as it was returned, and no cache stores it', async () => {
  const { app, db } = await createTestApp();
  const { headers, user } = await signedInAs(db, 'user');
  const product = await aProduct(db);
  const body = anOrderBody([{ productId: product.id, quantity: 2 }], { email: '' });
  const placed = (await postOrder(app, body, headers)).json();
  const shown = await app.inject({ url: `/api/orders/${placed._id}`, headers });
  expect(shown.statusCode).toBe(200);
  expect({ ...shown.json(), emailSent: false, emailSentAt: undefined }).toEqual({ ...placed, steps: [] });
  expect(shown.json()).toMatchObject({ isGuest: false, user: { name: user.name, email: user.email } });
  expect(shown.headers['cache-control']).toBe('private, no-store');
});

test("a stranger's order, a guest's, an unknown one and a malformed id get the same 404 bytes", async () => {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'user');
  const owner = await signedInAs(db, 'user');
  const [foreign, guests] = [await anOrder(db, { user: owner.user }), await anOrder(db)];
  for (const id of [foreign.id, guests.id, newId()]) {
    const answer = await app.inject({ url: `/api/orders/${id}`, headers });
    expect([answer.statusCode, answer.body]).toMatchObject([
      404,
      '{"code":"order-not-found","message":"Order not found"}',
    ]);
  }
  for (const id of [foreign.id.slice(-8), 'MYORDERS', '%00', "'--"]) {
    expect((await app.inject({ url: `/api/orders/${id}`, headers })).statusCode).toBe(404);
  }
});

test("registering with the address of a guest's order does not give access to it", async () => {
  const { app, db } = await createTestApp();
  const guests = await anOrder(db, { email: 'amina@example.com' });
  const browser = openBrowser(app);
  const account = { name: 'Amina Benali', email: guests.email ?? '', password: 'olive tree 7' };
  expect((await browser.post('/auth/register', account)).status).toBe(201);
  expect((await browser.get('/orders/myorders')).body).toEqual([]);
  expect((await browser.get(`/orders/${guests.id}`)).status).toBe(404);
});

test('an order without a user is not shown without a session', async () => {
  const { app, db } = await createTestApp();
  const { id } = await anOrder(db);
  expect((await app.inject(`/api/orders/${id}`)).statusCode).toBe(401);
});

test('administrators see all orders, including those of guests and deleted accounts', async () => {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const gone = await signedInAs(db, 'user');
  const [left, guests] = [await anOrder(db, { user: gone.user }), await anOrder(db)];
  await db.deleteFrom('users').where('id', '=', gone.user.id).execute();
  const shown = await app.inject({ url: `/api/orders/${left.id}`, headers });
  expect([shown.statusCode, shown.json()]).toMatchObject([
    200,
    { isGuest: false, user: { name: gone.user.name, email: gone.user.email } },
  ]);
  expect((await app.inject({ url: `/api/orders/${guests.id}`, headers })).json().isGuest).toBe(true);
});

test('a former administrator sees only their own orders from the next call on', async () => {
  const { app, db } = await createTestApp();
  const { headers, user } = await signedInAs(db, 'admin');
  const { id } = await anOrder(db);
  await db.updateTable('users').set({ role: 'user' }).where('id', '=', user.id).execute();
  expect((await app.inject({ url: `/api/orders/${id}`, headers })).statusCode).toBe(404);
});
