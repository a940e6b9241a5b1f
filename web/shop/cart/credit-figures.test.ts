import { expect, test } from 'vitest';
import { collectedFigures } from './credit-figures.ts';

test('a total with centimes is followed by what is handed over at the door, and why', () => {
  expect(collectedFigures({ totalPrice: 1750.5 })).toEqual([
    {
      label: 'To pay on delivery',
      amount: 1751,
      note: 'total 1750.50 DA, rounded because there are no coins for centimes',
      isStrong: true,
    },
  ]);
});

test.each([
  ['in whole dinars', { totalPrice: 1751 }],
  ['that is paid', { totalPrice: 1750.5, isPaid: true }],
  ['that is cancelled', { totalPrice: 1750.5, status: 'Cancelled' }],
])('nothing follows the total of an order %s', (_, order) => {
  expect(collectedFigures(order)).toEqual([]);
});
