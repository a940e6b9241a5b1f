import { expect, test } from 'vitest';
import { offeredSizes } from './sizes.ts';

const offered = (categoryName: string, sizes: { size: string; inStock: boolean }[] = []) =>
  offeredSizes({ sizes, category: { name: categoryName } }).map(({ size }) => size);

test.each([
  'Shoes',
  'Medical Clogs',
  'footwear',
  'Walking Canes',
  'Walking stick',
  'Operating attire',
  'SCRUBS',
  'Lab Coats',
  'Medical coat',
  'Surgical gowns',
])('the category "%s" requires a size', (name) => {
  expect(offered(name)).not.toEqual([]);
});

test.each(['Vitamins', 'Hair care', 'Oral hygiene', ''])('the category "%s" requires no size', (name) => {
  expect(offered(name)).toEqual([]);
});

test('a product without sizes is offered in the default sizes of its category', () => {
  expect(offered('Clogs')).toEqual(['35', '36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46']);
  expect(offered('Canes')).toEqual(['Small', 'Medium', 'Large']);
  expect(offered('Lab coats')).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL']);
});

test("a product's own sizes replace the default sizes, in any category", () => {
  const own = [
    { size: '41', inStock: true },
    { size: '42', inStock: false },
  ];
  expect(offered('Clogs', own)).toEqual(['41', '42']);
  expect(offered('Compression socks', own)).toEqual(['41', '42']);
});

test('a product without a category has only its own sizes', () => {
  expect(offeredSizes({ sizes: [], category: null })).toEqual([]);
});
