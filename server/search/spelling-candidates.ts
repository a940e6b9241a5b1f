import { sql } from 'kysely';
import type { Db } from '../platform/db/connection.ts';
import { editDistance, isArabic, isNearSpelling } from './honesty/correctable-words.ts';

/** A stem of the catalog that the shopper may mean, and its number of typos. */
export type Candidate = { stem: string; distance: number; uses: number };

type Found = { typed: string; stem: string; uses: number };

const mostCandidates = 8;
const shortestArabicStem = 4;
const similarPerWord = 30;
/** People rarely type longer words or more of them, and correcting these is slow. */
const longestCorrected = 24;
const mostCorrected = 6;
/** A longer word has enough trigrams to be found by them, and thousands of texts are one typo away from it. */
const longestLookedUp = 12;
/** Each letter is looked up in about 300 texts. Five words of usual length fit; further ones are found by trigrams. */
const mostLetters = 40;

/**
 * The stems of the catalog that are closest to each typed word: nearest first, then most used. Stems one typo away are
 * looked up directly, because two swapped letters in a short word leave hardly any trigrams; farther ones by trigrams.
 */
export async function findCandidates(db: Db, words: string[]): Promise<Map<string, Candidate[]>> {
  const typed = words.filter((word) => word.length <= longestCorrected).slice(0, mostCorrected);
  if (typed.length === 0) return new Map();
  const slips = lookedUp(typed).flatMap((word) => stemsOneTypoAway(word).map((slip) => ({ word, slip })));
  const { rows } = await sql<Found>`
    select slips.typed, stem, uses
    from unnest(
      ${slips.map(({ word }) => word)}::text[], ${slips.map(({ slip }) => slip)}::text[]
    ) as slips (typed, slip)
    join search_words on stem = slip
    union
    select typed, similar_stems.stem, similar_stems.uses
    from unnest(${typed}::text[]) typed
    cross join lateral (
      select stem, uses from search_words where stem % typed
      order by similarity(stem, typed) desc, uses desc, stem limit ${similarPerWord}
    ) similar_stems`.execute(db);
  const byTyped = Map.groupBy(rows, (row) => row.typed);
  return new Map(typed.map((word) => [word, closest(word, byTyped.get(word) ?? [])]));
}

/** The words whose neighbors are looked up directly: the first short ones. */
function lookedUp(typed: string[]) {
  let letters = 0;
  return typed.filter((word) => {
    if (word.length > longestLookedUp || letters + word.length > mostLetters) return false;
    letters += word.length;
    return true;
  });
}

function closest(typed: string, found: Found[]): Candidate[] {
  return found
    .flatMap(({ stem, uses }) => {
      const distance = typosBetween(typed, stem);
      return distance === undefined ? [] : [{ stem, uses, distance }];
    })
    .sort((a, b) => a.distance - b.distance || b.uses - a.uses || (a.stem < b.stem ? -1 : 1))
    .slice(0, mostCandidates);
}

/** The number of typos that make a word out of the closest word with this stem; undefined if they are different words. */
export function typosBetween(typed: string, stem: string) {
  const bare = isArabic(typed) ? bareOf(typed) : typed;
  const distances = spellingsOf(stem, typed)
    .map((word) => ({ word, typos: editDistance(bare, word) }))
    .filter(({ word, typos }) => isNearSpelling(bare, word, typos))
    .map(({ typos }) => typos);
  return distances.length > 0 ? Math.min(...distances) : undefined;
}

/** The Latin words that may have this stem (db/migrations, word_stems). */
function wordsWith(stem: string) {
  const words = [stem, `${stem}s`, `${stem}e`, `${stem}es`];
  if (stem.endsWith('y')) words.push(`${stem.slice(0, -1)}ie`, `${stem.slice(0, -1)}ies`);
  if (/[ae]u$/.test(stem)) words.push(`${stem}x`);
  return words;
}

/** Arabic words are compared without endings: with one, almost any short word would be near. */
function spellingsOf(stem: string, typed: string) {
  if (!isArabic(typed)) return wordsWith(stem);
  return stem.length < shortestArabicStem ? [] : [stem];
}

function bareOf(word: string) {
  const bare = word.replace(/^(و?ال|بال|لل)(?=.{3})/, '');
  const ending = arabicEndings.find((end) => bare.endsWith(end) && bare.length - end.length >= 3);
  return ending ? bare.slice(0, -ending.length) : bare;
}

/** Stems of all words that are one typo away, and some texts that are none. */
function stemsOneTypoAway(word: string) {
  if (isArabic(word)) {
    const stems = oneTypoAway(word).flatMap((slip) => {
      const bare = slip.replace(/^(و?ال|بال|لل)(?=.{3})/, '');
      return [
        slip,
        bare,
        ...arabicEndings.filter((end) => bare.endsWith(end)).map((end) => bare.slice(0, -end.length)),
      ];
    });
    return [...new Set(stems)];
  }
  const stems = oneTypoAway(word).flatMap((slip) => [
    slip,
    slip.replace(/s$/, ''),
    slip.replace(/e?s?$/, ''),
    slip.replace(/ies?$/, 'y'),
    slip.replace(/([ae]u)x$/, '$1'),
  ]);
  return [...new Set(stems)];
}

/** All texts with one letter of the word swapped, missing, changed or added; digits are only swapped. */
export function oneTypoAway(word: string): string[] {
  const alphabet = isArabic(word) ? arabicLetters : latinLetters;
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

/** The endings that stems lack (db/migrations, arabic_stems_once). */
const arabicEndings = ['ات', 'ون', 'ين', 'ان', 'يه', 'ها', 'ه', 'ي'];
const latinLetters = [...'abcdefghijklmnopqrstuvwxyz'];
const arabicLetters = [...'ءابتثجحخدذرزسشصضطظعغفقكلمنهوي'];
