/** The first place at which `isReached`, by binary search; `end` if there is none. */
export function firstPlace(end: number, isReached: (place: number) => boolean) {
  let low = 0;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isReached(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
