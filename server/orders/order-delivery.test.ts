import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aDeliveryRate, aPickupPoint, aProduct, communeId } from '../../test/factories.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { snapshotOf } from '../invoices/invoice-snapshot.ts';
import { tellFollowers } from '../platform/db/follow-drops.ts';
import { newId } from '../platform/db/new-id.ts';
import { readShopSettings } from '../platform/settings/shop-settings.ts';
import { orderConfirmationEmail } from './order-mails.ts';
import { findOrder, type OrderRow } from './order-queries.ts';
import { sendOrderConfirmation } from './send-order-confirmation.ts';

async function aShop() {
  const { app, db, resources } = await createTestApp();
  const product = await aProduct(db, { stock: 1000, weight_grams: 400 });
  const lines = [{ productId: product.id, quantity: 1 }];
  const order = (address: object = {}, more: object = {}) =>
    postOrder(app, { ...anOrderBody(lines, { ...address }), ...more });
  const quote = (address: object) =>
    app.inject({ method: 'POST', url: '/api/orders/quote', payload: anOrderBody(lines, { ...address }) });
  const orders = () => db.selectFrom('orders').selectAll().orderBy('created_at').execute();
  return { app, db, resources, order, quote, orders };
}

test('an order keeps its wilaya, kind, weight, and no commune if none was chosen', async () => {
  const { order, orders } = await aShop();
  const reply = await order({ Wilaya: 'Alger' });
  expect(reply.statusCode).toBe(201);
  expect(reply.json()).toMatchObject({ shippingPrice: 0, shippingAddress: { deliveryKind: 'home' } });
  expect((await order()).json()).toMatchObject({ shippingPrice: 1000, totalPrice: 2000 });
  expect(await orders()).toMatchObject([
    { wilaya_code: 16, delivery_kind: 'home', commune_id: null, weight_grams: 400, city: 'Oran' },
    { wilaya_code: 31, delivery_cost_centimes: null },
  ]);
});

test('the rate of a commune precedes that of its wilaya, and city and postal code are those of the commune', async () => {
  const { db, order, orders } = await aShop();
  const commune_id = await communeId(db, 'Arzew');
  await aDeliveryRate(db, { commune_id, price_centimes: 130_000, cost_centimes: 90_000 });
  const reply = await order({ communeId: commune_id, city: 'somewhere', postalCode: '' });
  expect(reply.json()).toMatchObject({
    shippingPrice: 1300,
    shippingAddress: { city: 'Arzew', communeId: commune_id, postalCode: '31004' },
  });
  expect(await orders()).toMatchObject([{ commune_id, delivery_cost_centimes: 90_000 }]);
  expect((await order()).json()).toMatchObject({ shippingPrice: 1000 });
});

test('a wilaya without a tariff, and a commune that is not served, are refused in words', async () => {
  const { db, order, quote, orders } = await aShop();
  await db.deleteFrom('delivery_rates').where('wilaya_code', '=', 33).execute();
  await aDeliveryRate(db, { commune_id: await communeId(db, 'Arzew'), price_centimes: null });
  const toIllizi = { Wilaya: 'Illizi' };
  for (const reply of [await order(toIllizi), await quote(toIllizi)]) {
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      message: 'We do not deliver to this wilaya yet',
      fields: { 'shippingAddress.Wilaya': 'We do not deliver to this wilaya yet' },
    });
  }
  const toArzew = await order({ communeId: await communeId(db, 'Arzew') });
  expect(toArzew.statusCode).toBe(409);
  expect(toArzew.json().fields).toEqual({
    'shippingAddress.communeId': 'We do not deliver to this commune yet',
  });
  expect(await orders()).toEqual([]);
});

test.each([
  [{ communeId: 1 }, 'communeId', 'This commune is in another wilaya'],
  [{ communeId: 99_999 }, 'communeId', 'Commune is unknown'],
  [{ communeId: '7' }, 'communeId', 'Commune is unknown'],
  [{ communeId: 1.5 }, 'communeId', 'Commune is unknown'],
  [{ communeId: 2 ** 60 }, 'communeId', 'Commune is unknown'],
  [{ deliveryKind: 'drone' }, 'deliveryKind', 'Delivery is home or desk'],
  [{ pickupPointId: 'x' }, 'pickupPointId', undefined],
  [{ postalCode: '' }, 'postalCode', 'Postal code is required'],
])('%o is refused at its field', async (address, field, message) => {
  const { order } = await aShop();
  const reply = await order(address);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().fields).toEqual({ [`shippingAddress.${field}`]: message ?? expect.any(String) });
});

test('a commune of a new wilaya is also listed under the former wilaya, and has its rate until it gets its own', async () => {
  const { app, db, order } = await aShop();
  const aflou = await communeId(db, 'Aflou', 59);
  await aDeliveryRate(db, { wilaya_code: 3, price_centimes: 80_000 });
  const toAflou = { Wilaya: 'Laghouat', communeId: aflou };
  expect((await order(toAflou)).json()).toMatchObject({ shippingPrice: 800 });
  await aDeliveryRate(db, { wilaya_code: 59, price_centimes: 85_000 });
  expect((await order(toAflou)).json()).toMatchObject({ shippingPrice: 850 });
  expect((await order({ ...toAflou, Wilaya: 'Oran' })).statusCode).toBe(400);
  for (const wilaya of [3, 59]) {
    const url = `/api/delivery/options?wilaya=${wilaya}&commune=${aflou}`;
    expect((await app.inject({ url })).json()).toMatchObject([{ kind: 'home', price: 850 }]);
  }
});

test('a pickup point is chosen where there are any, near the commune', async () => {
  const { db, resources, order, orders } = await aShop();
  const desk = { deliveryKind: 'desk', communeId: await communeId(db, 'Es Senia') };
  expect((await order(desk)).json().message).toBe(
    'There is no delivery to a pickup point here. Please choose delivery to the door.',
  );
  await aDeliveryRate(db, { kind: 'desk', price_centimes: 40_000 });
  expect((await order(desk)).json()).toMatchObject({ shippingPrice: 400 });
  const point = await aPickupPoint(db, { address: 'Rue de la Gare' });
  const other = await aPickupPoint(db, { commune_id: await communeId(db, 'Arzew'), name: 'Arzew' });
  expect((await order(desk)).json().message).toBe('Please choose a pickup point');
  const elsewhere = await order({ ...desk, pickupPointId: other.id });
  expect(elsewhere.statusCode).toBe(400);
  expect(elsewhere.json().fields).toEqual({
    'shippingAddress.pickupPointId': 'This pickup point does not serve your commune',
  });
  const placed = await order({ ...desk, pickupPointId: point.id });
  expect(placed.json().shippingAddress).toMatchObject({
    deliveryKind: 'desk',
    pickupPoint: 'Agence Es Senia, Rue de la Gare',
  });
  expect((await orders()).at(-1)).toMatchObject({ delivery_kind: 'desk', pickup_point_id: point.id });
  const row = await findOrder(db, placed.json()._id);
  const mail = await orderConfirmationEmail(row as OrderRow, resources.env);
  expect(mail.text).toContain('Agence Es Senia, Rue de la Gare');
  // A commune without points of its own is served by those of the wilaya.
  const fromBethioua = { ...desk, communeId: await communeId(db, 'Bethioua'), pickupPointId: other.id };
  expect((await order(fromBethioua)).statusCode).toBe(201);
});

test('where the shop delivers to pickup points only, an order to the door is told so', async () => {
  const { db, order } = await aShop();
  await aDeliveryRate(db, { price_centimes: null });
  await aDeliveryRate(db, { kind: 'desk', price_centimes: 40_000 });
  expect((await order()).json().message).toBe(
    'We do not deliver to the door here. Please choose a pickup point.',
  );
});

test('a total from before a change of the tariff is refused with the new quote', async () => {
  const { db, order, orders } = await aShop();
  await aDeliveryRate(db, { price_centimes: 70_000 });
  const reply = await order({}, { quotedTotal: 2000 });
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({ quote: { shippingPrice: 700, totalPrice: 1700 } });
  expect(await orders()).toEqual([]);
});

test('a process that has not heard of a change charges by the new tariff all the same', async () => {
  const { db, order } = await aShop();
  expect((await order()).json()).toMatchObject({ shippingPrice: 1000 });
  // Another process commits, and its notice has not arrived.
  await db
    .updateTable('delivery_rates')
    .set({ price_centimes: 60_000 })
    .where('wilaya_code', '=', 31)
    .execute();
  await db.updateTable('delivery_terms').set({ version: 2 }).execute();
  const replies = await Promise.all([order(), order(), order({}, { quotedTotal: 2000 })]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 409]);
  expect(replies[0]?.json()).toMatchObject({ shippingPrice: 600 });
});

test('a rule makes delivery free above its limit, and weight adds to the price', async () => {
  const { db, order } = await aShop();
  const weight_steps = JSON.stringify([{ above: 300, perKg: 5_000 }]);
  await db
    .updateTable('delivery_terms')
    .set({ free_above_is_on: true, free_above_centimes: 50_000, free_above_except: [31], weight_steps })
    .execute();
  await aDeliveryRate(db);
  expect((await order()).json()).toMatchObject({ shippingPrice: 1050 });
  expect((await order({ Wilaya: 'Blida' })).json()).toMatchObject({ shippingPrice: 0 });
});

test('a product without a weight counts as 0 beside others, and the order keeps no weight', async () => {
  const { app, db, order, orders } = await aShop();
  const weight_steps = JSON.stringify([{ above: 300, perKg: 5_000 }]);
  await db.updateTable('delivery_terms').set({ weight_steps }).execute();
  await aDeliveryRate(db);
  await order();
  const [heavy] = await db.selectFrom('products').select('id').execute();
  const light = await aProduct(db, { stock: 10 });
  const lines = [heavy, light].map((product) => ({ productId: product?.id ?? '', quantity: 2 }));
  expect((await postOrder(app, anOrderBody(lines))).json()).toMatchObject({ shippingPrice: 1050 });
  expect(await orders()).toMatchObject([{ weight_grams: 400 }, { weight_grams: null }]);
});

test('a guest may leave out the e-mail if the settings say so, and gets no mails', async () => {
  const shop = await aShop();
  const { db, order } = shop;
  expect((await order({ email: '' })).json().fields).toEqual({
    'shippingAddress.email': 'Email is required',
  });
  const value = JSON.stringify({ emailIsOptional: true });
  const saved = {
    name: 'delivery',
    id: newId(),
    version: 1,
    value,
    changed_at: new Date(),
    changed_by: 'Amina',
  };
  await db.insertInto('settings').values(saved).execute();
  tellFollowers(['settings']);
  const placed = await order({ email: '' });
  expect(placed.statusCode).toBe(201);
  const { resources } = shop;
  const job = { orderId: placed.json()._id };
  const mailer = {
    send: () => Promise.reject(new Error('A mail without an address')),
    close: () => undefined,
  };
  await sendOrderConfirmation.run(job, {
    ...resources,
    mailer,
    jobId: newId(),
    signal: new AbortController().signal,
  });
});

test('an order, its tracking, its mail and its invoice name the commune in Arabic for an Arabic reader', async () => {
  const { app, db, order, resources } = await aShop();
  const commune_id = await communeId(db, 'Arzew');
  const placed = (await order({ communeId: commune_id }, {})).json();
  await db.updateTable('orders').set({ language: 'ar' }).where('id', '=', placed._id).execute();
  const shown = await app.inject({ url: `/api/orders/guest/${placed._id}` });
  expect(shown.json().shippingAddress).toMatchObject({ city: 'Arzew', cityArabic: 'أرزيو' });
  const payload = { number: placed._id.slice(-8), phone: '0555123456' };
  const tracked = await app.inject({ method: 'POST', url: '/api/orders/track', payload });
  expect(tracked.json()).toMatchObject({ city: 'Arzew', cityArabic: 'أرزيو' });
  const row = await findOrder(db, placed._id);
  const mail = await orderConfirmationEmail(row as OrderRow, resources.env);
  expect(mail.text).toContain('أرزيو');
  const settings = await readShopSettings(db);
  const { buyer } = await snapshotOf(db, { orderId: placed._id, settings, now: new Date() });
  expect(buyer).toMatchObject({ city: 'Arzew', cityArabic: 'أرزيو', deliveryKind: 'home' });
});
