import { expect, test } from 'vitest';
import { readNumber } from './typed-number.ts';

test('numbers are read as Algerians write them, and ambiguous ones are refused', () => {
  const read = (text: string) => readNumber(text);
  expect(['950', '950.5', '950,50', '1 200', '1\u202f200,5'].map(read)).toEqual([
    950, 950.5, 950.5, 1200, 1200.5,
  ]);
  expect(['1,200', '12,000', '1,200.50', '1,200,000', 'ten', '--1'].map(read)).toEqual(
    Array(6).fill(Number.NaN),
  );
  expect(['٩٥٠', '٩٥٠٫٥', '١٬٢٠٠', '۱۲'].map(read)).toEqual([950, 950.5, 1200, 12]);
  expect(['', '  '].map(read)).toEqual([undefined, undefined]);
});
