import type { Catalog } from '../../listing/catalog-in-memory.ts';
import type { Row } from '../../listing/catalog-row.ts';
import { type Candidate, findCandidates, type Pair } from './candidates.ts';
import { mostRequired, type WantedWord, type WeighedWord, weighWords } from './weigh-words.ts';

export type Wanted = {
  /** At least one. */
  words: WantedWord[];
  pairs: Pair[];
  /** Words are dropped until this many products are found; with 0 all are required. */
  enough: number;
  /** Whether only products count that have all words in name, brand, category or needs. */
  isNamed?: boolean;
  /** Whether products of inactive categories count. */
  includeHidden: boolean;
};

export type Hits = {
  /** All found products, hidden ones included, best match first, and the newest first among equals. */
  rows: Row[];
  /** The visible rows that match most closely; absent if these are all. */
  closest?: Row[] | undefined;
  /** The rows with all words, which precede the others in the order of best match; absent if these are all. */
  complete?: Row[] | undefined;
  /** If no visible product contains all words, the places of those that most of them do not contain. */
  leftOut: number[];
};

/** A candidate with the level at which it is found, and how well it matches. */
type Ranked = Candidate & { level: number; score: number };

/**
 * If no product is named after all words that carry meaning, up to this many must be in the name or traits of one that is
 * found; of more, it contains at least as many.
 */
const mostNamed = 2;

/** The level of a candidate that is never found. */
const never = 255;

/**
 * The products with all words. If these are too few, one more word at a time may be missing, whichever it is; at last, a
 * single word that is not too common is enough. The score of a product is the sum of the words' rarities, each times the
 * worth of the field in which the word occurs. Neighbors in the name add to it; missing words and a long name reduce it.
 */
export function rankProducts(catalog: Catalog, wanted: Wanted): Hits {
  const words = weighWords(wanted.words, {
    products: catalog.byNumber.size,
    needsAll: wanted.enough === 0,
  });
  const candidates = findCandidates(catalog, { words, pairs: wanted.pairs });
  const { levelOf, last } = levelsOf(words, candidates, wanted);
  const mostWorth = words.reduce((sum, { isRanked, rarity }) => (isRanked ? sum + rarity : sum), 0);
  const leveled = candidates.map((candidate): Ranked => {
    const length = 1 + 0.1 * Math.log(1 + candidate.row.nameLength);
    const score = (candidate.worth * (0.5 + 0.5 * (candidate.coverage / mostWorth))) / length;
    return { ...candidate, level: levelOf(candidate), score };
  });
  const level = firstSufficient(leveled, { wanted, last });
  const found = leveled.filter((ranked) => ranked.level <= level).sort(bestFirst);
  const complete = rowsOf(leveled.filter((ranked) => ranked.level === 0));
  const closest = closestOf(leveled);
  return {
    rows: rowsOf(found),
    closest: closest.length < found.length ? closest : undefined,
    complete: level === 0 ? undefined : complete,
    leftOut: complete.some(({ isVisible }) => isVisible) ? [] : leftOutOf(words, found),
  };
}

function bestFirst(a: Ranked, b: Ranked) {
  return b.score - a.score || b.row.created - a.row.created || b.row.number - a.row.number;
}

function rowsOf(ranked: Ranked[]) {
  return ranked.map(({ row }) => row);
}

/**
 * The level at which a candidate is found, the strictest first: at level 0 it contains all selective words. Each further
 * level needs one required word less, down to two, and the last one a single rare word. A candidate may never be found, for
 * example because it lacks a needed word. The words that a short search needs must be in name, brand, category or needs: a
 * description mentions many things that are not for sale.
 */
function levelsOf(words: WeighedWord[], candidates: Candidate[], { isNamed, enough }: Wanted) {
  const all = words.filter(({ isSelective }) => isSelective).length;
  const most = Math.min(all, mostRequired);
  /** With more selective words than required ones, all required ones are the second level. */
  const first = all > most ? 1 : 0;
  const needed = enough > 0 ? bitsOf(words, ({ need }) => need !== undefined) : 0;
  const needs = countOf(needed);
  const isWhole = ({ selective, prominent, named }: Candidate) =>
    selective === all && prominent >= (isNamed ? all : 0) && (named & needed) === needed;
  const hasWhole = candidates.some(isWhole);
  const must = bitsOf(words, ({ need }) => need === 'always');
  const hasEnough = ({ named, contained }: Candidate) => {
    if (needs > mostNamed) return hasWhole || countOf(contained & needed) >= mostNamed;
    return hasWhole ? needs === 0 || (named & needed) !== 0 : (named & needed) === needed;
  };
  const fits = (candidate: Candidate) => (candidate.named & must) === must && hasEnough(candidate);
  /** Products that only mention the words come after those that are named after them. */
  const second = needed > 0 ? 1 : 0;
  const last = Math.max(first + most - 1, second);
  const levelOf = (candidate: Candidate) => {
    if (isWhole(candidate)) return 0;
    const isMention = hasWhole && candidate.selective === all;
    if (isNamed || !(isMention || fits(candidate))) return never;
    if (candidate.required >= 2) return Math.max(first + most - candidate.required, second);
    return candidate.hasRare ? last : never;
  };
  return { levelOf, last };
}

/** The number of bits that are set. */
function countOf(bits: number) {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The bits of some of the words in `contained`. */
function bitsOf(words: WeighedWord[], isMeant: (word: WeighedWord) => boolean) {
  return words.reduce((bits, word, nth) => (word.isRanked && isMeant(word) ? bits | (1 << nth) : bits), 0);
}

/**
 * The visible rows that lack the fewest words, and of these the ones with the most words in name, brand, category and
 * needs. A shopper who sorts by price means these.
 */
function closestOf(candidates: Ranked[]) {
  let closest: Row[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const { row, level, prominent } of candidates) {
    const distance = level * 256 - prominent;
    if (distance > least || !row.isVisible) continue;
    if (distance < least) closest = [];
    least = distance;
    closest.push(row);
  }
  return closest;
}

/** The strictest level that finds enough products; if none does, the last one. */
function firstSufficient(candidates: Ranked[], { wanted, last }: { wanted: Wanted; last: number }) {
  const counts = new Uint32Array(never + 1);
  for (const { row, level } of candidates) {
    if (wanted.includeHidden || row.isVisible) counts[level] = (counts[level] as number) + 1;
  }
  let found = 0;
  for (let level = 0; level < last; level++) {
    found += counts[level] as number;
    if (found >= wanted.enough) return level;
  }
  return last;
}

/** The places of the words that less than half of the products contain, or of those that the fewest contain. */
function leftOutOf(words: WeighedWord[], found: Ranked[]) {
  const ranked = words.filter(({ isRanked }) => isRanked);
  const shares = ranked.map(
    (_, nth) => found.filter(({ contained }) => contained & (1 << nth)).length / Math.max(1, found.length),
  );
  const lowest = Math.min(...shares);
  if (lowest === 1) return [];
  return ranked
    .filter((_, index) => (shares[index] as number) < 0.5 || shares[index] === lowest)
    .map(({ place }) => place);
}
