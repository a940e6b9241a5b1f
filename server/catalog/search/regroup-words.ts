import type { Db } from '../../db/connection.ts';
import { findKnownWords } from './known-words.ts';

const shortestHalf = 3;

/** The words with two neighbours joined or one cut in two, where the catalogue has what comes out. */
export async function findRegroupings(db: Db, words: string[]): Promise<string[][]> {
  const regroupings = [...joinings(words), ...cuttings(words)];
  const known = await findKnownWords(
    db,
    regroupings.flatMap(({ made }) => made),
  );
  return regroupings
    .filter(({ made }) => made.every((word) => known.has(word)))
    .map((regrouping) => regrouping.words);
}

type Regrouping = { words: string[]; made: string[] };

function joinings(words: string[]): Regrouping[] {
  return words.slice(1).map((word, place) => {
    const made = [`${words[place]}${word}`];
    return { made, words: words.toSpliced(place, 2, ...made) };
  });
}

function cuttings(words: string[]): Regrouping[] {
  return words.flatMap((word, place) =>
    Array.from({ length: Math.max(0, word.length - 2 * shortestHalf + 1) }, (_, index) => {
      const made = [word.slice(0, index + shortestHalf), word.slice(index + shortestHalf)];
      return { made, words: words.toSpliced(place, 1, ...made) };
    }),
  );
}
