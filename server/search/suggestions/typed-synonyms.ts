import { sql } from 'kysely';
import { foldedWords } from '../../../shared/folded-words.ts';
import { type CatalogSnapshot, catalogVersion } from '../../listing/catalog-snapshot.ts';

type Phrase = { meaning: number; words: string[]; key: string; isSearched: boolean };

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

function readPhrases(snapshot: CatalogSnapshot): Promise<Phrase[]> {
  return snapshot.recallRead('synonym phrases', async () => {
    const { rows } = await sql<{ version: number; meaning: number; phrase: string; is_searched: boolean }>`
      select ${catalogVersion}, meaning, phrase, is_searched from search_synonyms order by meaning, phrase`.execute(
      snapshot.db,
    );
    const value = rows.map(({ meaning, phrase, is_searched }): Phrase => {
      const words = foldedWords(phrase).map(({ word }) => word);
      return { meaning, words, key: words.join(' '), isSearched: is_searched };
    });
    return { version: rows[0]?.version ?? snapshot.version, value };
  });
}
