import type { TextLanguage } from '../../../shared/languages.ts';
import { type CatalogColumns, isOnOffer, isSoldOut, isVisible } from './catalog-columns.ts';
import type { Need } from './load-changes.ts';

/** A category's level, 0 for a main category, and its number. */
export type CategoryPlace = { level: number; number: number };

/** The filters of a list; absent ones do not restrict it. Products are given by number. */
export type ListingFilter = {
  /** Whether to include products of inactive categories, for administrators (requirements: Categories). */
  includeHidden: boolean;
  /** The language of the texts, which decides the order of names; absent for the base texts. */
  language?: TextLanguage | undefined;
  category?: CategoryPlace | undefined;
  /** Effective prices in centimes, inclusive. */
  minCentimes?: number | undefined;
  maxCentimes?: number | undefined;
  brands?: string[] | undefined;
  /** Slugs. */
  needs?: string[] | undefined;
  inStock?: boolean | undefined;
  onOffer?: boolean | undefined;
  /** The products that match the keyword. */
  hits?: Int32Array | undefined;
  /** The first of them, which keep their place in the list's own order, also if they are sold out. */
  pinned?: Int32Array | undefined;
  /** Those that match most closely, which precede the others in every order; absent if these are all. */
  closest?: Int32Array | undefined;
  /** The product whose barcode or SKU was searched. These change without a new version of the catalogue. */
  code?: string | undefined;
  /** The only products that may be listed. */
  only?: Int32Array | undefined;
};

type Catalogue = { columns: CatalogColumns; needs: Need[] };

/** The filters that a row fails are a sum of these; 0 is a row of the list. */
export const fails = { search: 1, category: 2, price: 4, brand: 8, need: 16, stock: 32, offer: 64 };

/** For each of the rows, the filters that it fails. */
export type FailuresOf = (rows: Int32Array) => Uint8Array;

/** Adds one filter to the failures of the rows that fail it. */
type Test = (rows: Int32Array, failures: Uint8Array) => void;

/** A function that tells which filters rows fail. `search` also stands for hidden products and those of `only`. */
export function failuresOf(copy: Catalogue, filter: ListingFilter): FailuresOf {
  const tests = testsOf(copy, filter);
  return (rows) => {
    const failures = new Uint8Array(rows.length);
    for (const test of tests) test(rows, failures);
    return failures;
  };
}

function testsOf(copy: Catalogue, filter: ListingFilter): Test[] {
  const { columns } = copy;
  const { segments } = columns;
  const { category, brands, needs, hits, only } = filter;
  const lists = [hits, only].filter((numbers) => numbers !== undefined);
  return [
    ...(filter.includeHidden || columns.areAllVisible
      ? []
      : [flagTest(columns, fails.search, { flag: isVisible, wanted: isVisible })]),
    ...lists.map((numbers) => maskTest(maskOf(columns, numbers), fails.search)),
    ...(category ? [segmentTest(columns, segments.inCategory(category), fails.category)] : []),
    ...priceTests(columns, filter),
    ...(brands ? [segmentTest(columns, segments.ofBrands(brands), fails.brand)] : []),
    ...(needs ? [maskTest(maskOf(columns, ...productsOf(copy, filter, needs)), fails.need)] : []),
    ...(filter.inStock ? [flagTest(columns, fails.stock, { flag: isSoldOut, wanted: 0 })] : []),
    ...(filter.onOffer ? [flagTest(columns, fails.offer, { flag: isOnOffer, wanted: isOnOffer })] : []),
  ];
}

// Each test is a loop of its own over one column: a call for each row takes several times as long.

function flagTest(
  { flags }: CatalogColumns,
  failure: number,
  { flag, wanted }: { flag: number; wanted: number },
): Test {
  return (rows, failures) => {
    for (let place = 0; place < rows.length; place++) {
      if (((flags[rows[place] as number] as number) & flag) !== wanted) {
        failures[place] = (failures[place] as number) | failure;
      }
    }
  };
}

/** `mask` has 0 for each row that fails. */
function maskTest(mask: Uint8Array, failure: number): Test {
  return (rows, failures) => {
    for (let place = 0; place < rows.length; place++) {
      if (mask[rows[place] as number] === 0) failures[place] = (failures[place] as number) | failure;
    }
  };
}

/** `mask` has 0 for each segment that fails. */
function segmentTest({ segment }: CatalogColumns, mask: Uint8Array, failure: number): Test {
  return (rows, failures) => {
    for (let place = 0; place < rows.length; place++) {
      if (mask[segment[rows[place] as number] as number] === 0) {
        failures[place] = (failures[place] as number) | failure;
      }
    }
  };
}

/** The limits of the prices without those that exclude nothing, as of a slider at its ends. */
export function limitsOf({ price, orders }: CatalogColumns, { minCentimes, maxCentimes }: ListingFilter) {
  const lowest = price[orders.price[0] ?? -1] ?? Number.POSITIVE_INFINITY;
  const highest = price[orders.price.at(-1) ?? -1] ?? 0;
  return {
    minCentimes: minCentimes !== undefined && minCentimes > lowest ? minCentimes : undefined,
    maxCentimes: maxCentimes !== undefined && maxCentimes < highest ? maxCentimes : undefined,
  };
}

function priceTests(columns: CatalogColumns, filter: ListingFilter): Test[] {
  const { minCentimes, maxCentimes } = limitsOf(columns, filter);
  if (minCentimes === undefined && maxCentimes === undefined) return [];
  const { price } = columns;
  const [min, max] = [minCentimes ?? 0, maxCentimes ?? Number.POSITIVE_INFINITY];
  const test: Test = (rows, failures) => {
    for (let place = 0; place < rows.length; place++) {
      const centimes = price[rows[place] as number] as number;
      if (centimes < min || centimes > max) failures[place] = (failures[place] as number) | fails.price;
    }
  };
  return [test];
}

/** The products of each of these needs. Only administrators find those of an inactive need. */
export function productsOf(copy: Catalogue, { includeHidden }: ListingFilter, slugs: string[]) {
  return slugs.map((slug) => {
    const need = copy.needs.find((need) => need.slug === slug && (need.is_active || includeHidden));
    return need?.products ?? new Int32Array();
  });
}

/** The rows of these products, each once; unknown products are left out. */
export function rowsOf({ rows }: CatalogColumns, lists: Int32Array[]) {
  const [numbers = new Int32Array()] =
    lists.length === 1 ? lists : [Int32Array.from(new Set(lists.flatMap((list) => [...list])))];
  const found = new Int32Array(numbers.length);
  let count = 0;
  for (const number of numbers) {
    const row = rows.get(number);
    if (row !== undefined) found[count++] = row;
  }
  return found.subarray(0, count);
}

/** 1 for each row of these products. */
export function maskOf({ rows, size }: CatalogColumns, ...lists: Int32Array[]) {
  const mask = new Uint8Array(size);
  for (const numbers of lists) {
    for (const number of numbers) {
      const row = rows.get(number);
      if (row !== undefined) mask[row] = 1;
    }
  }
  return mask;
}
