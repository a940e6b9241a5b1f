import { sql } from 'kysely';
import { type CatalogSnapshot, catalogVersion } from '../catalog/listing/catalog-snapshot.ts';
import type { Db } from '../platform/db/connection.ts';
import type { SearchTerms } from './search-terms.ts';

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
