import { expect, test } from 'vitest';
import { adminOrderList } from './admin-order-list.ts';

const { url, exportUrl } = adminOrderList;
const read = (query: string) => adminOrderList.read(new URLSearchParams(query));

test('a URL without a query asks for the newest orders, and has no query again', () => {
  expect(read('')).toEqual({
    keyword: '',
    city: '',
    delivery: '',
    product: '',
    offer: '',
    status: '',
    wilaya: '',
    payment: '',
    review: '',
    parcel: '',
    returned: '',
    invoice: '',
    startDate: '',
    endDate: '',
    sort: 'createdAt',
    order: 'desc',
    page: 1,
  });
  expect(url(read(''))).toBe('/admin/orders');
});

test('the URL holds every choice', () => {
  const query =
    'keyword=Amina+B&status=Shipped&startDate=2026-01-31&endDate=2026-02-01&sort=totalPrice&order=asc&page=3';
  expect(url(read(query))).toBe(`/admin/orders?${query}`);
});

test('invalid values in the URL count as absent', () => {
  const nonsense = 'status=Lost&startDate=31.1.2026&endDate=2026-13-01&sort=secret&order=up&page=-1';
  expect(read(nonsense)).toEqual(read(''));
});

test('the export has all filtered orders in the same order, not one page of them', () => {
  expect(exportUrl(read('status=Pending&sort=customer&page=4'), '/api/orders/export')).toBe(
    '/api/orders/export?status=Pending&sort=customer',
  );
});
