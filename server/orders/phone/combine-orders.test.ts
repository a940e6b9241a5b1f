import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { ListedOrder } from '../../../shared/order-list.ts';
import { groupedNumber, orderNumber } from '../../../shared/values/ids.ts';
import { aBundle } from '../../../test/bundles/a-bundle.ts';
import { productTexts } from '../../../test/factories.ts';
import { anOffer } from '../../../test/offers/an-offer.ts';
import { aPhoneDesk } from '../../../test/orders/a-phone-desk.ts';
import { refreshCut } from '../../offers/price-cuts.ts';
import { sumMarkedDays } from '../../reports/keep-sums.ts';

/** A desk with two orders of one buyer: two creams and one soap, and one cream. */
async function twoOrders(more: object = {}) {
  const desk = await aPhoneDesk();
  const { cream, soap, ask, orderOf } = desk;
  const place = async (
    lines: { productId: string; quantity: number }[],
    address: object = {},
    extra: object = more,
  ) =>
    (await ask('POST', 'orders/phone', { body: { ...orderOf(lines, address), ...extra } })).body
      ._id as string;
  const first = await place([
    { productId: cream.id, quantity: 2 },
    { productId: soap.id, quantity: 1 },
  ]);
  const second = await place([{ productId: cream.id, quantity: 1 }], { phone: '+213 555 12 34 56' });
  const combine = (id: string, other: string, by = desk.admin) =>
    ask('POST', `orders/${id}/combine`, { body: { other }, by });
  const quote = (id: string, other: string) => ask('POST', `orders/${id}/combine/quote`, { body: { other } });
  const show = async (id: string) => (await ask('GET', `orders/${id}`)).body;
  return { ...desk, place, first, second, combine, quote, show };
}

test('goods of combined orders count as placed once, in every figure of placed orders', async () => {
  const { db, first, second, combine, ask } = await twoOrders();
  const placed = async () => {
    const [morning, summary, sales, measures] = await Promise.all([
      ask('GET', 'dashboard'),
      ask('GET', 'orders/summary'),
      ask('GET', 'reports/sales?by=day'),
      ask('GET', 'confirmation/measures?by=day'),
    ]);
    return {
      today: morning.body.placed.today,
      sums: [summary.body.orders, summary.body.placed.today, summary.body.days.at(-1).orders],
      ordered: sales.body.total.ordered,
      measured: measures.body.total.orders,
    };
  };
  await db.updateTable('orders').set({ first_called_at: new Date() }).execute();
  const today = { orders: 2, amount: 4300 + 1000 };
  expect(await placed()).toEqual({ today, sums: [2, 5300, 2], ordered: 2, measured: 2 });
  expect((await combine(first, second)).status).toBe(200);
  const combined = { orders: 1, amount: 4300 };
  expect(await placed()).toEqual({ today: combined, sums: [2, 4300, 1], ordered: 1, measured: 1 });
  await sumMarkedDays(db);
  expect((await placed()).ordered).toBe(1);
  // Its buyer has not cancelled either.
  expect((await ask('POST', 'orders/phone/buyer', { body: { phone: '0555123456' } })).body).toMatchObject({
    orders: 1,
    cancelled: 0,
  });
  const figures = { orders: 1, cancelled: 0 };
  expect((await ask('GET', `customers/${first}`)).body).toMatchObject(figures);
  expect((await ask('GET', 'customers')).body.customers).toMatchObject([figures]);
  expect((await ask('GET', 'phones/0555123456')).body).toMatchObject(figures);
});

test('the lines of the second order move to the first, delivery is charged once, and the history of both says so', async () => {
  const { db, cream, soap, first, second, confirmer, ask, combine, quote, show, stock, violations } =
    await twoOrders();
  expect((await ask('GET', `orders/${first}/combinable`)).body).toMatchObject([
    { _id: second, totalPrice: 2000, lines: [{ name: 'Cream', quantity: 1 }] },
  ]);
  await productTexts(db, cream, { name: 'Crème' });
  expect((await ask('GET', `orders/${first}/combinable?lang=fr`)).body).toMatchObject([
    { lines: [{ name: 'Crème' }] },
  ]);
  const figures = { itemsPrice: 3300, shippingPrice: 1000, totalPrice: 4300 };
  const lines = [
    { name: 'Cream', quantity: 3 },
    { name: 'Soap', quantity: 1 },
  ];
  expect((await quote(first, second)).body).toMatchObject({ ...figures, lines });
  const inFrench = await ask('POST', `orders/${first}/combine/quote?lang=fr`, { body: { other: second } });
  expect(inFrench.body.lines).toMatchObject([{ name: 'Crème' }, { name: 'Soap' }]);
  expect(await show(second)).toMatchObject({ status: 'Pending' });
  const combined = await combine(first, second, confirmer);
  expect([combined.status, combined.body]).toMatchObject([
    200,
    {
      ...{ _id: first, status: 'Pending', ...figures },
      changedAt: expect.any(String),
      orderItems: [
        { name: 'Cream', quantity: 3, price: 1000 },
        { name: 'Soap', quantity: 1 },
      ],
    },
  ]);
  const { rows } = (await ask('GET', 'reports/sales?by=product')).body;
  expect(rows).toMatchObject([{ ordered: 3 }, { ordered: 1 }]);
  expect(await show(second)).toMatchObject({ status: 'Cancelled', orderItems: [{ quantity: 1 }] });
  expect([await stock(cream), await stock(soap)]).toEqual([17, 19]);
  const history = async (id: string) => (await ask('GET', `orders/${id}/history`)).body;
  expect((await history(first)).at(-1)).toMatchObject({
    ...{ action: 'combined', to: second, totals: [3300, 4300] },
    lines: { removed: ['2 × Cream, 1000'], added: ['3 × Cream, 1000'] },
  });
  expect((await history(second)).slice(-2)).toMatchObject([
    { action: 'status', to: 'Cancelled' },
    { action: 'combined', to: first },
  ]);
  expect((await ask('GET', `orders/${first}/combinable`)).body).toEqual([]);
  const reopened = await ask('PUT', `orders/${second}/status`, { body: { status: 'Pending' } });
  expect([reopened.status, reopened.body.code]).toEqual([409, 'order-combined']);
  // Its goods are paid with the other order, so they would count twice.
  const paid = await ask('PUT', `orders/${second}/pay`, { body: {} });
  expect([paid.status, paid.body.code]).toEqual([409, 'order-combined']);
  const tracked = await ask('POST', 'orders/track', {
    body: { number: orderNumber(second), phone: '0555123456' },
  });
  expect(tracked.body).toMatchObject({ status: 'Cancelled', combinedWith: groupedNumber(first) });
  expect(JSON.stringify(tracked.body)).not.toContain(first);
  const { orders } = (await ask('GET', 'orders')).body;
  expect(orders.map(({ _id, isCombined }: ListedOrder) => [_id, isCombined])).toEqual(
    expect.arrayContaining([
      [first, undefined],
      [second, true],
    ]),
  );
  const waiting = await db.selectFrom('orders').select('status_mail_id').where('id', '=', second).execute();
  expect(waiting).toEqual([{ status_mail_id: null }]);
  expect(await violations()).toEqual([]);
});

test('of administrators who combine two orders at once, in both directions, exactly one succeeds', async () => {
  const { cream, soap, first, second, combine, stock, violations } = await twoOrders();
  const replies = await Promise.all([
    combine(first, second),
    combine(second, first),
    combine(first, second),
    combine(second, first),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect([await stock(cream), await stock(soap)]).toEqual([17, 19]);
  expect(await violations()).toEqual([]);
});

test('a gift of both orders is given once, and a bundle keeps its parts', async () => {
  const { db, cream, soap, place, combine, stock, violations } = await twoOrders();
  await anOffer(db, {
    ...{ kind: 'gift', gift_product_id: soap.id, gift_units: 1 },
    targets: [{ product_id: cream.id }],
  });
  const bundle = await aBundle(db, [{ product: cream, units: 2 }]);
  const [first, second] = [
    await place([{ productId: cream.id, quantity: 1 }]),
    await place([
      { productId: cream.id, quantity: 1 },
      { productId: bundle.id, quantity: 1 },
    ]),
  ];
  expect([await stock(cream), await stock(soap)]).toEqual([13, 17]);
  const { status, body } = await combine(first, second);
  expect([status, body.discountPrice]).toEqual([200, 300]);
  expect(body.orderItems).toMatchObject([
    { name: 'Cream', quantity: 2 },
    { quantity: 1, parts: [{ name: 'Cream', units: 2 }] },
    { name: 'Soap', quantity: 1, isGift: true },
  ]);
  expect([await stock(cream), await stock(soap)]).toEqual([13, 18]);
  expect(await violations()).toEqual([]);
});

test('a combined line is sold by the cut of its lower price, and the reason of an agreed price stays', async () => {
  const { db, cream, place, ask, combine, violations } = await twoOrders();
  const lines = [{ productId: cream.id, quantity: 1 }];
  const corrections = { prices: [{ productId: cream.id, price: 950 }], reason: 'Late parcel' };
  const first = await place(lines, {}, { corrections });
  const cut = await anOffer(db, { kind: 'price_cut', percent: 20, targets: [{ product_id: cream.id }] });
  await refreshCut(db, cut.id);
  const second = await place(lines);
  expect((await combine(first, second)).body.orderItems).toMatchObject([{ quantity: 2, price: 800 }]);
  const sold = db.selectFrom('order_items').select('promotion_id').where('order_id', '=', first);
  expect(await sold.execute()).toEqual([{ promotion_id: cut.id }]);
  expect((await ask('GET', `orders/${first}/form`)).body.corrections.reason).toBe('Late parcel');
  expect(await violations()).toEqual([]);
});

test('orders that would cost more together than apart, because a code counts once, stay apart', async () => {
  const { db, cream, place, combine, quote, show, violations } = await twoOrders();
  await anOffer(db, { code: 'MOST', amount_centimes: 90_000, percent: null });
  await anOffer(db, { kind: 'delivery' });
  const lines = [{ productId: cream.id, quantity: 1 }];
  const [first, second] = [
    await place(lines, {}, { discountCode: 'MOST' }),
    await place(lines, {}, { discountCode: 'MOST' }),
  ];
  const { status, body } = await combine(first, second);
  expect([status, body.code]).toEqual([409, 'combined-costs-more']);
  expect(body.message).toContain('900 DA more');
  expect((await quote(first, second)).body).toEqual(body);
  expect(await show(first)).toMatchObject({ totalPrice: 100, status: 'Pending' });
  expect(await show(second)).toMatchObject({ totalPrice: 100, status: 'Pending' });
  expect(await violations()).toEqual([]);
});

test('a combined line has the mean cost of its units', async () => {
  const { db, cream, place, combine, violations } = await twoOrders();
  const costing = async (cost_centimes: number, quantity: number) => {
    await db.updateTable('products').set({ cost_centimes }).where('id', '=', cream.id).execute();
    return place([{ productId: cream.id, quantity }]);
  };
  const [first, second] = [await costing(40_000, 2), await costing(70_000, 1)];
  expect((await combine(first, second)).status).toBe(200);
  const costs = db.selectFrom('order_items').select('unit_cost_centimes').where('order_id', '=', first);
  expect(await costs.execute()).toEqual([{ unit_cost_centimes: 50_000 }]);
  expect(await violations()).toEqual([]);
});

test('orders of a bundle whose parts were changed between them stay apart', async () => {
  const { db, cream, place, combine, stock, violations } = await twoOrders();
  const bundle = await aBundle(db, [{ product: cream, units: 5 }]);
  const first = await place([{ productId: bundle.id, quantity: 1 }]);
  await db.updateTable('bundle_parts').set({ units: 1 }).where('bundle_id', '=', bundle.id).execute();
  await sql`select stock_bundles(array[${bundle.id}])`.execute(db);
  const second = await place([{ productId: bundle.id, quantity: 12 }]);
  expect(await stock(cream)).toBe(0);
  const { status, body } = await combine(first, second);
  expect([status, body.code]).toEqual([409, 'bundles-of-other-parts']);
  expect(await stock(cream)).toBe(0);
  expect(await violations()).toEqual([]);
});

test('a combined order keeps agreed prices, offers, a limited code and what was granted, and never costs more', async () => {
  const { db, cream, first, place, ask, combine, show, violations } = await twoOrders();
  await anOffer(db, { code: 'ONCE', amount_centimes: 10_000, percent: null, max_uses: 1 });
  const corrections = { discount: 50, reason: 'Late parcel' };
  const other = await place(
    [{ productId: cream.id, quantity: 1 }],
    {},
    { discountCode: 'ONCE', corrections },
  );
  expect((await show(other)).totalPrice).toBe(1850);
  await db.updateTable('products').set({ price_centimes: 900_000 }).execute();
  const before = (await show(first)).totalPrice + 1850;
  const { body } = await combine(first, other);
  expect(body).toMatchObject({
    itemsPrice: 3300,
    discountPrice: 150,
    totalPrice: before - 1000,
    discounts: [
      { code: 'ONCE', amount: 100 },
      { name: 'Discount', amount: 50 },
    ],
  });
  expect((await ask('GET', `orders/${first}/form`)).body.corrections.reason).toBe('Late parcel');
  expect(await violations()).toEqual([]);
});

test('an order that is paid, invoiced, returned, shipped, cancelled, held, of another buyer or another kind of delivery stays apart', async () => {
  const { db, cream, first, place, ask, combine, quote, stock, violations } = await twoOrders();
  await ask('PUT', 'settings/seller', {
    body: { version: 0, name: 'Saha', address: 'Alger', nif: '001612345678902', regime: 'real' },
  });
  const one = [{ productId: cream.id, quantity: 1 }];
  const refused = async (prepare: (id: string) => Promise<unknown>, address: object = {}) => {
    const id = await place(one, address);
    await prepare(id);
    const { status, body } = await combine(first, id);
    expect((await quote(first, id)).body).toEqual(body);
    const listed = (await ask('GET', `orders/${first}/combinable`)).body;
    const apart = listed.find(({ _id }: { _id: string }) => _id === id)?.apart;
    const back = (await ask('GET', `orders/${id}/combinable`)).body;
    const mirrored = back.find(({ _id }: { _id: string }) => _id === first)?.apart;
    expect(mirrored?.reason).toBe(apart?.reason);
    expect(apart?.isOwn ?? false).toBe(false);
    return [status, body.code, ...(apart ? [apart.reason] : [])];
  };
  const become = (status: string) => (id: string) => ask('PUT', `orders/${id}/status`, { body: { status } });
  const closed = [409, 'order-not-combinable'];
  expect(await refused((id) => ask('PUT', `orders/${id}/pay`, { body: {} }))).toEqual([
    ...[409, 'paid-order-not-combinable', 'paid'],
  ]);
  expect(await refused(become('Shipped'))).toEqual(closed);
  expect(await refused(become('Cancelled'))).toEqual(closed);
  expect(
    await refused(async (id) => {
      await become('Processing')(id);
      await ask('POST', `orders/${id}/invoice`);
    }),
  ).toEqual([409, 'invoiced-order-not-combinable', 'invoiced']);
  expect(
    await refused(async (id) => {
      await become('Delivered')(id);
      const lines = [{ position: 0, quantity: 1, restocked: true }];
      await ask('POST', `orders/${id}/returns`, { body: { reason: 'Late', lines, refund: 0, seen: 0 } });
      await become('Processing')(id);
    }),
  ).toEqual([409, 'returned-order-not-combinable', 'returned']);
  expect(await refused((id) => ask('POST', `orders/${id}/cancel-request`))).toEqual([
    ...[409, 'order-to-cancel-not-combinable', 'cancelRequested'],
  ]);
  expect(await refused(async () => undefined, { phone: '0661987654' })).toEqual([
    409,
    'orders-of-different-buyers',
  ]);
  expect(
    await refused((id) =>
      db.updateTable('orders').set({ delivery_kind: 'desk' }).where('id', '=', id).execute(),
    ),
  ).toEqual([409, 'orders-delivered-differently', 'elsewhere']);
  expect((await combine(first, first)).status).toBe(409);
  expect((await combine(first, 'a'.repeat(32))).status).toBe(404);
  expect(await stock(cream)).toBe(20 - 3 - 6);
  expect(await violations()).toEqual([]);
});

test('whatever is combined, units and money add up', { timeout: 60_000 }, async () => {
  const { cream, soap, place, ask, combine, show, stock, violations } = await twoOrders();
  const lines = fc.uniqueArray(
    fc.record({ productId: fc.constantFrom(cream.id, soap.id), quantity: fc.integer({ min: 1, max: 2 }) }),
    { minLength: 1, selector: ({ productId }) => productId },
  );
  const granted = fc.record({ discount: fc.integer({ min: 0, max: 300 }), freeDelivery: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.tuple(lines, granted), fc.tuple(lines, granted), async (one, other) => {
      const before = [await stock(cream), await stock(soap)];
      const grant = (corrections: object) => ({ corrections: { ...corrections, reason: 'Promised' } });
      const a = await place(one[0], {}, grant(one[1]));
      const b = await place(other[0], {}, grant(other[1]));
      const sum = (await show(a)).totalPrice + (await show(b)).totalPrice;
      const { status, body } = await combine(a, b);
      expect(status).toBe(200);
      expect(body.totalPrice).toBeLessThanOrEqual(sum);
      expect(body.discountPrice ?? 0).toBe(one[1].discount + other[1].discount);
      expect(await violations()).toEqual([]);
      await ask('PUT', `orders/${a}/status`, { body: { status: 'Cancelled' } });
      expect([await stock(cream), await stock(soap)]).toEqual(before);
    }),
    { numRuns: 8 },
  );
});
