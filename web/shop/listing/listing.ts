import type { Category } from '../../../shared/catalog.ts';
import { type ProductSort, shopSorts } from '../../../shared/product-sorts.ts';

/**
 * A sort that the listing offers: the shopper's own, and the best match where there is a keyword (requirements:
 * Search).
 */
export type ListingSort = Extract<ProductSort, (typeof shopSorts)[number] | 'best-match'>;

/** What the listing shows, all of it held by its URL. An absent value filters nothing; prices are dinars. */
export type Listing = {
  keyword: string;
  /** The deepest chosen category's id, or ''. */
  category: string;
  minPrice?: number;
  maxPrice?: number;
  /** Absent: the usual sort, which depends on the keyword. */
  sort?: ListingSort;
  page: number;
};

export type PriceRange = Pick<Listing, 'minPrice' | 'maxPrice'>;

/** Longest search term, in UTF-16 units, as the API takes it. */
export const longestKeyword = 200;
const longestCategory = 100;
const lastPage = 1_000_000;
const highestPrice = 1_000_000_000;

/**
 * Reads what a listing's URL asks for. Whatever it cannot mean (page=abc, minPrice=-1, an unknown sort) counts as
 * absent: a mistyped address still shows products. The keyword stays as typed, because a shorter one would be another
 * search; the API says what it cannot search for.
 */
export function readListing(query: URLSearchParams): Listing {
  const keyword = (query.get('keyword') ?? '').trim();
  const page = Number(query.get('page') ?? '1');
  return {
    keyword,
    category: (query.getAll('category').find((value) => value !== '') ?? '').slice(0, longestCategory),
    minPrice: readPrice(query.get('minPrice')),
    maxPrice: readPrice(query.get('maxPrice')),
    sort: readSort(query.get('sort'), keyword),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** The listing's address, without what is as usual. */
export function listingUrl({ page, ...listing }: Partial<Listing>) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(listing)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  if (page !== undefined && page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `/products?${text}` : '/products';
}

/** The listing as the API is asked for it. A reversed price range filters nothing: the filter panel says what is wrong. */
export function listingQuery({ page, minPrice, maxPrice, ...listing }: Listing) {
  const range = isRangeReversed({ minPrice, maxPrice }) ? {} : { minPrice, maxPrice };
  return { ...listing, ...range, pageNumber: page };
}

export function isRangeReversed({ minPrice = 0, maxPrice = highestPrice }: PriceRange) {
  return minPrice > maxPrice;
}

/** The listing after a shopper's choice: on its first page, and without a best match of nothing. */
export function changeListing(listing: Listing, change: Partial<Listing>): Listing {
  const changed = { ...listing, page: 1, ...change };
  if (changed.sort === 'best-match' && !changed.keyword) delete changed.sort;
  return changed;
}

export function usualSort(keyword: string): ListingSort {
  return keyword ? 'best-match' : 'newest';
}

/** The sorts of the menu, in its order. */
export function listingSorts(keyword: string): ListingSort[] {
  return keyword ? ['best-match', ...shopSorts] : [...shopSorts];
}

/** How many of the filter panel's filters are set; a price range counts as one. */
export function countFilters({ category, ...range }: Listing) {
  const hasRange = range.minPrice !== undefined || range.maxPrice !== undefined;
  return Number(category !== '') + Number(hasRange && !isRangeReversed(range));
}

/** The filter form without JavaScript sends one category of each level; the deepest that belong together counts. */
export function chosenCategory(values: string[], categories: Category[]) {
  return values
    .filter((value) => value !== '')
    .reduce((chosen, value) => {
      const parent = categories.find(({ _id }) => _id === value)?.parentCategory;
      return chosen === '' || parent === chosen ? value : chosen;
    }, '');
}

function readPrice(text: string | null) {
  const price = Number(text ?? '');
  return text?.trim() && price >= 0 && price <= highestPrice ? price : undefined;
}

function readSort(text: string | null, keyword: string) {
  return listingSorts(keyword).find((sort) => sort === text);
}
