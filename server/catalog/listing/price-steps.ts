import type { CatalogColumns } from './catalog-columns.ts';
import { firstPlace } from './merge-rows.ts';

type PriceLimits = { minCentimes?: number | undefined; maxCentimes?: number | undefined };

/** Every 32nd part of the products in the order of prices begins with a step, but no part is smaller than this. */
const parts = 32;
const smallestPart = 8;

/**
 * The limits moved to the nearest steps, and the rows between the two, which only one of them lets in. There are few
 * steps, so the counts for each can be remembered. The limits must exclude some product.
 */
export function atSteps({ price, orders }: CatalogColumns, { minCentimes, maxCentimes }: PriceLimits) {
  const order = orders.price;
  const width = Math.max(smallestPart, Math.ceil(order.length / parts));
  const priceAt = (place: number) => price[order[place] as number] as number;
  const firstFrom = (centimes: number) => firstPlace(order.length, (place) => priceAt(place) >= centimes);
  const firstAbove = (centimes: number) => firstPlace(order.length, (place) => priceAt(place) > centimes);
  /** No step is between products of the same price; then the end of these products that is nearer is one. */
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
  return { limits, rows: joined(rows) };
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
