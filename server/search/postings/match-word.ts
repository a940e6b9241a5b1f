import { fieldOf, listingOf, mostListings, type Segment } from './segment.ts';
import type { Vocabulary } from './vocabulary.ts';

/** One way to find a word: all of these stems, or the neighbors in a name, or a word that begins so. */
export type Alternative = {
  stems: string[];
  kind: 'all' | 'neighbors' | 'beginning';
  /** How much it counts in the rank, up to 1. */
  weight: number;
};

/** What a word is worth in each field: everything else, category and needs, brand, name. */
const fieldWorths = [0.25, 0.4, 0.7, 1] as const;
/** The worth of a word that is in none of name, brand, category and needs. */
export const [worthOfRest, , worthOfBrand] = fieldWorths;

/**
 * Finds words in segments. Its results are valid until the next call. Several stems together are worth as much as the one
 * in the worst field.
 */
export class WordMatcher {
  /** The places of the listings that contain the word, in no order, up to `count`. */
  readonly listings = new Int32Array(mostListings);
  /** What the word is worth in each listing of the segment; 0 in those that do not contain it. */
  readonly worths = new Float64Array(mostListings);
  count = 0;
  readonly #vocabulary: Vocabulary;
  /** How many of the stems checked so far each listing contains; counting stops at the first missing one. */
  readonly #contained = new Uint8Array(mostListings);
  /** The worst field of these stems. */
  readonly #fields = new Uint8Array(mostListings);

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** Finds the listings with any of the alternatives. */
  match(segment: Segment, alternatives: Alternative[]) {
    for (let index = 0; index < this.count; index++) this.worths[this.listings[index] as number] = 0;
    this.count = 0;
    for (const alternative of alternatives) this.#matchOne(segment, alternative);
  }

  #matchOne(segment: Segment, { stems, kind, weight }: Alternative) {
    if (kind === 'beginning') {
      const words = this.#vocabulary.findBeginning(stems[0] ?? '');
      for (const word of words) this.#takeAll(segment.postingsOf(word), weight);
    } else if (kind === 'neighbors') {
      this.#takeAll(this.neighbors(segment, stems), weight);
    } else {
      const postings = this.#postingsOf(segment, stems);
      const [only] = postings;
      if (only && postings.length === 1) this.#takeAll(only, weight);
      else this.#takeCommon(postings, weight);
    }
  }

  /** The postings of the last stem wherever the other stems come right before it, in a name or brand. */
  neighbors(segment: Segment, stems: string[]) {
    const [first = new Int32Array(), ...others] = this.#postingsOf(segment, stems);
    return others.reduce(followers, first);
  }

  #postingsOf(segment: Segment, stems: string[]) {
    return stems.map((stem) => segment.postingsOf(this.#vocabulary.find(stem)));
  }

  #takeAll(postings: Int32Array, weight: number) {
    for (let index = 0; index < postings.length; index++) {
      const posting = postings[index] as number;
      this.#take(listingOf(posting), (fieldWorths[fieldOf(posting)] as number) * weight);
    }
  }

  #take(listing: number, worth: number) {
    const known = this.worths[listing] as number;
    if (known >= worth) return;
    if (known === 0) this.listings[this.count++] = listing;
    this.worths[listing] = worth;
  }

  /** Takes the listings with all of these words. */
  #takeCommon(postings: Int32Array[], weight: number) {
    const [rarest = new Int32Array(), ...others] = postings.sort((a, b) => a.length - b.length);
    for (const [index, list] of [rarest, ...others].entries()) this.#narrow(list, index);
    for (let index = 0; index < rarest.length; index++) {
      const listing = listingOf(rarest[index] as number);
      if (this.#contained[listing] === postings.length) {
        this.#take(listing, (fieldWorths[this.#fields[listing] as number] as number) * weight);
      }
      this.#contained[listing] = 0;
    }
  }

  /** Keeps the listings that contain the word after `before` others. Postings ascend, so the best field comes last. */
  #narrow(postings: Int32Array, before: number) {
    for (let index = 0; index < postings.length; index++) {
      const posting = postings[index] as number;
      const listing = listingOf(posting);
      if (this.#contained[listing] !== before) continue;
      if (index + 1 < postings.length && listingOf(postings[index + 1] as number) === listing) continue;
      const field = fieldOf(posting);
      const worst = before === 0 ? field : Math.min(field, this.#fields[listing] as number);
      this.#fields[listing] = worst;
      this.#contained[listing] = before + 1;
    }
  }
}

/** The postings of `second` that stand right after one of `first`. Both ascend. */
function followers(first: Int32Array, second: Int32Array) {
  const found: number[] = [];
  let index = 0;
  for (const posting of second) {
    while (index < first.length && (first[index] as number) < posting - 1) index++;
    if (first[index] === posting - 1) found.push(posting);
  }
  return Int32Array.from(found);
}
