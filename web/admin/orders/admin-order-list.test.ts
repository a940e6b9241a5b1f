import { expect, test } from 'vitest';
import {
  changeOrderList,
  orderExportUrl,
  orderListUrl,
  readOrderList,
  sortOrderList,
} from './admin-order-list.ts';

const read = (query: string) => readOrderList(new URLSearchParams(query));

test('an address without a query asks for the newest orders, and has no query again', () => {
  expect(read('')).toEqual({
    keyword: '',
    status: '',
    startDate: '',
    endDate: '',
    sort: 'createdAt',
    order: 'desc',
    page: 1,
  });
  expect(orderListUrl(read(''))).toBe('/admin/orders');
});

test('every choice is held by the address', () => {
  const query =
    'keyword=Amina+B&status=Shipped&startDate=2026-01-31&endDate=2026-02-01&sort=totalPrice&order=asc&page=3';
  expect(orderListUrl(read(query))).toBe(`/admin/orders?${query}`);
});

test('what an address cannot mean counts as absent', () => {
  const nonsense = 'status=Lost&startDate=31.1.2026&endDate=2026-13-01&sort=secret&order=up&page=-1';
  expect(read(nonsense)).toEqual(read(''));
  expect(read('page=1e9').page).toBe(1);
});

test('another filter begins on the first page', () => {
  expect(orderListUrl(changeOrderList(read('page=3&sort=status'), { status: 'Pending' }))).toBe(
    '/admin/orders?status=Pending&sort=status',
  );
});

test('a header sorts upwards first, then downwards', () => {
  const byTotal = sortOrderList(read('page=2'), 'totalPrice');
  expect(byTotal).toMatchObject({ sort: 'totalPrice', order: 'asc', page: 1 });
  expect(sortOrderList(byTotal, 'totalPrice').order).toBe('desc');
  expect(sortOrderList(read(''), 'createdAt').order).toBe('asc');
});

test('all filtered rows are exported in the same order, not one page of them', () => {
  expect(orderExportUrl(read('status=Pending&sort=customer&page=4'))).toBe(
    '/api/orders/export?status=Pending&sort=customer',
  );
});
