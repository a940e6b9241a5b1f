import type { Catalog } from './catalog-in-memory.ts';
import type { Row } from './catalog-row.ts';
import { fails, failuresOf, type ListingFilter } from './listing-filter.ts';
import { type PriceBand, priceBands, priceCells } from './price-bands.ts';

type Listing = { filter: ListingFilter; isGrouped: boolean };

/** Counts the cards of each value. A card counts once for a value: its rows must follow each other. */
class CardCounts {
  readonly counts: Int32Array;
  /** The last card of each value. No card is 0. */
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

  addAll(values: number[], card: number) {
    for (const value of values) this.add(value, card);
  }
}

/**
 * The numbers of cards that the list would have with each choice, under all filters but the choice's own (requirements:
 * Facets): of brands and categories by their numbers, of needs by their places, hidden ones included; the others at 0.
 */
export function countFacets(catalog: Catalog, { filter, isGrouped }: Listing) {
  const failures = failuresOf(catalog, { ...filter, hits: undefined });
  const counts = newCounts(catalog);
  const priced: Priced = { cells: [], cards: [] };
  for (const row of rowsOf(catalog, { filter, isGrouped })) {
    const failed = failures(row);
    const card = cardOf(row, isGrouped);
    if (failed === 0) countListed(counts, row, card);
    if ((failed & ~fails.brand) === 0 && row.brand !== 0) counts.brands.add(row.brand, card);
    if ((failed & ~fails.category) === 0) counts.categories.addAll(row.categories, card);
    if ((failed & ~fails.need) === 0) counts.needs.addAll(row.needs, card);
    if ((failed & ~fails.price) === 0) {
      priced.cells.push(row.priceCell);
      priced.cards.push(card);
    }
  }
  return {
    all: counts.all.counts,
    inStock: counts.inStock.counts,
    onOffer: counts.onOffer.counts,
    brands: counts.brands.counts,
    categories: counts.categories.counts,
    needs: counts.needs.counts,
    prices: countBands(priced),
  };
}

function newCounts({ brandCount, highestCategory, needs }: Catalog) {
  return {
    all: new CardCounts(1),
    inStock: new CardCounts(1),
    onOffer: new CardCounts(1),
    brands: new CardCounts(brandCount),
    categories: new CardCounts(1 + highestCategory),
    needs: new CardCounts(needs.length),
  };
}

/** Counts a row of the list itself. */
function countListed({ all, inStock, onOffer }: ReturnType<typeof newCounts>, row: Row, card: number) {
  all.add(0, card);
  if (!row.isSoldOut) inStock.add(0, card);
  if (row.isOnOffer) onOffer.add(0, card);
}

/** Families and rows are told apart by their sign. */
function cardOf({ family, place }: Row, isGrouped: boolean) {
  return isGrouped && family !== 0 ? family : -1 - place;
}

/** The rows of which some may be listed, those of a card side by side. */
function rowsOf(catalog: Catalog, { filter: { hits }, isGrouped }: Listing): Row[] {
  if (!isGrouped) return hits ?? catalog.current;
  const rows = catalog.inOrder('family');
  return hits ? rows.filter(catalog.setOf(hits)) : rows;
}

/** The cells of the rows' prices, and their cards. Numbers, because a second pass over rows would wait for memory again. */
type Priced = { cells: number[]; cards: number[] };

/** The bands of the rows' prices, each with its number of cards. */
function countBands({ cells, cards }: Priced) {
  const inCells = new Int32Array(priceCells);
  for (const cell of cells) inCells[cell] = (inCells[cell] as number) + 1;
  const bands = priceBands(inCells);
  const counts = bands.map(() => new CardCounts(1));
  // A bound between two bands is in both.
  const countsOf = Array.from(inCells, (_, cell) =>
    counts.filter((_, band) => isInBand(bands[band] as PriceBand, cell)),
  );
  for (const [place, cell] of cells.entries()) {
    for (const ofBand of countsOf[cell] as CardCounts[]) ofBand.add(0, cards[place] as number);
  }
  return bands.map(({ minCentimes, maxCentimes }, band) => ({
    minCentimes,
    maxCentimes,
    count: counts[band]?.counts[0] ?? 0,
  }));
}

function isInBand({ firstCell, lastCell }: PriceBand, cell: number) {
  return firstCell <= cell && cell <= lastCell;
}
