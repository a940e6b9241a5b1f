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
    prices: () => countBands(columns, scope()),
    inStock: () => countInStock(columns, scope()),
    onOffer: () => counts().onOffer,
  };
}

/** The rows from which all facets are counted, in the order of their families. */
type Scope = {
  rows: Int32Array;
  /** The place of each in that order; absent if the scope has all rows. */
  places: Int32Array | undefined;
  /** The filters that each of them fails. */
  failures: Uint8Array;
  /** The family of each row of the catalogue, 0 for none; absent if each row is a card of its own. */
  family: Int32Array | undefined;
  /** Whether the list is filtered by brand or category. */
  filtersSegments: boolean;
};

function scopeOf(copy: CatalogCopy, { filter, isGrouped }: Listing): Scope {
  const { columns } = copy;
  const order = columns.orders.family;
  const places = filter.hits && placesOf(order, maskOf(columns, filter.hits));
  const rows = places ? places.map((place) => order[place] as number) : order;
  return {
    rows,
    places,
    failures: failuresOf(copy, { ...filter, hits: undefined })(rows),
    family: isGrouped ? columns.family : undefined,
    filtersSegments: filter.brands !== undefined || filter.category !== undefined,
  };
}

/** The places of the rows that the mask marks with 1. */
function placesOf(order: Int32Array, mask: Uint8Array) {
  const places = new Int32Array(order.length);
  let count = 0;
  for (let place = 0; place < order.length; place++) {
    if (mask[order[place] as number] === 1) places[count++] = place;
  }
  return places.subarray(0, count);
}

/**
 * Counts each card once. The members of a family lie side by side in the order of the rows, so a card has counted already
 * if it was the last one.
 */
class CardCount {
  count = 0;
  #last = 0;

  add(card: number) {
    if (card === this.#last) return;
    this.#last = card;
    this.count++;
  }
}

/** The number of a row's card: that of its family, or a negative one of its own. */
function cardOf(row: number, family: Int32Array | undefined) {
  const number = family ? (family[row] as number) : 0;
  return number === 0 ? ~row : number;
}

/** A row that fails no filter counts for all facets, and one that fails only a facet's own filter for that facet. */
function countTogether({ flags, segment, segments }: CatalogColumns, scope: Scope) {
  const { rows, failures, family, filtersSegments } = scope;
  const [all, onOffer] = [new CardCount(), new CardCount()];
  const ofCategories = new SegmentCounts(segments);
  // Without a filter by brand or category, both facets count the same rows.
  const ofBrands = filtersSegments ? new SegmentCounts(segments) : ofCategories;
  for (let place = 0; place < rows.length; place++) {
    const failed = failures[place] as number;
    const row = rows[place] as number;
    const card = cardOf(row, family);
    if (failed === 0) all.add(card);
    if ((failed & ~fails.category) === 0) ofCategories.add(segment[row] as number, card);
    if (filtersSegments && (failed & ~fails.brand) === 0) ofBrands.add(segment[row] as number, card);
    if ((failed & ~fails.offer) === 0 && (flags[row] as number) & isOnOffer) onOffer.add(card);
  }
  return {
    all: all.count,
    brands: segments.sumByBrand(ofBrands),
    categories: segments.sumByCategory(ofCategories),
    onOffer: onOffer.count,
  };
}

/** Counted apart, because a sale changes no other facet unless the list shows only products in stock (list-facets.ts). */
function countInStock({ flags }: CatalogColumns, { rows, failures, family }: Scope) {
  const cards = new CardCount();
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] as number;
    if ((failures[place] as number) & ~fails.stock || (flags[row] as number) & isSoldOut) continue;
    cards.add(cardOf(row, family));
  }
  return cards.count;
}

function countNeeds({ columns, placesOfNeeds }: CatalogCopy, scope: Scope) {
  const order = columns.orders.family;
  const failures = failuresInOrder(scope, order.length);
  return Int32Array.from(placesOfNeeds, (places) => {
    const cards = new CardCount();
    for (const place of places) {
      if (((failures[place] as number) & ~fails.need) !== 0) continue;
      cards.add(cardOf(order[place] as number, scope.family));
    }
    return cards.count;
  });
}

/** The failures of all rows in the order of families. Rows outside the scope were not found by the search. */
function failuresInOrder({ places, failures }: Scope, length: number) {
  if (!places) return failures;
  const all = new Uint8Array(length).fill(fails.search);
  for (const [index, place] of places.entries()) all[place] = failures[index] as number;
  return all;
}

/** The bands of the rows' prices, each with its cards. */
function countBands(columns: CatalogColumns, scope: Scope) {
  const { priceCell } = columns;
  const { rows, failures, family } = scope;
  const inCells = countCells(columns, scope);
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
  const cards = bands.map(() => new CardCount());
  for (let place = 0; place < rows.length; place++) {
    if ((failures[place] as number) & ~fails.price) continue;
    const row = rows[place] as number;
    const cell = priceCell[row] as number;
    const card = cardOf(row, family);
    cards[first[cell] as number]?.add(card);
    if (first[cell] !== last[cell]) cards[last[cell] as number]?.add(card);
  }
  return bands.map((band, place) => ({ ...band, count: cards[place]?.count ?? 0 }));
}

/** The number of rows, not of cards, in each cell of prices. */
function countCells({ priceCell }: CatalogColumns, { rows, failures }: Scope) {
  const counts = new Int32Array(priceCells);
  for (let place = 0; place < rows.length; place++) {
    if ((failures[place] as number) & ~fails.price) continue;
    const cell = priceCell[rows[place] as number] as number;
    counts[cell] = (counts[cell] as number) + 1;
  }
  return counts;
}
