import { expect, test } from 'vitest';
import {
  exchangeCredit,
  exchangeNotes,
  notesByWriter,
  paidFor,
  refundParts,
  returnedState,
  sumsOfRefunds,
  waitingReturns,
} from './exchange.ts';
import type { OrderReturns } from './invoices.ts';

const item = { productId: 'cream', name: 'Cream', imageUrl: '', quantity: 3, price: 100, discount: 50 };

function aReturn(_id: string, more: Partial<OrderReturns[number]> = {}): OrderReturns[number] {
  return { _id, at: '', by: 'Karim', reason: 'Too small', refund: 33.1, lines: [], ...more };
}

test('the price of returned units is what was paid after their discount', () => {
  expect([1, 2, 3].map((units) => paidFor(item, units))).toEqual([83.33, 166.67, 250]);
});

test('units that come back one by one are together worth what was paid for the line', () => {
  const discounted = { ...item, discount: 100 };
  expect([0, 1, 2].map((before) => paidFor(discounted, 1, before))).toEqual([66.67, 66.66, 66.67]);
});

test('the credit of an exchange is what was kept for it and no other order takes', () => {
  const waiting = waitingReturns([
    aReturn('cash'),
    aReturn('kept', { forExchange: true }),
    aReturn('used', { forExchange: true, exchangedBy: 'other' }),
    aReturn('also kept', { forExchange: true, refund: 0.2 }),
  ]);
  expect(waiting.map(({ _id }) => _id)).toEqual(['kept', 'also kept']);
  expect(exchangeCredit(waiting)).toBe(33.3);
});

test('what another order takes is credited to it, and only what was paid back of it is refunded', () => {
  const kept = { refund: 33.1, forExchange: true as const };
  expect(refundParts(kept)).toEqual([{ kind: 'kept', amount: 33.1 }]);
  expect(refundParts({ ...kept, exchangedBy: 'other', paidBack: 13.1 })).toEqual([
    { kind: 'refunded', amount: 13.1 },
    { kind: 'credited', amount: 20, order: 'other' },
  ]);
  expect(refundParts({ ...kept, paidBack: 33.1 })).toEqual([{ kind: 'refunded', amount: 33.1 }]);
  expect(refundParts({ refund: 5, deducted: true })).toEqual([{ kind: 'deducted', amount: 5 }]);
  expect(refundParts({ refund: 0 })).toEqual([]);
});

test('what was kept for an exchange and then paid back is refunded, but not what was taken off before the payment', () => {
  const returns = [
    aReturn('cash'),
    aReturn('kept', { forExchange: true, paidBack: 13.1 }),
    aReturn('less', { deducted: true, refund: 5.9 }),
  ];
  expect(sumsOfRefunds(returns)).toEqual([
    { kind: 'refunded', amount: 46.2 },
    { kind: 'kept', amount: 20 },
    { kind: 'deducted', amount: 5.9 },
  ]);
  expect(sumsOfRefunds([])).toEqual([]);
});

test('an order is returned as a whole once every unit of every line came back', () => {
  const items = [item, { ...item, quantity: 1 }];
  const back = (position: number, quantity: number, more: Partial<OrderReturns[number]> = {}) =>
    aReturn('back', { lines: [{ position, quantity, restocked: true }], ...more });
  expect(returnedState(items, [])).toBeUndefined();
  expect(returnedState(items, [back(0, 3)])).toBe('part');
  expect(returnedState(items, [back(0, 2), back(1, 1), back(0, 1)])).toBe('whole');
  expect(returnedState(items, [back(0, 1, { exchangedBy: 'other' })])).toBe('exchanged');
  expect(returnedState(items, [back(0, 3, { forExchange: true })])).toBe('waiting');
  expect(returnedState(items, [back(0, 3, { forExchange: true, paidBack: 33.1 })])).toBe('part');
});

test('the note with which an exchange begins is not what its buyer wrote', () => {
  const note = exchangeNotes.fr('ABCD\u00a0EFGH');
  expect(notesByWriter(note)).toEqual({ shop: note, buyer: '' });
  expect(notesByWriter(`${note}\nSonnez deux fois`)).toEqual({ shop: note, buyer: 'Sonnez deux fois' });
  expect(notesByWriter('Exchange for order and thanks')).toEqual({
    shop: '',
    buyer: 'Exchange for order and thanks',
  });
  expect(notesByWriter('')).toEqual({ shop: '', buyer: '' });
});
