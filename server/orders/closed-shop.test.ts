import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

/** A shop that an administrator closes and opens. */
async function aShop() {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const product = await aProduct(db, { stock: 10 });
  const body = anOrderBody([{ productId: product.id, quantity: 1 }]);
  let version = 0;
  const setOpen = async (isOpen: boolean) => {
    const payload = { version, isOpen };
    const saved = await app.inject({ method: 'PUT', url: '/api/settings/orders', headers, payload });
    expect(saved.statusCode).toBe(200);
    version += 1;
  };
  const placed = async () => (await db.selectFrom('orders').select('id').execute()).length;
  return { app, db, body, setOpen, placed };
}

const refused = { code: 'shop-closed', message: 'The shop takes no orders at the moment.' };

test('a closed shop refuses orders of guests and accounts and quick orders, until it is opened', async () => {
  const { app, db, body, setOpen, placed } = await aShop();
  const account = await signedInAs(db, 'user');
  const orders = [
    () => postOrder(app, body),
    () => postOrder(app, body, account.headers),
    () => postOrder(app, { ...body, source: 'quick' }),
  ];
  await setOpen(false);
  for (const order of orders) {
    const reply = await order();
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toEqual(refused);
  }
  expect(await placed()).toBe(0);
  await setOpen(true);
  for (const order of orders) expect((await order()).statusCode).toBe(201);
  expect(await placed()).toBe(3);
});

test('staff take orders on the phone while the shop is closed', async () => {
  const { app, db, body, setOpen } = await aShop();
  const { headers } = await signedInAs(db, 'confirmer');
  await setOpen(false);
  const payload = { ...body, language: 'fr' };
  const reply = await app.inject({ method: 'POST', url: '/api/orders/phone', headers, payload });
  expect(reply.statusCode).toBe(201);
});

test('an order that was placed before the shop closed is answered again, and a refused one keeps its key', async () => {
  const { app, body, setOpen, placed } = await aShop();
  const before = await postOrder(app, body, { 'idempotency-key': 'before' });
  await setOpen(false);
  const again = await postOrder(app, body, { 'idempotency-key': 'before' });
  expect([again.statusCode, again.body]).toEqual([201, before.body]);
  expect((await postOrder(app, body, { 'idempotency-key': 'later' })).json()).toEqual(refused);
  await setOpen(true);
  expect((await postOrder(app, body, { 'idempotency-key': 'later' })).statusCode).toBe(201);
  expect(await placed()).toBe(2);
});
