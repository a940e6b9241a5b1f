import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { ChangedSearch, NewSynonymsBody, synonymApi } from '../../shared/search/admin-search.ts';
import { listNumbers } from '../catalog/list-queries.ts';
import { readAsIf } from '../listing/read-as-if.ts';
import type { Db } from '../platform/db/connection.ts';
import { checkSynonyms } from './check-synonyms.ts';
import { readSynonyms } from './save-synonyms.ts';

type Plan = z.output<typeof synonymApi.preview.body>;

/** Every term costs two searches. */
const mostTerms = 24;
const mostNamed = 3;

/**
 * Compares the results for each word of a group before and after a change, in the shop's own list. Words that come or
 * go are tried first. Throws ApiError 400 (words that the search cannot use), 404.
 */
export async function previewSynonyms(db: Db, { group, change }: Plan): Promise<ChangedSearch[]> {
  const { meaning = null, group: stored } = group === undefined ? {} : await readSynonyms(db, group);
  if (change) await checkSynonyms(db, change, meaning);
  const before = new Set([...(stored?.words ?? []), ...(stored?.understood ?? [])]);
  const after = new Set([...(change?.words ?? []), ...(change?.understood ?? [])]);
  const terms = [...before.symmetricDifference(after), ...before.intersection(after)].slice(0, mostTerms);
  const now = await findAll(db, terms);
  const then = await readAsIf(db, {
    suppose: (db) => supposeSynonyms(db, meaning, change),
    read: (db) => findAll(db, terms),
  });
  const changed: ChangedSearch[] = [];
  for (const [place, term] of terms.entries()) {
    const [old = [], found = []] = [now[place], then[place]];
    changed.push({
      term,
      before: old.length,
      after: found.length,
      added: await describe(db, without(found, old)),
      removed: await describe(db, without(old, found)),
    });
  }
  return changed;
}

async function findAll(db: Db, terms: string[]) {
  const found: number[][] = [];
  for (const keyword of terms) found.push(await listNumbers(db, { keyword }, { includeHidden: false }));
  return found;
}

function without(numbers: number[], others: number[]) {
  const left = new Set(others);
  return numbers.filter((number) => !left.has(number));
}

async function describe(db: Db, numbers: number[]) {
  const first = numbers.slice(0, mostNamed);
  const rows =
    first.length === 0
      ? []
      : await db
          .selectFrom('products')
          .select(['id as _id', 'name'])
          .where('number', 'in', first)
          .orderBy(sql`array_position(${first}::integer[], number)`)
          .execute();
  return { count: numbers.length, first: rows };
}

/** Hides the synonyms behind a temporary table with the changed group. */
async function supposeSynonyms(db: Db, meaning: number | null, change: NewSynonymsBody | null) {
  await sql`create temporary table search_synonyms (like public.search_synonyms) on commit drop`.execute(db);
  const { words, understood } = change ?? { words: [], understood: [] };
  await sql`
    insert into search_synonyms (meaning, phrase, is_searched, stems)
    select meaning, phrase, is_searched, stems from public.search_synonyms
    where meaning is distinct from ${meaning}::integer
    union all
    select ${meaning ?? 0}::integer, phrase, place <= ${words.length}, word_stems(plain_words(phrase))
    from unnest(${[...words, ...understood]}::text[]) with ordinality as changed (phrase, place)`.execute(db);
}
