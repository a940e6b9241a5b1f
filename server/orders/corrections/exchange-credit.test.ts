import { expect, test } from 'vitest';
import { aCourierBody } from '../../../test/couriers/courier-office.ts';
import { aProduct } from '../../../test/factories.ts';
import { anExchangeDesk, nearby } from '../../../test/orders/an-exchange-desk.ts';

/** The desk with an exchange of six soaps (1800 DA) for one cream. */
async function anExchange() {
  const desk = await anExchangeDesk();
  await desk.giveBack(1);
  const id: string = (await desk.exchange()).body._id;
  return { ...desk, id };
}

test('a cancelled exchange frees what was paid before, and a reopened one takes it again unless it is used', async () => {
  const { old, id, ask, become, exchange, show, violations } = await anExchange();
  await become(id, 'Cancelled');
  expect((await ask('GET', `orders/${old}/returns`)).body[0]).not.toHaveProperty('exchangedBy');
  expect(await violations()).toEqual([]);
  expect((await become(id, 'Pending')).status).toBe(200);
  expect((await exchange()).body.code).toBe('exchange-without-return');
  await become(id, 'Cancelled');
  const second = (await exchange(4)).body;
  expect(second).toMatchObject({ totalPrice: 1200, credit: 1000 });
  const refused = await become(id, 'Pending');
  expect([refused.status, refused.body.code]).toEqual([409, 'exchange-credit-used']);
  expect((await show(id)).status).toBe('Cancelled');
  await become(second._id, 'Cancelled');
  expect((await become(id, 'Processing')).status).toBe(200);
  expect((await become(second._id, 'Processing')).body.code).toBe('exchange-credit-used');
  expect(await violations()).toEqual([]);
});

test('of a reopened exchange and a new one at once, one has what was paid before', async () => {
  const { id, become, exchange, violations } = await anExchange();
  await become(id, 'Cancelled');
  const replies = await Promise.all([become(id, 'Pending'), exchange(4), exchange(5)]);
  expect(replies.filter(({ status }) => status < 300)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(2);
  expect(await violations()).toEqual([]);
});

test('messages about an exchange that costs less say what is paid back', async () => {
  const { ask, giveBack, exchange } = await anExchangeDesk();
  await giveBack(1);
  const { _id } = (await exchange(1)).body;
  const { body } = await ask('GET', `confirmation/${_id}`);
  expect(body.texts.confirm).toMatch(/0\.00 DA.* We pay you back 700\.00 DA\.$/);
});

test('an edited exchange keeps what was paid before, and a lower total says what is to be paid back', async () => {
  const { id, soap, ask, history, violations } = await anExchange();
  const { body } = await ask('GET', `orders/${id}/form`);
  expect(body).toMatchObject({ totalPrice: 1800, credit: 1000 });
  const { shippingAddress } = body;
  const save = async (quantity: number) => {
    const { version } = (await ask('GET', `orders/${id}/form`)).body;
    const orderItems = [{ productId: soap.id, quantity }];
    return ask('PUT', `orders/${id}`, { body: { version, orderItems, shippingAddress } });
  };
  expect((await save(2)).body).toMatchObject({ totalPrice: 600, credit: 1000 });
  expect((await history(id)).at(-1)).toMatchObject({ action: 'edited', from: '1800', to: '600', rest: 400 });
  expect((await save(9)).body).toMatchObject({ totalPrice: 2700, credit: 1000 });
  expect((await history(id)).at(-1)).not.toHaveProperty('rest');
  expect(await violations()).toEqual([]);
});

test('two exchanges that become one parcel have both credits, and the cancelled one never takes its own again', async () => {
  const { id, ask, become, giveBack, exchange, show, violations } = await anExchange();
  await giveBack(1, { seen: 1, refund: 500 });
  const other: string = (await exchange(1)).body._id;
  const combined = await ask('POST', `orders/${id}/combine`, { body: { other } });
  expect([combined.status, combined.body]).toMatchObject([200, { totalPrice: 2100, credit: 1500 }]);
  expect(await show(id)).toMatchObject({ credit: 1500 });
  expect((await become(other, 'Pending')).body.code).toBe('order-combined');
  expect(await violations()).toEqual([]);
  await become(id, 'Cancelled');
  expect((await exchange(3)).body).toMatchObject({ totalPrice: 900, credit: 1500 });
  expect(await violations()).toEqual([]);
});

test('an order that is no exchange gets the credit of the exchange that is combined with it', async () => {
  const { id, soap, ask, become, orderOf, violations } = await anExchange();
  const body = orderOf([{ productId: soap.id, quantity: 1 }], nearby);
  const plain: string = (await ask('POST', 'orders/phone', { body })).body._id;
  const combined = await ask('POST', `orders/${plain}/combine`, { body: { other: id } });
  expect(combined.body).toMatchObject({ totalPrice: 2100, credit: 1000 });
  await become(plain, 'Delivered');
  expect(await violations()).toEqual([]);
});

test('an exchange of an exchange counts its full prices', async () => {
  const { id, ask, become, giveBack, orderOf, soap, violations } = await anExchange();
  await become(id, 'Delivered');
  await ask('PUT', `orders/${id}/pay`, { body: {} });
  expect((await giveBack(6, { refund: 1800 }, id)).status).toBe(201);
  const body = { ...orderOf([{ productId: soap.id, quantity: 10 }], nearby), exchangeOf: id };
  expect((await ask('POST', 'orders/phone', { body })).body).toMatchObject({
    ...{ totalPrice: 3000, credit: 1800 },
  });
  expect(await violations()).toEqual([]);
});

test('the parcel of an exchange collects the rest, its payout expects that, and one that comes back frees the credit', async () => {
  const { db, id, ask, become, exchange, show, violations } = await anExchange();
  const courierId = (await ask('POST', 'couriers', { body: aCourierBody() })).body._id;
  const send = async (orderId: string, tracking: string) => {
    await become(orderId, 'Processing');
    await ask('POST', 'parcels', { body: { courierId, orderIds: [orderId] } });
    const [parcel] = (await ask('GET', `orders/${orderId}/parcels`)).body;
    await db.updateTable('shipments').set({ tracking }).where('id', '=', parcel._id).execute();
    return parcel;
  };
  const parcel = await send(id, 'c-1');
  expect(parcel.collected).toBe(800);
  await ask('PUT', `parcels/${parcel._id}/status`, { body: { status: 'in_transit' } });
  expect(await violations()).toEqual([]);
  await ask('PUT', `parcels/${parcel._id}/status`, { body: { status: 'returned' } });
  expect(await show(id)).toMatchObject({ status: 'Cancelled' });
  const second: string = (await exchange(5)).body._id;
  const next = await send(second, 'c-2');
  expect(next.collected).toBe(500);
  await ask('PUT', `parcels/${next._id}/status`, { body: { status: 'delivered' } });
  const payout = { reference: 'B-1', paidOn: '2026-03-10', apply: true, csv: 'tracking,amount\nc-2,500\n' };
  const paid = await ask('POST', `couriers/${courierId}/payouts`, { body: payout });
  expect(paid.body).toMatchObject({ matched: 1, differences: 0, found: [{ expected: 500 }] });
  expect(await show(second)).toMatchObject({ isPaid: true, totalPrice: 1500 });
  expect(await violations()).toEqual([]);
});

/**
 * An order of 1000 DA is exchanged for one of 2000 DA that costs the shop 1400 DA: the goods sold are worth 2000 DA, the
 * buyer pays 1000 DA more, and the margin without 19% TVA is 280.67 DA.
 */
test('invoices, TVA and margin of an exchange are those of the goods that were sold', async () => {
  const { db, ask, become, giveBack, orderOf, violations } = await anExchangeDesk();
  const seller = { name: 'Saha SARL', address: 'Alger', nif: '001612345678902', regime: 'real' };
  await ask('PUT', 'settings/seller', { body: { version: 0, ...seller } });
  const stated = { tvaFrom: '2020-01-01', stampFrom: '2020-01-01' };
  await ask('PUT', 'settings/invoices', { body: { version: 0, automatic: true, ...stated } });
  const facial = await aProduct(db, { name: 'Facial', price_centimes: 100_000, cost_centimes: 40_000 });
  const serum = await aProduct(db, { name: 'Serum', price_centimes: 200_000, cost_centimes: 140_000 });
  const sell = async (product: { id: string }, more: object = {}) => {
    const body = { ...orderOf([{ productId: product.id, quantity: 1 }], nearby), ...more };
    const id: string = (await ask('POST', 'orders/phone', { body })).body._id;
    await become(id, 'Delivered');
    await ask('PUT', `orders/${id}/pay`, { body: {} });
    return { id, invoices: (await ask('GET', `orders/${id}/invoices`)).body };
  };
  const first = await sell(facial);
  await giveBack(1, {}, first.id);
  const second = await sell(serum, { exchangeOf: first.id });
  const taken = (await ask('GET', `orders/${first.id}/invoices`)).body;
  expect(taken).toMatchObject([
    { kind: 'invoice', total: 1000, stampDuty: 10 },
    { kind: 'credit', total: 1000 },
  ]);
  for (const document of taken) expect(document).not.toHaveProperty('credit');
  expect(second.invoices).toMatchObject([
    { kind: 'invoice', total: 2000, credit: 1000, stampDuty: 10, taxes: [{ rate: 19, gross: 2000 }] },
  ]);
  const { body: tva } = await ask('GET', 'reports/tva');
  expect(tva.rows).toMatchObject([{ rate: 19, gross: 2000 }]);
  const { body: sales } = await ask('GET', 'reports/sales?by=product');
  const row = (key: string) => sales.rows.find((each: { key: string }) => each.key.includes(key));
  expect(row('Facial')).toMatchObject({ revenue: 1000, returned: 1000 });
  expect(row('Serum')).toMatchObject({ revenue: 2000, returned: 0, margin: 280.67 });
  const { body: byDay } = await ask('GET', 'reports/sales?by=day');
  expect(byDay.rows).toMatchObject([{ returned: 1000, margin: 280.67 }]);
  expect(await violations()).toEqual([]);
});

test('the cancellation of the invoice of an exchange pays nothing', async () => {
  const { id, ask, become } = await anExchange();
  const seller = { name: 'Saha SARL', address: 'Alger', nif: '001612345678902', regime: 'real' };
  await ask('PUT', 'settings/seller', { body: { version: 0, ...seller } });
  await become(id, 'Processing');
  expect((await ask('POST', `orders/${id}/invoice`)).body).toMatchObject({ total: 1800, credit: 1000 });
  await become(id, 'Cancelled');
  const { body } = await ask('GET', `orders/${id}/invoices`);
  expect(body[1]).toMatchObject({ kind: 'cancellation', total: 1800 });
  expect(body[1]).not.toHaveProperty('credit');
});

test('a cancelled exchange is no revenue, because what paid it is free for the next one', async () => {
  const { ask, id, become, exchange, show, violations } = await anExchange();
  const revenueOf = async () => (await ask('GET', 'orders/summary')).body.total;
  const before = await revenueOf();
  await become(id, 'Cancelled');
  const covered: string = (await exchange(3)).body._id;
  await become(covered, 'Delivered');
  expect(await show(covered)).toMatchObject({ isPaid: true });
  await become(covered, 'Processing');
  expect(await show(covered)).toMatchObject({ isPaid: false });
  await become(covered, 'Delivered');
  await become(covered, 'Cancelled');
  expect(await show(covered)).toMatchObject({ isPaid: false });
  // Somebody marks it as paid, as a payout of its courier would.
  await ask('PUT', `orders/${covered}/pay`, { body: {} });
  expect(await revenueOf()).toBe(before);
  const last: string = (await exchange(4)).body._id;
  await become(last, 'Delivered');
  expect(await revenueOf()).toBe(before + 1200);
  expect(await violations()).toEqual([]);
});

test('less than half a dinar left is nothing to collect, so the exchange is paid with its delivery', async () => {
  const { ask, old, become, giveBack, orderOf, show, db } = await anExchangeDesk();
  await giveBack(1);
  const { id: productId } = await aProduct(db, { price_centimes: 100_040, stock: 5 });
  const body = { ...orderOf([{ productId, quantity: 1 }], nearby), exchangeOf: old };
  const id: string = (await ask('POST', 'orders/phone', { body })).body._id;
  await become(id, 'Delivered');
  expect(await show(id)).toMatchObject({ totalPrice: 1000.4, credit: 1000, isPaid: true });
});

test('what a courier has collected can be kept or refunded before the courier pays it out', async () => {
  const { ask, become, orderOf, giveBack, soap, show, violations } = await anExchangeDesk();
  const courierId = (await ask('POST', 'couriers', { body: aCourierBody() })).body._id;
  const id: string = (await ask('POST', 'orders/phone', { body: orderOf(undefined, nearby) })).body._id;
  await become(id, 'Processing');
  await ask('POST', 'parcels', { body: { courierId, orderIds: [id] } });
  await become(id, 'Shipped');
  expect((await giveBack(1, { forExchange: false }, id)).body.code).toBe('order-not-refundable');
  await become(id, 'Delivered');
  expect(await show(id)).toMatchObject({ isPaid: false, isCollected: true });
  expect((await giveBack(1, {}, id)).status).toBe(201);
  const body = { ...orderOf([{ productId: soap.id, quantity: 6 }], nearby), exchangeOf: id };
  expect((await ask('POST', 'orders/phone', { body })).body).toMatchObject({ credit: 1000 });
  expect((await giveBack(1, { refund: 1000.01, seen: 1 }, id)).body.code).toBe('refund-above-rest');
  expect(await violations()).toEqual([]);
});

test('a refund of an exchange that was not delivered takes nothing off the revenue', async () => {
  const { ask, id, become, giveBack } = await anExchange();
  const sums = async () => {
    const { rows } = (await ask('GET', 'reports/sales?by=day')).body;
    return rows.reduce((sum: number, row: { returned: number }) => sum + row.returned, 0);
  };
  const before = await sums();
  await become(id, 'Shipped');
  const lines = [{ position: 0, quantity: 6, restocked: true }];
  expect((await giveBack(6, { refund: 1000, forExchange: false, lines }, id)).status).toBe(201);
  expect(await sums()).toBe(before);
});

test('only those who handle money combine an exchange', async () => {
  const { id, soap, ask, confirmer, orderOf } = await anExchange();
  const body = orderOf([{ productId: soap.id, quantity: 1 }], nearby);
  const plain: string = (await ask('POST', 'orders/phone', { body })).body._id;
  const refused = await ask('POST', `orders/${plain}/combine`, { body: { other: id }, by: confirmer });
  expect([refused.status, refused.body.code]).toEqual([403, 'corrections-administrators-only']);
});

test('a customer is worth what their orders are after returns, and an exchange is no refusal', async () => {
  const { ask, id, become } = await anExchange();
  const read = async () => (await ask('GET', 'customers')).body.customers[0];
  const { deliveredTotal } = await read();
  await become(id, 'Delivered');
  expect(await read()).toMatchObject({ deliveredTotal: deliveredTotal + 1800, refused: 0 });
});

test('a rest that was paid back pays for nothing else, whatever becomes of the exchange', async () => {
  const { old, ask, become, giveBack, exchange, show, history, soap, violations } = await anExchangeDesk();
  await giveBack(1, { refund: 300 });
  await giveBack(1, { refund: 700, seen: 1 });
  const id: string = (await exchange(1)).body._id;
  const payBack = (amount: number, of = id) => ask('POST', `orders/${of}/pay-back`, { body: { amount } });
  expect((await payBack(600)).body).toMatchObject({ code: 'rest-changed', values: { rest: 700 } });
  const replies = await Promise.all([payBack(700), payBack(700)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await show(id)).toMatchObject({ totalPrice: 300, credit: 300 });
  expect((await history(id)).at(-1)).toMatchObject({ action: 'paidBack', to: '700' });
  expect((await payBack(1)).body.code).toBe('nothing-to-pay-back');
  expect(await violations()).toEqual([]);

  const { body } = await ask('GET', `orders/${id}/form`);
  const orderItems = [{ productId: soap.id, quantity: 3 }];
  const edited = await ask('PUT', `orders/${id}`, {
    body: { version: body.version, orderItems, shippingAddress: body.shippingAddress },
  });
  expect(edited.body).toMatchObject({ totalPrice: 900, credit: 300 });
  await become(id, 'Cancelled');
  expect((await ask('GET', `orders/${old}/returns`)).body).toMatchObject([{}, { paidBack: 700 }]);
  const next: string = (await exchange(1)).body._id;
  expect(await show(next)).toMatchObject({ totalPrice: 300, credit: 300 });
  await become(next, 'Cancelled');
  expect((await become(id, 'Pending')).status).toBe(200);
  expect(await show(id)).toMatchObject({ totalPrice: 900, credit: 300 });
  expect(await violations()).toEqual([]);
});

test('an exchange that is reopened as delivered is paid only if what it still has of its credit pays it', async () => {
  const { id: rich, ask, become, exchange, show, violations } = await anExchange();
  await become(rich, 'Cancelled');
  const covered: string = (await exchange(3)).body._id;
  await become(covered, 'Cancelled');
  const poor: string = (await exchange(1)).body._id;
  expect((await ask('POST', `orders/${poor}/pay-back`, { body: { amount: 700 } })).status).toBe(200);
  await become(poor, 'Cancelled');
  await become(covered, 'Delivered');
  expect(await show(covered)).toMatchObject({ totalPrice: 900, credit: 300, isPaid: false });
  expect(await violations()).toEqual([]);
});

test('what is kept for an exchange that nobody places is paid back from the order itself', async () => {
  const { old, ask, giveBack, exchange, history, violations } = await anExchangeDesk();
  await giveBack(1, { refund: 300 });
  await giveBack(1, { refund: 700, seen: 1 });
  const payBack = (amount: number) => ask('POST', `orders/${old}/pay-back`, { body: { amount } });
  expect((await payBack(300)).body).toMatchObject({ code: 'rest-changed', values: { rest: 1000 } });
  const replies = await Promise.all([payBack(1000), payBack(1000)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await history(old)).at(-1)).toMatchObject({ action: 'paidBack', to: '1000' });
  expect((await exchange(1)).body.code).toBe('exchange-without-return');
  expect((await payBack(1000)).body.code).toBe('nothing-to-pay-back');
  expect(await violations()).toEqual([]);
});
