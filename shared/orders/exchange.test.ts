import { expect, test } from 'vitest';
import { exchangeCredit, waitingReturns } from './exchange.ts';

const item = { productId: 'cream', name: 'Cream', imageUrl: '', quantity: 3, price: 100 };

function aReturn(quantity: number, refund = 0) {
  const lines = [{ position: 0, quantity, restocked: true }];
  return { _id: String(quantity), at: '', by: 'Karim', reason: 'Too small', refund, lines };
}

test('the credit is what was paid for the returned units after their discount, without what was refunded', () => {
  const credit = (...returns: ReturnType<typeof aReturn>[]) =>
    exchangeCredit({ orderItems: [{ ...item, discount: 50 }] }, returns);
  expect(credit()).toBe(0);
  expect(credit(aReturn(1))).toBe(83.33);
  expect(credit(aReturn(1), aReturn(2))).toBe(250);
  expect(credit(aReturn(2, 66.67))).toBe(100);
  expect(credit(aReturn(1, 90))).toBe(0);
});

test('only returns since the last exchange wait for one', () => {
  const returns = [aReturn(1), aReturn(2)];
  const waiting = (...actions: ('returned' | 'exchanged' | 'status')[]) =>
    waitingReturns(
      actions.map((action) => ({ at: '', by: 'Karim', action })),
      returns,
    ).map(({ _id }) => _id);
  expect(waiting('status', 'returned', 'returned')).toEqual(['1', '2']);
  expect(waiting('returned', 'exchanged', 'returned', 'status')).toEqual(['2']);
  expect(waiting('returned', 'returned', 'exchanged')).toEqual([]);
  expect(waiting('exchanged')).toEqual([]);
});
