import { sql } from 'kysely';
import type { Db } from '../../db/connection.ts';
import { editDistance, oneSlipAway } from './edit-distance.ts';

/** A word of the catalogue that may be meant, and how far it is from what was typed. */
export type Candidate = { word: string; distance: number };

type Found = { typed: string; word: string; uses: number };

const candidatesPerWord = 4;
const similarPerWord = 20;

/**
 * The catalogue's words closest to each typed one: nearest first, then the more used. Words one slip away are looked
 * up directly, because in a short word two swapped letters leave hardly any trigram; farther ones by trigrams.
 */
export async function findCandidates(db: Db, words: string[]): Promise<Map<string, Candidate[]>> {
  const slips = words.flatMap((typed) => oneSlipAway(typed).map((word) => ({ typed, word })));
  const { rows } = await sql<Found>`
    select slip.typed, s.word, s.uses
    from unnest(
      ${slips.map(({ typed }) => typed)}::text[], ${slips.map(({ word }) => word)}::text[]
    ) as slip (typed, word)
    join search_words s on s.word = slip.word
    union
    select typed, similar.word, similar.uses
    from unnest(${words.filter(hasTrigrams)}::text[]) typed
    cross join lateral (
      select word, uses from search_words where word % typed
      order by similarity(word, typed) desc, uses desc, word limit ${similarPerWord}
    ) similar`.execute(db);
  const byWord = Map.groupBy(rows, ({ typed }) => typed);
  return new Map(words.map((typed) => [typed, closest(typed, byWord.get(typed) ?? [])]));
}

function hasTrigrams(word: string) {
  return /^[a-z]{4,}$/.test(word);
}

function closest(typed: string, found: Found[]): Candidate[] {
  return found
    .map(({ word, uses }) => ({ word, uses, distance: editDistance(typed, word) }))
    .filter(({ word, distance }) => word !== typed && distance <= mostSlips(typed))
    .sort((a, b) => a.distance - b.distance || b.uses - a.uses || (a.word < b.word ? -1 : 1))
    .slice(0, candidatesPerWord);
}

/** A long word stays recognizable with more slips than a short one. */
function mostSlips(word: string) {
  if (word.length <= 4) return 1;
  return word.length <= 8 ? 2 : 3;
}
