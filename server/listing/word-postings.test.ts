import { expect, test } from 'vitest';
import { WordIndex } from './word-postings.ts';

/** The rows and positions of a word. */
function placesOf(index: WordIndex, word: string) {
  const places: [number, number][] = [];
  index.visit(word, (row, position) => places.push([row, position]));
  return places;
}

test('words are found by their beginnings, in their order, also those that were added later', () => {
  const index = new WordIndex();
  for (const [position, word] of ['rose', 'cream', 'rosalia'].entries()) index.add(word, 0, position);
  expect(index.beginningWith('ro')).toEqual(['rosalia', 'rose']);
  for (const [position, word] of ['rosemary', 'oil', 'cream', 'r'].entries()) index.add(word, 1, position);
  expect(index.beginningWith('ros')).toEqual(['rosalia', 'rose', 'rosemary']);
  expect(index.beginningWith('rosem')).toEqual(['rosemary']);
  expect(index.beginningWith('r')).toEqual(['r', 'rosalia', 'rose', 'rosemary']);
  expect(index.beginningWith('x')).toEqual([]);
  expect(placesOf(index, 'cream')).toEqual([
    [0, 1],
    [1, 2],
  ]);
  expect(placesOf(index, 'unknown')).toEqual([]);
});

test('many rows and far positions stay as they are', () => {
  const index = new WordIndex();
  for (let row = 0; row < 5_000; row += 1) index.add('soap', row, 65_535);
  expect(placesOf(index, 'soap')).toEqual(Array.from({ length: 5_000 }, (_, row) => [row, 65_535]));
});

test('rows get new places, and words without a row are forgotten', () => {
  const index = new WordIndex();
  index.add('rose', 0, 3);
  for (const row of [0, 1, 2]) index.add('soap', row, row);
  index.renumber(Int32Array.of(-1, 0, 1));
  expect(placesOf(index, 'soap')).toEqual([
    [0, 1],
    [1, 2],
  ]);
  expect(index.beginningWith('ro')).toEqual([]);
  expect(index.beginningWith('s')).toEqual(['soap']);
});
