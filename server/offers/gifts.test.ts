import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aProduct } from '../../test/factories.ts';
import { anOffer } from '../../test/offers/an-offer.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { proveInvariants } from '../invariants/prove-invariants.ts';
import type { Db } from '../platform/db/connection.ts';

async function aShop() {
  const { app, db, resources } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const reply = await app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
    return { status: reply.statusCode, body: reply.json() };
  };
  const quote = async (payload: object) => (await send('POST', '/orders/quote', payload)).body;
  const violations = async () =>
    (await proveInvariants(db, resources.env)).filter((finding) => finding.violations.length > 0);
  const stockOf = async ({ id }: { id: string }) =>
    (await db.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock;
  const edit = async (order: Placed, quantity: number, version: number) => {
    const { Wilaya, fullName, street, city, postalCode, phone } = order.shippingAddress;
    return send('PUT', `/orders/${order._id}`, {
      ...{ version, orderItems: [{ productId: order.orderItems[0]?.productId, quantity }] },
      shippingAddress: { Wilaya, fullName, street, city, postalCode, phone },
    });
  };
  return { app, db, send, quote, violations, stockOf, edit };
}

type Placed = { _id: string; shippingAddress: Record<string, string>; orderItems: { productId: string }[] };

/** Two creams of 1000.00 DA earn a soap of 300.00 DA. */
async function aSoapForTwoCreams(db: Db, stock = 5) {
  const cream = await aProduct(db, { name: 'Cream', price_centimes: 100_000, stock: 50 });
  const soap = await aProduct(db, { name: 'Soap', price_centimes: 30_000, stock });
  await anOffer(db, {
    ...{ kind: 'gift', name: 'Free soap', gift_product_id: soap.id, gift_units: 2 },
    targets: [{ product_id: cream.id }],
  });
  const body = (quantity: number) => anOrderBody([{ productId: cream.id, quantity }]);
  return { cream, soap, body };
}

test('a gift is a line of the order with its price taken off, from its units on', async () => {
  const { app, db, quote, stockOf, violations } = await aShop();
  const { soap, body } = await aSoapForTwoCreams(db);
  expect(await quote(body(1))).not.toHaveProperty('gifts');
  const figures = {
    itemsPrice: 2300,
    discountPrice: 300,
    totalPrice: 3000,
    discounts: [{ name: 'Free soap', amount: 300 }],
  };
  const quoted = await quote(body(2));
  expect(quoted).toMatchObject({ ...figures, gifts: [{ name: 'Soap', price: 300 }] });
  expect(quoted.lines).toHaveLength(1);
  const order = (await postOrder(app, body(2))).json();
  expect(order).toMatchObject({
    ...figures,
    orderItems: [{ name: 'Cream' }, { name: 'Soap', quantity: 1, price: 300, discount: 300, isGift: true }],
  });
  expect(await stockOf(soap)).toBe(4);
  expect(await violations()).toEqual([]);
});

test('a gift may be for a sum of some products, and counts for no other offer', async () => {
  const { db, quote } = await aShop();
  const cream = await aProduct(db, { name: 'Cream', price_centimes: 100_000, brand: 'Saha' });
  const other = await aProduct(db, { name: 'Other', price_centimes: 900_000 });
  const soap = await aProduct(db, { name: 'Soap', price_centimes: 30_000, brand: 'Saha' });
  const gift = { kind: 'gift' as const, gift_product_id: soap.id };
  await anOffer(db, { ...gift, min_centimes: 200_000, targets: [{ brand: 'Saha' }] });
  await anOffer(db, { ...gift, min_centimes: 230_000, targets: [{ brand: 'Saha' }] });
  await anOffer(db, { kind: 'delivery', min_centimes: 220_000 });
  const line = (productId: string, quantity: number) => ({ productId, quantity });
  expect(await quote(anOrderBody([line(other.id, 1), line(cream.id, 1)]))).not.toHaveProperty('gifts');
  const quoted = await quote(anOrderBody([line(cream.id, 2)]));
  expect(quoted).toMatchObject({ gifts: [{ name: 'Soap' }], shippingPrice: 1000, toFreeDelivery: 200 });
});

test.each([
  ['sold out', undefined],
  ['hidden', { state: 'draft' as const }],
  ['only sold in sizes', { sizes: JSON.stringify([{ size: 'S', inStock: true }]) }],
])('an order goes on without a gift that is %s, and the quote says so', async (_why, values) => {
  const { app, db, quote, violations } = await aShop();
  const { soap, body } = await aSoapForTwoCreams(db, values ? 5 : 0);
  if (values) await db.updateTable('products').set(values).where('id', '=', soap.id).execute();
  expect(await quote(body(2))).toMatchObject({ totalPrice: 3000, missedGifts: ['Soap'] });
  const order = (await postOrder(app, { ...body(2), quotedTotal: 3000 })).json();
  expect(order).toMatchObject({ orderItems: [{ name: 'Cream' }], totalPrice: 3000 });
  expect(order.orderItems).toHaveLength(1);
  expect(await violations()).toEqual([]);
});

test('of ten orders at once three get the last three gifts, and all are placed', async () => {
  const { app, db, stockOf, violations } = await aShop();
  const { soap, body } = await aSoapForTwoCreams(db, 3);
  const placed = await Promise.all(Array.from({ length: 10 }, () => postOrder(app, body(2))));
  expect(placed.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
  expect(placed.filter((reply) => reply.json().orderItems.length === 2)).toHaveLength(3);
  expect(await stockOf(soap)).toBe(0);
  expect(await violations()).toEqual([]);
});

test('an edit keeps the gift while the order earns it, and drops it with its unit when it does not', async () => {
  const { app, db, send, stockOf, violations, edit } = await aShop();
  const { soap, body } = await aSoapForTwoCreams(db, 1);
  const order = (await postOrder(app, body(2))).json();
  expect((await send('GET', `/orders/${order._id}/form`)).body.lines).toHaveLength(1);
  await db
    .updateTable('products')
    .set({ state: 'draft', price_centimes: 99_900 })
    .where('id', '=', soap.id)
    .execute();
  expect((await edit(order, 3, 1)).body).toMatchObject({
    orderItems: [{ quantity: 3 }, { isGift: true, price: 300 }],
    totalPrice: 4000,
  });
  expect(await stockOf(soap)).toBe(0);
  expect((await edit(order, 1, 2)).body.orderItems).toHaveLength(1);
  expect(await stockOf(soap)).toBe(1);
  expect((await edit(order, 2, 3)).body.orderItems).toHaveLength(1);
  expect(await violations()).toEqual([]);
});

test('a gift of a product that is bought as well stays a line of its own, also when the order is cancelled', async () => {
  const { app, db, send, stockOf, violations } = await aShop();
  const { cream, soap } = await aSoapForTwoCreams(db, 2);
  const body = anOrderBody([
    { productId: cream.id, quantity: 2 },
    { productId: soap.id, quantity: 1 },
  ]);
  const order = (await postOrder(app, body)).json();
  expect(order).toMatchObject({ itemsPrice: 2600, totalPrice: 3300 });
  expect(order.orderItems).toMatchObject([
    { name: 'Cream' },
    { name: 'Soap', quantity: 1 },
    { name: 'Soap', quantity: 1, isGift: true },
  ]);
  expect(await stockOf(soap)).toBe(0);
  await send('PUT', `/orders/${order._id}/status`, { status: 'Cancelled' });
  expect(await stockOf(soap)).toBe(2);
  expect(await violations()).toEqual([]);
});

test('a product is not a gift in its own offer, and a gift has the size that it needs', async () => {
  const { db, send } = await aShop();
  const cream = await aProduct(db, { name: 'Cream' });
  const sizes = JSON.stringify([{ size: 'S', inStock: true }]);
  const clog = await aProduct(db, { name: 'Clog', sizes });
  const hidden = await aProduct(db, { name: 'Hidden', state: 'draft' });
  const offer = {
    ...{ name: 'Gift', kind: 'gift', firstDay: '2026-01-01', lastDay: '2090-12-31', giftUnits: 2 },
    included: { products: [cream.id] },
  };
  const refused = async (values: object) => (await send('POST', '/offers', { ...offer, ...values })).body;
  expect(await refused({})).toMatchObject({ fields: { giftProduct: expect.stringContaining('Choose') } });
  expect(await refused({ giftProduct: cream.id })).toMatchObject({ code: 'offer-gift-own-target' });
  expect(await refused({ giftProduct: hidden.id })).toMatchObject({ code: 'offer-gift-unknown' });
  expect(await refused({ giftProduct: clog.id })).toMatchObject({ code: 'offer-gift-size' });
  expect(await refused({ giftProduct: clog.id, giftSize: 'XL' })).toMatchObject({ code: 'offer-gift-size' });
  expect(await refused({ giftProduct: clog.id, giftSize: 'S', minimum: 5 })).toMatchObject({
    code: 'offer-gift-condition',
  });
  const created = await send('POST', '/offers', { ...offer, giftProduct: clog.id, giftSize: 'S' });
  expect(created).toMatchObject({ status: 201, body: { giftProduct: clog.id, giftSize: 'S', giftUnits: 2 } });
});

test('99 lines under 20 offers of gifts are placed, each gift once', async () => {
  const { app, db, violations } = await aShop();
  const products = await Promise.all(Array.from({ length: 99 }, () => aProduct(db)));
  for (let place = 0; place < 20; place += 1) {
    const soap = await aProduct(db, { name: `Soap ${place}` });
    await anOffer(db, { kind: 'gift', gift_product_id: soap.id, gift_units: 99 });
  }
  const order = (
    await postOrder(app, anOrderBody(products.map(({ id }) => ({ productId: id, quantity: 1 }))))
  ).json();
  expect(order.orderItems).toHaveLength(119);
  expect(order.discounts).toHaveLength(20);
  expect(await violations()).toEqual([]);
});
