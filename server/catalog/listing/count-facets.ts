import { type CatalogColumns, isOnOffer, isSoldOut } from './catalog-columns.ts';
import type { CatalogCopy } from './catalog-copy.ts';
import { type CatalogSegments, noCard, SegmentCounts } from './catalog-segments.ts';
import { type FamilyOrder, needsAt, placesOfCards, rowsAt } from './family-order.ts';
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
export function countersOf(copy: CatalogCopy, { filter, isGrouped }: Listing): FacetCounters {
  const { columns } = copy;
  const all = columns.familyOrder;
  const scope = once(() => {
    const places = filter.hits && markedPlaces(all.rows, maskOf(columns, filter.hits));
    return scopeOf(all, { places, isGrouped });
  });
  const part = once(() => partOf(copy, scope(), { filter, weight: 1 }));
  return {
    ...sumsOf(copy, scope, () => [part()]),
    prices: () => countBands(columns, scope(), part()),
  };
}

/** The facets whose counts depend on the price limits. */
export type PricedFacet = Exclude<keyof FacetCounts, 'prices'>;

type Change = {
  from: ListingFilter;
  to: ListingFilter;
  /** The rows that only one of the filters excludes; some may be repeated. Called only if something is counted. */
  rows: () => Int32Array;
  isGrouped: boolean;
};

/** By how much each number of `countersOf` changes if one filter replaces another. */
export function changesOf(copy: CatalogCopy, { from, to, rows, isGrouped }: Change) {
  const { familyOrder: all, familyPlaces } = copy.columns;
  const scope = once(() => {
    const touched = rows().map((row) => familyPlaces[row] as number);
    return scopeOf(all, { places: placesOfCards(isGrouped ? all.cards : all.rows, touched), isGrouped });
  });
  return sumsOf(copy, scope, () => [
    partOf(copy, scope(), { filter: from, weight: -1 }),
    partOf(copy, scope(), { filter: to, weight: 1 }),
  ]);
}

/** Counts all but the prices as the sum of these parts. */
function sumsOf(copy: CatalogCopy, scope: () => Scope, partsOf: () => Part[]) {
  const parts = once(partsOf);
  const counts = once(() => countTogether(copy.columns, scope(), parts()));
  return {
    all: () => counts().all,
    brands: () => counts().brands,
    categories: () => counts().categories,
    needs: () => countNeeds(copy, scope(), parts()),
    inStock: () => counts().inStock,
    onOffer: () => counts().onOffer,
  };
}

/** The rows from which all facets are counted. If the list is not grouped, the number of a card is its row. */
type Scope = FamilyOrder & {
  /** The place of each among all rows; absent if the scope has all of them. */
  places: Int32Array | undefined;
  isGrouped: boolean;
};

/** What one filter adds to the counts. */
type Part = {
  /** The filters that each row of the scope fails. */
  failures: Uint8Array;
  /** Whether the list is filtered by brand or category. */
  filtersSegments: boolean;
  /** What each card counts. */
  weight: 1 | -1;
};

function scopeOf(all: FamilyOrder, { places, isGrouped }: Pick<Scope, 'places' | 'isGrouped'>): Scope {
  const order = places ? rowsAt(all, places) : all;
  return { ...order, cards: isGrouped ? order.cards : order.rows, places, isGrouped };
}

type Weighted = { filter: ListingFilter; weight: 1 | -1 };

function partOf(copy: CatalogCopy, { rows }: Scope, { filter, weight }: Weighted): Part {
  return {
    failures: failuresOf(copy, { ...filter, hits: undefined })(rows),
    filtersSegments: filter.brands !== undefined || filter.category !== undefined,
    weight,
  };
}

/** The places of the rows that the mask marks with 1. */
function markedPlaces(rows: Int32Array, mask: Uint8Array) {
  const places = new Int32Array(rows.length);
  let count = 0;
  for (let place = 0; place < rows.length; place++) {
    if (mask[rows[place] as number] === 1) places[count++] = place;
  }
  return places.subarray(0, count);
}

/**
 * Counts each card once. The members of a family lie side by side in the order of the rows, so a card has counted
 * already if it was the last one.
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

/** The facets that count a row or a card are a sum of these. */
const facetBit = { all: 1, brands: 2, categories: 4, inStock: 8, onOffer: 16 };

/** How many different sums of failures, of flags and of facets there can be. */
const sums = { failures: 2 * fails.offer, flags: 2 * isSoldOut, facets: 2 * facetBit.onOffer };

/**
 * The facets that count a row, by its failures and flags. A row that fails no filter counts in all of them, except that
 * sold-out rows are not in stock and others may not be on offer. A row that fails only the filter by brand or category
 * counts in that facet.
 */
const facetsOfRow = Uint8Array.from({ length: sums.failures * sums.flags }, (_, index) => {
  const [failed, flags] = [Math.floor(index / sums.flags), index % sums.flags];
  const isListed = failed === 0;
  return (
    (isListed ? facetBit.all : 0) |
    ((failed & ~fails.brand) === 0 ? facetBit.brands : 0) |
    ((failed & ~fails.category) === 0 ? facetBit.categories : 0) |
    (isListed && (flags & isSoldOut) === 0 ? facetBit.inStock : 0) |
    (isListed && (flags & isOnOffer) !== 0 ? facetBit.onOffer : 0)
  );
});

/** The counts of both facets that are summed from segments. */
class SegmentFacets {
  readonly categories: SegmentCounts;
  /** The same object without a filter by brand or category, because then both facets count the same cards. */
  readonly brands: SegmentCounts;

  constructor(segments: CatalogSegments, { isFiltered }: { isFiltered: boolean }) {
    this.categories = new SegmentCounts(segments);
    this.brands = isFiltered ? new SegmentCounts(segments) : this.categories;
  }

  /** What each of the next cards counts. */
  set weight(weight: number) {
    this.categories.weight = weight;
    this.brands.weight = weight;
  }

  /** Adds a card of one segment to the facets that count any of its rows. */
  addCard(facets: number, segment: number) {
    if (facets & facetBit.categories) this.categories.addCard(segment);
    if (this.brands !== this.categories && facets & facetBit.brands) this.brands.addCard(segment);
  }

  /** Adds one row of a card with several segments to the facets that count this row. */
  addRow(facets: number, segment: number, card: number) {
    if (facets & facetBit.categories) this.categories.addRow(segment, card);
    if (this.brands !== this.categories && facets & facetBit.brands) this.brands.addRow(segment, card);
  }
}

/** Each facet counts a card once, if it counts any of its rows. */
function countTogether({ flags, segments }: CatalogColumns, scope: Scope, parts: Part[]) {
  const { rows, cards, segments: segmentOf } = scope;
  const isFiltered = parts.some(({ filtersSegments }) => filtersSegments);
  const bySegment = new SegmentFacets(segments, { isFiltered });
  /** The number of cards for each set of facets that count them. */
  const cardsOf = new Int32Array(sums.facets);
  for (const { failures, weight } of parts) {
    bySegment.weight = weight;
    let ofCard = 0;
    for (let place = 0; place < rows.length; place++) {
      const failed = failures[place] as number;
      const ofRow = facetsOfRow[failed * sums.flags + (flags[rows[place] as number] as number)] as number;
      ofCard |= ofRow;
      const card = cards[place] as number;
      const segment = segmentOf[place] as number;
      if (segment < 0) bySegment.addRow(ofRow, ~segment, card);
      if (card === cards[place + 1]) continue;
      if (segment >= 0) bySegment.addCard(ofCard, segment);
      cardsOf[ofCard] = (cardsOf[ofCard] as number) + weight;
      ofCard = 0;
    }
  }
  const countOf = (bit: number) =>
    cardsOf.reduce((sum, count, facets) => (facets & bit ? sum + count : sum), 0);
  return {
    all: countOf(facetBit.all),
    brands: segments.sumByBrand(bySegment.brands),
    categories: segments.sumByCategory(bySegment.categories),
    inStock: countOf(facetBit.inStock),
    onOffer: countOf(facetBit.onOffer),
  };
}

function countNeeds({ needs: { length }, needsInOrder }: CatalogCopy, scope: Scope, parts: Part[]) {
  const counts = new Int32Array(length);
  const { places, needs } = scope.places ? needsAt(needsInOrder, scope.places) : needsInOrder;
  for (const { failures, weight } of parts) {
    /** The last card that each need counted. */
    const last = new Int32Array(length).fill(noCard);
    for (let pair = 0; pair < places.length; pair++) {
      const place = places[pair] as number;
      const need = needs[pair] as number;
      const card = scope.cards[place] as number;
      if (((failures[place] as number) & ~fails.need) !== 0 || last[need] === card) continue;
      last[need] = card;
      counts[need] = (counts[need] as number) + weight;
    }
  }
  return counts;
}

/** The bands of the rows' prices, each with its cards. */
function countBands(columns: CatalogColumns, scope: Scope, { failures }: Part) {
  const { priceCell } = columns;
  const { rows, isGrouped, cards } = scope;
  const inCells = countCells(columns, { rows, failures });
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
function countCells(
  { priceCell }: CatalogColumns,
  { rows, failures }: { rows: Int32Array; failures: Uint8Array },
) {
  const counts = new Int32Array(priceCells);
  for (let place = 0; place < rows.length; place++) {
    if ((failures[place] as number) & ~fails.price) continue;
    const cell = priceCell[rows[place] as number] as number;
    counts[cell] = (counts[cell] as number) + 1;
  }
  return counts;
}
