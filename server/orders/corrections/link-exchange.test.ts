import { expect, test } from 'vitest';
import { aPhoneDesk } from '../../../test/orders/a-phone-desk.ts';

/** A desk with a delivered and paid order of two creams. */
async function aDeliveredOrder() {
  const desk = await aPhoneDesk();
  const { soap, ask, orderOf } = desk;
  const old: string = (await ask('POST', 'orders/phone', { body: orderOf() })).body._id;
  const become = (status: string) => ask('PUT', `orders/${old}/status`, { body: { status } });
  await become('Delivered');
  await ask('PUT', `orders/${old}/pay`, { body: {} });
  const giveBack = (quantity: number, seen = 0) =>
    ask('POST', `orders/${old}/returns`, {
      body: { reason: 'Too small', lines: [{ position: 0, quantity, restocked: true }], refund: 0, seen },
    });
  const body = {
    ...orderOf([{ productId: soap.id, quantity: 4 }]),
    exchangeOf: old,
    corrections: { discount: 1000, reason: `Exchange for order ${old}` },
  };
  const exchange = (more: object = {}, options: object = {}) =>
    ask('POST', 'orders/phone', { body: { ...body, ...more }, ...options });
  const history = async (id: string) => (await ask('GET', `orders/${id}/history`)).body;
  return { ...desk, old, become, giveBack, exchange, history };
}

test('an exchange is a return and an order whose discount is what was paid, and the history of both says so', async () => {
  const { old, cream, soap, ask, giveBack, exchange, history, stock, violations } = await aDeliveredOrder();
  await ask('PUT', 'settings/seller', {
    body: { version: 0, name: 'Saha', address: 'Alger', nif: '001612345678902', regime: 'real' },
  });
  await ask('POST', `orders/${old}/invoice`);
  await giveBack(1);
  const { status, body } = await exchange();
  expect([status, body]).toMatchObject([
    201,
    { itemsPrice: 1200, discountPrice: 1000, shippingPrice: 1000, totalPrice: 1200 },
  ]);
  expect((await history(old)).at(-1)).toMatchObject({ action: 'exchanged', to: body._id });
  expect(await history(body._id)).toMatchObject([
    { action: 'taken', reason: `Exchange for order ${old}` },
    { action: 'exchanged', to: old },
  ]);
  expect([await stock(cream), await stock(soap)]).toEqual([19, 16]);
  const invoices = (await ask('GET', `orders/${old}/invoices`)).body;
  expect(invoices).toMatchObject([{ total: 3000 }, { kind: 'credit', total: 1000 }]);
  expect(await violations()).toEqual([]);
});

test('a repeated or doubled exchange places one order, and its return is exchanged once', async () => {
  const { db, soap, giveBack, exchange, stock, violations } = await aDeliveredOrder();
  await giveBack(1);
  const key = 'exchange-of-one-cream-0001';
  const replies = await Promise.all([exchange({}, { key }), exchange({}, { key })]);
  expect(replies.map(({ status }) => status)).toEqual([201, 201]);
  expect(replies[0]?.body._id).toBe(replies[1]?.body._id);
  expect((await exchange({ exchangeOf: undefined }, { key })).status).toBe(422);
  const others = await Promise.all([exchange(), exchange()]);
  expect(others.map(({ status, body }) => `${status} ${body.code}`)).toEqual([
    '409 exchange-without-return',
    '409 exchange-without-return',
  ]);
  expect(await stock(soap)).toBe(16);
  expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(2);
  expect(await violations()).toEqual([]);
});

test('of two people who exchange the same return at once one succeeds, and the next return is exchanged again', async () => {
  const { giveBack, exchange, violations } = await aDeliveredOrder();
  await giveBack(1);
  const replies = await Promise.all([exchange(), exchange(), exchange()]);
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  await giveBack(1, 1);
  expect((await exchange()).status).toBe(201);
  expect((await giveBack(1, 2)).body.message).toBe('Only 0 of Cream can still come back');
  expect((await exchange()).body.message).toBe(
    'Nothing has come back of this order since its last exchange. Record what comes back first',
  );
  expect(await violations()).toEqual([]);
});

test('an exchange without a return, of an order that is not delivered or not there, or above its products is refused', async () => {
  const { db, confirmer, become, giveBack, exchange } = await aDeliveredOrder();
  const code = async (more: object = {}, options: object = {}) => {
    const { status, body } = await exchange(more, options);
    return `${status} ${body.code}`;
  };
  expect(await code()).toBe('409 exchange-without-return');
  await giveBack(1);
  expect(await code({ exchangeOf: 'a'.repeat(36) })).toBe('404 order-not-found');
  expect(await code({ exchangeOf: 7 })).toBe('400 order-not-found');
  expect(await code({ corrections: { discount: 1200.01, reason: 'Exchange' } })).toBe(
    '400 order-discount-above-rest',
  );
  expect(await code({ corrections: undefined }, { by: confirmer })).toBe(
    '403 corrections-administrators-only',
  );
  await become('Shipped');
  expect(await code()).toBe('409 order-not-exchangeable');
  expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(1);
});
