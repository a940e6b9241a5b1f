import type { Category } from '../../../shared/catalog/catalog.ts';
import {
  joinChoices,
  type ProductSort,
  shopSorts,
  splitChoices,
} from '../../../shared/contract/list-query.ts';
import { money, readNumber } from '../../../shared/values/typed-number.ts';
import { readPage } from '../../ui/pagination/read-page.ts';

/** A sort of the listing; the best match exists only with a keyword (requirements: Search). */
export type ListingSort = Extract<ProductSort, (typeof shopSorts)[number] | 'best-match'>;

/** The state of the listing, which its URL holds. An absent value filters nothing; prices are dinars. */
export type Listing = {
  keyword: string;
  /** The deepest chosen category's id, or ''. */
  category: string;
  minPrice?: number;
  maxPrice?: number;
  /** Products of any of these brands; the same for needs, by their slugs. */
  brand?: string[];
  need?: string[];
  inStock?: true;
  onOffer?: true;
  /** Absent for the default sort, which depends on the keyword. */
  sort?: ListingSort;
  page: number;
};

/** Shows the listing with these changes. */
export type ChangeListing = (changes: Partial<Listing>) => void;

export type PriceRange = Pick<Listing, 'minPrice' | 'maxPrice'>;

/** The longest search term that the API accepts, in UTF-16 units. */
export const longestKeyword = 200;
const longestCategory = 100;
const highestPrice = 1_000_000_000;
/** The most values of one filter that the API accepts. */
const mostChoices = 50;

/**
 * Reads a listing's URL. An invalid value (page=abc, minPrice=-1, an unknown sort) counts as absent, so that a mistyped
 * address still shows products. The keyword is never shortened, because that would be another search; the API refuses
 * one that is too long.
 */
export function readListing(query: URLSearchParams): Listing {
  const keyword = (query.get('keyword') ?? '').trim();
  return {
    keyword,
    category: (query.getAll('category').find((value) => value !== '') ?? '').slice(0, longestCategory),
    minPrice: readPrice(query.get('minPrice')),
    maxPrice: readPrice(query.get('maxPrice')),
    brand: readChoices(query, 'brand'),
    need: readChoices(query, 'need'),
    inStock: readMark(query, 'inStock'),
    onOffer: readMark(query, 'onOffer'),
    sort: readSort(query.get('sort'), keyword),
    page: readPage(query),
  };
}

/** The listing's address, without values that are the default. */
export function listingUrl({ page, ...listing }: Partial<Listing>) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(listing)) {
    const text = Array.isArray(value) ? joinChoices(value) : String(value ?? '');
    if (text !== '') query.set(name, text);
  }
  if (page !== undefined && page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `/products?${text}` : '/products';
}

/** The filters for the API. */
export function listingFilters({ keyword, category, brand, need, inStock, onOffer, ...range }: Listing) {
  const { minPrice, maxPrice } = orderedRange(range);
  return {
    ...{ keyword, category, minPrice, maxPrice },
    brand: brand && joinChoices(brand),
    need: need && joinChoices(need),
    inStock: inStock && 'true',
    onOffer: onOffer && 'true',
    group: 'family',
  } as const;
}

/** The query of the products for the API: one card for each family. */
export function listingQuery(listing: Listing) {
  return { ...listingFilters(listing), sort: listing.sort, pageNumber: listing.page };
}

/** The lower price first. Who types them the other way round means the same prices; the filter panel says so. */
export function orderedRange({ minPrice, maxPrice }: PriceRange): PriceRange {
  return isRangeReversed({ minPrice, maxPrice })
    ? { minPrice: maxPrice, maxPrice: minPrice }
    : { minPrice, maxPrice };
}

export function isRangeReversed({ minPrice = 0, maxPrice = highestPrice }: PriceRange) {
  return minPrice > maxPrice;
}

/** The listing after a change: on page 1 unless the page itself changed, and with no best match without a keyword. */
export function changeListing(listing: Listing, change: Partial<Listing>): Listing {
  const changed = { ...listing, page: 1, ...change };
  if (changed.sort === 'best-match' && !changed.keyword) delete changed.sort;
  return changed;
}

export function defaultSort(keyword: string): ListingSort {
  return keyword ? 'best-match' : 'newest';
}

/** The sorts in the order of the menu. */
export function listingSorts(keyword: string): ListingSort[] {
  return keyword ? ['best-match', ...shopSorts] : [...shopSorts];
}

/** The number of filters that are set; a price range counts as one, each brand and need by itself. */
export function countFilters(listing: Listing) {
  const { category, brand = [], need = [], inStock, onOffer } = listing;
  const marks = [category !== '', hasRange(listing), inStock, onOffer].filter(Boolean);
  return marks.length + brand.length + need.length;
}

/** Whether the listing is limited to a range of prices. */
export function hasRange({ minPrice, maxPrice }: PriceRange) {
  return minPrice !== undefined || maxPrice !== undefined;
}

/** A list of choices with this one added, or removed if it is there. */
export function toggleChoice(choices: string[] = [], choice: string) {
  return choices.includes(choice) ? choices.filter((other) => other !== choice) : [...choices, choice];
}

/**
 * The chosen category when the filter form was sent without JavaScript, with one category of each level: the deepest
 * one that descends from the others.
 */
export function chosenCategory(values: string[], categories: Category[]) {
  return values
    .filter((value) => value !== '')
    .reduce((chosen, value) => {
      const parent = categories.find(({ _id }) => _id === value)?.parentCategory;
      return chosen === '' || parent === chosen ? value : chosen;
    }, '');
}

/** Choices are separated by commas; the form without JavaScript repeats the name instead. */
function readChoices(query: URLSearchParams, name: string) {
  const choices = query.getAll(name).flatMap(splitChoices);
  return choices.length > 0 ? [...new Set(choices)].slice(0, mostChoices) : undefined;
}

function readMark(query: URLSearchParams, name: string) {
  return query.get(name) === 'true' ? true : undefined;
}

function readPrice(text: string | null) {
  const price = readNumber(text ?? '', money);
  return price !== undefined && price >= 0 && price <= highestPrice ? price : undefined;
}

/** Whether a price is given that cannot be read. It filters nothing, and the filter panel says so. */
export function isPriceUnclear(query: URLSearchParams) {
  return ['minPrice', 'maxPrice'].some((name) => {
    const text = query.get(name);
    return text?.trim() && readPrice(text) === undefined;
  });
}

function readSort(text: string | null, keyword: string) {
  return listingSorts(keyword).find((sort) => sort === text);
}
