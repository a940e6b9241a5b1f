import { expect, test } from 'vitest';
import { anywhere, forgivingQueries, matchesOf, type WantedWord } from './search-query.ts';

function wanted(stem: string, uses = 10): WantedWord {
  return { place: 0, uses, alternatives: [{ stems: [stem], kind: 'all', weight: 1 }] };
}

test('a word is worth most in the name, and more as a whole than as a beginning', () => {
  const word = wanted('cream');
  word.alternatives.push({ stems: ['crea'], kind: 'beginning', weight: 0.8 });
  expect(anywhere(word)).toBe("('cream') | ('crea':*)");
  expect(matchesOf(word).slice(0, 3)).toEqual([
    { worth: 1, query: "('cream':A)", mayBeAnywhere: false },
    { worth: 0.8, query: "('crea':*A)", mayBeAnywhere: false },
    { worth: 0.7, query: "('cream':AB)", mayBeAnywhere: false },
  ]);
});

test('queries require one word less each time, whichever it is', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((stem) => wanted(stem)) as [WantedWord, WantedWord, WantedWord];
  expect(forgivingQueries([a, b])).toEqual(["(('a')) & (('b'))", "(('a')) | (('b')) | ((('a')) & (('b')))"]);
  expect(forgivingQueries([a, b, c])[1]).toBe("((('a')) & ((('b')) | (('c')))) | ((('b')) & (('c')))");
  expect(forgivingQueries([a])).toEqual(["(('a'))"]);
});

test('a very common word alone is not enough', () => {
  const last = forgivingQueries([wanted('retinol'), wanted('cream', 20_000)]).at(-1);
  expect(last).toBe("(('retinol')) | ((('retinol')) & (('cream')))");
});

test('many words make no query with too many combinations', () => {
  const words = Array.from({ length: 100 }, (_, index) => wanted(`word${index}`));
  for (const query of forgivingQueries(words)) expect(query.length).toBeLessThan(5_000);
});
