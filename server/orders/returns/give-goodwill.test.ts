import { expect, test } from 'vitest';
import { anInvoice } from '../../../test/factories.ts';
import { anExchangeDesk } from '../../../test/orders/an-exchange-desk.ts';
import { newId } from '../../platform/db/new-id.ts';

/** The desk with a delivered and paid order of two creams of 1000 DA. */
async function aGoodwill() {
  const desk = await anExchangeDesk();
  const { old, ask } = desk;
  const give = (amount: unknown, more: object = {}) =>
    ask('POST', `orders/${old}/goodwill`, {
      body: { amount, reason: 'Late', isPaid: true, seen: 0, ...more },
    });
  const owed = async () => (await ask('GET', 'dashboard')).body.owed;
  return { ...desk, give, owed };
}

test('a goodwill is in the history, the money and the reports, and nothing came back', async () => {
  const { old, ask, give, history, show, owed, violations } = await aGoodwill();
  const { status, body } = await give(250.5);
  expect([status, body]).toMatchObject([201, [{ refund: 250.5, reason: 'Late', by: 'A admin', lines: [] }]]);
  expect((await history(old)).at(-1)).toMatchObject({
    ...{ action: 'returned', goodwill: true, to: '250.5', reason: 'Late', by: 'A admin' },
  });
  expect(await show(old)).toMatchObject({ totalPrice: 2000, refunded: 250.5 });
  const [listed] = (await ask('GET', 'orders')).body.orders;
  expect(listed).toMatchObject({ refunded: 250.5 });
  expect(listed).not.toHaveProperty('returned');
  expect((await ask('GET', 'reports/sales?by=day')).body.total).toMatchObject({ returned: 250.5 });
  expect(await owed()).toEqual({ orders: 0, amount: 0 });
  expect(await violations()).toEqual([]);
});

test('a goodwill that its buyer did not get yet waits in the morning until it is noted as paid back', async () => {
  const { old, ask, give, giveBack, owed, history, show, violations } = await aGoodwill();
  await give(200, { isPaid: false });
  expect((await history(old)).at(-1)).toMatchObject({ goodwill: true, owed: true });
  await giveBack(1, { forExchange: false, owed: true, seen: 1 });
  expect(await owed()).toEqual({ orders: 1, amount: 1200 });
  const { refunded, unpaidRefund, returns } = await show(old);
  expect([refunded, unpaidRefund, returns]).toMatchObject([1200, 1200, [{ owed: 200 }, { owed: 1000 }]]);
  const payBack = (amount: number) => ask('POST', `orders/${old}/pay-back`, { body: { amount } });
  expect((await payBack(200)).body).toMatchObject({ code: 'rest-changed' });
  expect((await payBack(1200)).status).toBe(200);
  expect(await owed()).toEqual({ orders: 0, amount: 0 });
  expect((await history(old)).at(-1)).toMatchObject({ action: 'paidBack', to: '1200' });
  expect(await show(old)).not.toHaveProperty('unpaidRefund');
  expect((await payBack(1200)).body.code).toBe('nothing-to-pay-back');
  expect(await violations()).toEqual([]);
});

test('the money of a goodwill is paid back apart from what is kept for an exchange', async () => {
  const { old, ask, give, giveBack, exchange, owed } = await aGoodwill();
  await giveBack(1);
  await give(200, { isPaid: false, seen: 1 });
  expect(await owed()).toEqual({ orders: 1, amount: 1200 });
  expect((await ask('POST', `orders/${old}/pay-back`, { body: { amount: 200 } })).status).toBe(200);
  expect((await exchange(6)).body).toMatchObject({ credit: 1000 });
  expect(await owed()).toEqual({ orders: 0, amount: 0 });
});

test('a wrong sum is refused at its field', async () => {
  const { give, giveBack } = await aGoodwill();
  for (const amount of [0, -5, 10.005, '', 'x', undefined]) {
    const { status, body } = await give(amount);
    expect([amount, status, Object.keys(body.fields)]).toEqual([amount, 400, ['amount']]);
  }
  expect((await give(5, { reason: ' ' })).body.fields).toHaveProperty('reason');
  await giveBack(1, { forExchange: false });
  const { status, body } = await give(1000.01, { seen: 1 });
  expect([status, body.fields.amount]).toEqual([400, 'At most 1000 DA can still be refunded']);
  expect((await give(1000, { seen: 1 })).status).toBe(201);
});

test('of two goodwills at once, or of one and a return, one is recorded', async () => {
  const { old, ask, give, giveBack, violations } = await aGoodwill();
  const replies = await Promise.all([give(100), give(100), giveBack(1, { forExchange: false })]);
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect((await ask('GET', `orders/${old}/returns`)).body).toHaveLength(1);
  expect(await violations()).toEqual([]);
});

test('only a delivered order that is paid has a goodwill', async () => {
  const { old, ask, give, become } = await aGoodwill();
  await become(old, 'Shipped');
  expect((await give(5)).body.code).toBe('goodwill-not-delivered');
  await become(old, 'Delivered');
  await ask('PUT', `orders/${old}/unpay`, { body: {} });
  expect((await give(5)).body.code).toBe('order-not-refundable');
});

test('an invoiced goodwill has a credit note, and what comes back later is credited for the rest', async () => {
  const { db, old, ask, give, giveBack, violations } = await aGoodwill();
  await anInvoice(db, old);
  await give(333.33);
  const papers = async () => (await ask('GET', `orders/${old}/invoices`)).body;
  expect((await papers()).at(-1)).toMatchObject({
    ...{ kind: 'credit', reason: 'Late', total: 333.33, taxes: [{ rate: 19, gross: 333.33 }] },
    lines: [{ name: 'Goodwill', quantity: 1, price: 333.33, total: 333.33 }],
  });
  await giveBack(1, { forExchange: false, refund: 800, seen: 1 });
  expect((await papers()).at(-1)).toMatchObject({
    ...{ kind: 'credit', total: 833.34 },
    lines: [
      { quantity: 1, price: 1000, total: 1000 },
      { name: 'Already credited by credit note 2026-000002', total: -166.66 },
    ],
  });
  await giveBack(1, { forExchange: false, refund: 800, seen: 2 });
  expect((await papers()).at(-1)).toMatchObject({ kind: 'credit', total: 833.33 });
  expect(await violations()).toEqual([]);
});

test('an invoice that is cancelled or made after a goodwill says what is left', async () => {
  const { db, old, ask, give, violations } = await aGoodwill();
  const { id } = await anInvoice(db, old);
  await give(333.33);
  const cancelled = await ask('POST', `invoices/${id}/cancel`, { body: { reason: 'Wrong name' } });
  expect([cancelled.status, cancelled.body]).toMatchObject([
    201,
    {
      ...{ kind: 'cancellation', total: 1666.67, isRest: true, taxes: [{ rate: 19, gross: 1666.67 }] },
      lines: [
        { name: 'Cream', quantity: 2, price: 1000, total: 2000 },
        { name: 'Already credited by credit note 2026-000002', quantity: 1, price: -333.33, total: -333.33 },
      ],
    },
  ]);
  for (const line of cancelled.body.lines) expect(line).not.toHaveProperty('discount');
  const { body: told } = await ask('GET', `orders/${old}/history`);
  expect(told.at(-1)).toMatchObject({
    ...{ action: 'cancellation', to: '2026-000003', cancels: '2026-000001', reason: 'Wrong name' },
  });
  const seller = { name: 'Saha SARL', address: 'Alger', rc: '16/00-1234567', nif: '001612345678902' };
  await db
    .insertInto('settings')
    .values({
      id: newId(),
      name: 'seller',
      value: JSON.stringify(seller),
      version: 1,
      changed_at: new Date(),
      changed_by: 'Amina',
    })
    .execute();
  expect((await ask('POST', `orders/${old}/invoice`)).status).toBe(201);
  const papers = (await ask('GET', `orders/${old}/invoices`)).body;
  expect(papers.slice(-2)).toMatchObject([
    { kind: 'invoice', total: 2000 },
    { kind: 'credit', total: 333.33 },
  ]);
  expect(await violations()).toEqual([]);
});
