import { expect, test } from 'vitest';
import { isSoldOut, sizesInStock } from './sizes-in-stock.ts';

const category = { _id: 'c', name: 'Socks' };
const canes = { _id: 'c', name: 'Walking Canes' };
const small = { size: 'S', inStock: true };
const large = { size: 'L', inStock: false };

test('only sizes in stock are offered', () => {
  expect(sizesInStock({ sizes: [small, large], category, stock: 5 })).toEqual(['S']);
});

test('a product without sizes of its own has the default sizes of its category', () => {
  expect(sizesInStock({ sizes: [], category: canes, stock: 5 })).toEqual(['Small', 'Medium', 'Large']);
});

test('a product is sold out without stock, or when none of its sizes is in stock', () => {
  expect(isSoldOut({ sizes: [], category, stock: 0 })).toBe(true);
  expect(isSoldOut({ sizes: [large], category, stock: 5 })).toBe(true);
  expect(isSoldOut({ sizes: [small, large], category, stock: 5 })).toBe(false);
  expect(isSoldOut({ sizes: [], category, stock: 1 })).toBe(false);
});
