import { expect, test } from 'vitest';
import { productListQuery } from './catalog.ts';

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
