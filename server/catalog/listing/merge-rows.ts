export type Columns = Int32Array | Float64Array;

type Compare = (a: number, b: number) => number;

type Merge = {
  isTouched: Uint8Array;
  /** The new and changed rows in ascending order. */
  rows: Int32Array;
  compare: Compare;
};

/**
 * The ascending order without its touched rows, and with `rows`. Touched rows have new values already, so they would
 * mislead a search in the old order.
 */
export function mergeRows(order: Int32Array, { isTouched, rows, compare }: Merge) {
  const kept = withoutRows(order, isTouched);
  let from = 0;
  return insertAt(kept, rows, (index) => {
    const row = rows[index] as number;
    from = firstPlace(kept.length, (place) => compare(kept[place] as number, row) >= 0, from);
    return from;
  });
}

/**
 * The first place at which `isReached`, by binary search; `end` if there is none. Assumes that `isReached` is false
 * before `from`.
 */
export function firstPlace(end: number, isReached: (place: number) => boolean, from = 0) {
  let low = from;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isReached(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The rows that are not marked. A loop, because `filter` calls a function for each of up to a million rows. */
export function withoutRows(rows: Int32Array, isMarked: Uint8Array) {
  const kept = new Int32Array(rows.length);
  let count = 0;
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] as number;
    if (isMarked[row] === 0) kept[count++] = row;
  }
  return kept.subarray(0, count);
}

/** The rows of all lists, one list after the other. */
export function joined(lists: Int32Array[]) {
  const all = new Int32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const list of lists) {
    all.set(list, end);
    end += list.length;
  }
  return all;
}

/** Inserts each of `rows` into `kept` before the place that `placeOf` returns for its index. Places must not descend. */
export function insertAt(kept: Int32Array, rows: Int32Array, placeOf: (index: number) => number) {
  const merged = new Int32Array(kept.length + rows.length);
  let from = 0;
  for (let index = 0; index < rows.length; index++) {
    const place = placeOf(index);
    merged.set(kept.subarray(from, place), from + index);
    merged[place + index] = rows[index] as number;
    from = place;
  }
  merged.set(kept.subarray(from), from + rows.length);
  return merged;
}
