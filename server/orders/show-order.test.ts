import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { anOrder, aProduct } from '../../test/factories.ts';
import { openBrowser } from '../../test/open-browser.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { newId } from '../platform/db/new-id.ts';

test('an order shows to who placed it, as it was answered then, and to no cache', async () => {
  const { app, db } = await createTestApp();
  const { headers, user } = await signedInAs(db, 'user');
  const product = await aProduct(db);
  const body = anOrderBody([{ productId: product.id, quantity: 2 }], { email: '' });
  const placed = (await postOrder(app, body, headers)).json();
  const shown = await app.inject({ url: `/api/orders/${placed._id}`, headers });
  expect(shown.statusCode).toBe(200);
  expect({ ...shown.json(), emailSent: false, emailSentAt: undefined }).toEqual(placed);
  expect(shown.json()).toMatchObject({ isGuest: false, user: { name: user.name, email: user.email } });
  expect(shown.headers['cache-control']).toBe('private, no-store');
});

test("a stranger's order, a guest's, an unknown one and no id at all are not found, with the same bytes", async () => {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'user');
  const owner = await signedInAs(db, 'user');
  const [foreign, guests] = [await anOrder(db, { user: owner.user }), await anOrder(db)];
  for (const id of [foreign.id, guests.id, newId()]) {
    const answer = await app.inject({ url: `/api/orders/${id}`, headers });
    expect([answer.statusCode, answer.body]).toEqual([404, '{"message":"Order not found"}']);
  }
  for (const id of [foreign.id.slice(-8), 'MYORDERS', '%00', "'--"]) {
    expect((await app.inject({ url: `/api/orders/${id}`, headers })).statusCode).toBe(404);
  }
});

test('who registers with the address of a guest’s order does not get that order', async () => {
  const { app, db } = await createTestApp();
  const guests = await anOrder(db, { email: 'amina@example.com' });
  const browser = openBrowser(app);
  const account = { name: 'Amina Benali', email: guests.email ?? '', password: 'olive tree 7' };
  expect((await browser.post('/auth/register', account)).status).toBe(201);
  expect((await browser.get('/orders/myorders')).body).toEqual([]);
  expect((await browser.get(`/orders/${guests.id}`)).status).toBe(404);
});

test('an order of nobody is not the order of everybody: without a session it stays shut', async () => {
  const { app, db } = await createTestApp();
  const { id } = await anOrder(db);
  expect((await app.inject(`/api/orders/${id}`)).statusCode).toBe(401);
});

test('administrators see all orders, also of guests and of accounts that are gone', async () => {
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

test('who is no administrator any more sees their own orders only, from the next call on', async () => {
  const { app, db } = await createTestApp();
  const { headers, user } = await signedInAs(db, 'admin');
  const { id } = await anOrder(db);
  await db.updateTable('users').set({ role: 'user' }).where('id', '=', user.id).execute();
  expect((await app.inject({ url: `/api/orders/${id}`, headers })).statusCode).toBe(404);
});
