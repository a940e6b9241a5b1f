import { sql } from 'kysely';
import type { Db } from '../platform/db/connection.ts';
import { findUnknownStems } from './known-stems.ts';
import { findRegroupings } from './regroup-stems.ts';
import { type SearchTerms, wantedQuery } from './search-terms.ts';
import { type Candidate, findCandidates } from './spelling-candidates.ts';

type Candidates = Map<string, Candidate[]>;

/** The maximum number of attempts with each kind of correction. */
const maxAttempts = 40;

export type Correction = {
  terms: SearchTerms;
  /** A matching product. */
  productNumber: number;
};

/**
 * The closest spelling of terms without a match that has one, as stems of the catalogue, or null. It first replaces
 * unknown words, then joins or splits words, and at last assumes a typo in a known word (`form` typed for `from`).
 */
export async function correctSpelling(db: Db, terms: SearchTerms): Promise<Correction | null> {
  const { stems } = terms;
  const unknown = await findUnknownStems(db, terms);
  const respellings = replaceAll(stems, await findCandidates(db, unknown));
  const respelt = unknown.length > 0 ? await firstMatch(db, terms, respellings) : null;
  const found = respelt ?? (await firstMatch(db, terms, await findRegroupings(db, stems)));
  const [base] = respellings;
  if (found || !base) return found;
  const known = stems.filter((stem) => !unknown.includes(stem));
  return firstMatch(db, terms, replaceOne(base, await findCandidates(db, known)));
}

/** The stems with each replaced by a candidate, fewest typos first; empty if one has no candidate. */
function replaceAll(stems: string[], candidates: Candidates): string[][] {
  let respellings = [{ stems: [] as string[], distance: 0 }];
  for (const typed of stems) {
    const options = candidates.get(typed) ?? [{ stem: typed, distance: 0 }];
    respellings = respellings
      .flatMap((start) =>
        options.map(({ stem, distance }) => ({
          stems: [...start.stems, stem],
          distance: start.distance + distance,
        })),
      )
      .sort((a, b) => a.distance - b.distance)
      .slice(0, maxAttempts);
  }
  return respellings.map((respelling) => respelling.stems);
}

/** The stems with one of them replaced by a candidate, fewest typos first. */
function replaceOne(stems: string[], candidates: Candidates): string[][] {
  return [...candidates]
    .flatMap(([typed, options]) => options.map((option) => ({ typed, ...option })))
    .sort((a, b) => a.distance - b.distance)
    .map((option) => stems.map((stem) => (stem === option.typed ? option.stem : stem)));
}

async function firstMatch(db: Db, terms: SearchTerms, attempts: string[][]): Promise<Correction | null> {
  for (const attempt of attempts.slice(0, maxAttempts)) {
    const stems = [...new Set(attempt)];
    const beginning = stems.at(-1) === terms.stems.at(-1) ? terms.beginning : undefined;
    const respelt = { stems, ...(beginning !== undefined && { beginning }) };
    const { rows } = await sql<{ number: number | null }>`
      select any_listing_matching(${wantedQuery(respelt)}::tsquery) as number`.execute(db);
    const productNumber = rows[0]?.number ?? null;
    if (productNumber !== null) return { terms: respelt, productNumber };
  }
  return null;
}
