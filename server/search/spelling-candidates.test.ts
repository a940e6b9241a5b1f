import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './honesty/correctable-words.ts';
import { oneTypoAway, typosBetween } from './spelling-candidates.ts';

test.each([
  ['cream', 'cream', 0],
  ['craem', 'cream', 1],
  ['crem', 'cream', 1],
  ['creeam', 'cream', 1],
  ['vitamne', 'vitamin', 2],
  ['', 'abc', 3],
])('the distance between %j and %j is %i', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});

const word = fc.string({ unit: fc.constantFrom(...'abcde12'), minLength: 1, maxLength: 12 });

test('every text one typo away has distance 1', () => {
  fc.assert(
    fc.property(word, (typed) => {
      for (const slip of oneTypoAway(typed)) expect(editDistance(typed, slip)).toBe(1);
    }),
  );
});

test('two swapped neighbours are one typo, also for digits', () => {
  fc.assert(
    fc.property(word, word, (start, end) => {
      const [typed, meant] = [`${start}xy${end}`, `${start}yx${end}`];
      expect(oneTypoAway(typed)).toContain(meant);
    }),
  );
  expect(oneTypoAway('050')).toEqual(expect.arrayContaining(['500', '005']));
});

test('one more typo changes a distance by at most 1', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(Math.abs(editDistance(a, b) - editDistance(`${a}z`, b))).toBeLessThanOrEqual(1);
    }),
  );
});

test.each([
  ['vitamne', 'vitamin', 1],
  ['pharmacis', 'pharmacy', 1],
  ['shmapoo', 'shampoo', 1],
  ['hsampoo', 'shampoo', undefined],
  ['acne', 'cane', undefined],
  ['moustique', 'mosque', undefined],
  ['tension', 'pension', undefined],
  ['tension', 'mention', undefined],
])('from %j to a word with the stem %j it is %j typos', (typed, stem, typos) => {
  expect(typosBetween(typed, stem)).toBe(typos);
});
