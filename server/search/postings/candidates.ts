import type { SearchIndex } from './load-postings.ts';
import { type WordMatcher, worthOfRest } from './match-word.ts';
import { fieldOf, listingOf, mostListings, nameField, type Segment } from './segment.ts';
import type { WeighedWord } from './weigh-words.ts';

/** Two words of the keyword that follow each other. */
export type Pair = { stems: [string, string]; places: [number, number] };

type Search = {
  /** The most informative word first. */
  words: WeighedWord[];
  pairs: Pair[];
};

type Counts = [selective: number, required: number, rare: number];

/** The bonus for two neighbors in the name, as a share of the rarity of the more common word. */
const neighborsWorth = 0.2;

/** All products with any of the words, as columns. The next search reuses the arrays: 3 MB at 100,000 products. */
export class Candidates {
  count = 0;
  readonly capacity: number;
  readonly rows: Int32Array;
  readonly nameLengths: Int32Array;
  /** The sum of what the words are worth. */
  readonly worth: Float64Array;
  /** The rarity of the contained words. */
  readonly coverage: Float64Array;
  /** A bit for each of the ranked words that the product contains. */
  readonly contained: Uint16Array;
  /** How many selective and how many required words it contains, and whether one of them is rare. */
  readonly selective: Uint8Array;
  readonly required: Uint8Array;
  readonly hasRare: Uint8Array;
  /** How many of the selective words are in its name, brand, category or needs. */
  readonly prominent: Uint8Array;
  /** Whether one of the words that a short search needs is there. */
  readonly hasNeeded: Uint8Array;
  readonly #matcher: WordMatcher;
  /** The place of each listing of a segment among the candidates, from 1; 0 for none, -1 for outdated ones. */
  readonly #places = new Int32Array(mostListings);

  constructor({ matcher }: SearchIndex, capacity: number) {
    this.#matcher = matcher;
    this.capacity = capacity;
    this.rows = new Int32Array(capacity);
    this.nameLengths = new Int32Array(capacity);
    this.worth = new Float64Array(capacity);
    this.coverage = new Float64Array(capacity);
    this.contained = new Uint16Array(capacity);
    this.selective = new Uint8Array(capacity);
    this.required = new Uint8Array(capacity);
    this.hasRare = new Uint8Array(capacity);
    this.prominent = new Uint8Array(capacity);
    this.hasNeeded = new Uint8Array(capacity);
  }

  clear() {
    const { worth, coverage, contained, selective, required, hasRare, prominent, hasNeeded } = this;
    const sums = [worth, coverage, contained, selective, required, hasRare, prominent, hasNeeded];
    for (const column of sums) column.fill(0, 0, this.count);
    this.count = 0;
  }

  /** Adds the products of a segment. */
  add(index: SearchIndex, segment: Segment, { words, pairs }: Search) {
    this.#places.fill(0, 0, segment.size);
    for (const [nth, word] of words.entries()) {
      this.#matcher.match(segment, word.alternatives);
      const [rarity, bit] = word.isRanked ? [word.rarity, 1 << nth] : [0, 0];
      const [selective, required, rare] = [word.isSelective, word.isRequired, word.isRare].map(
        Number,
      ) as Counts;
      for (let found = 0; found < this.#matcher.count; found++) {
        const listing = this.#matcher.listings[found] as number;
        const place = this.#placeOf(index, segment, listing);
        if (place < 0) continue;
        const worth = this.#matcher.worths[listing] as number;
        this.worth[place] = (this.worth[place] as number) + worth * rarity;
        this.coverage[place] = (this.coverage[place] as number) + rarity;
        this.contained[place] = (this.contained[place] as number) | bit;
        this.selective[place] = (this.selective[place] as number) + selective;
        this.required[place] = (this.required[place] as number) + required;
        this.hasRare[place] = (this.hasRare[place] as number) | rare;
        if (worth <= worthOfRest) continue;
        this.prominent[place] = (this.prominent[place] as number) + selective;
        if (word.need) this.hasNeeded[place] = 1;
      }
    }
    for (const pair of pairs) this.#addPair(segment, words, pair);
  }

  /** The place of a listing among the candidates, which is added if it is new; negative if it is outdated. */
  #placeOf(index: SearchIndex, segment: Segment, listing: number) {
    const known = this.#places[listing] as number;
    if (known !== 0) return known - 1;
    if (!index.isCurrent(segment, listing)) {
      this.#places[listing] = -1;
      return -1;
    }
    const place = this.count++;
    this.#places[listing] = place + 1;
    this.rows[place] = segment.rows[listing] as number;
    this.nameLengths[place] = segment.nameLengths[listing] as number;
    return place;
  }

  /** Adds to the worth of the candidates in whose names the two words stand side by side. */
  #addPair(segment: Segment, words: WeighedWord[], { stems, places }: Pair) {
    const rarities = places.map(
      (place) => words.find((word) => word.isRanked && word.place === place)?.rarity ?? 0,
    );
    const worth = neighborsWorth * Math.min(...rarities);
    if (worth === 0) return;
    let last = -1;
    for (const posting of this.#matcher.neighbors(segment, stems)) {
      const listing = listingOf(posting);
      const place = (this.#places[listing] as number) - 1;
      if (place < 0 || listing === last || fieldOf(posting) !== nameField) continue;
      last = listing;
      this.worth[place] = (this.worth[place] as number) + worth;
    }
  }
}

const candidatesOf = new WeakMap<SearchIndex, Candidates>();

/** The products with any of the words. They are valid until the next call for the same index. */
export function findCandidates(index: SearchIndex, search: Search) {
  const size = index.segments.reduce((sum, segment) => sum + segment.size, 0);
  const known = candidatesOf.get(index);
  // Leaves room for new products.
  const candidates = known && known.capacity >= size ? known : new Candidates(index, size + mostListings);
  candidatesOf.set(index, candidates);
  candidates.clear();
  for (const segment of index.segments) candidates.add(index, segment, search);
  return candidates;
}
