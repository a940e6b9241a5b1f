import { type CatalogColumns, isOnOffer, isSoldOut } from './catalog-columns.ts';
import type { CatalogCopy } from './catalog-copy.ts';
import { noCard, SegmentCounts } from './catalog-segments.ts';
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
  isGrouped: boolean;
  /** The number of each row's card: the row itself if the list is not grouped. */
  cards: Int32Array;
  /** Whether the list is filtered by brand or category. */
  filtersSegments: boolean;
};

function scopeOf(copy: CatalogCopy, { filter, isGrouped }: Listing): Scope {
  const { columns } = copy;
  const order = columns.orders.family;
  const places = filter.hits && placesOf(order, maskOf(columns, filter.hits));
  const rows = pick(order, places);
  return {
    rows,
    places,
    failures: failuresOf(copy, { ...filter, hits: undefined })(rows),
    isGrouped,
    cards: isGrouped ? pick(columns.cards, places) : rows,
    filtersSegments: filter.brands !== undefined || filter.category !== undefined,
  };
}

/** The values at the places; all of them without places. */
function pick(values: Int32Array, places: Int32Array | undefined) {
  return places ? places.map((place) => values[place] as number) : values;
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
  #last = noCard;

  add(card: number) {
    if (card === this.#last) return;
    this.#last = card;
    this.count++;
  }
}

/** A row that fails no filter counts for all facets, and one that fails only a facet's own filter for that facet. */
function countTogether({ flags, segment, segments }: CatalogColumns, scope: Scope) {
  const { rows, failures, cards, filtersSegments } = scope;
  const [all, onOffer] = [new CardCount(), new CardCount()];
  const ofCategories = new SegmentCounts(segments);
  // Without a filter by brand or category, both facets count the same rows.
  const ofBrands = filtersSegments ? new SegmentCounts(segments) : ofCategories;
  for (let place = 0; place < rows.length; place++) {
    const failed = failures[place] as number;
    const row = rows[place] as number;
    const card = cards[place] as number;
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
function countInStock({ flags }: CatalogColumns, { rows, failures, cards }: Scope) {
  const counted = new CardCount();
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] as number;
    if ((failures[place] as number) & ~fails.stock || (flags[row] as number) & isSoldOut) continue;
    counted.add(cards[place] as number);
  }
  return counted.count;
}

function countNeeds({ columns, placesOfNeeds }: CatalogCopy, scope: Scope) {
  const failures = failuresInOrder(scope, columns.orders.family.length);
  const cards = scope.isGrouped ? columns.cards : columns.orders.family;
  return Int32Array.from(placesOfNeeds, (places) => {
    const counted = new CardCount();
    for (const place of places) {
      if (((failures[place] as number) & ~fails.need) === 0) counted.add(cards[place] as number);
    }
    return counted.count;
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
  const { rows, failures, isGrouped, cards } = scope;
  const inCells = countCells(columns, scope);
  const bands = priceBands(inCells);
  if (!isGrouped) {
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
  const counted = bands.map(() => new CardCount());
  for (let place = 0; place < rows.length; place++) {
    if ((failures[place] as number) & ~fails.price) continue;
    const cell = priceCell[rows[place] as number] as number;
    const card = cards[place] as number;
    counted[first[cell] as number]?.add(card);
    if (first[cell] !== last[cell]) counted[last[cell] as number]?.add(card);
  }
  return bands.map((band, place) => ({ ...band, count: counted[place]?.count ?? 0 }));
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
