import { isOnOffer, isSoldOut } from './catalog-columns.ts';
import type { CatalogCopy } from './catalog-copy.ts';
import { type FailuresOf, fails, type ListingFilter, productsOf } from './listing-filter.ts';
import { type PriceBand, priceBands, priceCells } from './price-bands.ts';

type Listing = { filter: ListingFilter; isGrouped: boolean; failuresOf: FailuresOf };

type Choice = { count: number };

export type Facets = {
  count: number;
  brands: (Choice & { name: string })[];
  brandCount: number;
  /** Counts by the categories' numbers. */
  categories: Int32Array;
  needs: (Choice & { slug: string; name: string })[];
  prices: (Choice & PriceBand)[];
  inStock: number;
  onOffer: number;
};

const maxBrands = 100;

/**
 * The number of cards that the list would have with each choice, under all filters but the choice's own (requirements:
 * Facets).
 */
export function countFacets(copy: CatalogCopy, listing: Listing): Facets {
  const { columns } = copy;
  const newCounter = (values: number) => new Counter(values, listing.isGrouped ? columns.family : noFamilies);
  const counters = {
    all: newCounter(1),
    brands: newCounter(columns.brands.count),
    categories: newCounter(1 + columns.highestCategory),
    inStock: newCounter(1),
    onOffer: newCounter(1),
  };
  const priced = countRows(copy, listing, counters);
  return {
    count: counters.all.counts[0] ?? 0,
    ...countBrands(copy, listing, counters.brands.counts),
    categories: counters.categories.counts,
    needs: countNeeds(copy, listing),
    prices: countBands(priced, { cells: columns.priceCell, newCounter }),
    inStock: counters.inStock.counts[0] ?? 0,
    onOffer: counters.onOffer.counts[0] ?? 0,
  };
}

const noFamilies = new Int32Array();

/** Counts cards. The members of a family must be added one after the other; they count once for a value. */
class Counter {
  readonly counts: Int32Array;
  readonly #last: Int32Array;
  readonly #family: Int32Array;

  constructor(values: number, family: Int32Array) {
    this.counts = new Int32Array(values);
    this.#last = new Int32Array(values);
    this.#family = family;
  }

  add(value: number, row: number) {
    const of = this.#family[row];
    if (of) {
      if (this.#last[value] === of) return;
      this.#last[value] = of;
    }
    this.counts[value] = (this.counts[value] as number) + 1;
  }
}

/** Whether a row that fails the filters `failed` would be listed without `filter`. */
function passesBut(filter: number, failed: number) {
  return (failed & ~filter) === 0;
}

type Counters = Record<'all' | 'brands' | 'categories' | 'inStock' | 'onOffer', Counter>;

/** Counts every row and returns those that pass all filters but the price. */
function countRows({ columns }: CatalogCopy, { failuresOf }: Listing, counters: Counters) {
  const { flags, brand } = columns;
  const [main, middle, leaf] = columns.categories;
  const order = columns.orders.family;
  const brandOf = columns.brands.brandOf;
  const priced = new Int32Array(order.length);
  let pricedCount = 0;
  const countFlags = (row: number, failed: number) => {
    const flag = flags[row] as number;
    if (passesBut(fails.stock, failed) && !(flag & isSoldOut)) counters.inStock.add(0, row);
    if (passesBut(fails.offer, failed) && flag & isOnOffer) counters.onOffer.add(0, row);
  };
  const countCategories = (row: number) => {
    counters.categories.add(main[row] as number, row);
    if (middle[row]) counters.categories.add(middle[row] as number, row);
    if (leaf[row]) counters.categories.add(leaf[row] as number, row);
  };
  for (let place = 0; place < order.length; place++) {
    const row = order[place] as number;
    const failed = failuresOf(row);
    // A row that fails the search or two filters counts for no choice.
    if (failed === fails.search || (failed & (failed - 1)) !== 0) continue;
    if (failed === 0) counters.all.add(0, row);
    if (passesBut(fails.brand, failed)) counters.brands.add(brandOf[brand[row] as number] as number, row);
    if (passesBut(fails.category, failed)) countCategories(row);
    if (passesBut(fails.price, failed)) priced[pricedCount++] = row;
    countFlags(row, failed);
  }
  return priced.subarray(0, pricedCount);
}

/** The brands with most cards, and the chosen ones. */
function countBrands({ columns }: CatalogCopy, { filter }: Listing, counts: Int32Array) {
  const names = columns.brandNames;
  const counted = Array.from(counts, (count, brand) => ({ brand, count }))
    .filter(({ brand, count }) => brand !== 0 && count > 0)
    .map(({ brand, count }) => ({ name: names[brand] as string, count, brand }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  const shown = counted.slice(0, maxBrands);
  const isShown = new Set(shown.map(({ brand }) => brand));
  for (const name of filter.brands ?? []) {
    const brand = columns.brands.find(name) ?? -1;
    if (brand === 0 || (brand > 0 && isShown.has(brand))) continue;
    isShown.add(brand);
    shown.push({ name: names[brand] ?? name, count: counts[brand] ?? 0, brand });
  }
  return { brands: shown.map(({ name, count }) => ({ name, count })), brandCount: counted.length };
}

/** All needs in their order. */
function countNeeds(copy: CatalogCopy, { filter, isGrouped, failuresOf }: Listing) {
  const { rows, family } = copy.columns;
  return copy.needs
    .filter((need) => need.is_active || filter.includeHidden)
    .map(({ slug, names }) => {
      const seen = new Set<number>();
      for (const number of productsOf(copy, filter, [slug])[0] ?? []) {
        const row = rows.get(number);
        if (row === undefined || (failuresOf(row) & ~fails.need) !== 0) continue;
        // Families and rows are told apart by their sign.
        seen.add(isGrouped && family[row] ? (family[row] as number) : -1 - row);
      }
      return { slug, name: names[filter.language ?? 'en'], count: seen.size };
    });
}

type Counting = { cells: Uint16Array; newCounter: (values: number) => Counter };

/** The bands of the rows' prices, each with its cards. */
function countBands(rows: Int32Array, { cells, newCounter }: Counting) {
  const inCells = new Int32Array(priceCells);
  for (let place = 0; place < rows.length; place++) {
    const cell = cells[rows[place] as number] as number;
    inCells[cell] = (inCells[cell] as number) + 1;
  }
  const bands = priceBands(inCells);
  const counter = newCounter(bands.length);
  // The first and the last band of each cell: two for a bound between bands.
  const first = Uint8Array.from({ length: priceCells }, (_, cell) =>
    bands.findIndex(({ lastCell }) => cell <= lastCell),
  );
  const last = Uint8Array.from({ length: priceCells }, (_, cell) =>
    bands.findLastIndex(({ firstCell }) => cell >= firstCell),
  );
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] as number;
    const cell = cells[row] as number;
    counter.add(first[cell] as number, row);
    if (first[cell] !== last[cell]) counter.add(last[cell] as number, row);
  }
  return bands.map((band, place) => ({ ...band, count: counter.counts[place] as number }));
}
