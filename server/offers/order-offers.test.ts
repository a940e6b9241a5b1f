import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aProduct } from '../../test/factories.ts';
import { anOffer } from '../../test/offers/an-offer.ts';
import { openBrowser } from '../../test/open-browser.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { proveInvariants } from '../invariants/prove-invariants.ts';

async function aShop() {
  const { app, db, resources } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const quote = async (payload: object) =>
    (await app.inject({ method: 'POST', url: '/api/orders/quote', payload })).json();
  const violations = async () =>
    (await proveInvariants(db, resources.env)).filter((finding) => finding.violations.length > 0);
  return { app, db, headers, quote, violations };
}

const three = (productId: string) => anOrderBody([{ productId, quantity: 3 }]);

test('an order takes its offers, and quote, order and its page agree', async () => {
  const { app, db, headers, quote, violations } = await aShop();
  const { id } = await aProduct(db, { price_centimes: 100_000 });
  await anOffer(db, {
    kind: 'quantity',
    name: '3 for 2',
    name_fr: '3 pour 2',
    tiers: [{ units: 3, free_units: 1 }],
  });
  await anOffer(db, { code: 'TEN', name: 'Ten' });
  await anOffer(db, { kind: 'delivery', name: 'Free delivery', min_centimes: 200_000 });
  const body = { ...three(id), discountCode: ' t\u200be\u0640n ' };
  const figures = {
    itemsPrice: 3000,
    shippingPrice: 0,
    totalPrice: 1800,
    discountPrice: 1200,
    discounts: expect.arrayContaining([
      { name: '3 for 2', amount: 1000 },
      { name: 'Ten', code: 'TEN', amount: 200 },
      { name: 'Free delivery', amount: 0, delivery: 1000 },
    ]),
  };
  expect(await quote(body)).toMatchObject(figures);
  const placed = await postOrder(app, { ...body, quotedTotal: 1800 });
  expect(placed.statusCode).toBe(201);
  expect(placed.json()).toMatchObject({ ...figures, orderItems: [{ price: 1000, discount: 1200 }] });
  const shown = await app.inject({ url: `/api/orders/${placed.json()._id}`, headers });
  expect(shown.json()).toMatchObject(figures);
  expect(await violations()).toEqual([]);
});

test('an order without offers has nothing about them', async () => {
  const { app, db, quote } = await aShop();
  const { id } = await aProduct(db);
  const reply = await quote(three(id));
  const placed = (await postOrder(app, three(id))).json();
  for (const answer of [reply, placed, placed.orderItems[0]]) {
    expect(Object.keys(answer).filter((name) => /discount|code/i.test(name))).toEqual([]);
  }
});

test.each([
  [{ first_day: '2080-01-01' }, 'This code is valid from 2080-01-01'],
  [{ last_day: '2021-01-01' }, 'This code was valid until 2021-01-01'],
  [{ is_active: false }, 'This code does not exist'],
  [{ max_uses: 1, uses: 1 }, 'This code has been used up'],
  [{ wilayas: [16] }, 'This code is not valid in this wilaya'],
  [{ min_centimes: 500_000 }, 'This code needs items for 5000 DA: add 2000 DA more'],
  [{ targets: [{ brand: 'Other' }] }, 'This code is not for these products'],
])('a code with %j is refused with its reason', async (values, message) => {
  const { app, db, quote } = await aShop();
  const { id } = await aProduct(db);
  await anOffer(db, { code: 'TEN', ...values });
  const body = { ...three(id), discountCode: 'ten' };
  expect(await quote(body)).toMatchObject({ totalPrice: 4000, codeProblem: { message } });
  const refused = await postOrder(app, body);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ message, fields: { discountCode: message } });
});

test.each(['رمضان٢٠٢٦', 'رَمَضان 2026', 'رمضان-۲۰۲۶'])('the code %s is found', async (discountCode) => {
  const { db, quote } = await aShop();
  const { id } = await aProduct(db);
  await anOffer(db, { code: 'رمضان2026' });
  expect(await quote({ ...three(id), discountCode })).toMatchObject({ discountPrice: 300 });
});

test('of 100 simultaneous buyers exactly 10 get a code with 10 uses left', async () => {
  const { app, db, violations } = await aShop();
  const { id } = await aProduct(db, { stock: 1000 });
  const offer = await anOffer(db, { code: 'TEN', max_uses: 15, uses: 5 });
  await db.updateTable('promotions').set({ uses: 5 }).where('id', '=', offer.id).execute();
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      postOrder(app, {
        ...anOrderBody([{ productId: id, quantity: 1 }], { phone: `05551234${10 + index}`.slice(0, 10) }),
        discountCode: 'TEN',
        quotedTotal: 1900,
      }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
  const refused = answers.filter(({ statusCode }) => statusCode === 409);
  expect(refused).toHaveLength(90);
  for (const answer of refused) expect(answer.json()).toMatchObject({ quote: { totalPrice: 2000 } });
  const { uses } = await db.selectFrom('promotions').select('uses').executeTakeFirstOrThrow();
  expect(uses).toBe(15);
  expect(await violations()).toEqual([]);
});

test('whoever comes too late for the last use of a code is told the price with the other offers', async () => {
  const { app, db, violations } = await aShop();
  const { id } = await aProduct(db, { stock: 1000 });
  const soap = await aProduct(db, { name: 'Soap', stock: 1000 });
  await anOffer(db, { code: 'TEN', max_uses: 1 });
  await anOffer(db, { kind: 'delivery' });
  await anOffer(db, { kind: 'gift', gift_product_id: soap.id, gift_units: 1, targets: [{ product_id: id }] });
  const body = { ...anOrderBody([{ productId: id, quantity: 1 }]), discountCode: 'TEN', quotedTotal: 900 };
  const answers = await Promise.all(Array.from({ length: 20 }, () => postOrder(app, body)));
  const refused = answers.filter(({ statusCode }) => statusCode === 409);
  expect(refused).toHaveLength(19);
  for (const answer of refused) {
    expect(answer.json().quote).toMatchObject({
      ...{ totalPrice: 1000, gifts: [{ name: 'Soap' }] },
      codeProblem: { code: 'code-used-up' },
    });
  }
  expect(await violations()).toEqual([]);
});

test('a phone number takes an offer as often as it may, also in two orders at once', async () => {
  const { app, db } = await aShop();
  const { id } = await aProduct(db, { stock: 100 });
  await anOffer(db, { code: 'ONCE', max_per_phone: 1 });
  const body = { ...three(id), discountCode: 'ONCE' };
  const both = await Promise.all([postOrder(app, body), postOrder(app, body)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  const again = await postOrder(app, {
    ...body,
    shippingAddress: { ...body.shippingAddress, phone: '+213 555 12 34 56' },
  });
  expect(again.json().message).toBe('This code has already been used with this phone number');
});

test('an offer for first orders is only for those', async () => {
  const { app, db, quote } = await aShop();
  const { id } = await aProduct(db, { stock: 100 });
  await anOffer(db, { code: 'FIRST', first_order_only: true });
  await postOrder(app, three(id));
  expect(await quote({ ...three(id), discountCode: 'FIRST' })).toMatchObject({
    codeProblem: { code: 'code-first-order-only' },
  });
});

test('an offer that ended after the quote is answered with the new quote, and nothing is ordered', async () => {
  const { app, db, quote } = await aShop();
  const { id } = await aProduct(db);
  const offer = await anOffer(db, { kind: 'quantity', tiers: [{ units: 3, free_units: 1 }] });
  expect(await quote(three(id))).toMatchObject({ totalPrice: 3000 });
  await db.deleteFrom('promotion_tiers').where('promotion_id', '=', offer.id).execute();
  await db.updateTable('promotions').set({ last_day: '2021-01-01' }).where('id', '=', offer.id).execute();
  await anOffer(db, { code: 'OTHER' });
  const stale = await postOrder(app, { ...three(id), quotedTotal: 3000 });
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({ code: 'prices-changed', quote: { totalPrice: 4000 } });
  expect(await db.selectFrom('orders').select('id').execute()).toEqual([]);
});

test('an edited order keeps its offers as far as they hold, also when they are over', async () => {
  const { app, db, headers, violations } = await aShop();
  const { id } = await aProduct(db);
  const offer = await anOffer(db, {
    kind: 'quantity',
    name: '3 for 2',
    tiers: [{ units: 3, free_units: 1 }],
  });
  const order = (await postOrder(app, three(id))).json();
  await db.updateTable('promotions').set({ last_day: '2021-01-01' }).where('id', '=', offer.id).execute();
  await anOffer(db, { kind: 'quantity', name: 'New', tiers: [{ units: 2, free_units: 1 }] });
  const edit = async (quantity: number, version: number) => {
    const { Wilaya, fullName, street, city, postalCode, phone } = order.shippingAddress;
    const payload = {
      ...{ version, orderItems: [{ productId: id, quantity }] },
      shippingAddress: { Wilaya, fullName, street, city, postalCode, phone },
    };
    return app.inject({ method: 'PUT', url: `/api/orders/${order._id}`, headers, payload });
  };
  expect((await edit(6, 1)).json()).toMatchObject({
    itemsPrice: 6000,
    discountPrice: 2000,
    totalPrice: 5000,
  });
  const fewer = (await edit(2, 2)).json();
  expect(fewer).toMatchObject({ itemsPrice: 2000, totalPrice: 3000 });
  expect(fewer.discounts).toBeUndefined();
  expect(await violations()).toEqual([]);
});

test('a visitor may try 20 unknown codes; the same one again and known ones are no guesses', async () => {
  const { app, db } = await createTestApp({ env: { RATE_LIMITS: 'on' } });
  const { id } = await aProduct(db);
  await anOffer(db, { code: 'TEN' });
  const ask = async (discountCode: string, path = '/orders/quote', visitor = 'One') =>
    openBrowser(app, { userAgent: visitor }).post(path, { ...three(id), discountCode });
  for (let guess = 0; guess < 20; guess += 1) {
    expect((await ask('SAME')).status).toBe(200);
    expect((await ask('TEN')).status).toBe(200);
  }
  for (let guess = 1; guess < 20; guess += 1) expect((await ask(`GUESS${guess}`)).status).toBe(200);
  const refused = await ask('GUESS20');
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-codes' } });
  expect((await ask('GUESS21', '/orders')).status).toBe(429);
  expect((await ask('TEN')).status).toBe(429);
  expect((await ask('TEN', '/orders/quote', 'Other')).status).toBe(200);
});

test('an offer that is deleted while a process still remembers it costs no order', async () => {
  const { app, db, quote, violations } = await aShop();
  const { id } = await aProduct(db);
  const offer = await anOffer(db, { kind: 'quantity', tiers: [{ units: 3, free_units: 1 }] });
  const quoted = await quote(three(id));
  // No notice is sent, as if it had not come yet.
  await db.deleteFrom('promotion_tiers').where('promotion_id', '=', offer.id).execute();
  await db.deleteFrom('promotions').where('id', '=', offer.id).execute();
  const stale = await postOrder(app, { ...three(id), quotedTotal: quoted.totalPrice });
  expect(stale.statusCode).toBe(409);
  const { totalPrice } = stale.json().quote;
  expect(totalPrice).toBeGreaterThan(quoted.totalPrice);
  const placed = await postOrder(app, { ...three(id), quotedTotal: totalPrice });
  expect(placed.statusCode).toBe(201);
  expect(await violations()).toEqual([]);
});

test.each([
  ['once by a phone number', { max_per_phone: 1 }],
  ['by a first order', { first_order_only: true }],
])('an offer that may be taken %s is not taken twice by reopening an order', async (_name, limit) => {
  const { app, db, headers, violations } = await aShop();
  const { id } = await aProduct(db);
  await anOffer(db, { code: 'ONCE', name: 'Welcome', ...limit });
  const body = { ...three(id), discountCode: 'ONCE' };
  const setStatus = (order: string, status: string) =>
    app.inject({ method: 'PUT', url: `/api/orders/${order}/status`, headers, payload: { status } });
  const first = (await postOrder(app, body)).json();
  expect((await setStatus(first._id, 'Cancelled')).statusCode).toBe(200);
  const second = (await postOrder(app, body)).json();
  const refused = await setStatus(first._id, 'Pending');
  expect(refused.json()).toMatchObject({ code: 'reopening-offer-taken' });
  expect(refused.statusCode).toBe(409);
  expect((await setStatus(second._id, 'Cancelled')).statusCode).toBe(200);
  expect((await setStatus(first._id, 'Pending')).statusCode).toBe(200);
  expect(await violations()).toEqual([]);
});

test('a cart is quoted without an address, and says how much is missing for free delivery', async () => {
  const { db, quote } = await aShop();
  const { id } = await aProduct(db, { price_centimes: 100_000 });
  await anOffer(db, { kind: 'quantity', name: '3 for 2', tiers: [{ units: 3, free_units: 1 }] });
  await anOffer(db, { kind: 'delivery', min_centimes: 330_000 });
  await anOffer(db, { kind: 'delivery', min_centimes: 320_000, wilayas: [16] });
  const { orderItems } = three(id);
  expect(await quote({ orderItems })).toMatchObject({
    shippingPrice: 0,
    totalPrice: 2000,
    discountPrice: 1000,
    toFreeDelivery: 300,
  });
  const four = [{ productId: id, quantity: 4 }];
  expect(await quote({ orderItems: four })).toMatchObject({ toFreeDelivery: 0 });
  const going = (Wilaya: string, quantity: number) =>
    quote({ orderItems: [{ productId: id, quantity }], shippingAddress: { Wilaya } });
  expect(await going('Oran', 3)).toMatchObject({ shippingPrice: 1000, toFreeDelivery: 300 });
  // Delivery to Alger is free by the tariff.
  expect(await going('Alger', 3)).not.toHaveProperty('toFreeDelivery');
  expect(await going('Oran', 4)).not.toHaveProperty('toFreeDelivery');
});

test('free delivery by the tariff begins at the next whole dinar, and nothing is missing above its limit', async () => {
  const { db, quote } = await aShop();
  await db
    .updateTable('delivery_terms')
    .set({ free_above_is_on: true, free_above_centimes: 500_000 })
    .execute();
  const cases = [
    [260_000, 2401],
    [500_000, 1],
    [499_950, 1.5],
    [500_001, 0],
  ] as const;
  for (const [price_centimes, missing] of cases) {
    const { id } = await aProduct(db, { price_centimes });
    const quoted = await quote({ orderItems: [{ productId: id, quantity: 1 }] });
    expect(quoted.toFreeDelivery, `at ${price_centimes}`).toBe(missing);
  }
});

test('an offer has a name in each language, and its base name where it has none', async () => {
  const { app, db, headers } = await aShop();
  const { id } = await aProduct(db, { price_centimes: 100_000 });
  // In a shop whose main language is French.
  const names = { name: '3 pour 2', name_en: '3 for 2' };
  await anOffer(db, { kind: 'quantity', ...names, tiers: [{ units: 3, free_units: 1 }] });
  const placed = (await postOrder(app, three(id))).json();
  const named = async (language: string) => {
    const shown = await app.inject({ url: `/api/orders/${placed._id}?lang=${language}`, headers });
    return shown.json().discounts.map(({ name }: { name: string }) => name);
  };
  expect([placed.discounts[0].name, await named('en')]).toEqual(['3 for 2', ['3 for 2']]);
  expect([await named('fr'), await named('ar')]).toEqual([['3 pour 2'], ['3 pour 2']]);
});
