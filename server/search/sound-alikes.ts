import { sql } from 'kysely';
import type { Db } from '../platform/db/connection.ts';
import type { Candidate } from './spelling-candidates.ts';

type Found = { typed: string; key: string; stem: string; sound: string; uses: number };

const mostCandidates = 8;
/** Fewer consonants stand for too many words; in the same script the spelling should have been closer. */
const shortestKey = { otherScript: 3, sameScript: 4 };
const mostMoreLetters = 3;

/**
 * The stems of the catalogue that sound like each typed word, in Latin or Arabic script. A silent last consonant may be
 * written in only one of them.
 */
export async function findSoundAlikes(db: Db, words: string[]): Promise<Map<string, Candidate[]>> {
  if (words.length === 0) return new Map();
  const { rows } = await sql<Found>`
    select typed, key, stem, sound, uses
    from unnest(${words}::text[]) typed cross join sound_key(typed) key
    join search_words on sound = any(array[
      key, substring(key from '^(.{3,})[tsdz]$'), key || 't', key || 's', key || 'd', key || 'z'
    ])
    where length(key) >= ${shortestKey.otherScript}`.execute(db);
  const byTyped = Map.groupBy(rows.filter(isLikely), ({ typed }) => typed);
  return new Map(
    [...byTyped].map(([typed, found]) => [
      typed,
      found
        .map(({ stem, uses, key, sound }) => ({ stem, uses, distance: Number(key !== sound) }))
        .sort((a, b) => a.distance - b.distance || b.uses - a.uses)
        .slice(0, mostCandidates),
    ]),
  );
}

function isLikely({ typed, key, stem }: Found) {
  if (isArabic(typed) !== isArabic(stem)) return true;
  const moreLetters = Math.abs(typed.length - stem.length);
  return key.length >= shortestKey.sameScript && typed[0] === stem[0] && moreLetters <= mostMoreLetters;
}

function isArabic(text: string) {
  return /\p{sc=Arabic}/u.test(text);
}
