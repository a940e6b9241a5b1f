import { sql } from 'kysely';
import { type CatalogSnapshot, catalogVersion } from '../catalog/listing/catalog-snapshot.ts';
import type { Db } from '../platform/db/connection.ts';

/** The parsed keyword of a search. */
export type SearchTerms = {
  /** The distinct stems of the words, computed by the database. */
  stems: string[];
  /** The last word as typed, if it may be the beginning of a longer word (requirements: Search). */
  beginning?: string;
};

/** Terms with the typed word of each stem. */
export type TypedTerms = SearchTerms & { words: string[] };

/** A shorter last word begins half the words of the catalogue. */
const minBeginningLength = 3;

type Parsed = { version: number; words: string; stems: string; lastIsUsed: boolean };

/** The terms of a keyword, without stems if it has no letters or digits. */
export function readTerms(db: Db, snapshot: CatalogSnapshot, keyword: string): Promise<TypedTerms> {
  return snapshot.recall(`terms ${keyword}`, async () => {
    const { rows } = await sql<Parsed>`
      select ${catalogVersion}, words, word_stems(words) as stems, exists (
        select from search_words where stem = substring(word_stems(words) from '[^ ]*$')
      ) as "lastIsUsed"
      from plain_words(${keyword}) words`.execute(db);
    const { version = 0, words = '', stems = '', lastIsUsed = false } = rows[0] ?? {};
    return { version, value: toTerms({ words, stems, lastIsUsed }) };
  });
}

/**
 * Makes terms from words and their stems, both separated by spaces. The last word also counts as a beginning if it has
 * at least three letters or no product contains it. A number never does: `3` is not a beginning of `30`.
 */
export function toTerms({ words, stems, lastIsUsed }: Omit<Parsed, 'version'>): TypedTerms {
  const typed = words.split(' ').filter((word) => word !== '');
  const each = stems.split(' ').filter((stem) => stem !== '');
  const isLastOfItsKind = (_: string, index: number) => each.lastIndexOf(each[index] ?? '') === index;
  const last = typed.at(-1) ?? '';
  const mayBeBeginning = /[^0-9]$/.test(last) && (last.length >= minBeginningLength || !lastIsUsed);
  return {
    stems: each.filter(isLastOfItsKind),
    words: typed.filter(isLastOfItsKind),
    ...(mayBeBeginning && { beginning: last }),
  };
}

/** A tsquery that matches listings with all stems, the last one also as a beginning. */
export function wantedQuery({ stems, beginning }: SearchTerms) {
  return stems
    .map((stem, place) =>
      beginning !== undefined && place === stems.length - 1
        ? `(${quote(stem)} | ${quote(beginning)}:*)`
        : quote(stem),
    )
    .join(' & ');
}

/** A tsquery with the stems as alternatives, which ranks a listing by the fields in which they occur. */
export function wholeQuery({ stems }: SearchTerms) {
  return stems.map(quote).join(' | ');
}

/** A tsquery with only the beginning, which ranks a listing by the fields in which it occurs; '' without one. */
export function beginningQuery({ beginning }: SearchTerms) {
  return beginning === undefined ? '' : `${quote(beginning)}:*`;
}

function quote(word: string) {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
