import { type CatalogColumns, isOnOffer, isSoldOut } from './catalog-columns.ts';
import type { CatalogCopy } from './catalog-copy.ts';
import { type FailuresOf, fails, failuresOf, type ListingFilter, maskOf, rowsOf } from './listing-filter.ts';
import { type PriceBand, priceBands, priceCells } from './price-bands.ts';

type Listing = { filter: ListingFilter; isGrouped: boolean };

export type FacetCounts = {
  all: number;
  /** By the brands' numbers. */
  brands: Int32Array;
  /** By the categories' numbers. */
  categories: Int32Array;
  /** By the places of the needs, hidden ones included. */
  needs: Int32Array;
  prices: (PriceBand & { count: number })[];
  inStock: number;
  onOffer: number;
};

/** One counting function for each facet. */
export type FacetCounters = { [Facet in keyof FacetCounts]: () => FacetCounts[Facet] };

/**
 * The numbers of cards that the list would have with each choice, under all filters but the choice's own (requirements:
 * Facets).
 */
export function countersOf(copy: CatalogCopy, listing: Listing): FacetCounters {
  const { columns } = copy;
  let computed: Scope | undefined;
  const scope = () => {
    computed ??= scopeOf(copy, listing);
    return computed;
  };
  return {
    all: () => countFlag(columns, scope(), { flag: 0, wanted: 0, filter: 0 }),
    brands: () => countBrands(columns, scope()),
    categories: () => countCategories(columns, scope()),
    needs: () => countNeeds(copy, scope()),
    prices: () => countBands(columns, scope()),
    inStock: () => countFlag(columns, scope(), { flag: isSoldOut, wanted: 0, filter: fails.stock }),
    onOffer: () => countFlag(columns, scope(), { flag: isOnOffer, wanted: isOnOffer, filter: fails.offer }),
  };
}

/** The rows from which all facets are counted, in the order of their families. */
type Scope = {
  /** The rows that fail no filter but this one. */
  rowsBut: (filter: number) => Int32Array;
  failuresOf: FailuresOf;
  /** 1 for each row that the search found; absent if nothing was searched. */
  isHit: Uint8Array | undefined;
  /** The family of each row of the catalogue, 0 for none; absent if each row is a card of its own. */
  family: Int32Array | undefined;
};

function scopeOf(copy: CatalogCopy, { filter, isGrouped }: Listing): Scope {
  const { columns } = copy;
  const order = columns.orders.family;
  const isHit = filter.hits && maskOf(columns, filter.hits);
  const rows = isHit ? rowsIn(order, isHit) : order;
  const failsOthers = failuresOf(copy, { ...filter, hits: undefined });
  return {
    rowsBut: rowsButOf(rows, failsOthers(rows)),
    failuresOf: failsOthers,
    isHit,
    family: isGrouped ? columns.family : undefined,
  };
}

/** Most facets have no filter of their own, and all of these are counted from the same rows. */
function rowsButOf(rows: Int32Array, failures: Uint8Array) {
  let everFailed = 0;
  for (let place = 0; place < failures.length; place++) everFailed |= failures[place] as number;
  const known = new Map<number, Int32Array>();
  return (filter: number) => {
    const ignored = filter & everFailed;
    const found = known.get(ignored) ?? (everFailed === ignored ? rows : rowsFailingOnly(ignored));
    known.set(ignored, found);
    return found;
  };

  function rowsFailingOnly(filter: number) {
    const found = new Int32Array(rows.length);
    let count = 0;
    for (let place = 0; place < rows.length; place++) {
      // Without a branch, which a processor often guesses wrong.
      found[count] = rows[place] as number;
      count += Number(((failures[place] as number) & ~filter) === 0);
    }
    return found.subarray(0, count);
  }
}

function rowsIn(order: Int32Array, mask: Uint8Array) {
  const rows = new Int32Array(order.length);
  let count = 0;
  for (let place = 0; place < order.length; place++) {
    const row = order[place] as number;
    if (mask[row] === 1) rows[count++] = row;
  }
  return rows.subarray(0, count);
}

// Each facet is counted in a loop of its own, over the rows that fail no filter but the facet's own. The members of a
// family lie side by side, so a family has counted for a value if it was the last one to do so.

type Flag = { flag: number; wanted: number; filter: number };

/** The cards with a flag, or without it. */
function countFlag({ flags }: CatalogColumns, { rowsBut, family }: Scope, { flag, wanted, filter }: Flag) {
  let count = 0;
  let last = 0;
  for (const row of rowsBut(filter)) {
    if (((flags[row] as number) & flag) !== wanted) continue;
    const of = family ? (family[row] as number) : 0;
    if (of === 0 || of !== last) count += 1;
    last = of;
  }
  return count;
}

function countBrands({ brand, brands }: CatalogColumns, { rowsBut, family }: Scope) {
  const { brandOf } = brands;
  const counts = new Int32Array(brands.count);
  const last = new Int32Array(brands.count);
  for (const row of rowsBut(fails.brand)) {
    const value = brandOf[brand[row] as number] as number;
    if (family) {
      const of = family[row] as number;
      if (of !== 0 && last[value] === of) continue;
      last[value] = of;
    }
    counts[value] = (counts[value] as number) + 1;
  }
  return counts;
}

/** By the categories' numbers. */
function countCategories(columns: CatalogColumns, scope: Scope) {
  const counts = new Int32Array(1 + columns.highestCategory);
  for (const column of columns.categories) countLevel(column, scope, counts);
  // A row has 0 for the levels below its category.
  counts[0] = 0;
  return counts;
}

function countLevel(column: Int32Array, { rowsBut, family }: Scope, counts: Int32Array) {
  const last = new Int32Array(counts.length);
  for (const row of rowsBut(fails.category)) {
    const category = column[row] as number;
    if (family) {
      const of = family[row] as number;
      if (of !== 0 && last[category] === of) continue;
      last[category] = of;
    }
    counts[category] = (counts[category] as number) + 1;
  }
}

function countNeeds({ columns, needs }: CatalogCopy, { failuresOf, isHit, family }: Scope) {
  return Int32Array.from(needs, ({ products }) => {
    const seen = new Set<number>();
    const rows = rowsOf(columns, [products]);
    const failures = failuresOf(rows);
    for (const [place, row] of rows.entries()) {
      if ((failures[place] as number) & ~fails.need || isHit?.[row] === 0) continue;
      // Families and rows are told apart by their sign.
      seen.add(family?.[row] || -1 - row);
    }
    return seen.size;
  });
}

/** The bands of the rows' prices, each with its cards. */
function countBands({ priceCell }: CatalogColumns, { rowsBut, family }: Scope) {
  const rows = rowsBut(fails.price);
  const inCells = new Int32Array(priceCells);
  for (const row of rows) {
    const cell = priceCell[row] as number;
    inCells[cell] = (inCells[cell] as number) + 1;
  }
  const bands = priceBands(inCells);
  if (!family) {
    return bands.map((band) => ({
      ...band,
      count: inCells.subarray(band.firstCell, band.lastCell + 1).reduce((sum, count) => sum + count, 0),
    }));
  }
  // The first and the last band of each cell: two for a bound between bands.
  const first = Uint8Array.from(inCells, (_, cell) => bands.findIndex(({ lastCell }) => cell <= lastCell));
  const last = Uint8Array.from(inCells, (_, cell) =>
    bands.findLastIndex(({ firstCell }) => cell >= firstCell),
  );
  const counts = new Int32Array(bands.length);
  const latest = new Int32Array(bands.length);
  const count = (band: number, of: number) => {
    if (of !== 0 && latest[band] === of) return;
    latest[band] = of;
    counts[band] = (counts[band] as number) + 1;
  };
  for (const row of rows) {
    const cell = priceCell[row] as number;
    const of = family[row] as number;
    count(first[cell] as number, of);
    if (first[cell] !== last[cell]) count(last[cell] as number, of);
  }
  return bands.map((band, place) => ({ ...band, count: counts[place] as number }));
}
