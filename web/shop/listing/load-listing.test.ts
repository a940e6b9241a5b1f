import { expect, test } from 'vitest';
import type { Call } from '../../../shared/api.ts';
import { readListing } from './listing.ts';
import { describeListing } from './load-listing.ts';

const categories = [
  { _id: 'care', name: 'Care' },
  { _id: 'sun', name: 'Sun', parentCategory: 'care' },
];
const url = new URL('https://shop.example/');
const call = (async () => categories) as unknown as Call;

/** The facts of the listing with this query, which has three pages of one product each. */
function describe(query: string, products: object[] = [{}]) {
  const listing = readListing(new URLSearchParams(query));
  const list = { products, count: 3, pages: 3, page: listing.page } as never;
  const facets = { brands: [], brandCount: 0, needs: [], prices: [], inStock: 0, onOffer: 0 };
  return describeListing({ listing, list, facets, description: '', branch: [] }, { call, url });
}

test.each([
  ['', '/products'],
  ['minPrice=5&maxPrice=9&sort=price-low', '/products'],
  ['category=sun&sort=name-asc', '/products?category=sun'],
  ['category=sun&minPrice=5&page=2', '/products?category=sun&page=2'],
  ['keyword=zinc', '/products'],
])('the listing %j has the address %s', async (query, address) => {
  expect((await describe(query)).address).toBe(address);
});

test('a search, a page beyond the end and an empty category are not listed', async () => {
  for (const query of ['', 'category=sun', 'page=2', 'minPrice=5']) {
    expect((await describe(query)).unlisted, query).toBe(false);
  }
  expect((await describe('keyword=zinc')).unlisted).toBe(true);
  for (const query of ['page=9', 'category=sun'])
    expect((await describe(query, [])).unlisted, query).toBe(true);
  expect((await describe('', [])).unlisted).toBe(false);
});

test('a category has a breadcrumb, and each page names the pages before and after it', async () => {
  const { jsonLd, previous, next } = await describe('category=sun&page=2');
  expect(jsonLd).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: ['Home', 'Products', 'Care', 'Sun'].map((name) => ({ name })),
    },
  ]);
  expect([previous, next]).toEqual(['/products?category=sun', '/products?category=sun&page=3']);
  expect((await describe('page=3')).next).toBeUndefined();
});
