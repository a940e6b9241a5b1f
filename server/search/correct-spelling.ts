import { sql } from 'kysely';
import type { Db } from '../platform/db/connection.ts';
import { type SearchTerms, wantedQuery } from './search-terms.ts';
import { type Candidate, findCandidates } from './spelling-candidates.ts';

type Candidates = Map<string, Candidate[]>;

/** The maximum number of attempts with each kind of correction. */
const maxAttempts = 40;

/** The minimum length of both parts of a split word. */
const shortestHalf = 3;

export type Correction = {
  terms: SearchTerms;
  /** A matching product. */
  productNumber: number;
};

/**
 * The closest spelling of terms without a match that has one, as stems of the catalogue, or null. It first replaces
 * unknown words, then joins or splits words, and finally assumes a typo in a known word (`form` typed for `from`).
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

/** The stems with two neighbours joined or one split, if the resulting stems occur in the catalogue. */
async function findRegroupings(db: Db, stems: string[]): Promise<string[][]> {
  const regroupings = [...joinings(stems), ...cuttings(stems)];
  const created = regroupings.flatMap((regrouping) => regrouping.created);
  const known = await findKnownStems(db, created);
  return regroupings
    .filter((regrouping) => regrouping.created.every((stem) => known.has(stem)))
    .map((regrouping) => regrouping.stems);
}

type Regrouping = { stems: string[]; created: string[] };

function joinings(stems: string[]): Regrouping[] {
  return stems.slice(1).map((stem, place) => {
    const created = [`${stems[place]}${stem}`];
    return { created, stems: stems.toSpliced(place, 2, ...created) };
  });
}

function cuttings(stems: string[]): Regrouping[] {
  return stems.flatMap((stem, place) =>
    Array.from({ length: Math.max(0, stem.length - 2 * shortestHalf + 1) }, (_, index) => {
      const created = [stem.slice(0, index + shortestHalf), stem.slice(index + shortestHalf)];
      return { created, stems: stems.toSpliced(place, 1, ...created) };
    }),
  );
}

/** The stems that occur in the catalogue. */
async function findKnownStems(db: Db, stems: string[]): Promise<Set<string>> {
  if (stems.length === 0) return new Set();
  const rows = await db.selectFrom('search_words').select('stem').where('stem', 'in', stems).execute();
  return new Set(rows.map(({ stem }) => stem));
}

/** The stems that do not occur in the catalogue. The last one counts as known if its beginning occurs. */
async function findUnknownStems(db: Db, { stems, beginning }: SearchTerms): Promise<string[]> {
  const known = await findKnownStems(db, stems);
  const unknown = stems.filter((stem) => !known.has(stem));
  if (beginning === undefined || !(await isBeginning(db, beginning))) return unknown;
  return unknown.filter((stem) => stem !== stems.at(-1));
}

async function isBeginning(db: Db, start: string) {
  const row = await db
    .selectFrom('search_words')
    .select('stem')
    .where('stem', 'like', `${start}%`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The stems in the spelling of a product, with accents and preferably not in the plural; stems that the product does
 * not contain stay unchanged.
 */
export async function spellStems(
  db: Db,
  stems: string[],
  productNumber: number,
): Promise<Map<string, string>> {
  const { rows: texts } = await sql<{ text: string }>`
    select concat_ws(' ', p.name, p.brand, paths.words, p.description, (
      select string_agg(concat_ws(' ', name, description), ' ') from product_texts where product_id = p.id
    )) as text
    from products p join category_paths paths on paths.id = p.category_id
    where p.number = ${productNumber}`.execute(db);
  const words = [...new Set(texts.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? []))];
  const { rows } = await sql<{ word: string; stem: string }>`
    select word, word_stems(plain_words(word)) as stem
    from unnest(${words}::text[]) with ordinality as words (word, place)
    order by word = word_stems(plain_words(word)), place desc`.execute(db);
  const spelt = new Map(rows.map(({ word, stem }) => [stem, word]));
  return new Map(stems.map((stem) => [stem, spelt.get(stem) ?? stem]));
}

/** Joins words as the shopper typed them: `b 12`, which the index splits, becomes `b12` again if it was typed so. */
export function joinWords(words: string[], typed: string): string {
  const text = typed.toLowerCase();
  return words.reduce((shown, word) => {
    const last = shown.split(' ').at(-1) ?? '';
    const typedAsOne = /^[0-9]/.test(word) !== /[0-9]$/.test(last) && text.includes(`${last}${word}`);
    return shown === '' || typedAsOne ? `${shown}${word}` : `${shown} ${word}`;
  }, '');
}
