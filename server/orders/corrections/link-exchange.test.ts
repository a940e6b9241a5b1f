import { expect, test } from 'vitest';
import { groupedNumber, orderNumber } from '../../../shared/values/ids.ts';
import { anExchangeDesk } from '../../../test/orders/an-exchange-desk.ts';

test('an exchange costs its full price, what was kept is paid before, and the history of both says so', async () => {
  const { old, cream, soap, ask, giveBack, exchange, show, history, stock, violations } =
    await anExchangeDesk();
  const { body: returns } = await giveBack(1);
  expect(returns).toMatchObject([{ refund: 1000, forExchange: true }]);
  expect(returns[0]).not.toHaveProperty('exchangedBy');
  const { status, body } = await exchange();
  expect([status, body]).toMatchObject([201, { itemsPrice: 1800, totalPrice: 1800, credit: 1000 }]);
  expect(body).not.toHaveProperty('discountPrice');
  expect(await show(body._id)).toMatchObject({ totalPrice: 1800, credit: 1000, isPaid: false });
  expect(await show(old)).not.toHaveProperty('credit');
  expect((await ask('GET', `orders/${old}/returns`)).body).toMatchObject([{ exchangedBy: body._id }]);
  expect((await history(old)).slice(-2)).toMatchObject([
    { action: 'returned', to: '1000', forExchange: true },
    { action: 'exchanged', to: body._id },
  ]);
  expect(await history(body._id)).toMatchObject([
    { action: 'taken' },
    { action: 'exchanged', to: old, credit: 1000 },
  ]);
  expect([await stock(cream), await stock(soap)]).toEqual([19, 14]);
  expect(await violations()).toEqual([]);
});

test('nobody types the credit: a body that names one is taken without it', async () => {
  const { giveBack, exchange, show } = await anExchangeDesk();
  await giveBack(1);
  const placed = await exchange(6, { credit: 9000, credit_centimes: 9000 });
  expect(await show(placed.body._id)).toMatchObject({ credit: 1000 });
});

test('an order that costs less than what was kept owes nothing, says the rest, and is paid once it is delivered', async () => {
  const { ask, giveBack, exchange, become, show, history, violations } = await anExchangeDesk();
  await giveBack(1);
  const { _id } = (await exchange(2)).body;
  expect(await history(_id)).toMatchObject([{}, { action: 'exchanged', credit: 1000, rest: 400 }]);
  await become(_id, 'Delivered');
  expect(await show(_id)).toMatchObject({ totalPrice: 600, credit: 1000, isPaid: true });
  expect((await ask('GET', 'orders/summary')).body.toCollect).toEqual({ orders: 0, amount: 0 });
  expect((await giveBack(2, { refund: 601 }, _id)).body.message).toBe('At most 600 DA can still be refunded');
  expect((await giveBack(2, { refund: 600 }, _id)).status).toBe(201);
  expect(await violations()).toEqual([]);
});

test('what is still to be collected of a delivered exchange is the rest, and only what was paid before is refunded', async () => {
  const { ask, giveBack, exchange, become, violations } = await anExchangeDesk();
  await giveBack(1);
  const { _id } = (await exchange()).body;
  await become(_id, 'Delivered');
  expect((await ask('GET', 'orders/summary')).body.toCollect).toEqual({ orders: 1, amount: 800 });
  expect((await giveBack(6, { refund: 1001 }, _id)).body.message).toBe(
    'At most 1000 DA can still be refunded',
  );
  expect((await giveBack(6, { refund: 1000 }, _id)).status).toBe(201);
  expect(await violations()).toEqual([]);
});

test('a return whose money was paid out, or of an order that is not delivered, is for no exchange', async () => {
  const { old, become, ask, giveBack, exchange } = await anExchangeDesk();
  await giveBack(1, { forExchange: false });
  expect((await exchange()).body.code).toBe('exchange-without-return');
  await become(old, 'Shipped');
  expect((await giveBack(1, { seen: 1 })).body.code).toBe('order-not-exchangeable');
  await become(old, 'Delivered');
  expect((await giveBack(1, { seen: 1, refund: 1000.01 })).body.message).toBe(
    'At most 1000 DA can still be refunded',
  );
  expect((await ask('GET', `orders/${old}/returns`)).body[0]).not.toHaveProperty('forExchange');
});

test('a repeated or doubled exchange places one order, and its return is exchanged once', async () => {
  const { db, soap, giveBack, exchange, stock, violations } = await anExchangeDesk();
  await giveBack(1);
  const key = 'exchange-of-one-cream-0001';
  const replies = await Promise.all([exchange(6, {}, { key }), exchange(6, {}, { key })]);
  expect(replies.map(({ status, body }) => [status, body.credit])).toEqual([
    [201, 1000],
    [201, 1000],
  ]);
  expect(replies[0]?.body._id).toBe(replies[1]?.body._id);
  expect((await exchange(6, { exchangeOf: undefined }, { key })).status).toBe(422);
  const others = await Promise.all([exchange(), exchange()]);
  expect(others.map(({ status, body }) => `${status} ${body.code}`)).toEqual([
    '409 exchange-without-return',
    '409 exchange-without-return',
  ]);
  expect(await stock(soap)).toBe(14);
  expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(2);
  expect(await violations()).toEqual([]);
});

test('of two people who exchange the same return at once one succeeds, and the next return is exchanged again', async () => {
  const { giveBack, exchange, violations } = await anExchangeDesk();
  await giveBack(1);
  const replies = await Promise.all([exchange(), exchange(), exchange()]);
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  await giveBack(1, { seen: 1, refund: 700 });
  expect((await exchange()).body.credit).toBe(700);
  expect((await exchange()).body.message).toBe(
    'Nothing of this order is waiting for an exchange. Record what comes back with “Exchange” first',
  );
  expect(await violations()).toEqual([]);
});

test('an exchange of an order that is not delivered or not there, or with corrections by others, is refused', async () => {
  const { db, confirmer, old, become, giveBack, exchange } = await anExchangeDesk();
  const code = async (more: object = {}, options: object = {}) => {
    const { status, body } = await exchange(6, more, options);
    return `${status} ${body.code}`;
  };
  expect(await code()).toBe('409 exchange-without-return');
  await giveBack(1);
  expect(await code({ exchangeOf: 'a'.repeat(36) })).toBe('404 order-not-found');
  expect(await code({ exchangeOf: 7 })).toBe('400 order-not-found');
  expect(await code({}, { by: confirmer })).toBe('403 corrections-administrators-only');
  await become(old, 'Shipped');
  expect(await code()).toBe('409 order-not-exchangeable');
  expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(1);
});

test('buyer and staff read which order takes what was kept, and only what was paid back is refunded', async () => {
  const { app, old, ask, giveBack, exchange, show } = await anExchangeDesk();
  await giveBack(1);
  const [kept] = (await show(old)).returns;
  expect(kept).toMatchObject({ refund: 1000, forExchange: true, lines: [{ position: 0, quantity: 1 }] });
  expect(kept).not.toHaveProperty('exchangedBy');
  const trackOld = async () => {
    const body = { number: orderNumber(old), phone: (await show(old)).shippingAddress.phone };
    const { exchangeWaits, exchangedBy } = (
      await app.inject({ method: 'POST', url: '/api/orders/track', body })
    ).json();
    return { exchangeWaits, exchangedBy };
  };
  expect(await trackOld()).toEqual({ exchangeWaits: true });
  const { _id } = (await exchange(2)).body;
  expect(await trackOld()).toEqual({ exchangedBy: [groupedNumber(_id)] });
  expect((await show(_id)).exchangeOf).toEqual([groupedNumber(old)]);
  const [credited] = (await show(old)).returns;
  expect(credited.exchangedBy).toBe(groupedNumber(_id));
  expect(await show(old)).not.toHaveProperty('refunded');
  await ask('POST', `orders/${_id}/pay-back`, { body: { amount: 400 } });
  const { refunded, returns, shippingAddress } = await show(old);
  expect([refunded, returns[0].paidBack]).toEqual([400, 400]);
  const listed = (await ask('GET', 'orders')).body.orders.find((each: { _id: string }) => each._id === old);
  expect(listed).toMatchObject({ refunded: 400, returned: 'exchanged' });
  const body = { number: orderNumber(_id), phone: shippingAddress.phone };
  const tracked = (await app.inject({ method: 'POST', url: '/api/orders/track', body })).json();
  expect(tracked.exchangeOf).toEqual([groupedNumber(old)]);
  expect(JSON.stringify(tracked)).not.toContain(old);
});
