import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toTerms } from './read-terms.ts';
import { beginningQuery, wantedQuery, wholeQuery } from './search-terms.ts';
import { editDistance, oneSlipAway } from './spelling-candidates.ts';

const lastIsUsed = true;

test('every stem is wanted, the last one also as a beginning', () => {
  const terms = toTerms({ words: 'day creams', stems: 'day cream', lastIsUsed });
  expect(wantedQuery(terms)).toBe(`'day' & ('cream' | 'creams':*)`);
  expect(wholeQuery(terms)).toBe(`'day' | 'cream'`);
  expect(beginningQuery(terms)).toBe(`'creams':*`);
});

test('a short last word is a beginning only where no product has it', () => {
  expect(toTerms({ words: 'vitamin c', stems: 'vitamin c', lastIsUsed })).not.toHaveProperty('beginning');
  expect(toTerms({ words: 'sh', stems: 'sh', lastIsUsed: false })).toMatchObject({ beginning: 'sh' });
  expect(toTerms({ words: 'omega 3', stems: 'omega 3', lastIsUsed: false })).not.toHaveProperty('beginning');
});

test('a repeated word counts where it stands last', () => {
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
])('between %j and %j lie %i slips', (a, b, slips) => {
  expect(editDistance(a, b)).toBe(slips);
  expect(editDistance(b, a)).toBe(slips);
});

const word = fc.string({ unit: fc.constantFrom(...'abcde12'), minLength: 1, maxLength: 12 });

test('whatever is one slip away has the distance 1', () => {
  fc.assert(
    fc.property(word, (typed) => {
      for (const slip of oneSlipAway(typed)) expect(editDistance(typed, slip)).toBe(1);
    }),
  );
});

test('two swapped neighbours are one slip, of digits too', () => {
  fc.assert(
    fc.property(word, word, (start, end) => {
      const [typed, meant] = [`${start}xy${end}`, `${start}yx${end}`];
      expect(oneSlipAway(typed)).toContain(meant);
    }),
  );
  expect(oneSlipAway('050')).toEqual(expect.arrayContaining(['500', '005']));
});

test('distances obey the triangle of one more slip', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(Math.abs(editDistance(a, b) - editDistance(`${a}z`, b))).toBeLessThanOrEqual(1);
    }),
  );
});
