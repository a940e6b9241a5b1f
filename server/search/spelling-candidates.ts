import damerauLevenshtein from 'damerau-levenshtein';
import { sql } from 'kysely';
import type { Db } from '../platform/db/connection.ts';

/** A stem of the catalogue that the shopper may mean, and its number of typos. */
export type Candidate = { stem: string; distance: number };

/** `spelling` is the tried word that has this stem. */
type Found = { typed: string; spelling: string; stem: string; uses: number };

const candidatesPerStem = 4;
const similarPerStem = 20;

/**
 * The stems of the catalogue that are closest to each typed one: nearest first, then most used. Stems one typo away are
 * looked up directly, because two swapped letters in a short word leave hardly any trigrams; farther ones by trigrams.
 */
export async function findCandidates(db: Db, typed: string[]): Promise<Map<string, Candidate[]>> {
  if (typed.length === 0) return new Map();
  const typos = typed.flatMap((stem) => oneTypoAway(stem).map((slip) => ({ typed: stem, slip })));
  const { rows } = await sql<Found>`
    select typos.typed, slip as spelling, s.stem, s.uses
    from unnest(
      ${typos.map((one) => one.typed)}::text[], ${typos.map((one) => one.slip)}::text[]
    ) as typos (typed, slip)
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
    .filter(({ stem, distance }) => stem !== typed && distance <= maxTypos(typed))
    .sort((a, b) => a.distance - b.distance || b.uses - a.uses || (a.stem < b.stem ? -1 : 1));
  return candidates
    .filter(({ stem }, place) => candidates.findIndex((other) => other.stem === stem) === place)
    .slice(0, candidatesPerStem);
}

/** A long word stays recognizable with more typos than a short one. */
function maxTypos(stem: string) {
  if (stem.length <= 4) return 1;
  return stem.length <= 8 ? 2 : 3;
}

/**
 * The number of typos between two words: an extra, missing or wrong letter or two swapped neighbours each count 1
 * (optimal string alignment).
 */
export function editDistance(a: string, b: string) {
  return damerauLevenshtein(a, b).steps;
}

/** All texts with one letter of the word swapped, missing, changed or added; digits are only swapped. */
export function oneTypoAway(word: string): string[] {
  const typos = new Set<string>();
  const places = Array.from({ length: word.length }, (_, place) => place);
  for (const place of places) {
    const [start, rest] = [word.slice(0, place), word.slice(place)];
    if (rest.length > 1) typos.add(start + rest.charAt(1) + rest.charAt(0) + rest.slice(2));
    if (/^[0-9]/.test(rest)) continue;
    typos.add(start + rest.slice(1));
    for (const letter of alphabet) {
      typos.add(start + letter + rest.slice(1));
      typos.add(start + letter + rest);
    }
  }
  if (!/[0-9]$/.test(word)) for (const letter of alphabet) typos.add(word + letter);
  typos.delete(word);
  typos.delete('');
  return [...typos];
}

const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];
