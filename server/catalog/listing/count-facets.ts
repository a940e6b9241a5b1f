import { type CatalogColumns, isOnOffer, isSoldOut } from './catalog-columns.ts';
import type { CatalogCopy } from './catalog-copy.ts';
import { SegmentCounts } from './catalog-segments.ts';
import { fails, failuresOf, type ListingFilter, maskOf } from './listing-filter.ts';
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
    inStock: () => counts().inStock,
    onOffer: () => counts().onOffer,
  };
}

/** The rows from which all facets are counted, in the order of their families. */
type Scope = {
  rows: Int32Array;
  /** The filters that each of them fails. */
  failures: Uint8Array;
  /** The family of each row of the catalogue, 0 for none; absent if each row is a card of its own. */
  family: Int32Array | undefined;
  /** Whether the brands or the categories have a filter of their own. */
  ownFilters: boolean;
};

function scopeOf(copy: CatalogCopy, { filter, isGrouped }: Listing): Scope {
  const { columns } = copy;
  const order = columns.orders.family;
  const rows = filter.hits ? rowsIn(order, maskOf(columns, filter.hits)) : order;
  return {
    rows,
    failures: failuresOf(copy, { ...filter, hits: undefined })(rows),
    family: isGrouped ? columns.family : undefined,
    ownFilters: filter.brands !== undefined || filter.category !== undefined,
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
 * card has counted for a value if it was the last one to do so.
 */
class CardCounts {
  readonly counts: Int32Array;
  readonly #last: Int32Array;

  constructor(values: number) {
    this.counts = new Int32Array(values);
    this.#last = new Int32Array(values);
  }

  add(value: number, card: number) {
    if (this.#last[value] === card) return;
    this.#last[value] = card;
    this.counts[value] = (this.counts[value] as number) + 1;
  }
}

/** The number of a row's card: that of its family, or a negative one of its own. */
function cardOf(row: number, family: Int32Array | undefined) {
  const number = family ? (family[row] as number) : 0;
  return number === 0 ? ~row : number;
}

/** A row that fails no filter counts for all facets, and one that fails only a facet's own filter for that facet. */
function countTogether({ flags, priceCell, segment, segments }: CatalogColumns, scope: Scope) {
  const { rows, failures, family, ownFilters } = scope;
  const all = new CardCounts(1);
  const offers = new CardCounts(1 + isOnOffer);
  const stock = new CardCounts(1 + isSoldOut);
  const ofCategories = new SegmentCounts(segments);
  // Without a filter by either, both facets count the same rows.
  const ofBrands = ownFilters ? new SegmentCounts(segments) : ofCategories;
  const inCells = new Int32Array(priceCells);
  for (let place = 0; place < rows.length; place++) {
    const failed = failures[place] as number;
    const row = rows[place] as number;
    const card = cardOf(row, family);
    if (failed === 0) all.add(0, card);
    if ((failed & ~fails.category) === 0) ofCategories.add(segment[row] as number, card);
    if (ownFilters && (failed & ~fails.brand) === 0) ofBrands.add(segment[row] as number, card);
    if ((failed & ~fails.stock) === 0) stock.add((flags[row] as number) & isSoldOut, card);
    if ((failed & ~fails.offer) === 0) offers.add((flags[row] as number) & isOnOffer, card);
    if ((failed & ~fails.price) === 0) {
      const cell = priceCell[row] as number;
      inCells[cell] = (inCells[cell] as number) + 1;
    }
  }
  return {
    all: all.counts[0] as number,
    brands: segments.sumByBrand(ofBrands),
    categories: segments.sumByCategory(ofCategories),
    inStock: stock.counts[0] as number,
    onOffer: offers.counts[isOnOffer] as number,
    /** The rows, not the cards, by the cells of their prices. */
    priceCells: inCells,
  };
}

function countNeeds({ columns, rowsOfNeeds }: CatalogCopy, { rows, failures, family }: Scope) {
  const ofRow = new Uint8Array(columns.size).fill(fails.search);
  for (let place = 0; place < rows.length; place++) {
    ofRow[rows[place] as number] = failures[place] as number;
  }
  return Int32Array.from(rowsOfNeeds, (rows) => {
    const cards = new CardCounts(1);
    for (const row of rows) {
      if (((ofRow[row] as number) & ~fails.need) === 0) cards.add(0, cardOf(row, family));
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
    const card = cardOf(row, family);
    cards.add(first[cell] as number, card);
    if (first[cell] !== last[cell]) cards.add(last[cell] as number, card);
  }
  return bands.map((band, place) => ({ ...band, count: cards.counts[place] as number }));
}
