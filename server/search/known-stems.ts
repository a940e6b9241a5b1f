import type { Db } from '../platform/db/connection.ts';
import type { SearchTerms } from './search-terms.ts';

/** The stems that occur in the catalogue. */
export async function findKnownStems(db: Db, stems: string[]): Promise<Set<string>> {
  if (stems.length === 0) return new Set();
  const rows = await db.selectFrom('search_words').select('stem').where('stem', 'in', stems).execute();
  return new Set(rows.map(({ stem }) => stem));
}

/** The stems that do not occur in the catalogue. The last one counts as known if its beginning occurs. */
export async function findUnknownStems(db: Db, { stems, beginning }: SearchTerms): Promise<string[]> {
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
