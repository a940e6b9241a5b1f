import { foldedWords, formsOf } from '../../shared/search/folded-words.ts';
import { type Language, languages } from '../../shared/values/languages.ts';
import type { LoadedListing, Row } from './catalog-row.ts';
import type { WordIndex } from './word-postings.ts';

/** Words after these share the last position. */
const lastPosition = 14;
/** The position of the words of the brand among those of the names. */
export const brandPosition = 15;

type Words = { stems: WordIndex; names: Record<Language, WordIndex> };

/** Adds the words of a new row. */
export function addWords(to: Words, { place, names, wordCounts }: Row, { stems, brand }: LoadedListing) {
  for (const [word, position] of wordsIn(stems)) to.stems.add(word, place, position);
  for (const language of languages) {
    const words = wordsOf(names[language]);
    wordCounts[language] = words.length;
    const placed = words.map((word, position) => ({ word, position: Math.min(position, lastPosition) }));
    const ofBrand = wordsOf(brand).map((word) => ({ word, position: brandPosition }));
    for (const { word, position } of [...placed, ...ofBrand]) {
      for (const form of formsOf(word)) to.names[language].add(form, place, position);
    }
  }
}

function wordsOf(text: string) {
  return foldedWords(text).map(({ word }) => word);
}

/**
 * The words of a tsvector with their positions: 2 bits for the field and 14 for the place in the text. Its binary form is
 * the number of words, then each word with a zero byte at its end, the number of its positions, and these (PostgreSQL's
 * `tsvectorsend`). Only the words of name and brand have places of their own (db/migrations, weighted_stems).
 */
function* wordsIn(stems: Buffer): Generator<[word: string, position: number]> {
  let offset = 4;
  while (offset < stems.length) {
    const end = stems.indexOf(0, offset);
    const word = stems.toString('utf8', offset, end);
    const count = stems.readUInt16BE(end + 1);
    const positions = Array.from({ length: count }, (_, index) => stems.readUInt16BE(end + 3 + 2 * index));
    for (const position of positions.sort((a, b) => a - b)) yield [word, position];
    offset = end + 3 + 2 * count;
  }
}
