import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aDeliveryRate, aPickupPoint, aProduct, communeId } from '../../test/factories.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { tellFollowers } from '../platform/db/follow-drops.ts';
import { newId } from '../platform/db/new-id.ts';

const cameFrom = {
  utmSource: 'facebook',
  utmMedium: 'paid',
  utmCampaign: 'عرض الصيف',
  landingPath: '/ar/buy/x',
};

async function aShop() {
  const { app, db } = await createTestApp();
  const product = await aProduct(db, { stock: 10 });
  const lines = [{ productId: product.id, quantity: 1 }];
  const order = (more: object = {}, address: object = {}) =>
    postOrder(app, { ...anOrderBody(lines, { email: '', ...address }), source: 'quick', ...more });
  const orders = () => db.selectFrom('orders').selectAll().orderBy('created_at').execute();
  return { app, db, order, orders };
}

test('a quick order needs no e-mail address, an order of the checkout does', async () => {
  const { order, orders } = await aShop();
  expect((await order()).statusCode).toBe(201);
  expect((await order({ source: 'web' })).json().fields).toEqual({
    'shippingAddress.email': 'Email is required',
  });
  expect((await order({ source: undefined })).statusCode).toBe(400);
  expect(await orders()).toMatchObject([
    { source: 'quick', email: '', utm_source: null, landing_path: null },
  ]);
});

test('a shop without quick orders asks them for the e-mail address too', async () => {
  const { db, order, orders } = await aShop();
  const value = JSON.stringify({ quickOrder: 'off' });
  const saved = { name: 'delivery', id: newId(), version: 1, value, changed_at: new Date(), changed_by: 'A' };
  await db.insertInto('settings').values(saved).execute();
  tellFollowers(['settings']);
  expect((await order()).json().fields).toEqual({ 'shippingAddress.email': 'Email is required' });
  expect(await orders()).toEqual([]);
});

test('the staff sees the campaign of an order on its page and in the export, and its buyer does not', async () => {
  const { app, db, order } = await aShop();
  const { _id } = (await order({ cameFrom })).json();
  const { headers } = await signedInAs(db, 'admin');
  const shown = await app.inject({ url: `/api/orders/${_id}`, headers });
  expect(shown.json()).toMatchObject({ source: 'quick', cameFrom });
  const own = (await app.inject({ url: `/api/orders/guest/${_id}` })).json();
  expect(own).not.toHaveProperty('cameFrom');
  expect(own).not.toHaveProperty('source');
  const file = await app.inject({ url: '/api/orders/export', headers });
  expect(file.body).toContain('quick order,facebook,paid,عرض الصيف,/ar/buy/x');
});

test('only a parcel to the door needs a street', async () => {
  const { db, order, orders } = await aShop();
  await aDeliveryRate(db, { kind: 'desk', price_centimes: 40_000 });
  const point = await aPickupPoint(db);
  const commune = await communeId(db, 'Es Senia');
  const toPoint = { street: '', communeId: commune, deliveryKind: 'desk', pickupPointId: point.id };
  expect((await order({}, { street: ' ' })).json().fields).toEqual({
    'shippingAddress.street': 'Street is required',
  });
  expect((await order({}, toPoint)).statusCode).toBe(201);
  expect(await orders()).toMatchObject([{ street: '', delivery_kind: 'desk', pickup_point_id: point.id }]);
});

test('an order without a street changes neither profile nor saved addresses', async () => {
  const { app, db } = await aShop();
  const product = await aProduct(db);
  await aDeliveryRate(db, { kind: 'desk', price_centimes: 40_000 });
  const point = await aPickupPoint(db);
  const { headers, user } = await signedInAs(db, 'user');
  const address = { street: '', deliveryKind: 'desk', pickupPointId: point.id };
  const body = { ...anOrderBody([{ productId: product.id, quantity: 1 }], address), source: 'quick' };
  expect((await postOrder(app, body, headers)).statusCode).toBe(201);
  const profile = db.selectFrom('users').select('city').where('id', '=', user.id);
  expect(await profile.executeTakeFirst()).toEqual({ city: '' });
  expect(await db.selectFrom('addresses').selectAll().execute()).toEqual([]);
});

test.each([
  [{ source: 'phone' }, 'source', 'Unknown source of the order'],
  [{ cameFrom: { utmSource: 'x'.repeat(201) } }, 'cameFrom.utmSource', 'Must be at most 200 characters'],
  [{ cameFrom: { utmCampaign: 'two\nlines' } }, 'cameFrom.utmCampaign', 'Must be one line of text'],
  [{ cameFrom: { landingPath: 7 } }, 'cameFrom.landingPath', 'Must be text'],
  [{ cameFrom: 'facebook' }, 'cameFrom', 'Invalid input'],
])('refuses %j', async (more, field, message) => {
  const { order, orders } = await aShop();
  const reply = await order(more);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().fields).toEqual({ [field]: message });
  expect(await orders()).toEqual([]);
});
