import fc from 'fast-check';
import { expect, test } from 'vitest';
import { productFacetsQuery, productListQuery } from './catalog.ts';
import { joinChoices } from './list-query.ts';

const pageNumber = 'Page number must be a whole number from 1 to 1000000';
const limit = 'Limit must be a whole number from 1 to 100';
const minPrice = 'Minimum price must be a number from 0 to 1000000000';
const maxPrice = 'Maximum price must be a number from 0 to 1000000000';

test.each([
  [{ pageNumber: '0' }, pageNumber],
  [{ pageNumber: '1.5' }, pageNumber],
  [{ pageNumber: 'abc' }, pageNumber],
  [{ pageNumber: '1e99' }, pageNumber],
  [{ pageNumber: '1000001' }, pageNumber],
  [{ pageNumber: ['1', '2'] }, pageNumber],
  [{ limit: '-1' }, limit],
  [{ limit: '101' }, limit],
  [{ sort: 'cheapest' }, 'Sort order is unknown'],
  [{ sort: ['newest', 'newest'] }, 'Sort order is unknown'],
  [{ minPrice: '-1' }, minPrice],
  [{ minPrice: 'free' }, minPrice],
  [{ maxPrice: 'Infinity' }, maxPrice],
  [{ maxPrice: '1e10' }, maxPrice],
  [{ keyword: ['a', 'b'] }, 'Search for one text'],
  [{ category: ['a', 'b'] }, 'Choose one category'],
  [{ category: 'a'.repeat(101) }, 'Category must be at most 100 characters'],
])('the query %j is refused with a readable message', (query, message) => {
  const messages = productListQuery.safeParse(query).error?.issues.map((issue) => issue.message);
  expect(new Set(messages)).toEqual(new Set([message]));
});

test.each([
  [{ brand: ['A', 'B'] }, 'Brand must be one text'],
  [{ brand: Array.from({ length: 51 }, (_, index) => `b${index}`).join() }, 'Brand: choose at most 50'],
  [{ brand: 'b'.repeat(201) }, 'Brand: each must be at most 200 characters'],
  [{ need: 'n'.repeat(61) }, 'Need: each must be at most 60 characters'],
  [{ ids: Array.from({ length: 25 }, (_, index) => `id${index}`).join() }, 'Product ids: choose at most 24'],
  [{ inStock: 'yes' }, 'In stock is true or false'],
  [{ onOffer: '1' }, 'On offer is true or false'],
  [{ group: 'brand' }, 'Lists can be grouped by family'],
])('the filter %j is refused with a readable message', (query, message) => {
  for (const schema of [productListQuery, productFacetsQuery]) {
    expect(schema.safeParse(query).error?.issues.map((issue) => issue.message)).toEqual([message]);
  }
});

test('values of a list are separated by commas, and a backslash keeps a comma', () => {
  const brandsOf = (brand: string) => productListQuery.parse({ brand }).brand;
  expect(brandsOf('Vitanoor,Éclat\\, Paris, ,Vitanoor, a\\b')).toEqual(['Vitanoor', 'Éclat, Paris', 'a\\b']);
  expect(brandsOf('')).toBeUndefined();
  fc.assert(
    fc.property(fc.uniqueArray(fc.stringMatching(/^[a\\,]{1,9}$/), { maxLength: 50 }), (names) => {
      expect(brandsOf(joinChoices(names)) ?? []).toEqual(names);
    }),
  );
});
