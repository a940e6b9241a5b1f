import { sql } from 'kysely';
import { foldedWords } from '../../shared/search/folded-words.ts';
import { type CatalogSnapshot, catalogVersion } from '../listing/catalog-snapshot.ts';
import type { Alternative } from './postings/match-word.ts';
import type { TypedWord } from './typed-words.ts';

/** The most words of a phrase. */
export const longestPhrase = 6;
const commonUses = 300;
/** Synonyms count less than the typed word. */
const synonymWeight = 0.8;

type Synonym = {
  /** The places of the words of the typed phrase. */
  places: number[];
  alternative: Alternative;
  /** The most products in which it can occur. */
  uses: number;
};

/** What the catalog has under another name for one or several of the words. */
export async function findSynonyms({ db }: CatalogSnapshot, words: TypedWord[]): Promise<Synonym[]> {
  const phrases = phrasesOf(words);
  if (phrases.length === 0) return [];
  const { rows } = await sql<{ typed: string; stems: string; uses: number }>`
    select typed.stems as typed, other.stems, (
      -- A join would read all words of the catalog.
      select min(coalesce((select uses from search_words known where known.stem = part), 0))
      from string_to_table(other.stems, ' ') part
    ) as uses
    from search_synonyms typed join search_synonyms other using (meaning)
    where typed.stems = any(${[...new Set(phrases.map(({ stems }) => stems))]}::text[])
      and other.is_searched and other.stems <> typed.stems
    group by typed.stems, other.stems`.execute(db);
  const synonymsOf = Map.groupBy(
    rows.filter(({ uses }) => uses > 0),
    ({ typed }) => typed,
  );
  return phrases.flatMap(({ stems, places }) =>
    (synonymsOf.get(stems) ?? []).map((synonym) => ({
      places,
      alternative: { stems: synonym.stems.split(' '), kind: 'all', weight: synonymWeight, isProminent: true },
      uses: synonym.uses,
    })),
  );
}

/** All phrases, except single words that so many products contain that others would only take time. */
function phrasesOf(words: TypedWord[]) {
  return words.flatMap(({ uses }, start) =>
    words
      .slice(start, start + longestPhrase)
      .map((_, length) => words.slice(start, start + length + 1))
      .filter((phrase) => phrase.length > 1 || uses <= commonUses)
      .map((phrase) => ({
        stems: phrase.map(({ stem }) => stem).join(' '),
        places: phrase.map((_, index) => start + index),
      })),
  );
}

/** A phrase of a group of synonyms. `key` is its words in one text. */
type Phrase = { meaning: number; words: string[]; key: string; isSearched: boolean };

/** All phrases, remembered for the version of the catalog. */
export function readPhrases(snapshot: CatalogSnapshot): Promise<Phrase[]> {
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
