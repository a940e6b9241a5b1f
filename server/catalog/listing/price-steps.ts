import type { CatalogColumns } from './catalog-columns.ts';
import { firstPlace } from './merge-rows.ts';

type PriceLimits = { minCentimes?: number | undefined; maxCentimes?: number | undefined };

/** Every 32nd part of the products in the order of prices begins with a step, but no part is smaller than this. */
const parts = 32;
const smallestPart = 8;

/**
 * The limits moved to the nearest steps, and the rows between the two that only one of them lets in. There are few steps,
 * so the counts for each can be remembered.
 */
export function atSteps({ price, orders }: CatalogColumns, { minCentimes, maxCentimes }: PriceLimits) {
  const order = orders.price;
  const width = Math.max(smallestPart, Math.ceil(order.length / parts));
  const priceAt = (place: number) => price[order[place] as number] as number;
  const firstFrom = (centimes: number) => firstPlace(order.length, (place) => priceAt(place) >= centimes);
  const firstAbove = (centimes: number) => firstPlace(order.length, (place) => priceAt(place) > centimes);
  const stepNear = (place: number) => Math.min(Math.round(place / width) * width, order.length - 1);
  const between = (a: number, b: number) => order.subarray(Math.min(a, b), Math.max(a, b));
  const limits: PriceLimits = {};
  const rows: Int32Array[] = [];
  if (minCentimes !== undefined && order.length > 0) {
    const first = firstFrom(minCentimes);
    limits.minCentimes = priceAt(stepNear(first));
    rows.push(between(first, firstFrom(limits.minCentimes)));
  }
  if (maxCentimes !== undefined && order.length > 0) {
    const end = firstAbove(maxCentimes);
    limits.maxCentimes = priceAt(stepNear(end));
    rows.push(between(end, firstAbove(limits.maxCentimes)));
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
