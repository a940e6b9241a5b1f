import { expect, test } from 'vitest';
import { adminProductListUrl, changeAdminProductList, readAdminProductList } from './admin-product-list.ts';

const read = (query: string) => readAdminProductList(new URLSearchParams(query));

test('an address without a query asks for the newest products, and has no query again', () => {
  expect(read('')).toEqual({ keyword: '', category: '', sort: 'newest', page: 1 });
  expect(adminProductListUrl(read(''))).toBe('/admin/products');
});

test('every choice is held by the address', () => {
  const query = 'keyword=zinc+15&category=abc&sort=stock&page=3';
  expect(adminProductListUrl(read(query))).toBe(`/admin/products?${query}`);
});

test('what an address cannot mean counts as absent', () => {
  expect(read('sort=name-asc&page=0&keyword=+')).toEqual(read(''));
  expect(read('page=1e9').page).toBe(1);
});

test('another filter begins on the first page', () => {
  expect(adminProductListUrl(changeAdminProductList(read('page=3&sort=name'), { keyword: 'zinc' }))).toBe(
    '/admin/products?keyword=zinc&sort=name',
  );
});
