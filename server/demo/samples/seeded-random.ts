import { createHash } from 'node:crypto';

export type Random = ReturnType<typeof seededRandom>;

/** Random choices that depend only on the seed and the name, so a run can be repeated (mulberry32). */
export function seededRandom(seed: number, name: string) {
  let state = createHash('sha256').update(`${seed} ${name}`).digest().readUInt32LE();
  /** From 0 up to but not including 1. */
  function fraction() {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const between = (least: number, most: number) => least + Math.floor(fraction() * (most - least + 1));
  return {
    /** A whole number, both ends included. */
    between,
    pick<Value>(values: readonly Value[]): Value {
      if (values.length === 0) throw new Error('There is nothing to pick from');
      return values[between(0, values.length - 1)] as Value;
    },
    shuffled<Value>(values: readonly Value[]) {
      return values
        .map((value) => ({ value, place: fraction() }))
        .sort((a, b) => a.place - b.place)
        .map(({ value }) => value);
    },
    /** Choices of their own for a part, so that its data do not depend on the timing of the other parts. */
    fork: (part: string | number) => seededRandom(seed, `${name} ${part}`),
  };
}
