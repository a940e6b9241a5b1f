import type { CatalogSnapshot } from '../../listing/catalog-snapshot.ts';
import { readPhrases } from '../find-synonyms.ts';

/** Too many phrases begin with fewer letters. */
const shortestTyped = 3;
const mostPhrases = 6;

/** Synonyms of the phrases that begin with the typed words. */
export async function synonymsOf(snapshot: CatalogSnapshot, typed: string[]): Promise<string[][]> {
  const beginning = typed.join(' ');
  if (beginning.length < shortestTyped) return [];
  const phrases = await readPhrases(snapshot);
  const begun = phrases
    .filter(({ key }) => key.startsWith(beginning))
    .sort((a, b) => a.key.length - b.key.length);
  const meanings = new Set(begun.map(({ meaning }) => meaning));
  return [...meanings]
    .flatMap((meaning) => phrases.filter((phrase) => phrase.meaning === meaning))
    .filter(({ isSearched, key }) => isSearched && !key.startsWith(beginning))
    .slice(0, mostPhrases)
    .map(({ words }) => words);
}
