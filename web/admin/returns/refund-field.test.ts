import { expect, test } from 'vitest';
import { type ReturnedOrder, waysOf } from './refund-field.tsx';

const unpaid = { status: 'Delivered', isPaid: false, totalPrice: 2000 } as ReturnedOrder;

test.each([
  ['nobody has paid for', {}, ['deducted']],
  ['was paid', { isPaid: true }, ['refunded']],
  ['a courier has collected', { isCollected: true as const }, ['refunded', 'deducted']],
  ['was paid before in part', { credit: 500 }, ['deducted', 'refunded']],
])('of an order that %s, the usual way of the money comes first', (_, part, ways) => {
  expect(waysOf({ ...unpaid, ...part }, false)).toEqual(ways);
});

test('for an exchange nothing is taken off', () => {
  expect(waysOf({ ...unpaid, isCollected: true }, true)).toEqual(['refunded']);
});
