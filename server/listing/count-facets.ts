import type { Catalog } from './catalog-in-memory.ts';
import type { Row } from './catalog-row.ts';
import { fails, failuresOf, type ListingFilter } from './listing-filter.ts';
import { type PriceBand, priceBands, priceCells } from './price-bands.ts';

type Listing = { filter: ListingFilter; isGrouped: boolean };

/** Counts the cards of each value. A card counts once for a value: its rows must follow each other. */
class CardCounts {
  readonly counts: Int32Array;
  readonly #last: Float64Array;

  constructor(values: number) {
    this.counts = new Int32Array(values);
    this.#last = new Float64Array(values).fill(Number.NaN);
  }

  add(value: number, card: number) {
    if (this.#last[value] === card) return;
    this.#last[value] = card;
    this.counts[value] = (this.counts[value] as number) + 1;
  }
}

/** A choice of filters: its number of values, those of a row, and the failures that it ignores, which are its own. */
type Facet = { values: number; valuesOf: (row: Row) => number[]; own: number };

/** The facets with one number have one value, 0. */
const [counted, uncounted]: number[][] = [[0], []];

function facetsOf({ brandCount, needs, highestCategory }: Catalog) {
  const single = (isCounted: (row: Row) => boolean): Facet => ({
    values: 1,
    valuesOf: (row) => (isCounted(row) ? counted : uncounted) as number[],
    own: 0,
  });
  return {
    all: single(() => true),
    inStock: single(({ isSoldOut }) => !isSoldOut),
    onOffer: single(({ isOnOffer }) => isOnOffer),
    brands: { values: brandCount, valuesOf: ({ brand }) => (brand === 0 ? [] : [brand]), own: fails.brand },
    categories: {
      values: 1 + highestCategory,
      valuesOf: ({ categories }) => categories,
      own: fails.category,
    },
    needs: { values: needs.length, valuesOf: (row) => row.needs, own: fails.need },
  } satisfies Record<string, Facet>;
}

/**
 * The numbers of cards that the list would have with each choice, under all filters but the choice's own (requirements:
 * Facets): of brands and categories by their numbers, of needs by their places, hidden ones included.
 */
export function countFacets(catalog: Catalog, { filter, isGrouped }: Listing) {
  const failures = failuresOf(catalog, { ...filter, hits: undefined });
  const facets = facetsOf(catalog);
  const counts = Object.values<Facet>(facets).map((facet) => ({
    ...facet,
    cards: new CardCounts(facet.values),
  }));
  const priced: PricedRow[] = [];
  for (const row of rowsOf(catalog, { filter, isGrouped })) {
    const failed = failures(row);
    // Families and rows are told apart by their sign.
    const card = isGrouped && row.family !== 0 ? row.family : -1 - row.place;
    for (const { valuesOf, own, cards } of counts) {
      if ((failed & ~own) === 0) for (const value of valuesOf(row)) cards.add(value, card);
    }
    if ((failed & ~fails.price) === 0) priced.push({ cell: row.priceCell, card });
  }
  const found = Object.keys(facets).map((facet, place) => [facet, counts[place]?.cards.counts]);
  const countsOf: Record<keyof typeof facets, Int32Array> = Object.fromEntries(found);
  return { ...countsOf, prices: countBands(priced) };
}

/** The rows of which some may be listed, those of a card side by side. */
function rowsOf(catalog: Catalog, { filter: { hits }, isGrouped }: Listing): Row[] {
  if (!isGrouped) return hits ?? catalog.current;
  const rows = catalog.inOrder('family');
  return hits ? rows.filter(catalog.setOf(hits)) : rows;
}

type PricedRow = { cell: number; card: number };

/** The bands of the rows' prices, each with its cards. */
function countBands(rows: PricedRow[]) {
  const inCells = new Int32Array(priceCells);
  for (const { cell } of rows) inCells[cell] = (inCells[cell] as number) + 1;
  const bands = priceBands(inCells);
  const cards = bands.map(() => new CardCounts(1));
  // A bound between two bands is in both.
  const cardsOf = Array.from(inCells, (_, cell) =>
    cards.filter((_, band) => isInBand(bands[band] as PriceBand, cell)),
  );
  for (const { cell, card } of rows) for (const ofBand of cardsOf[cell] as CardCounts[]) ofBand.add(0, card);
  return bands.map(({ minCentimes, maxCentimes }, band) => ({
    minCentimes,
    maxCentimes,
    count: cards[band]?.counts[0] ?? 0,
  }));
}

function isInBand({ firstCell, lastCell }: PriceBand, cell: number) {
  return firstCell <= cell && cell <= lastCell;
}
