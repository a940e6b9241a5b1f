import { type CatalogColumns, isSoldOut, isVisible } from '../../catalog/listing/catalog-columns.ts';
import { brandPlace, type NameWords, placeOf, rowOf } from './name-words.ts';

/** A typed word: the words of names that begin with one of these texts match it. */
export type TypedBeginning = string[];

/** Words after these are not looked at. */
export const mostTypedWords = 8;

/** What a match of a word adds to the worth of a product. */
const worth = { brand: 1, name: 2, whole: 1, firstInName: 2, adjacent: 3 };
const lengthBits = 4;
const longest = (1 << lengthBits) - 1;
const worthBits = 7;
const inStock = 1 << (lengthBits + worthBits);

/**
 * The rows of the visible products whose name and brand contain all typed words, best first: in stock, whole words, in
 * the typed order, short names, newest.
 */
export function matchNames(
  columns: CatalogColumns,
  { names, typed, most }: { names: NameWords; typed: TypedBeginning[]; most: number },
): number[] {
  const found = typed
    .slice(0, mostTypedWords)
    .map((beginnings) =>
      beginnings.flatMap((beginning) =>
        names.beginningWith(beginning).map((word) => ({ word, isWhole: word === beginning })),
      ),
    );
  if (found.some((words) => words.length === 0)) return [];
  const scores = new Scores(columns.size);
  for (const words of found) {
    scores.startWord();
    for (const { word, isWhole } of words) scores.add(names.postingsOf(word), { isWhole });
    if (!scores.matched.includes(scores.words)) return [];
  }
  const ranks = ranksOf(columns, scores, names);
  return bestOf(columns, ranks, most);
}

class Scores {
  /** The number of typed words that the row contains. */
  readonly matched: Uint8Array;
  readonly worth: Uint8Array;
  readonly #gain: Uint8Array;
  readonly #place: Uint8Array;
  readonly #placeBefore: Uint8Array;
  words = 0;

  constructor(size: number) {
    this.matched = new Uint8Array(size);
    this.worth = new Uint8Array(size);
    this.#gain = new Uint8Array(size);
    this.#place = new Uint8Array(size);
    this.#placeBefore = new Uint8Array(size);
  }

  startWord() {
    this.words += 1;
    this.#placeBefore.set(this.#place);
  }

  /** Counts the best match of the current word in each row that contains all words before it. */
  add(postings: Int32Array, { isWhole }: { isWhole: boolean }) {
    const { matched, words } = this;
    for (let index = 0; index < postings.length; index++) {
      const posting = postings[index] as number;
      const row = rowOf(posting);
      const known = matched[row] as number;
      if (known < words - 1) continue;
      const gain = this.#gainOf(row, placeOf(posting), isWhole);
      const before = known === words ? (this.#gain[row] as number) : 0;
      if (gain <= before) continue;
      matched[row] = words;
      this.#gain[row] = gain;
      this.#place[row] = placeOf(posting);
      this.worth[row] = (this.worth[row] as number) + gain - before;
    }
  }

  #gainOf(row: number, place: number, isWhole: boolean) {
    const whole = isWhole ? worth.whole : 0;
    if (place === brandPlace) return worth.brand + whole;
    const isNext = this.words > 1 && place === (this.#placeBefore[row] as number) + 1;
    const isFirst = this.words === 1 && place === 0;
    return worth.name + whole + (isFirst ? worth.firstInName : 0) + (isNext ? worth.adjacent : 0);
  }
}

/** One number for each row, 0 for those that do not match. */
function ranksOf({ flags, size }: CatalogColumns, { matched, worth, words }: Scores, names: NameWords) {
  const ranks = new Uint16Array(size);
  for (let row = 0; row < size; row++) {
    const flag = flags[row] as number;
    if (matched[row] !== words || !(flag & isVisible)) continue;
    ranks[row] =
      (flag & isSoldOut ? 0 : inStock) |
      ((worth[row] as number) << lengthBits) |
      (longest - Math.min(longest, names.lengthOf(row)));
  }
  return ranks;
}

/** The best rows, without sorting all of them. */
function bestOf({ created, number }: CatalogColumns, ranks: Uint16Array, most: number) {
  const counts = new Int32Array(2 * inStock);
  for (let row = 0; row < ranks.length; row++)
    counts[ranks[row] as number] = (counts[ranks[row] as number] as number) + 1;
  let lowest = counts.length;
  for (let count = 0; count < most && lowest > 1; ) count += counts[--lowest] as number;
  const found: number[] = [];
  for (let row = 0; row < ranks.length && lowest > 0; row++) {
    if ((ranks[row] as number) >= lowest) found.push(row);
  }
  return found
    .sort(
      (a, b) =>
        (ranks[b] as number) - (ranks[a] as number) ||
        (created[b] as number) - (created[a] as number) ||
        (number[b] as number) - (number[a] as number),
    )
    .slice(0, most);
}
