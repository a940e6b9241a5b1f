import { sql } from 'kysely';
import { invalidField } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { NewSynonymsBody } from '../../shared/search/admin-search.ts';
import type { Db } from '../platform/db/connection.ts';
import { longestPhrase } from '../search/find-synonyms.ts';

type Change = Pick<NewSynonymsBody, 'words' | 'understood'>;

type FoldedWord = { field: 'words' | 'understood'; word: string; stems: string };

/** The words that name a group in a message. */
const namedBy = 3;

/**
 * Refuses words that the search cannot use: without letters or digits, too long, twice in the group, or already in another
 * group. Words that the group has had before may be in others too, as some were from the start.
 * @throws ApiError 400
 */
export async function checkSynonyms(db: Db, change: Change, meaning: number | null): Promise<void> {
  const words = await fold(db, change);
  const seen = new Map<string, string>();
  for (const { field, word, stems } of words) {
    if (stems === '') throw invalidField(field, refusal('word-without-letters', { word }));
    if (stems.split(' ').length > longestPhrase)
      throw invalidField(field, refusal('too-many-words', { word }));
    const same = seen.get(stems);
    if (same !== undefined) throw invalidField(field, refusal('same-to-search', { word, other: same }));
    seen.set(stems, word);
  }
  const taken = await findTaken(db, [...seen.keys()], meaning);
  const known = words.find(({ stems }) => taken.has(stems));
  if (known) {
    const { field, word, stems } = known;
    throw invalidField(field, refusal('already-in-group', { word, group: taken.get(stems) ?? '' }));
  }
}

async function fold(db: Db, { words, understood }: Change): Promise<FoldedWord[]> {
  const typed = [
    ...words.map((word) => ({ field: 'words' as const, word })),
    ...understood.map((word) => ({ field: 'understood' as const, word })),
  ];
  const { rows } = await sql<{ stems: string }>`
    select word_stems(plain_words(word)) as stems
    from unnest(${typed.map(({ word }) => word)}::text[]) with ordinality as typed (word, place)
    order by place`.execute(db);
  return typed.map((word, place) => ({ ...word, stems: rows[place]?.stems ?? '' }));
}

/** For each of the stems that is new to the group and in another one, the first words of the other group. */
async function findTaken(db: Db, stems: string[], meaning: number | null) {
  const { rows } = await sql<{ stems: string; name: string }>`
    select taken.stems, (
      select string_agg(phrase, ', ') from (
        select phrase from search_synonyms where meaning = taken.meaning
        order by is_searched desc, phrase collate "C" limit ${namedBy}
      ) first
    ) as name
    from (
      select stems, min(meaning) as meaning from search_synonyms
      where stems = any(${stems}::text[]) and meaning is distinct from ${meaning}::integer
        and stems not in (select stems from search_synonyms where meaning = ${meaning}::integer)
      group by stems
    ) taken`.execute(db);
  return new Map(rows.map(({ stems, name }) => [stems, name]));
}
