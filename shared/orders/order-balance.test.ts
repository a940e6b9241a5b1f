import { expect, test } from 'vitest';
import { balanceOf, owesNothing, sumToCollect } from './order-balance.ts';

test('an order owes its total without what was paid before or came back before, and a larger credit leaves a rest to pay back', () => {
  expect(balanceOf({ totalPrice: 2000 })).toEqual({ due: 2000, rest: 0 });
  expect(balanceOf({ totalPrice: 2000.1, credit: 1000.05 })).toEqual({ due: 1000.05, rest: 0 });
  expect(balanceOf({ totalPrice: 800, credit: 1000 })).toEqual({ due: 0, rest: 200 });
  expect(balanceOf({ totalPrice: 4380, deducted: 590.5, credit: 1000 })).toEqual({ due: 2789.5, rest: 0 });
  expect(owesNothing({ isPaid: false, totalPrice: 800, credit: 1000 })).toBe(true);
  expect(owesNothing({ isPaid: false, totalPrice: 2000, credit: 1000 })).toBe(false);
  expect(owesNothing({ isPaid: true, totalPrice: 800, credit: 1000 })).toBe(false);
  expect(sumToCollect({ totalPrice: 2000.5, credit: 1000 })).toBe(1001);
  expect(sumToCollect({ totalPrice: 800, credit: 1000 })).toBe(0);
});
