import type { Db } from '../../db/connection.ts';
import { pluralForms } from './plural-forms.ts';
import type { SearchTerms } from './search-terms.ts';

/** Those of the words that some product uses just so. */
export async function findKnownWords(db: Db, words: string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const rows = await db.selectFrom('search_words').select('word').where('word', 'in', words).execute();
  return new Set(rows.map(({ word }) => word));
}

/** Those of the terms that no product can match, in any number or, for the last one, as a beginning. */
export async function findUnknownWords(db: Db, { words, lastIsBeginning }: SearchTerms): Promise<string[]> {
  const known = await findKnownWords(
    db,
    words.flatMap((word) => [word, ...pluralForms(word)]),
  );
  const unknown = words.filter((word) => ![word, ...pluralForms(word)].some((form) => known.has(form)));
  const last = words.at(-1);
  if (!lastIsBeginning || !last || !unknown.includes(last) || !(await isBeginning(db, last))) return unknown;
  return unknown.filter((word) => word !== last);
}

async function isBeginning(db: Db, start: string) {
  const row = await db
    .selectFrom('search_words')
    .select('word')
    .where('word', 'like', `${start}%`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
