import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinChoices } from '../contract/list-query.ts';
import { messageOf } from '../refusals/codes.ts';
import { productFacetsQuery, productListQuery } from './catalog.ts';

const pageNumber = messageOf('whole-number-out-of-range', {
  name: { code: 'label-page-number' },
  max: 1000000,
});
const limit = messageOf('whole-number-out-of-range', { name: 'Limit', max: 100 });
const minPrice = messageOf('number-out-of-range', { name: { code: 'label-minimum-price' }, max: 1000000000 });
const maxPrice = messageOf('number-out-of-range', { name: { code: 'label-maximum-price' }, max: 1000000000 });

test.each([
  [{ pageNumber: '0' }, pageNumber],
  [{ pageNumber: '1.5' }, pageNumber],
  [{ pageNumber: 'abc' }, pageNumber],
  [{ pageNumber: '1e99' }, pageNumber],
  [{ pageNumber: '1000001' }, pageNumber],
  [{ pageNumber: ['1', '2'] }, pageNumber],
  [{ limit: '-1' }, limit],
  [{ limit: '101' }, limit],
  [{ sort: 'cheapest' }, 'sort-order-unknown'],
  [{ sort: ['newest', 'newest'] }, 'sort-order-unknown'],
  [{ minPrice: '-1' }, minPrice],
  [{ minPrice: 'free' }, minPrice],
  [{ maxPrice: 'Infinity' }, maxPrice],
  [{ maxPrice: '1e10' }, maxPrice],
  [{ keyword: ['a', 'b'] }, 'search-not-one-text'],
  [{ category: ['a', 'b'] }, 'category-not-one'],
  [{ category: 'a'.repeat(101) }, 'category-too-long'],
])('the query %j is refused with a readable message', (query, message) => {
  const messages = productListQuery.safeParse(query).error?.issues.map((issue) => issue.message);
  expect(new Set(messages)).toEqual(new Set([message]));
});

test.each([
  [{ brand: ['A', 'B'] }, messageOf('not-one-text', { name: 'Brand' })],
  [
    { brand: Array.from({ length: 51 }, (_, index) => `b${index}`).join() },
    messageOf('too-many-choices', { name: 'Brand', max: 50 }),
  ],
  [{ brand: 'b'.repeat(201) }, messageOf('choice-too-long', { name: 'Brand', max: 200 })],
  [{ need: 'n'.repeat(61) }, messageOf('choice-too-long', { name: 'Need', max: 60 })],
  [
    { ids: Array.from({ length: 25 }, (_, index) => `id${index}`).join() },
    messageOf('too-many-choices', { name: { code: 'label-product-ids' }, max: 24 }),
  ],
  [{ inStock: 'yes' }, messageOf('value-not-boolean', { name: { code: 'label-in-stock' } })],
  [{ onOffer: '1' }, messageOf('value-not-boolean', { name: { code: 'label-on-offer' } })],
  [{ group: 'brand' }, 'grouping-unknown'],
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
