import { expect, test } from 'vitest';
import { aBundle } from '../../test/bundles/a-bundle.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { aProduct } from '../../test/factories.ts';
import { anOffer } from '../../test/offers/an-offer.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { proveInvariants } from '../invariants/prove-invariants.ts';

const days = { firstDay: '2026-01-01', lastDay: '2090-12-31' };

/** Eight automatic offers of each kind but price cuts, three price cuts and a code: prices end in odd centimes. */
async function aShopOfOffers() {
  const { app, db, resources } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const send = async (method: 'POST' | 'PUT', path: string, payload: object) => {
    const reply = await app.inject({ method, url: `/api/${path}`, headers, payload });
    return { status: reply.statusCode, body: reply.json() };
  };
  const products: { id: string }[] = [];
  for (let n = 0; n < 98; n++) {
    products.push(
      await aProduct(db, {
        ...{ name: `Product ${n}`, brand: `Brand ${n % 10}`, price_centimes: 10_001 + n * 137, stock: 500 },
      }),
    );
  }
  const bundle = await aBundle(
    db,
    products.slice(0, 3).map((product) => ({ product })),
    { price_centimes: 29_999 },
  );
  const gift = await aProduct(db, { name: 'Gift', price_centimes: 7_777 });
  for (let n = 0; n < 8; n++) {
    await anOffer(db, {
      ...{ kind: 'quantity', name: `Three ${n}` },
      tiers: [n % 2 ? { units: 3, set_centimes: 25_000 + n } : { units: 3, free_units: 1 }],
      targets: [{ brand: `Brand ${n}` }],
    });
  }
  for (let n = 0; n < 4; n++) {
    await anOffer(db, { kind: 'delivery', name: `Delivery ${n}`, min_centimes: 100_000 * (n + 1) });
    await anOffer(db, { kind: 'gift', name: `Gift ${n}`, gift_product_id: gift.id, min_centimes: 100_000 });
  }
  for (const percent of [7, 13, 33]) {
    const included = {
      products: [],
      categories: [],
      brands: [`Brand ${percent % 10}`, 'Brand 9'],
      needs: [],
    };
    const cut = { name: `Cut ${percent}`, kind: 'price_cut', percent, included, ...days };
    expect(await send('POST', 'offers', cut)).toMatchObject({ status: 201 });
  }
  await anOffer(db, { code: 'SEVENTH', name: 'A seventh', percent: 14 });
  return { app, db, resources, send, lines: [...products, bundle].map(({ id }) => id) };
}

type Figures = {
  itemsPrice: number;
  discountPrice: number;
  shippingPrice: number;
  totalPrice: number;
  orderItems: { price: number; quantity: number; discount?: number }[];
  discounts: { amount: number }[];
};

const centimes = (dinars: number) => Math.round(dinars * 100);

/** The items, the discounts and the total agree to the centime, by lines and by offers. */
function expectWhole({ itemsPrice, discountPrice, shippingPrice, totalPrice, ...order }: Figures) {
  const sum = (amounts: number[]) => amounts.reduce((sum, amount) => sum + centimes(amount), 0);
  expect(sum([itemsPrice, -discountPrice, shippingPrice])).toBe(centimes(totalPrice));
  expect(sum(order.orderItems.flatMap(({ price, quantity }) => Array(quantity).fill(price)))).toBe(
    centimes(itemsPrice),
  );
  expect(sum(order.orderItems.map(({ discount = 0 }) => discount))).toBe(centimes(discountPrice));
  expect(sum(order.discounts.map(({ amount }) => amount))).toBe(centimes(discountPrice));
  for (const { price, quantity, discount = 0 } of order.orderItems) {
    expect(centimes(discount)).toBeLessThanOrEqual(centimes(price) * quantity);
  }
}

test('99 lines under twenty offers of every kind agree to the centime, also when the order shrinks', async () => {
  const { app, db, resources, send, lines } = await aShopOfOffers();
  const orderItems = lines.map((productId, n) => ({ productId, quantity: 1 + (n % 5) }));
  const body = { ...anOrderBody(orderItems), discountCode: 'seventh' };
  const { status, body: quote } = await send('POST', 'orders/quote', body);
  expect(status).toBe(200);
  const placed = await postOrder(app, { ...body, quotedTotal: quote.totalPrice });
  expect(placed.statusCode).toBe(201);
  const order = placed.json();
  expect(order.orderItems).toHaveLength(lines.length + order.orderItems.filter(isGift).length);
  expect(order.orderItems.filter(isGift).length).toBeGreaterThan(0);
  expect(order.discounts.length).toBeGreaterThan(8);
  expectWhole(order);

  const fewer = { ...anOrderBody(orderItems.slice(40, 47)), version: 1 };
  const edited = await send('PUT', `orders/${order._id}`, fewer);
  expect(edited.status).toBe(200);
  expectWhole(edited.body);
  expect((await proveInvariants(db, resources.env)).filter((one) => one.violations.length > 0)).toEqual([]);
});

function isGift(item: { isGift?: boolean }) {
  return item.isGift;
}
