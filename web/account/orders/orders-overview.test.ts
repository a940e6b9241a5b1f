import { expect, test } from 'vitest';
import { orderStatuses } from '../../../shared/orders/order-terms.ts';
import { summarizeOrders } from './orders-overview.tsx';

test('without orders all figures are 0', () => {
  expect(summarizeOrders([])).toEqual({ total: 0, delivered: 0, inProgress: 0, spent: 0 });
});

test('pending, processing and shipped orders are in progress; a cancelled one counts only in the total', () => {
  const orders = orderStatuses.map((status) => ({ status, totalPrice: 1000 }));
  expect(summarizeOrders(orders)).toEqual({ total: 5, delivered: 1, inProgress: 3, spent: 4000 });
  const cancelled = { status: 'Cancelled', totalPrice: 1000 } as const;
  expect(summarizeOrders([cancelled])).toEqual({ total: 1, delivered: 0, inProgress: 0, spent: 0 });
});

test('what is kept for another order was spent with that one', () => {
  const orders = [
    { status: 'Delivered' as const, totalPrice: 1000, kept: 900 },
    { status: 'Delivered' as const, totalPrice: 1800, credit: 900 },
  ];
  expect(summarizeOrders(orders).spent).toBe(1900);
});

test('what was refunded was not spent', () => {
  const order = { status: 'Delivered' as const, totalPrice: 1000, refunded: 250.5 };
  expect(summarizeOrders([order]).spent).toBe(749.5);
});

test('centimes add up exactly', () => {
  const orders = Array.from({ length: 3 }, () => ({ status: 'Delivered' as const, totalPrice: 1000.1 }));
  expect(summarizeOrders(orders).spent).toBe(3000.3);
});
