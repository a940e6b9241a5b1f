import damerauLevenshtein from 'damerau-levenshtein';
import { sql } from 'kysely';
import type { Db } from '../platform/db/connection.ts';

/** A stem of the catalogue that may be meant, and how many slips it is from what was typed. */
export type Candidate = { stem: string; distance: number };

/** `spelling` is the word whose stem was found. */
type Found = { typed: string; spelling: string; stem: string; uses: number };

const candidatesPerStem = 4;
const similarPerStem = 20;

/**
 * The catalogue's stems closest to each typed one: nearest first, then the more used. Those one slip away are looked
 * up directly, because in a short word two swapped letters leave hardly any trigram; farther ones by trigrams.
 */
export async function findCandidates(db: Db, typed: string[]): Promise<Map<string, Candidate[]>> {
  if (typed.length === 0) return new Map();
  const slips = typed.flatMap((stem) => oneSlipAway(stem).map((slip) => ({ typed: stem, slip })));
  const { rows } = await sql<Found>`
    select slips.typed, slip as spelling, s.stem, s.uses
    from unnest(
      ${slips.map((one) => one.typed)}::text[], ${slips.map((one) => one.slip)}::text[]
    ) as slips (typed, slip)
    join search_words s on s.stem = word_stems(slip)
    union
    select typed, similar_stems.stem, similar_stems.stem, similar_stems.uses
    from unnest(${typed.filter(hasTrigrams)}::text[]) typed
    cross join lateral (
      select stem, uses from search_words where stem % typed
      order by similarity(stem, typed) desc, uses desc, stem limit ${similarPerStem}
    ) similar_stems`.execute(db);
  const byTyped = Map.groupBy(rows, (row) => row.typed);
  return new Map(typed.map((stem) => [stem, closest(stem, byTyped.get(stem) ?? [])]));
}

function hasTrigrams(stem: string) {
  return /^[a-z]{4,}$/.test(stem);
}

function closest(typed: string, found: Found[]): Candidate[] {
  const candidates = found
    .map(({ spelling, stem, uses }) => ({ stem, uses, distance: editDistance(typed, spelling) }))
    .filter(({ stem, distance }) => stem !== typed && distance <= mostSlips(typed))
    .sort((a, b) => a.distance - b.distance || b.uses - a.uses || (a.stem < b.stem ? -1 : 1));
  return candidates
    .filter(({ stem }, place) => candidates.findIndex((other) => other.stem === stem) === place)
    .slice(0, candidatesPerStem);
}

/** A long word stays recognizable with more slips than a short one. */
function mostSlips(stem: string) {
  if (stem.length <= 4) return 1;
  return stem.length <= 8 ? 2 : 3;
}

/**
 * How many typing slips lie between two words: a letter too many, missing or wrong, or two neighbours swapped, each
 * counts 1 (optimal string alignment).
 */
export function editDistance(a: string, b: string) {
  return damerauLevenshtein(a, b).steps;
}

/** Every text that one slip away from the word has swapped, lost, changed or gained a letter; digits only swap. */
export function oneSlipAway(word: string): string[] {
  const slips = new Set<string>();
  const places = Array.from({ length: word.length }, (_, place) => place);
  for (const place of places) {
    const [start, rest] = [word.slice(0, place), word.slice(place)];
    if (rest.length > 1) slips.add(start + rest.charAt(1) + rest.charAt(0) + rest.slice(2));
    if (/^[0-9]/.test(rest)) continue;
    slips.add(start + rest.slice(1));
    for (const letter of alphabet) {
      slips.add(start + letter + rest.slice(1));
      slips.add(start + letter + rest);
    }
  }
  if (!/[0-9]$/.test(word)) for (const letter of alphabet) slips.add(word + letter);
  slips.delete(word);
  slips.delete('');
  return [...slips];
}

const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];
