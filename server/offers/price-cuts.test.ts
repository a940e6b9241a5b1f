import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory, aNeed, aProduct } from '../../test/factories.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { proveInvariants } from '../invariants/prove-invariants.ts';
import type { Db } from '../platform/db/connection.ts';

async function aShop() {
  const { app, db, resources } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload: object = {}) => {
    const url = `/api${path}`;
    const reply = await app.inject({ method, url, headers, ...(method !== 'GET' && { payload }) });
    return { status: reply.statusCode, body: reply.json() };
  };
  const cut = async (values: object) => {
    const { status, body } = await send('POST', '/offers', { ...tenPercent, ...values });
    expect(status).toBe(201);
    return body;
  };
  const shown = async (id: string) => (await app.inject({ url: `/api/products/${id}` })).json();
  const listed = async (query: string) =>
    (await app.inject({ url: `/api/products?${query}` })).json().products;
  const violations = async () =>
    (await proveInvariants(db, resources.env)).filter((finding) => finding.violations.length > 0);
  return { app, db, send, cut, shown, listed, violations };
}

const days = { firstDay: '2026-01-01', lastDay: '2090-12-31' };

const tenPercent = { name: 'Sale', kind: 'price_cut', percent: 10, ...days };

const targets = { products: [], categories: [], brands: [], needs: [] };

function storedPrice(db: Db, id: string) {
  return db
    .selectFrom('products')
    .select(['offer_price_centimes as price', 'version', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

test('a price cut shows on the page, in lists, in their filters and sort, and is what an order pays', async () => {
  const { app, db, cut, shown, listed, send, violations } = await aShop();
  const cream = await aProduct(db, { name: 'Cream', brand: 'Saha', price_centimes: 100_000 });
  const soap = await aProduct(db, { name: 'Soap', price_centimes: 95_000 });
  const before = await storedPrice(db, cream.id);
  const offer = await cut({ included: { ...targets, brands: ['Saha'] } });
  expect(await shown(cream.id)).toMatchObject({
    price: 1000,
    discountedPrice: 0,
    offer: { price: 900, formerPrice: 1000, ...days },
  });
  expect((await shown(soap.id)).offer).toBeUndefined();
  expect(await listed('sort=price-low')).toMatchObject([
    { name: 'Cream', offer: { price: 900 } },
    { name: 'Soap' },
  ]);
  expect(await listed('onOffer=true')).toMatchObject([{ name: 'Cream' }]);
  expect(await listed('minPrice=890&maxPrice=910')).toMatchObject([{ name: 'Cream' }]);
  const placed = await postOrder(app, anOrderBody([{ productId: cream.id, quantity: 2 }]));
  expect(placed.json()).toMatchObject({ itemsPrice: 1800, orderItems: [{ price: 900 }] });
  const after = await storedPrice(db, cream.id);
  expect([after.version, after.updated_at]).toEqual([before.version, before.updated_at]);
  expect((await send('GET', '/offers')).body.offers).toMatchObject([{ uses: 1, revenue: 1800 }]);
  expect((await send('GET', `/products/${cream.id}/prices`)).body.changes).toMatchObject([
    { price: 1000, discountedPrice: 900 },
    { price: 1000, discountedPrice: 0 },
  ]);
  expect(await send('DELETE', `/offers/${offer._id}`)).toMatchObject({ body: { code: 'offer-used' } });
  expect((await shown(cream.id)).offer).toBeDefined();
  expect(await violations()).toEqual([]);
});

test('a paused, changed or deleted price cut has its effect at once', async () => {
  const { db, cut, shown, send, violations } = await aShop();
  const { id } = await aProduct(db);
  const other = await aProduct(db);
  const { _id, state, uses, codes, ...fields } = await cut({ included: { ...targets, products: [id] } });
  const change = async (values: object, version: number) =>
    (await send('PUT', `/offers/${_id}`, { ...fields, ...values, version })).status;
  expect(await change({ isActive: false }, 1)).toBe(200);
  expect((await shown(id)).offer).toBeUndefined();
  expect(await change({ percent: 20, lastDay: '2091-01-01' }, 2)).toBe(200);
  expect((await shown(id)).offer).toMatchObject({ price: 800, lastDay: '2091-01-01' });
  expect(await change({ included: { ...targets, products: [other.id] } }, 3)).toBe(200);
  expect((await shown(id)).offer).toBeUndefined();
  expect((await shown(other.id)).offer).toMatchObject({ price: 900 });
  expect((await send('DELETE', `/offers/${_id}`)).status).toBe(200);
  expect((await shown(other.id)).offer).toBeUndefined();
  expect(await violations()).toEqual([]);
});

test('a product gets and loses cuts with its price, brand, category and needs', async () => {
  const { db, cut, shown, send, violations } = await aShop();
  const parent = await aCategory(db, { name: 'Care' });
  const child = await aCategory(db, { name: 'Face', parent_id: parent.id, level: 2 });
  const elsewhere = await aCategory(db, { name: 'Elsewhere' });
  const product = await aProduct(db, { brand: 'Other', category_id: elsewhere.id });
  const need = await aNeed(db, { slug: 'sun' });
  await cut({ percent: 10, included: { ...targets, brands: ['Saha'] } });
  await cut({ percent: 20, included: { ...targets, categories: [parent.id] } });
  await cut({ percent: 30, included: { ...targets, needs: [need.id] } });
  const priceAfter = async (values: object) => {
    expect((await send('PUT', `/products/${product.id}`, values)).status).toBe(200);
    expect(await violations()).toEqual([]);
    return (await shown(product.id)).offer?.price;
  };
  expect(await priceAfter({ brand: 'Saha' })).toBe(900);
  expect(await priceAfter({ category: child.id })).toBe(800);
  expect(await priceAfter({ needs: ['sun'] })).toBe(700);
  expect(await priceAfter({ price: 2000 })).toBe(1400);
  expect(await priceAfter({ discountedPrice: 1300 })).toBeUndefined();
  expect(await priceAfter({ discountedPrice: 0, needs: [] })).toBe(1600);
  await send('PUT', `/categories/${child.id}`, {
    ...{ name: 'Face', description: 'Face', imageUrl: '', isActive: true, parentCategory: elsewhere.id },
  });
  expect((await shown(product.id)).offer).toMatchObject({ price: 1800 });
  expect(await violations()).toEqual([]);
});

test.each([
  [{ percent: 100 }, 'percent'],
  [{ percent: -5 }, 'percent'],
  [{ percent: 101 }, 'percent'],
  [{ percent: null }, 'percent'],
  [{ percent: 10, amount: 5 }, 'percent'],
  [{ percent: null, amount: -5 }, 'amount'],
  [{ percent: null, amount: 1000 }, 'amount'],
  [{ percent: null, price: 500 }, 'price'],
  [{ percent: null, price: 0 }, 'price'],
  [{ minimum: 100 }, 'minimum'],
  [{ maxUses: 5 }, 'minimum'],
  [{ lastDay: '2025-01-01' }, 'lastDay'],
  [{ lastDay: undefined }, 'lastDay'],
])('a price cut with %j is refused at its field', async (values, field) => {
  const { db, send } = await aShop();
  await aProduct(db);
  const { status, body } = await send('POST', '/offers', { ...tenPercent, ...values });
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toContain(field);
});

test('a line whose price the staff agreed on the phone was not sold by the cut', async () => {
  const { db, cut, send } = await aShop();
  const { id } = await aProduct(db);
  await cut({});
  const order = { ...anOrderBody([{ productId: id, quantity: 1 }]), language: 'fr' };
  const taken = async (price: number) => {
    const corrections = {
      discount: 0,
      freeDelivery: false,
      prices: [{ productId: id, price }],
      reason: 'Agreed',
    };
    return (await send('POST', '/orders/phone', { ...order, corrections })).status;
  };
  expect([await taken(900), await taken(850)]).toEqual([201, 201]);
  expect((await send('GET', '/offers')).body.offers).toMatchObject([{ uses: 1 }]);
});

test('a price below cost must be accepted, and nothing is stored before', async () => {
  const { app, db, send, shown } = await aShop();
  const { id } = await aProduct(db, { name: 'Dear', cost_centimes: 95_000 });
  const refused = await send('POST', '/offers', tenPercent);
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'offer-below-cost', values: { product: 'Dear' } },
  });
  expect(Object.keys(refused.body.fields)).toEqual(['acceptsBelowCost']);
  expect((await send('GET', '/offers')).body.count).toBe(0);
  expect((await send('POST', '/offers', { ...tenPercent, acceptsBelowCost: true })).status).toBe(201);
  expect((await shown(id)).offer).toMatchObject({ price: 900 });

  // Who may not see costs cannot find them out by trying cuts.
  const { headers } = await signedInAs(db, 'editor');
  const options = { method: 'POST', url: '/api/offers', headers, payload: tenPercent } as const;
  expect((await app.inject(options)).statusCode).toBe(201);
});

test('a preview shows ten products before and after, and the sheet all of them; nothing is stored', async () => {
  const { db, cut, send, shown } = await aShop();
  const category = await aCategory(db);
  const ids: string[] = [];
  for (let count = 0; count < 12; count += 1) {
    ids.push((await aProduct(db, { name: `Cream ${count + 10}`, category_id: category.id })).id);
  }
  const included = { ...targets, categories: [category.id] };
  const excluded = { ...targets, products: [ids[0]] };
  const preview = await send('POST', '/offers/preview', { ...tenPercent, included, excluded });
  expect(preview.body.count).toBe(11);
  expect(preview.body.products[0]).toMatchObject({
    name: 'Cream 11',
    former: 1000,
    before: 1000,
    after: 900,
  });
  expect(preview.body.products).toHaveLength(10);
  expect((await shown(ids[1] ?? '')).offer).toBeUndefined();
  const { _id } = await cut({ included });
  expect((await send('GET', `/offers/${_id}/products`)).body.products).toHaveLength(12);
  const code = await send('POST', '/offers/preview', { ...tenPercent, kind: 'code' });
  expect(code).toMatchObject({ status: 409, body: { code: 'offer-is-no-cut' } });
});

test('with the rule of struck prices, a cut strikes at most the lowest price of the 30 days before', async () => {
  const { db, cut, shown, send } = await aShop();
  const { id } = await aProduct(db, { price_centimes: 80_000 });
  await send('PUT', `/products/${id}`, { price: 1200 });
  await cut({ percent: 50 });
  expect((await shown(id)).offer).toMatchObject({ price: 600, formerPrice: 1200 });
  await send('PUT', '/settings/offers', { strikesLowest: true, version: 0 });
  expect((await shown(id)).offer).toMatchObject({ price: 600, formerPrice: 800 });
});

test('a cut that ended between quote and order is answered with the new quote, and nothing is ordered', async () => {
  const { app, db, cut, send } = await aShop();
  const { id } = await aProduct(db);
  const offer = await cut({});
  const body = anOrderBody([{ productId: id, quantity: 1 }]);
  const quote = await app.inject({ method: 'POST', url: '/api/orders/quote', payload: body });
  const quotedTotal = quote.json().totalPrice;
  expect(quotedTotal).toBe(1900);
  await send('DELETE', `/offers/${offer._id}`);
  const stale = await postOrder(app, { ...body, quotedTotal });
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({ code: 'prices-changed', quote: { totalPrice: 2000 } });
  expect(await db.selectFrom('orders').select('id').execute()).toEqual([]);
});

test('an edited order keeps the price of its cut when that is over', async () => {
  const { app, db, cut, send } = await aShop();
  const { id } = await aProduct(db);
  const { _id, state, uses, codes, ...fields } = await cut({});
  const order = (await postOrder(app, anOrderBody([{ productId: id, quantity: 2 }]))).json();
  await send('PUT', `/offers/${_id}`, { ...fields, isActive: false });
  const { Wilaya, fullName, street, city, postalCode, phone } = order.shippingAddress;
  const edited = await send('PUT', `/orders/${order._id}`, {
    ...{ version: 1, orderItems: [{ productId: id, quantity: 1 }] },
    shippingAddress: { Wilaya, fullName, street, city, postalCode, phone },
  });
  expect(edited.body).toMatchObject({ itemsPrice: 900 });
  expect(await db.selectFrom('order_items').select('promotion_id').execute()).toEqual([
    { promotion_id: _id },
  ]);
});

const percent = fc.integer({ min: 1, max: 99 }).map((percent) => ({ percent, amount: null }));
const amount = fc.integer({ min: 1, max: 400 }).map((amount) => ({ percent: null, amount }));
const cuts = fc.array(
  fc.record({
    takes: fc.oneof(percent, amount),
    brands: fc.constantFrom<string[]>([], ['A'], ['A', 'B']),
    notBrands: fc.constantFrom<string[]>([], [], ['B']),
  }),
  { minLength: 1, maxLength: 4 },
);

test('of several cuts each product has the lowest price', async () => {
  const { db, cut, send, violations } = await aShop();
  const category_id = (await aCategory(db)).id;
  const products: Awaited<ReturnType<typeof aProduct>>[] = [];
  for (const [brand, price, discounted] of [
    ['A', 999_99],
    ['B', 512_35],
    ['C', 401_00, 250_00],
  ] as const) {
    const columns = {
      brand,
      price_centimes: price,
      discounted_price_centimes: discounted ?? null,
      category_id,
    };
    products.push(await aProduct(db, columns));
  }
  await fc.assert(
    fc.asyncProperty(cuts, async (cuts) => {
      const made: { _id: string }[] = [];
      for (const { takes, brands, notBrands } of cuts) {
        const [included, excluded] = [
          { ...targets, brands },
          { ...targets, brands: notBrands },
        ];
        made.push(await cut({ ...takes, included, excluded }));
      }
      for (const { id, brand, price_centimes: price, discounted_price_centimes: discounted } of products) {
        const prices = cuts
          .filter(({ brands }) => brands.length === 0 || brands.includes(brand))
          .filter(({ notBrands }) => !notBrands.includes(brand))
          .map(({ takes }) =>
            takes.percent === null
              ? price - (takes.amount ?? 0) * 100
              : Math.round((price * (100 - takes.percent)) / 100),
          );
        const least = Math.min(...prices, discounted ?? price);
        const { rows } = await sql<{ paid: number }>`
          select effective_price_centimes as paid from products where id = ${id}`.execute(db);
        expect(rows[0]?.paid).toBe(least);
      }
      expect(await violations()).toEqual([]);
      for (const { _id } of made) await send('DELETE', `/offers/${_id}`);
    }),
    { numRuns: 12 },
  );
});
