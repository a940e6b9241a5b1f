import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginningQuery, toTerms, wantedQuery, wholeQuery } from './search-terms.ts';
import { editDistance, oneTypoAway } from './spelling-candidates.ts';

const lastIsUsed = true;

test('all stems must match, the last one also as a beginning', () => {
  const terms = toTerms({ words: 'day creams', stems: 'day cream', lastIsUsed });
  expect(wantedQuery(terms)).toBe(`'day' & ('cream' | 'creams':*)`);
  expect(wholeQuery(terms)).toBe(`'day' | 'cream'`);
  expect(beginningQuery(terms)).toBe(`'creams':*`);
});

test('a short last word is a beginning only if no product contains it', () => {
  expect(toTerms({ words: 'vitamin c', stems: 'vitamin c', lastIsUsed })).not.toHaveProperty('beginning');
  expect(toTerms({ words: 'sh', stems: 'sh', lastIsUsed: false })).toMatchObject({ beginning: 'sh' });
  expect(toTerms({ words: 'omega 3', stems: 'omega 3', lastIsUsed: false })).not.toHaveProperty('beginning');
});

test('the last occurrence of a repeated word counts', () => {
  const terms = toTerms({ words: 'creams hand cream', stems: 'cream hand cream', lastIsUsed });
  expect(terms).toEqual({ stems: ['hand', 'cream'], words: ['hand', 'cream'], beginning: 'cream' });
});

test('a term without words has no stems', () => {
  expect(toTerms({ words: '', stems: '', lastIsUsed: false })).toEqual({ stems: [], words: [] });
});

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
