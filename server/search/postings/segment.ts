import type { Vocabulary } from './vocabulary.ts';

/** The most listings of a segment, so that merging two takes some milliseconds. A posting has room for 32,768. */
export const mostListings = 8_192;

/** A listing as it is added: its row in the columns and its `stems`, a tsvector in PostgreSQL's binary form. */
export type AddedListing = { row: number; edition: number; nameLength: number; stems: Buffer };

/**
 * Some listings with the postings of their words. A posting is a number: 15 bits for the listing's place in the segment,
 * then the 16 bits of PostgreSQL's positions: 2 for the field and 14 for the place in the text. Only the words of name
 * and brand have places of their own (migration 0024). The postings of a word ascend.
 */
export class Segment {
  /** The row of each listing in the columns. */
  readonly rows: Int32Array;
  /** Each change of a product adds a listing with a higher edition. Only the highest edition of a row counts. */
  readonly editions: Int32Array;
  /** The number of words in the name of each listing. */
  readonly nameLengths: Int32Array;
  /** The numbers of the words in the vocabulary, ascending. */
  readonly #words: Int32Array;
  /** Where the postings of each word begin; one more for the end. */
  readonly #starts: Int32Array;
  readonly #postings: Int32Array;

  constructor(listings: Pick<Segment, 'rows' | 'editions' | 'nameLengths'>, tokens: Tokens) {
    this.rows = listings.rows;
    this.editions = listings.editions;
    this.nameLengths = listings.nameLengths;
    const { words, starts, postings } = tokens.sorted();
    this.#words = words;
    this.#starts = starts;
    this.#postings = postings;
  }

  get size() {
    return this.rows.length;
  }

  postingsOf(word: number) {
    const place = placeOf(this.#words, word);
    if (place < 0) return none;
    return this.#postings.subarray(this.#starts[place], this.#starts[place + 1]);
  }

  /** Adds the postings of all listings with a new place, which is -1 for those that are left out. */
  copyTo(tokens: Tokens, newPlaces: Int32Array) {
    for (let place = 0; place < this.#words.length; place++) {
      const word = this.#words[place] as number;
      const end = this.#starts[place + 1] as number;
      for (let index = this.#starts[place] as number; index < end; index++) {
        const posting = this.#postings[index] as number;
        const listing = newPlaces[listingOf(posting)] as number;
        if (listing >= 0) tokens.push(word, (listing << 16) | (posting & 0xffff));
      }
    }
  }
}

const none = new Int32Array();

/** The place of the listing in its segment. */
export function listingOf(posting: number) {
  return posting >>> 16;
}

/** The field: 3 for the name, 2 for the brand, 1 for category and needs, 0 for everything else. */
export function fieldOf(posting: number) {
  return (posting >>> 14) & 3;
}

export const nameField = 3;

function placeOf(sorted: Int32Array, wanted: number) {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = sorted[middle] as number;
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Words with their postings, in any order of the words; the postings of each word ascend. */
class Tokens {
  #words = new Int32Array(1_024);
  #postings = new Int32Array(1_024);
  #length = 0;
  #highestWord = -1;

  push(word: number, posting: number) {
    if (this.#length === this.#words.length) {
      this.#words = longer(this.#words, 2 * this.#length);
      this.#postings = longer(this.#postings, 2 * this.#length);
    }
    this.#words[this.#length] = word;
    this.#postings[this.#length++] = posting;
    if (word > this.#highestWord) this.#highestWord = word;
  }

  /** Sorted by word, without changing the order of a word's postings. */
  sorted() {
    const counts = new Int32Array(this.#highestWord + 1);
    for (let index = 0; index < this.#length; index++) {
      const word = this.#words[index] as number;
      counts[word] = (counts[word] as number) + 1;
    }
    const words: number[] = [];
    const starts = [0];
    /** Where the next posting of each word goes. */
    const next = counts;
    let end = 0;
    for (let word = 0; word < counts.length; word++) {
      const count = counts[word] as number;
      if (count === 0) continue;
      next[word] = end;
      end += count;
      words.push(word);
      starts.push(end);
    }
    const postings = new Int32Array(this.#length);
    for (let index = 0; index < this.#length; index++) {
      const word = this.#words[index] as number;
      const place = next[word] as number;
      next[word] = place + 1;
      postings[place] = this.#postings[index] as number;
    }
    return { words: Int32Array.from(words), starts: Int32Array.from(starts), postings };
  }
}

/** A copy with room for more numbers. */
export function longer(array: Int32Array, length: number) {
  const copy = new Int32Array(length);
  copy.set(array);
  return copy;
}

/** A segment of at most `mostListings` listings. Words that are new to the vocabulary are added to it. */
export function createSegment(vocabulary: Vocabulary, listings: AddedListing[]) {
  const tokens = new Tokens();
  for (const [place, { stems }] of listings.entries()) addWords(tokens, { vocabulary, stems, place });
  return new Segment(columnsOf(listings), tokens);
}

function columnsOf(listings: Omit<AddedListing, 'stems'>[]) {
  return {
    rows: Int32Array.from(listings, ({ row }) => row),
    editions: Int32Array.from(listings, ({ edition }) => edition),
    nameLengths: Int32Array.from(listings, ({ nameLength }) => nameLength),
  };
}

type Words = { vocabulary: Vocabulary; stems: Buffer; place: number };

/**
 * Adds the words of a tsvector. Its binary form is the number of words, then each word with a zero byte at its end, the
 * number of its positions, and these with their fields (PostgreSQL's `tsvectorsend`).
 */
function addWords(tokens: Tokens, { vocabulary, stems, place }: Words) {
  let offset = 4;
  while (offset < stems.length) {
    const end = stems.indexOf(0, offset);
    const word = vocabulary.add(stems.toString('latin1', offset, end));
    const count = stems.readUInt16BE(end + 1);
    offset = end + 3 + 2 * count;
    if (count === 1) {
      tokens.push(word, (place << 16) | stems.readUInt16BE(end + 3));
      continue;
    }
    const positions = Array.from({ length: count }, (_, index) => stems.readUInt16BE(end + 3 + 2 * index));
    for (const position of positions.sort((a, b) => a - b)) tokens.push(word, (place << 16) | position);
  }
}

/** One segment with the listings of several that are current. */
export function mergeSegments(segments: Segment[], isCurrent: (segment: Segment, place: number) => boolean) {
  const tokens = new Tokens();
  const kept: Omit<AddedListing, 'stems'>[] = [];
  for (const segment of segments) {
    const newPlaces = new Int32Array(segment.size).fill(-1);
    for (let place = 0; place < segment.size; place++) {
      if (!isCurrent(segment, place)) continue;
      const row = segment.rows[place] as number;
      const edition = segment.editions[place] as number;
      newPlaces[place] = kept.length;
      kept.push({ row, edition, nameLength: segment.nameLengths[place] as number });
    }
    segment.copyTo(tokens, newPlaces);
  }
  return new Segment(columnsOf(kept), tokens);
}
