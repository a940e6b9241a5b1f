import { firstPlace, joined } from './merge-rows.ts';

export type PriceLimits = { minCentimes?: number | undefined; maxCentimes?: number | undefined };

/** About this many parts: up to twice as many where prices repeat, and fewer in a small catalog. */
const wantedParts = 100;
const smallestPart = 8;

/**
 * The rows in the order of their prices, divided into parts. Each part begins with a step, and the last step is behind
 * all rows. Rows of the same price are in the same part, so each step can be a limit of prices.
 */
export class PriceSteps {
  readonly #order: Int32Array;
  readonly #price: Float64Array;
  /** The place of each step in the order. */
  readonly #places: number[];

  /** `order` are the rows in ascending order of their prices. */
  constructor(order: Int32Array, price: Float64Array) {
    this.#order = order;
    this.#price = price;
    const width = Math.max(smallestPart, Math.ceil(order.length / wantedParts));
    const places: number[] = [];
    let place = 0;
    while (place < order.length) {
      places.push(place);
      const next = this.#priceAt(Math.min(place + width, order.length - 1));
      // Rows of the same price that fill the whole part stay together in a larger one.
      const isFull = next === this.#priceAt(place) || place + width >= order.length;
      place = isFull ? this.#firstAbove(next) : this.#firstFrom(next);
    }
    this.#places = [...places, order.length];
  }

  /** The number of parts. */
  get count() {
    return this.#places.length - 1;
  }

  /** The part of each of `size` rows. */
  partsOfRows(size: number) {
    const parts = new Uint8Array(size);
    for (let part = 0; part < this.count; part++) {
      for (const row of this.#order.subarray(this.#places[part], this.#places[part + 1])) parts[row] = part;
    }
    return parts;
  }

  /** The rows within the limits in ascending order of their prices. */
  between({ minCentimes, maxCentimes }: PriceLimits) {
    const first = minCentimes === undefined ? 0 : this.#firstFrom(minCentimes);
    const end = maxCentimes === undefined ? this.#order.length : this.#firstAbove(maxCentimes);
    return this.#order.subarray(first, Math.max(first, end));
  }

  /**
   * The limits moved to the nearest steps, and the rows between the given and the moved limits; undefined without
   * limits. Each given limit must exclude a row. `varied` is the limit for which all steps are counted together. `part`
   * is the index of the part that holds the step's accumulated counts; it is -1 or `count` if the limit excludes every
   * row.
   */
  nearest({ minCentimes, maxCentimes }: PriceLimits) {
    const min = minCentimes === undefined ? undefined : this.#stepNear(this.#firstFrom(minCentimes));
    const max = maxCentimes === undefined ? undefined : this.#stepNear(this.#firstAbove(maxCentimes));
    const limits = {
      minCentimes: min && this.#priceFrom(min.step),
      maxCentimes: max && this.#priceFrom(max.step) - 1,
    };
    const rows = () => joined([min, max].flatMap((limit) => (limit ? [limit.rows] : [])));
    if (min) return { limits, rows, varied: 'minCentimes' as const, part: min.step };
    return max && { limits, rows, varied: 'maxCentimes' as const, part: max.step - 1 };
  }

  #priceAt(place: number) {
    return this.#price[this.#order[place] as number] as number;
  }

  /** The lowest price from this step on. */
  #priceFrom(step: number) {
    const place = this.#places[step] as number;
    return place < this.#order.length ? this.#priceAt(place) : this.#priceAt(place - 1) + 1;
  }

  #firstFrom(centimes: number) {
    return firstPlace(this.#order.length, (place) => this.#priceAt(place) >= centimes);
  }

  #firstAbove(centimes: number) {
    return firstPlace(this.#order.length, (place) => this.#priceAt(place) > centimes);
  }

  /** The step nearest to a place, and the rows between them. */
  #stepNear(place: number) {
    const next = firstPlace(this.count, (step) => (this.#places[step] as number) >= place);
    const [before, after] = [
      this.#places[next - 1] ?? Number.NEGATIVE_INFINITY,
      this.#places[next] as number,
    ];
    const isNext = after - place < place - before;
    const rows = isNext ? this.#order.subarray(place, after) : this.#order.subarray(before, place);
    return { step: isNext ? next : next - 1, rows };
  }
}

/** Counts of several values in each part of the order of prices. Without price limits, there is one part. */
export class PartCounts {
  readonly partCount: number;
  /** The counts of the first value in all parts, then those of the next. */
  readonly #counts: Int32Array;

  constructor(values: number, partCount: number) {
    this.partCount = partCount;
    this.#counts = new Int32Array(values * partCount);
  }

  get byteLength() {
    return this.#counts.byteLength;
  }

  add(value: number, part: number, count: number) {
    const index = value * this.partCount + part;
    this.#counts[index] = (this.#counts[index] as number) + count;
  }

  /** Adds the counts of one value here to those of another one in `sums`. */
  addTo(sums: PartCounts, from: number, to: number) {
    for (let part = 0; part < this.partCount; part++) {
      const count = this.#counts[from * this.partCount + part] as number;
      if (count !== 0) sums.add(to, part, count);
    }
  }

  /**
   * Adds to each part the counts of all higher parts, because a lower limit at its step lets them in too. If
   * `isAscending`, adds those of all lower parts, as for an upper limit.
   */
  accumulate({ isAscending }: { isAscending: boolean }) {
    const counts = this.#counts;
    const [first, by] = isAscending ? [1, -1] : [this.partCount - 2, 1];
    for (let start = 0; start < counts.length; start += this.partCount) {
      for (let part = first; part >= 0 && part < this.partCount; part -= by) {
        const index = start + part;
        counts[index] = (counts[index] as number) + (counts[index + by] as number);
      }
    }
    return this;
  }

  /** The counts of all values in this part; all 0 if there is no such part. */
  inPart(part: number) {
    if (this.partCount === 1 && part === 0) return this.#counts;
    const counts = new Int32Array(this.#counts.length / this.partCount);
    if (part < 0 || part >= this.partCount) return counts;
    for (let value = 0; value < counts.length; value++) {
      counts[value] = this.#counts[value * this.partCount + part] as number;
    }
    return counts;
  }
}
