import { sql } from 'kysely';
import type { Db } from '../../db/connection.ts';
import { findUnknownWords } from './known-words.ts';
import { findRegroupings } from './regroup-words.ts';
import { type SearchTerms, wantedQuery } from './search-terms.ts';
import { type Candidate, findCandidates } from './spelling-candidates.ts';

type Candidates = Map<string, Candidate[]>;

/** Most spellings of one kind that are tried before the search gives up. */
const maxAttempts = 40;

/**
 * For terms that match nothing: the closest spelling that does, in words of the catalogue, or null. First the words
 * that the catalogue does not have are replaced; then words are joined or cut in two; at last one of its own words is
 * taken for a slip (`form` typed for `from`).
 */
export async function correctSpelling(db: Db, terms: SearchTerms): Promise<SearchTerms | null> {
  const { words } = terms;
  const unknown = await findUnknownWords(db, terms);
  const respellings = replaceAll(words, await findCandidates(db, unknown));
  const respelt = unknown.length > 0 ? await firstMatch(db, terms, respellings) : null;
  const regrouped = respelt ?? (await firstMatch(db, terms, await findRegroupings(db, words)));
  if (regrouped) return regrouped;
  const [base] = respellings;
  if (!base) return null;
  const known = words.filter((word) => !unknown.includes(word));
  return firstMatch(db, terms, replaceOne(base, await findCandidates(db, known)));
}

/** The words with each replaced by one of its candidates, least slips first; none if a word has no candidate. */
function replaceAll(words: string[], candidates: Candidates): string[][] {
  let respellings = [{ words: [] as string[], distance: 0 }];
  for (const word of words) {
    const options = candidates.get(word) ?? [{ word, distance: 0 }];
    respellings = respellings
      .flatMap((start) =>
        options.map((option) => ({
          words: [...start.words, option.word],
          distance: start.distance + option.distance,
        })),
      )
      .sort((a, b) => a.distance - b.distance)
      .slice(0, maxAttempts);
  }
  return respellings.map((respelling) => respelling.words);
}

/** The words with one of them replaced by one of its candidates, least slips first. */
function replaceOne(words: string[], candidates: Candidates): string[][] {
  return [...candidates]
    .flatMap(([typed, options]) => options.map((option) => ({ typed, ...option })))
    .sort((a, b) => a.distance - b.distance)
    .map((option) => words.map((word) => (word === option.typed ? option.word : word)));
}

async function firstMatch(db: Db, terms: SearchTerms, attempts: string[][]): Promise<SearchTerms | null> {
  for (const words of attempts.slice(0, maxAttempts)) {
    const attempt = { ...terms, words: [...new Set(words)] };
    const wanted = wantedQuery(attempt);
    const { rows } = await sql<{
      matches: boolean;
    }>`select any_listing_matches(${wanted}::tsquery) as matches`.execute(db);
    if (rows[0]?.matches) return attempt;
  }
  return null;
}
