import { expect, test } from 'vitest';
import { adminProductList } from './admin-product-list.ts';

const read = (query: string) => adminProductList.read(new URLSearchParams(query));

test('a URL without a query asks for the newest products, and has no query again', () => {
  expect(read('')).toEqual({
    ...{ keyword: '', category: '', brand: '', stock: '', state: '', cost: '' },
    ...{ sort: 'newest', limit: '12', page: 1 },
  });
  expect(adminProductList.url(read(''))).toBe('/admin/products');
});

test('the URL holds every choice', () => {
  const query = 'keyword=zinc+15&category=abc&brand=Saha&stock=low&state=draft&sort=stock&limit=48&page=3';
  expect(adminProductList.url(read(query))).toBe(`/admin/products?${query}`);
});

test('invalid values in the URL count as absent', () => {
  expect(
    read(`sort=name-asc&stock=none&state=gone&limit=7&page=0&keyword=+&category=${'a'.repeat(101)}`),
  ).toEqual(read(''));
});
