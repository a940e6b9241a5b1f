import { expect, test } from 'vitest';
import { compareLine, compareLines } from './parcel-terms.ts';

test('a line of a payout is compared with what is still to come for its parcel', () => {
  const lines = [
    { amount: 3_000, expected: 3_000 },
    { amount: 2_500.1, expected: 3_000, difference: 'below' as const },
    { amount: 3_500, expected: 3_000, difference: 'above' as const },
    { amount: 3_000, expected: 3_000, difference: 'twice' as const },
    { amount: 1_000, difference: 'unknown' as const },
  ];
  expect(lines.map(compareLine)).toEqual([
    { due: 3_000, beyond: 0 },
    { due: 3_000, beyond: -499.9 },
    { due: 3_000, beyond: 500 },
    { due: 0, beyond: 3_000 },
    { due: 0, beyond: 1_000 },
  ]);
  expect(compareLines(lines)).toEqual({ amount: 13_000.1, due: 9_000, missing: 499.9, surplus: 4_500 });
});
