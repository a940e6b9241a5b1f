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
  const counters = {
    all: new Counter(1),
    brands: new Counter(columns.brands.count),
    categories: new Counter(1 + columns.highestCategory),
    inStock: new Counter(1),
    onOffer: new Counter(1),
  };
  const priced = countRows(copy, listing, counters);
  return {
    count: counters.all.counts[0] ?? 0,
    ...countBrands(copy, listing, counters.brands.counts),
    categories: counters.categories.counts,
    needs: countNeeds(copy, listing),
    prices: countBands(copy, listing, priced),
    inStock: counters.inStock.counts[0] ?? 0,
    onOffer: counters.onOffer.counts[0] ?? 0,
  };
}

/** Counts cards. The members of a family must be added one after the other; they count once for a value. */
class Counter {
  readonly counts: Int32Array;
  readonly #last: Int32Array;

  constructor(values: number) {
    this.counts = new Int32Array(values);
    this.#last = new Int32Array(values);
  }

  /** `family` is 0 for a card of its own. Returns false if the family has counted for this value already. */
  add(value: number, family: number) {
    if (family !== 0) {
      if (this.#last[value] === family) return false;
      this.#last[value] = family;
    }
    this.counts[value] = (this.counts[value] as number) + 1;
    return true;
  }
}

/** Whether a row that fails the filters `failed`, at most one, would be listed without `filter`. */
function passesBut(filter: number, failed: number) {
  return failed === 0 || failed === filter;
}

type Counters = Record<'all' | 'brands' | 'categories' | 'inStock' | 'onOffer', Counter>;

/** Counts every row and returns those that pass all filters but the price. */
function countRows({ columns }: CatalogCopy, { failuresOf, isGrouped }: Listing, counters: Counters) {
  const { flags, brand } = columns;
  const [main, middle, leaf] = columns.categories;
  const order = columns.orders.family;
  const brandOf = columns.brands.brandOf;
  const priced = new Int32Array(order.length);
  let pricedCount = 0;
  const countCategories = (row: number, family: number) => {
    const [first, second, third] = [main[row] as number, middle[row] as number, leaf[row] as number];
    // A family that has counted for a category has counted for those above it.
    if (!counters.categories.add(third || second || first, family)) return;
    if (second) counters.categories.add(first, family);
    if (third) counters.categories.add(second, family);
  };
  const countFlags = (row: number, failed: number, family: number) => {
    const flag = flags[row] as number;
    if (passesBut(fails.stock, failed) && !(flag & isSoldOut)) counters.inStock.add(0, family);
    if (passesBut(fails.offer, failed) && flag & isOnOffer) counters.onOffer.add(0, family);
  };
  for (let place = 0; place < order.length; place++) {
    const row = order[place] as number;
    const failed = failuresOf(row);
    // A row that fails the search or two filters counts for no choice.
    if (failed === fails.search || (failed & (failed - 1)) !== 0) continue;
    const family = isGrouped ? (columns.family[row] as number) : 0;
    if (failed === 0) counters.all.add(0, family);
    if (passesBut(fails.brand, failed)) counters.brands.add(brandOf[brand[row] as number] as number, family);
    if (passesBut(fails.category, failed)) countCategories(row, family);
    if (passesBut(fails.price, failed)) priced[pricedCount++] = row;
    countFlags(row, failed, family);
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

/** The bands of the rows' prices, each with its cards. */
function countBands({ columns }: CatalogCopy, { isGrouped }: Listing, rows: Int32Array) {
  const { priceCell, family } = columns;
  const inCells = new Int32Array(priceCells);
  for (let place = 0; place < rows.length; place++) {
    const cell = priceCell[rows[place] as number] as number;
    inCells[cell] = (inCells[cell] as number) + 1;
  }
  const bands = priceBands(inCells);
  if (!isGrouped) {
    return bands.map((band) => ({
      ...band,
      count: inCells.subarray(band.firstCell, band.lastCell + 1).reduce((sum, count) => sum + count, 0),
    }));
  }
  const counter = new Counter(bands.length);
  // The first and the last band of each cell: two for a bound between bands.
  const first = Uint8Array.from({ length: priceCells }, (_, cell) =>
    bands.findIndex(({ lastCell }) => cell <= lastCell),
  );
  const last = Uint8Array.from({ length: priceCells }, (_, cell) =>
    bands.findLastIndex(({ firstCell }) => cell >= firstCell),
  );
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] as number;
    const cell = priceCell[row] as number;
    counter.add(first[cell] as number, family[row] as number);
    if (first[cell] !== last[cell]) counter.add(last[cell] as number, family[row] as number);
  }
  return bands.map((band, place) => ({ ...band, count: counter.counts[place] as number }));
}
