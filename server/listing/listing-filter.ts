import type { Language } from '../../shared/values/languages.ts';
import type { Catalog } from './catalog-in-memory.ts';
import type { Row } from './catalog-row.ts';

/** A category's level, 0 for a main category, and its number. */
export type CategoryPlace = { level: number; number: number };

/** The filters of a list; absent ones do not restrict it. Rows are those of the snapshot at which they were found. */
export type ListingFilter = {
  /** Whether to include products of inactive categories, for administrators (requirements: Categories). */
  includeHidden: boolean;
  /** The language of the texts, which decides the order of names; absent for the base texts. */
  language?: Language | undefined;
  category?: CategoryPlace | undefined;
  /** Effective prices in centimes, inclusive. */
  minCentimes?: number | undefined;
  maxCentimes?: number | undefined;
  brands?: string[] | undefined;
  /** Slugs. */
  needs?: string[] | undefined;
  inStock?: boolean | undefined;
  onOffer?: boolean | undefined;
  /** The rows that match the keyword. */
  hits?: Row[] | undefined;
  /** The first of them, which keep their place in the list's own order, even if they are sold out. */
  pinned?: Row[] | undefined;
  /** Those that match most closely, which precede the others in every order; absent if these are all. */
  closest?: Row[] | undefined;
  /** Those that are named by the words. In the back office they begin the list's own order, the newest first in both parts. */
  named?: Row[] | undefined;
  /** Those with all words, which precede the others in the order of best match; absent if these are all. */
  complete?: Row[] | undefined;
  /** The product whose barcode or SKU was searched. These change without a new version of the catalog. */
  code?: string | undefined;
  /** The numbers of the only products that may be listed. */
  only?: number[] | undefined;
};

/** The filters that a row fails are a sum of these; 0 is a row of the list. */
export const fails = { search: 1, category: 2, price: 4, brand: 8, need: 16, stock: 32, offer: 64 };

type Test = { failure: number; passes: (row: Row) => boolean };

/** A function that tells which filters a row fails. `search` also stands for hidden products and those of `only`. */
export function failuresOf(catalog: Catalog, filter: ListingFilter): (row: Row) => number {
  const tests = testsOf(catalog, filter);
  return (row) => {
    let failures = 0;
    for (const { failure, passes } of tests) if (!passes(row)) failures |= failure;
    return failures;
  };
}

function testsOf(catalog: Catalog, filter: ListingFilter): Test[] {
  const { category, brands, needs, hits, only, minCentimes, maxCentimes } = filter;
  const tests: Test[] = [];
  const test = (failure: number, passes: Test['passes']) => tests.push({ failure, passes });
  if (!filter.includeHidden) test(fails.search, ({ isVisible }) => isVisible);
  if (hits) test(fails.search, catalog.setOf(hits));
  if (only) test(fails.search, catalog.setOf(catalog.rowsOf(only)));
  if (category) test(fails.category, ({ categories }) => categories[category.level] === category.number);
  if (minCentimes !== undefined) test(fails.price, ({ price }) => price >= minCentimes);
  if (maxCentimes !== undefined) test(fails.price, ({ price }) => price <= maxCentimes);
  if (brands) {
    const wanted = new Set(brands.map((name) => catalog.findBrand(name)));
    // A name without a letter is no brand.
    test(fails.brand, ({ brand }) => brand !== 0 && wanted.has(brand));
  }
  if (needs) {
    const wanted = needsOf(catalog, filter, needs);
    test(fails.need, (row) => row.needs.some((need) => wanted.has(catalog.needs[need])));
  }
  if (filter.inStock) test(fails.stock, ({ isSoldOut }) => !isSoldOut);
  if (filter.onOffer) test(fails.offer, ({ isOnOffer }) => isOnOffer);
  return tests;
}

/** The needs with these slugs, in this order. Only administrators find the products of an inactive need. */
export function needsOf({ needs }: Catalog, { includeHidden }: ListingFilter, slugs: string[]) {
  const found = slugs.map((slug) => needs.find((need) => need.slug === slug));
  return new Set(found.filter((need) => need && (need.is_active || includeHidden)));
}
