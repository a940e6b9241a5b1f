import { expect, test } from 'vitest';
import { ordersOfRow } from './orders-of-row.ts';

const days = { startDate: '2026-10-31', endDate: '2026-12-03' };
const product = 'a'.repeat(24);

test.each([
  ['day', '2026-11-01', 'startDate=2026-11-01&endDate=2026-11-01'],
  ['week', '2026-11-01', 'startDate=2026-11-01&endDate=2026-11-07'],
  ['month', '2026-11-01', 'startDate=2026-11-01&endDate=2026-11-30'],
  ['wilaya', 'Tizi Ouzou', 'wilaya=Tizi+Ouzou&startDate=2026-10-31&endDate=2026-12-03'],
  ['product', 'Balm', `product=${product}&startDate=2026-10-31&endDate=2026-12-03`],
])('a row by %s leads to its orders', (by, key, query) => {
  expect(ordersOfRow({ key, product }, { by, ...days })).toBe(`/admin/orders?${query}`);
});

test('a week and a month that the report begins or ends with lead only to the days of the report', () => {
  const first = ordersOfRow({ key: '2026-10-25' }, { by: 'week', ...days });
  expect(first).toBe('/admin/orders?startDate=2026-10-31&endDate=2026-10-31');
  const last = ordersOfRow({ key: '2026-12-01' }, { by: 'month', ...days });
  expect(last).toBe('/admin/orders?startDate=2026-12-01&endDate=2026-12-03');
});

test.each([
  ['wilaya', ''],
  ['brand', 'Solea'],
  ['customer', 'Amina, 0550 12 34 56'],
])('a row by %s that the list of orders cannot filter leads nowhere', (by, key) => {
  expect(ordersOfRow({ key }, { by, ...days })).toBeUndefined();
});
