import { firstPlace } from './first-place.ts';

/** Round bounds of price bands in centimes, ascending, from 0 to the highest price. */
const bounds = [0, ...roundPrices().map((dinars) => dinars * 100)];

const wantedBands = 5;

function roundPrices() {
  const steps = [1, 1.2, 1.4, 1.6, 1.8, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9];
  const decades = Array.from({ length: 8 }, (_, index) => 10 ** (index + 1));
  return [...decades.flatMap((decade) => steps.map((step) => Math.round(step * decade))), 1_000_000_000];
}

/** The number of cells: one for each bound and one for the prices between it and the next. */
export const priceCells = 2 * bounds.length;

/** The cell of a price: 2n for the bound n itself, 2n + 1 between it and the next. */
export function priceCellOf(centimes: number) {
  const below = firstPlace(bounds.length, (place) => (bounds[place] as number) > centimes) - 1;
  return 2 * below + (bounds[below] === centimes ? 0 : 1);
}

/** A band of prices, both ends included, with the first and the last of its cells. */
export type PriceBand = { minCentimes: number; maxCentimes: number; firstCell: number; lastCell: number };

/**
 * Up to five bands with about as many products each, from the number of products in each cell. None is empty; there are
 * fewer where prices hardly differ. Neighbors share a bound, because a shopper who filters by either finds the products
 * at the bound.
 */
export function priceBands(counts: ArrayLike<number>): PriceBand[] {
  const cells = Array.from({ length: counts.length }, (_, cell) => cell).filter((cell) => counts[cell]);
  const [first, last] = [cells[0], cells.at(-1)];
  if (first === undefined || last === undefined) return [];
  // Bounds by their place.
  const lowest = first >> 1;
  const highest = (last + 1) >> 1;
  if (lowest === highest) return [toBand(lowest, highest)];
  const all = [lowest, ...innerBounds(counts, { lowest, highest }), highest];
  return all.slice(1).map((bound, index) => toBand(all[index] as number, bound));
}

/** The bounds nearest to equal shares of the products. */
function innerBounds(counts: ArrayLike<number>, { lowest, highest }: { lowest: number; highest: number }) {
  const below = sumsBelow(counts);
  const total = below.at(-1) as number;
  const places = Array.from({ length: highest - lowest - 1 }, (_, index) => lowest + 1 + index)
    .map((place) => ({ place, below: below[place] as number }))
    .filter(({ below }, index, all) => below > (all[index - 1]?.below ?? 0) && below < total);
  const chosen = new Set<number>();
  for (let band = 1; band < wantedBands; band++) {
    const share = (band / wantedBands) * total;
    const free = places.filter(({ place }) => !chosen.has(place));
    const [nearest] = free.toSorted((a, b) => Math.abs(a.below - share) - Math.abs(b.below - share));
    if (nearest) chosen.add(nearest.place);
  }
  return [...chosen].sort((a, b) => a - b);
}

/** The number of products that cost less than each bound, and of all products. */
function sumsBelow(counts: ArrayLike<number>) {
  const sums = [0];
  for (let cell = 0; cell < priceCells; cell += 2) {
    sums.push((sums.at(-1) as number) + (counts[cell] as number) + (counts[cell + 1] as number));
  }
  return sums;
}

function toBand(lower: number, upper: number): PriceBand {
  return {
    minCentimes: bounds[lower] as number,
    maxCentimes: bounds[upper] as number,
    firstCell: 2 * lower,
    lastCell: 2 * upper,
  };
}
