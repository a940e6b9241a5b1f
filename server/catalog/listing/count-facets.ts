import { type CatalogColumns, isOnOffer, isSoldOut } from './catalog-columns.ts';
import type { CatalogCopy } from './catalog-copy.ts';
import { noCard, SegmentCounts } from './catalog-segments.ts';
import { type FamilyOrder, needsAt, placesOfCards, rowsAt } from './family-order.ts';
import { fails, failuresOf, type ListingFilter, RowSet } from './listing-filter.ts';
import { once } from './once.ts';
import { priceBands, priceCells } from './price-bands.ts';
import { PartCounts, type PriceLimits } from './price-steps.ts';

type Listing = {
  filter: ListingFilter;
  isGrouped: boolean;
  /** A limit that the filter does not have: cards are counted with this limit at each price step. Absent for a search. */
  varied?: keyof PriceLimits | undefined;
};

/** The facets whose counts depend on the price limits. Some have only one count. */
export type PricedFacet = keyof ReturnType<typeof sumsOf>;

/** One counting function for each facet. */
export type FacetCounters = ReturnType<typeof countersOf>;

/**
 * The numbers of cards that the list would have with each choice, under all filters but the choice's own (requirements:
 * Facets): of brands and categories by their numbers, of needs by their places, hidden ones included.
 */
export function countersOf(copy: CatalogCopy, { filter, isGrouped, varied }: Listing) {
  const { columns } = copy;
  const all = columns.familyOrder;
  const scope = once(() => {
    const hits = filter.hits && new RowSet(columns, filter.hits).pick(all.rows);
    const places = hits?.map((row) => columns.familyPlaces[row] as number);
    const scope = scopeOf(all, { places, isGrouped });
    if (!varied) return scope;
    const { count: partCount } = columns.priceSteps;
    return { ...scope, parts: all.parts, partCount, isAscending: varied === 'maxCentimes' };
  });
  const term = once(() => termOf(copy, scope(), { filter, weight: 1 }));
  return {
    ...sumsOf(copy, scope, () => [term()]),
    prices: () => countBands(columns, scope(), term()),
  };
}

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
    termOf(copy, scope(), { filter: from, weight: -1 }),
    termOf(copy, scope(), { filter: to, weight: 1 }),
  ]);
}

/** Counts all but the prices as the sum of these terms. */
function sumsOf(copy: CatalogCopy, scope: () => Scope, termsOf: () => Term[]) {
  const terms = once(termsOf);
  const counts = once(() => countTogether(copy.columns, scope(), terms()));
  const accumulated = (count: () => PartCounts) => once(() => count().accumulate(scope()));
  return {
    all: accumulated(() => counts().all),
    brands: accumulated(() => counts().brands),
    categories: accumulated(() => counts().categories),
    needs: accumulated(() => countNeeds(copy, scope(), terms())),
    inStock: accumulated(() => counts().inStock),
    onOffer: accumulated(() => counts().onOffer),
  };
}

/** The rows from which all facets are counted. If the list is not grouped, the number of a card is its row. */
type Scope = FamilyOrder & {
  partCount: number;
  /**
   * Whether the rows are read backwards, so that a card counts in the part of its cheapest row, as upper limits need,
   * instead of its dearest one.
   */
  isAscending: boolean;
  /** The place of each among all rows; absent if the scope has all of them. */
  places: Int32Array | undefined;
  isGrouped: boolean;
};

/** What one filter adds to the counts. */
type Term = {
  /** The filters that each row of the scope fails. */
  failures: Uint8Array;
  /** Whether the list is filtered by brand or category. */
  filtersSegments: boolean;
  /** What each card counts. */
  weight: 1 | -1;
};

/** A scope in which all rows are in the same part. */
function scopeOf(all: FamilyOrder, { places, isGrouped }: Pick<Scope, 'places' | 'isGrouped'>): Scope {
  const order = places ? rowsAt(all, places) : all;
  const { rows } = order;
  return {
    ...order,
    parts: new Uint8Array(rows.length),
    partCount: 1,
    isAscending: false,
    cards: isGrouped ? order.cards : rows,
    places,
    isGrouped,
  };
}

type Weighted = { filter: ListingFilter; weight: 1 | -1 };

function termOf(copy: CatalogCopy, { rows }: Scope, { filter, weight }: Weighted): Term {
  return {
    failures: failuresOf(copy, { ...filter, hits: undefined })(rows),
    filtersSegments: filter.brands !== undefined || filter.category !== undefined,
    weight,
  };
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

/** Where the cards are counted for all facets but needs and prices. */
type TogetherCounts = {
  /** The number of cards for each set of facets that begin to count a card at the same row. */
  cardsOf: PartCounts;
  categories: SegmentCounts;
  /** The same object without a filter by brand or category, because then both facets count the same cards. */
  brands: SegmentCounts;
};

/** Each facet counts a card once, in the part of the first row that it counts. */
function countTogether({ flags, segments }: CatalogColumns, scope: Scope, terms: Term[]) {
  const { partCount } = scope;
  const ofSegments = () => new SegmentCounts(segments, partCount);
  const categories = ofSegments();
  const brands = terms.some(({ filtersSegments }) => filtersSegments) ? ofSegments() : categories;
  const cardsOf = new PartCounts(sums.facets, partCount);
  for (const term of terms) addTerm({ cardsOf, categories, brands }, term, { flags, scope });
  const countOf = (bit: number) => {
    const counts = new PartCounts(1, partCount);
    for (let facets = bit; facets < sums.facets; facets++) if (facets & bit) cardsOf.addTo(counts, facets, 0);
    return counts;
  };
  return {
    all: countOf(facetBit.all),
    brands: segments.sumByBrand(brands),
    categories: segments.sumByCategory(categories),
    inStock: countOf(facetBit.inStock),
    onOffer: countOf(facetBit.onOffer),
  };
}

type Rows = { flags: Uint8Array; scope: Scope };

function addTerm(counts: TogetherCounts, { failures, weight }: Term, { flags, scope }: Rows) {
  const { rows, cards, parts, segments: segmentOf, isAscending } = scope;
  const { cardsOf, categories, brands } = counts;
  categories.weight = weight;
  brands.weight = weight;
  const [first, by] = isAscending ? [rows.length - 1, -1] : [0, 1];
  /** The facets that have counted the current card. */
  let ofCard = 0;
  for (let place = first; place >= 0 && place < rows.length; place += by) {
    const failed = failures[place] as number;
    const facets = facetsOfRow[failed * sums.flags + (flags[rows[place] as number] as number)] as number;
    const segment = segmentOf[place] as number;
    const card = cards[place] as number;
    const part = parts[place] as number;
    const fresh = facets & ~ofCard;
    cardsOf.add(fresh, part, weight);
    // If a card has several segments, each of its rows counts; otherwise only the first.
    const added = segment < 0 ? facets : fresh;
    if (added & facetBit.categories) categories.addRow(segment, card, part);
    if (brands !== categories && added & facetBit.brands) brands.addRow(segment, card, part);
    ofCard = card === cards[place + by] ? ofCard | facets : 0;
  }
}

function countNeeds({ needs: { length }, needsInOrder }: CatalogCopy, scope: Scope, terms: Term[]) {
  const { cards, parts, partCount, isAscending } = scope;
  const counts = new PartCounts(length, partCount);
  const { places, needs } = scope.places ? needsAt(needsInOrder, scope.places) : needsInOrder;
  const [first, by] = isAscending ? [places.length - 1, -1] : [0, 1];
  for (const { failures, weight } of terms) {
    /** The last card that each need counted. */
    const last = new Int32Array(length).fill(noCard);
    for (let pair = first; pair >= 0 && pair < places.length; pair += by) {
      const place = places[pair] as number;
      const need = needs[pair] as number;
      const card = cards[place] as number;
      if (((failures[place] as number) & ~fails.need) !== 0 || last[need] === card) continue;
      last[need] = card;
      counts.add(need, parts[place] as number, weight);
    }
  }
  return counts;
}

/** The bands of the rows' prices, each with its cards. */
function countBands(columns: CatalogColumns, scope: Scope, { failures }: Term) {
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
