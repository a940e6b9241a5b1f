import { expect, test } from 'vitest';
import { catalogWords } from './catalog-words.ts';
import { listingWords } from './listing-words.ts';

test.each([
  ['Size', '3 sizes'],
  ['Dioptry', '3 dioptries'],
  ['Finish', '3 finishes'],
  ['Box', '3 boxes'],
  ['Glasses', '3 glasses'],
  ['Strength and pack', '3 options'],
])('the members of a family by %s are called %s', (optionName, text) => {
  expect(catalogWords.card.members(3, optionName)).toBe(text);
});

test('a list names up to two words that a search left out', () => {
  expect(listingWords.leftOut('thick', 'arm')).toBe('Some don’t include “thick”, “arm”.');
  expect(listingWords.leftOut('a', 'thick', 'arm')).toBe('Some match only part of your search.');
});
