import type { TextLanguage } from '../../../shared/languages.ts';
import { type CatalogColumns, isOnOffer, isSoldOut, isVisible } from './catalog-columns.ts';
import type { Need } from './load-changes.ts';

/** A category's level, 0 for a main category, and its number. */
export type CategoryPlace = { level: number; number: number };

/**
 * The filters of a list; absent ones do not restrict it. Rows are those of the copy while it is at the version at which
 * they were found.
 */
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
  /** The rows that match the keyword. */
  hits?: Int32Array | undefined;
  /** The first of them, which keep their place in the list's own order, even if they are sold out. */
  pinned?: Int32Array | undefined;
  /** Those that match most closely, which precede the others in every order; absent if these are all. */
  closest?: Int32Array | undefined;
  /** Those with all words, which precede the others in the order of best match; absent if these are all. */
  complete?: Int32Array | undefined;
  /** The product whose barcode or SKU was searched. These change without a new version of the catalog. */
  code?: string | undefined;
  /** The numbers of the only products that may be listed. */
  only?: Int32Array | undefined;
};

type Catalog = { columns: CatalogColumns; needs: Need[] };

/** The filters that a row fails are a sum of these; 0 is a row of the list. */
export const fails = { search: 1, category: 2, price: 4, brand: 8, need: 16, stock: 32, offer: 64 };

/** For each of the rows, the filters that it fails. */
export type FailuresOf = (rows: Int32Array) => Uint8Array;

/** Adds one filter to the failures of the rows that fail it. */
type Test = (rows: Int32Array, failures: Uint8Array) => void;

/** A function that tells which filters rows fail. `search` also stands for hidden products and those of `only`. */
export function failuresOf(copy: Catalog, filter: ListingFilter): FailuresOf {
  const tests = testsOf(copy, filter);
  return (rows) => {
    const failures = new Uint8Array(rows.length);
    for (const test of tests) test(rows, failures);
    return failures;
  };
}

function testsOf(copy: Catalog, filter: ListingFilter): Test[] {
  const { columns } = copy;
  const { segments } = columns;
  const { category, brands, needs, hits, only } = filter;
  return [
    ...(filter.includeHidden || columns.areAllVisible
      ? []
      : [flagTest(columns, fails.search, { flag: isVisible, wanted: isVisible })]),
    ...(hits ? [setTest(new RowSet(columns, hits), fails.search)] : []),
    ...(only ? [setTest(new RowSet(columns, rowsOf(columns, only)), fails.search)] : []),
    ...(category ? [segmentTest(columns, segments.inCategory(category), fails.category)] : []),
    ...priceTests(columns, filter),
    ...(brands ? [segmentTest(columns, segments.ofBrands(brands), fails.brand)] : []),
    ...(needs ? [setTest(ofNeeds(copy, filter, needs), fails.need)] : []),
    ...(filter.inStock ? [flagTest(columns, fails.stock, { flag: isSoldOut, wanted: 0 })] : []),
    ...(filter.onOffer ? [flagTest(columns, fails.offer, { flag: isOnOffer, wanted: isOnOffer })] : []),
  ];
}

// Each test is a loop of its own over one column, because a call for each row takes several times as long. Where a row is
// as likely to pass as to fail, 0 or 1 from `+` takes half as long as an `if`, which the processor guesses wrongly.

function flagTest(
  { flags }: CatalogColumns,
  failure: number,
  { flag, wanted }: { flag: number; wanted: number },
): Test {
  return (rows, failures) => {
    for (let place = 0; place < rows.length; place++) {
      const isFailed = ((flags[rows[place] as number] as number) & flag) !== wanted;
      failures[place] = (failures[place] as number) | (+isFailed * failure);
    }
  };
}

function setTest(passing: RowSet, failure: number): Test {
  return (rows, failures) => {
    for (let place = 0; place < rows.length; place++) {
      const isFailed = !passing.has(rows[place] as number);
      failures[place] = (failures[place] as number) | (+isFailed * failure);
    }
  };
}

/** `mask` has 0 for each segment that fails. */
function segmentTest({ segment }: CatalogColumns, mask: Uint8Array, failure: number): Test {
  return (rows, failures) => {
    for (let place = 0; place < rows.length; place++) {
      const isFailed = mask[segment[rows[place] as number] as number] === 0;
      failures[place] = (failures[place] as number) | (+isFailed * failure);
    }
  };
}

/** The price limits, leaving out any that exclude nothing, such as a slider at its end. */
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
  return [
    ...(minCentimes === undefined ? [] : [minPriceTest(columns, minCentimes)]),
    ...(maxCentimes === undefined ? [] : [maxPriceTest(columns, maxCentimes)]),
  ];
}

function minPriceTest({ price }: CatalogColumns, minCentimes: number): Test {
  return (rows, failures) => {
    for (let place = 0; place < rows.length; place++) {
      const isFailed = (price[rows[place] as number] as number) < minCentimes;
      failures[place] = (failures[place] as number) | (+isFailed * fails.price);
    }
  };
}

function maxPriceTest({ price }: CatalogColumns, maxCentimes: number): Test {
  return (rows, failures) => {
    for (let place = 0; place < rows.length; place++) {
      const isFailed = (price[rows[place] as number] as number) > maxCentimes;
      failures[place] = (failures[place] as number) | (+isFailed * fails.price);
    }
  };
}

/** The numbers of the products of each of these needs. Only administrators find those of an inactive need. */
export function productsOf(copy: Catalog, { includeHidden }: ListingFilter, slugs: string[]) {
  return slugs.map((slug) => {
    const need = copy.needs.find((need) => need.slug === slug && (need.is_active || includeHidden));
    return need?.products ?? new Int32Array();
  });
}

/** The rows of the products with these numbers, each once; unknown products are left out. */
export function rowsOf({ rows }: CatalogColumns, ...lists: Int32Array[]) {
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

function ofNeeds(copy: Catalog, filter: ListingFilter, slugs: string[]) {
  return new RowSet(copy.columns, rowsOf(copy.columns, ...productsOf(copy, filter, slugs)));
}

/** A set of rows, with one bit for each row of the columns. */
export class RowSet {
  readonly #bits: Int32Array;
  readonly #mostRows: number;

  constructor({ size }: CatalogColumns, ...lists: Int32Array[]) {
    this.#bits = new Int32Array((size >>> 5) + 1);
    this.#mostRows = lists.reduce((sum, { length }) => sum + length, 0);
    for (const rows of lists) this.#add(rows);
  }

  #add(rows: Int32Array) {
    const bits = this.#bits;
    for (let place = 0; place < rows.length; place++) {
      const row = rows[place] as number;
      bits[row >>> 5] = (bits[row >>> 5] as number) | (1 << (row & 31));
    }
  }

  has(row: number) {
    return (((this.#bits[row >>> 5] as number) >>> (row & 31)) & 1) === 1;
  }

  /** Those of the rows, each given once, that are in the set. */
  pick(rows: Int32Array) {
    // The last place is for a row that is not in the set.
    const found = new Int32Array(Math.min(rows.length, this.#mostRows) + 1);
    // `has` takes almost twice as long, because it reads the private field for each row.
    const bits = this.#bits;
    let count = 0;
    for (let place = 0; place < rows.length; place++) {
      const row = rows[place] as number;
      found[count] = row;
      count += ((bits[row >>> 5] as number) >>> (row & 31)) & 1;
    }
    return found.subarray(0, count);
  }
}
