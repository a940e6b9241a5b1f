import type { CatalogColumns } from './catalog-columns.ts';
import { firstPlace } from './merge-rows.ts';

type PriceLimits = { minCentimes?: number | undefined; maxCentimes?: number | undefined };

/** The order of prices is divided into this many parts, or into fewer of the smallest size. Each begins with a step. */
const parts = 32;
const smallestPart = 8;

/**
 * The limits moved to the nearest steps, and a function for the rows between, which only one of the two lets in. There
 * are few steps, so the counts for each can be remembered. Each given limit must exclude a product.
 */
export function atSteps({ price, orders }: CatalogColumns, { minCentimes, maxCentimes }: PriceLimits) {
  const order = orders.price;
  const width = Math.max(smallestPart, Math.ceil(order.length / parts));
  const priceAt = (place: number) => price[order[place] as number] as number;
  const firstFrom = (centimes: number) => firstPlace(order.length, (place) => priceAt(place) >= centimes);
  const firstAbove = (centimes: number) => firstPlace(order.length, (place) => priceAt(place) > centimes);
  /** A step among products of the same price moves to the nearer end of these products. */
  const stepNear = (place: number) => {
    const step = Math.min(Math.round(place / width) * width, order.length);
    if (step === order.length) return step;
    const first = firstFrom(priceAt(step));
    return first === step || place <= first ? first : firstAbove(priceAt(step));
  };
  const limits: PriceLimits = {};
  const rows: Int32Array[] = [];
  const addRows = (a: number, b: number) => rows.push(order.subarray(Math.min(a, b), Math.max(a, b)));
  if (minCentimes !== undefined) {
    const first = firstFrom(minCentimes);
    const step = stepNear(first);
    limits.minCentimes = step < order.length ? priceAt(step) : priceAt(step - 1) + 1;
    addRows(first, step);
  }
  if (maxCentimes !== undefined) {
    const end = firstAbove(maxCentimes);
    const step = stepNear(end);
    limits.maxCentimes = step > 0 ? priceAt(step - 1) : priceAt(step) - 1;
    addRows(end, step);
  }
  return { limits, rows: () => joined(rows) };
}

function joined(lists: Int32Array[]) {
  const all = new Int32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const list of lists) {
    all.set(list, end);
    end += list.length;
  }
  return all;
}
