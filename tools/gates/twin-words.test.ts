import { expect, test } from 'vitest';
import { unpairedWords } from './twin-words.ts';

const english = { path: 'web/words/gift-words.ts', text: "export const giftWords = { title: 'Gift' };" };
const french = {
  path: 'web/words-fr/gift-words.ts',
  text: "export const giftWords: typeof english = { title: 'Cadeau' };",
};
const arabic = { ...french, path: 'web/words-ar/gift-words.ts' };

test('words with both twins have no problem', () => {
  expect(unpairedWords([english, french, arabic])).toEqual([]);
});

test('a missing twin is named', () => {
  expect(unpairedWords([english, french])).toEqual([
    'web/words/gift-words.ts: words-without-twin (write web/words-ar/gift-words.ts)',
  ]);
});

test('a twin without words, and one that is not typed by the English words, are named', () => {
  const untyped = { ...arabic, text: "export const giftWords = { title: 'هدية' };" };
  expect(unpairedWords([english, french, untyped, { ...french, path: 'web/words-fr/old-words.ts' }])).toEqual(
    [
      'web/words-ar/gift-words.ts: untyped-twin (export const giftWords: typeof english)',
      'web/words-fr/old-words.ts: twin-without-words',
    ],
  );
});
