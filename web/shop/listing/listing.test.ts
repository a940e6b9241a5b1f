import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Category } from '../../../shared/catalog/catalog.ts';
import {
  changeListing,
  chosenCategory,
  countFilters,
  isPriceUnclear,
  isRangeReversed,
  type Listing,
  listingQuery,
  listingUrl,
  readListing,
  toggleChoice,
} from './listing.ts';

function read(search: string) {
  return readListing(new URLSearchParams(search));
}

test('an address without a query means all products from page 1', () => {
  expect(read('')).toEqual({ keyword: '', category: '', page: 1 });
});

test('an address holds every filter', () => {
  expect(read('keyword=vitamin+c&category=abc&minPrice=100&maxPrice=2000.5&sort=price-low&page=3')).toEqual({
    keyword: 'vitamin c',
    category: 'abc',
    minPrice: 100,
    maxPrice: 2000.5,
    sort: 'price-low',
    page: 3,
  });
});

test.each([
  'page=abc',
  'page=-1',
  'page=0',
  'page=1.5',
  'page=1e9',
  'page=',
  'minPrice=-5',
  'minPrice=abc',
  'maxPrice=',
  'maxPrice=Infinity',
  'sort=stock',
  'sort=best-match',
  'keyword=++',
  'category=',
])('%s is invalid and ignored', (search) => {
  expect(read(search)).toEqual({ keyword: '', category: '', page: 1 });
});

test('a search term is kept as typed, however long', () => {
  const typed = `a\u0000${'😀'.repeat(5000)}`;
  expect(read(`keyword=${encodeURIComponent(typed)}`).keyword).toBe(typed);
});

test('a listing survives being written to its address and read again', () => {
  const choice = fc.string({ minLength: 1 }).filter((text) => text.trim() === text);
  const listing = fc.record<Listing>({
    keyword: fc.string({ maxLength: 50 }).map((text) => text.trim()),
    category: fc.constantFrom('', 'abcdefgh'),
    minPrice: fc.option(fc.nat({ max: 1e9 }), { nil: undefined }),
    maxPrice: fc.option(fc.nat({ max: 1e9 }), { nil: undefined }),
    brand: fc.option(fc.uniqueArray(choice, { minLength: 1 }), { nil: undefined }),
    need: fc.constantFrom(undefined, ['sun'], ['sun', 'hair-loss']),
    inStock: fc.constantFrom(undefined, true),
    onOffer: fc.constantFrom(undefined, true),
    sort: fc.constantFrom(undefined, 'newest', 'name-desc'),
    page: fc.integer({ min: 1, max: 1000 }),
  });
  fc.assert(
    fc.property(listing, (written) => {
      expect(readListing(new URL(listingUrl(written), 'http://shop').searchParams)).toEqual(written);
    }),
  );
});

test('default values are not in the address', () => {
  expect(listingUrl({ keyword: '', category: '', page: 1 })).toBe('/products');
});

test('any change except of the page goes back to page 1', () => {
  const listing = read('keyword=sun&page=4');
  expect(changeListing(listing, { sort: 'price-low' }).page).toBe(1);
  expect(changeListing(listing, { page: 5 }).page).toBe(5);
});

test('removing the keyword removes the best match', () => {
  const listing = read('keyword=sun&sort=best-match');
  expect(listing.sort).toBe('best-match');
  expect(changeListing(listing, { keyword: '' }).sort).toBe(undefined);
});

test('a price range counts as one filter', () => {
  expect(countFilters(read('category=a&minPrice=1&maxPrice=2&keyword=x'))).toBe(2);
  expect(countFilters(read(''))).toBe(0);
});

test('each brand and need counts as a filter, and the form without JavaScript may repeat a name', () => {
  const listing = read('brand=Shamsolia&brand=Demo%5C%2C+Sons,Demo&need=sun&inStock=true&onOffer=1');
  expect(listing).toMatchObject({ brand: ['Shamsolia', 'Demo, Sons', 'Demo'], need: ['sun'], inStock: true });
  expect(listing.onOffer).toBeUndefined();
  expect(countFilters(listing)).toBe(5);
  expect(listingQuery(listing)).toMatchObject({ brand: 'Shamsolia,Demo\\, Sons,Demo', inStock: 'true' });
});

test('a choice is added, and removed by choosing it again', () => {
  expect(toggleChoice(undefined, 'sun')).toEqual(['sun']);
  expect(toggleChoice(['sun', 'baby'], 'sun')).toEqual(['baby']);
});

test('a range whose minimum is above its maximum stays in the address, and filters as if they were the other way round', () => {
  const listing = read('minPrice=500&maxPrice=100');
  expect(listing).toMatchObject({ minPrice: 500, maxPrice: 100 });
  expect(isRangeReversed(listing)).toBe(true);
  expect(listingQuery(listing)).toMatchObject({ minPrice: 100, maxPrice: 500 });
  expect(countFilters(listing)).toBe(1);
  expect(listingUrl(listing)).toBe('/products?minPrice=500&maxPrice=100');
  expect(isRangeReversed(read('minPrice=100&maxPrice=100'))).toBe(false);
});

test('a price in any clear notation is read, and one that is unclear is named', () => {
  expect(read('minPrice=1.200,50&maxPrice=2 000')).toMatchObject({ minPrice: 1200.5, maxPrice: 2000 });
  const isUnclear = (search: string) => Boolean(isPriceUnclear(new URLSearchParams(search)));
  expect(
    ['minPrice=1.500', 'maxPrice=abc', 'minPrice=-5', 'maxPrice=0x10', 'minPrice=1e3'].every(isUnclear),
  ).toBe(true);
  expect(['', 'minPrice=', 'minPrice=0', 'maxPrice=1500,5'].some(isUnclear)).toBe(false);
});

test('the chosen category is the deepest that descends from the others', () => {
  const categories = [
    { _id: 'care' },
    { _id: 'face', parentCategory: 'care' },
    { _id: 'sun', parentCategory: 'face' },
    { _id: 'baby' },
  ] as Category[];
  expect(chosenCategory(['care', 'face', 'sun'], categories)).toBe('sun');
  expect(chosenCategory(['care', 'face', ''], categories)).toBe('face');
  expect(chosenCategory(['baby', 'face', 'sun'], categories)).toBe('baby');
  expect(chosenCategory(['', '', ''], categories)).toBe('');
  expect(chosenCategory(['unknown'], categories)).toBe('unknown');
});
