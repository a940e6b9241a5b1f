import { type CatalogColumns, isOnOffer, isSoldOut } from './catalog-columns.ts';
import type { CatalogCopy } from './catalog-copy.ts';
import { type FailuresOf, fails, failuresOf, type ListingFilter, maskOf } from './listing-filter.ts';
import { once } from './once.ts';
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
  const scope = once(() => scopeOf(copy, listing));
  const counts = once(() => countTogether(columns, scope()));
  return {
    all: () => counts().all,
    brands: () => counts().brands,
    categories: () => counts().categories,
    needs: () => countNeeds(copy, scope()),
    prices: () => countBands(columns, scope(), counts().priceCells),
    inStock: () => countInStock(columns, scope()),
    onOffer: () => counts().onOffer,
  };
}

/** The rows from which all facets are counted, in the order of their families. */
type Scope = {
  rows: Int32Array;
  /** The filters that each of them fails. */
  failures: Uint8Array;
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
    rows,
    failures: failsOthers(rows),
    failuresOf: failsOthers,
    isHit,
    family: isGrouped ? columns.family : undefined,
  };
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

/**
 * Counts the cards for each value of a facet. The members of a family lie side by side in the order of the rows, so a
 * family has counted for a value if it was the last one to do so.
 */
class CardCounts {
  readonly counts: Int32Array;
  readonly #last: Int32Array;

  constructor(values: number) {
    this.counts = new Int32Array(values);
    this.#last = new Int32Array(values);
  }

  /** Counts a row of this family, 0 for none. */
  add(value: number, family: number) {
    if (family !== 0 && this.#last[value] === family) return;
    this.#last[value] = family;
    this.counts[value] = (this.counts[value] as number) + 1;
  }
}

/** A row that fails no filter counts for all facets, and one that fails only a facet's own filter for that facet. */
function countTogether(columns: CatalogColumns, { rows, failures, family }: Scope) {
  const { brand, flags, priceCell } = columns;
  const { brandOf } = columns.brands;
  const [main, middle, leaf] = columns.categories;
  const all = new CardCounts(1);
  const brands = new CardCounts(columns.brands.count);
  const categories = new CardCounts(1 + columns.highestCategory);
  const offers = new CardCounts(1 + isOnOffer);
  const inCells = new Int32Array(priceCells);
  for (let place = 0; place < rows.length; place++) {
    const failed = failures[place] as number;
    const row = rows[place] as number;
    const of = family ? (family[row] as number) : 0;
    if (failed === 0) all.add(0, of);
    if ((failed & ~fails.brand) === 0) brands.add(brandOf[brand[row] as number] as number, of);
    if ((failed & ~fails.category) === 0) {
      categories.add(main[row] as number, of);
      categories.add(middle[row] as number, of);
      categories.add(leaf[row] as number, of);
    }
    if ((failed & ~fails.offer) === 0) offers.add((flags[row] as number) & isOnOffer, of);
    if ((failed & ~fails.price) === 0) {
      const cell = priceCell[row] as number;
      inCells[cell] = (inCells[cell] as number) + 1;
    }
  }
  // A row has 0 for the levels below its category.
  categories.counts[0] = 0;
  return {
    all: all.counts[0] as number,
    brands: brands.counts,
    categories: categories.counts,
    onOffer: offers.counts[isOnOffer] as number,
    /** The rows, not the cards, by the cells of their prices. */
    priceCells: inCells,
  };
}

/** Apart from the others: unless the list shows only products in stock, a sale changes nothing else (list-facets.ts). */
function countInStock({ flags }: CatalogColumns, { rows, failures, family }: Scope) {
  const cards = new CardCounts(1);
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] as number;
    if ((failures[place] as number) & ~fails.stock || (flags[row] as number) & isSoldOut) continue;
    cards.add(0, family ? (family[row] as number) : 0);
  }
  return cards.counts[0] as number;
}

function countNeeds({ rowsOfNeeds }: CatalogCopy, { failuresOf, isHit, family }: Scope) {
  return Int32Array.from(rowsOfNeeds, (rows) => {
    const failures = failuresOf(rows);
    const cards = new CardCounts(1);
    for (let place = 0; place < rows.length; place++) {
      const row = rows[place] as number;
      if ((failures[place] as number) & ~fails.need || isHit?.[row] === 0) continue;
      cards.add(0, family ? (family[row] as number) : 0);
    }
    return cards.counts[0] as number;
  });
}

/** The bands of the rows' prices, each with its cards. */
function countBands({ priceCell }: CatalogColumns, { rows, failures, family }: Scope, inCells: Int32Array) {
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
  const cards = new CardCounts(bands.length);
  for (let place = 0; place < rows.length; place++) {
    if ((failures[place] as number) & ~fails.price) continue;
    const row = rows[place] as number;
    const cell = priceCell[row] as number;
    const of = family[row] as number;
    cards.add(first[cell] as number, of);
    if (first[cell] !== last[cell]) cards.add(last[cell] as number, of);
  }
  return bands.map((band, place) => ({ ...band, count: cards.counts[place] as number }));
}
