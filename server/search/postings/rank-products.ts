import { type Candidates, findCandidates, type Pair } from './candidates.ts';
import type { SearchIndex } from './load-postings.ts';
import { mostRequired, type WantedWord, type WeighedWord, weighWords } from './weigh-words.ts';

export type Wanted = {
  /** At least one. */
  words: WantedWord[];
  pairs: Pair[];
  /** Words are dropped until so many products are found; with 0 all are required. */
  enough: number;
  /** Whether only products count that have all words in name, brand, category or needs. */
  isNamed?: boolean;
  /** Whether products of inactive categories count. */
  includeHidden: boolean;
};

export type Ranked = {
  /** The rows of all found products, hidden ones included, and the score of each. */
  rows: Int32Array;
  scores: Float64Array;
  /** The visible rows that match most closely; absent if these are all. */
  closest?: Int32Array | undefined;
  /** The rows with all words; absent if these are all. */
  complete?: Int32Array | undefined;
  /** If no visible product contains all words, the places of those that most of them do not contain. */
  leftOut: number[];
};

/**
 * The products with all words. If these are too few, one more word at a time may be missing, whichever it is; at last, a
 * single word that is not too common is enough. The score of a product is the sum of the words' rarities, each times the
 * worth of the field in which the word occurs. Neighbors in the name add to it; missing words and a long name reduce it.
 */
export function rankProducts(index: SearchIndex, wanted: Wanted): Ranked {
  const words = weighWords(wanted.words, {
    products: index.columns.rows.size,
    needsAll: wanted.enough === 0,
  });
  const ranked = words.filter(({ isRanked }) => isRanked);
  const candidates = findCandidates(index, { words, pairs: wanted.pairs });
  const { levels, last } = levelsOf(words, candidates, wanted);
  const level = firstSufficient(index, wanted, { candidates, levels, last });
  const rows: number[] = [];
  const scores: number[] = [];
  const containing = ranked.map(() => 0);
  const mostWorth = ranked.reduce((sum, { rarity }) => sum + rarity, 0);
  for (let place = 0; place < candidates.count; place++) {
    if ((levels[place] as number) > level) continue;
    const coverage = (candidates.coverage[place] as number) / mostWorth;
    const length = 1 + 0.1 * Math.log(1 + (candidates.nameLengths[place] as number));
    rows.push(candidates.rows[place] as number);
    scores.push(((candidates.worth[place] as number) * (0.5 + 0.5 * coverage)) / length);
    const contained = candidates.contained[place] as number;
    for (let word = 0; word < ranked.length; word++) {
      if (contained & (1 << word)) containing[word] = (containing[word] as number) + 1;
    }
  }
  const complete = completeOf(candidates, levels);
  const shares = containing.map((count) => count / Math.max(1, rows.length));
  return {
    rows: Int32Array.from(rows),
    scores: Float64Array.from(scores),
    closest: closestOf(index, { candidates, levels, found: rows.length }),
    complete: level === 0 ? undefined : complete,
    leftOut: complete.some((row) => index.isVisible(row)) ? [] : leftOutOf(ranked, shares),
  };
}

function completeOf({ count, rows }: Candidates, levels: Uint8Array) {
  return rows.subarray(0, count).filter((_, place) => levels[place] === 0);
}

/**
 * The level at which each candidate is found, the strictest first: at level 0 it contains all selective words. Each further
 * level needs one required word less, down to two, and the last one a single rare word. 255 if it is never found, for
 * example because it lacks a needed word. Descriptions alone match neither an everyday word nor a part of a short search.
 */
function levelsOf(words: WeighedWord[], candidates: Candidates, { isNamed, enough }: Wanted) {
  const { count, required, hasRare, contained, hasNeeded } = candidates;
  const all = words.filter(({ isSelective }) => isSelective).length;
  const most = Math.min(all, mostRequired);
  /** With more selective words than required ones, all required ones are the second level. */
  const first = all > most ? 1 : 0;
  const last = first + Math.max(0, most - 1);
  const needed = words.filter(({ need }) => need !== undefined);
  const isShort = enough > 0 && needed.length > 0;
  const isPlain = isShort && (needed.length > 1 || words.every(({ isCommon }) => isCommon));
  const { levels, whole } = wholeLevels(words, candidates, { leastNamed: isNamed ? all : 0, isPlain });
  if (isNamed) return { levels, last };
  const must = bitsOf(words, ({ need }) => need === 'always' || (need === 'first' && whole === 0));
  for (let place = 0; place < count; place++) {
    if (
      levels[place] === 0 ||
      (isShort && hasNeeded[place] === 0) ||
      ((contained[place] as number) & must) !== must
    )
      continue;
    const found = required[place] as number;
    if (found >= 2) levels[place] = first + most - found;
    else if (hasRare[place] === 1) levels[place] = last;
  }
  return { levels, last };
}

/** `isPlain`: descriptions alone do not match two things, nor an everyday word. */
type Whole = { leastNamed: number; isPlain: boolean };

/**
 * Level 0 for the candidates with all words, so many of them at least in name, brand, category or needs; 255 for
 * the others.
 */
function wholeLevels(words: WeighedWord[], candidates: Candidates, { leastNamed, isPlain }: Whole) {
  const { count, selective, prominent, hasNeeded } = candidates;
  const all = words.filter(({ isSelective }) => isSelective).length;
  const levels = new Uint8Array(count).fill(255);
  let whole = 0;
  let named = 0;
  for (let place = 0; place < count; place++) {
    if (selective[place] !== all || (prominent[place] as number) < leastNamed) continue;
    levels[place] = 0;
    whole += 1;
    named += hasNeeded[place] as number;
  }
  if (isPlain && named === 0) levels.fill(255);
  return { levels, whole };
}

/** The bits of some of the words in `contained`. */
function bitsOf(words: WeighedWord[], isMeant: (word: WeighedWord) => boolean) {
  return words.reduce((bits, word, nth) => (word.isRanked && isMeant(word) ? bits | (1 << nth) : bits), 0);
}

type Found = { candidates: Candidates; levels: Uint8Array; found: number };

/**
 * The visible rows that lack the fewest words, and of these the ones with the most words in name, brand, category and
 * needs. A shopper who sorts by price means these. Undefined if they are all that was found.
 */
function closestOf(index: SearchIndex, { candidates, levels, found }: Found) {
  const closest: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let place = 0; place < candidates.count; place++) {
    const distance = (levels[place] as number) * 256 - (candidates.prominent[place] as number);
    const row = candidates.rows[place] as number;
    if (distance > least || !index.isVisible(row)) continue;
    if (distance < least) closest.length = 0;
    least = distance;
    closest.push(row);
  }
  return closest.length < found ? Int32Array.from(closest) : undefined;
}

type Levels = { candidates: Candidates; levels: Uint8Array; last: number };

/** The strictest level that finds enough products; if none does, the last one. */
function firstSufficient(index: SearchIndex, wanted: Wanted, { candidates, levels, last }: Levels) {
  const counts = new Uint32Array(256);
  for (let place = 0; place < candidates.count; place++) {
    if (!wanted.includeHidden && !index.isVisible(candidates.rows[place] as number)) continue;
    const level = levels[place] as number;
    counts[level] = (counts[level] as number) + 1;
  }
  let found = 0;
  for (let level = 0; level < last; level++) {
    found += counts[level] as number;
    if (found >= wanted.enough) return level;
  }
  return last;
}

/** The places of the words that less than half of the products contain, or of those that the fewest contain. */
function leftOutOf(ranked: WeighedWord[], shares: number[]) {
  const lowest = Math.min(...shares);
  if (lowest === 1) return [];
  return ranked
    .filter((_, index) => (shares[index] as number) < 0.5 || shares[index] === lowest)
    .map(({ place }) => place);
}
