import type { Catalog, Row } from './catalog.ts';
import { fails, failuresOf, type ListingFilter } from './listing-filter.ts';
import { priceBands, priceCells } from './price-bands.ts';

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

/** The facets with one number. */
const listed = { all: 0, inStock: 1, onOffer: 2 };

/**
 * The numbers of cards that the list would have with each choice, under all filters but the choice's own (requirements:
 * Facets): of brands and categories by their numbers, of needs by their places, hidden ones included.
 */
export function countFacets(catalog: Catalog, { filter, isGrouped }: Listing) {
  const failures = failuresOf(catalog, { ...filter, hits: undefined });
  const totals = new CardCounts(3);
  const brands = new CardCounts(catalog.brandCount);
  const needs = new CardCounts(catalog.needs.length);
  const categories = new CardCounts(1 + catalog.highestCategory);
  const priced: PricedRow[] = [];
  for (const row of rowsOf(catalog, { filter, isGrouped })) {
    const failed = failures(row);
    // Families and rows are told apart by their sign.
    const card = isGrouped && row.family !== 0 ? row.family : -1 - row.place;
    if (failed === 0) {
      totals.add(listed.all, card);
      if (!row.isSoldOut) totals.add(listed.inStock, card);
      if (row.isOnOffer) totals.add(listed.onOffer, card);
    }
    if ((failed & ~fails.brand) === 0 && row.brand !== 0) brands.add(row.brand, card);
    if ((failed & ~fails.category) === 0) for (const number of row.categories) categories.add(number, card);
    if ((failed & ~fails.need) === 0) for (const need of row.needs) needs.add(need, card);
    if ((failed & ~fails.price) === 0) priced.push({ cell: row.priceCell, card });
  }
  return {
    count: totals.counts[listed.all] as number,
    inStock: totals.counts[listed.inStock] as number,
    onOffer: totals.counts[listed.onOffer] as number,
    brands: brands.counts,
    categories: categories.counts,
    needs: needs.counts,
    prices: countBands(priced),
  };
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
  // A bound between two bands is in both.
  const bandsOf = Array.from(inCells, (_, cell) =>
    [...bands.keys()].filter((band) => {
      const { firstCell = 0, lastCell = 0 } = bands[band] ?? {};
      return firstCell <= cell && cell <= lastCell;
    }),
  );
  const cards = new CardCounts(bands.length);
  for (const { cell, card } of rows) for (const band of bandsOf[cell] as number[]) cards.add(band, card);
  return bands.map(({ minCentimes, maxCentimes }, band) => ({
    minCentimes,
    maxCentimes,
    count: cards.counts[band] as number,
  }));
}
