import { expect, test } from 'vitest';
import { anExchangeDesk } from '../../../test/orders/an-exchange-desk.ts';

/** The desk, with what its morning and its list say of money to pay back: the number, the sum, and the orders with their sums. */
async function aMorning() {
  const desk = await anExchangeDesk();
  const owed = async () => {
    const { orders, amount } = (await desk.ask('GET', 'dashboard')).body.owed;
    const listed = (await desk.ask('GET', 'orders?payment=owed')).body.orders;
    return [orders, amount, ...listed.map((order: { _id: string; owed: number }) => [order._id, order.owed])];
  };
  const payBack = (id: string, amount: number) =>
    desk.ask('POST', `orders/${id}/pay-back`, { body: { amount } });
  return { ...desk, owed, payBack };
}

test('the money of a return without its exchange waits in the morning until somebody notes that it was paid back', async () => {
  const { old, ask, giveBack, payBack, history, owed } = await aMorning();
  expect(await owed()).toEqual([0, 0]);
  await giveBack(1);
  expect(await owed()).toEqual([1, 1000, [old, 1000]]);
  expect((await ask('GET', 'orders?payment=paid')).body.orders[0].owed).toBe(1000);
  await payBack(old, 1000);
  expect(await owed()).toEqual([0, 0]);
  expect((await history(old)).at(-1)).toMatchObject({ action: 'paidBack', to: '1000', by: 'A admin' });
});

test('of an exchange that costs less, the rest is to be paid back, as long as the exchange is not cancelled', async () => {
  const { old, giveBack, exchange, become, payBack, owed } = await aMorning();
  await giveBack(2);
  const { _id: id } = (await exchange(1)).body;
  expect(await owed()).toEqual([1, 1700, [id, 1700]]);
  await become(id, 'Cancelled');
  expect(await owed()).toEqual([1, 2000, [old, 2000]]);
  await become(id, 'Pending');
  await payBack(id, 1700);
  expect(await owed()).toEqual([0, 0]);
});

test('what was refunded at once, and an exchange that costs more, leave nothing to pay back', async () => {
  const { giveBack, exchange, owed } = await aMorning();
  await giveBack(1, { forExchange: false });
  await giveBack(1, { seen: 1 });
  await exchange(6);
  expect(await owed()).toEqual([0, 0]);
});
