import { firstPlace } from './first-place.ts';

/** Where a word occurs: the places of rows in the catalog, each with the word's position in its text. Both ascend. */
class Postings {
  rows = new Int32Array(2);
  positions = new Uint16Array(2);
  length = 0;

  push(row: number, position: number) {
    if (this.length === this.rows.length) {
      const capacity = Math.ceil(1.5 * this.length);
      this.rows = copied(this.rows, new Int32Array(capacity));
      this.positions = copied(this.positions, new Uint16Array(capacity));
    }
    this.rows[this.length] = row;
    this.positions[this.length++] = position;
  }
}

function copied<Numbers extends Int32Array | Uint16Array>(from: Numbers, to: Numbers) {
  to.set(from);
  return to;
}

/** Words by their first two characters, so that a new word is not sorted into all others. */
const bucketLength = 2;

/** Words with the rows in which they occur. Words of rows that are gone stay until `renumber`. */
export class WordIndex {
  #postings = new Map<string, Postings>();
  readonly #buckets = new Map<string, { words: string[]; isSorted: boolean }>();

  /** Adds a word of a row. Rows must come in ascending order, and the positions of a word in a row too. */
  add(word: string, row: number, position: number) {
    let postings = this.#postings.get(word);
    if (!postings) {
      postings = new Postings();
      this.#postings.set(word, postings);
      this.#addToBucket(word);
    }
    postings.push(row, position);
  }

  #addToBucket(word: string) {
    const key = word.slice(0, bucketLength);
    const bucket = this.#buckets.get(key) ?? { words: [], isSorted: true };
    this.#buckets.set(key, bucket);
    bucket.words.push(word);
    bucket.isSorted = false;
  }

  /** The number of times that a word occurs, rows that are gone included. */
  countOf(word: string) {
    return this.#postings.get(word)?.length ?? 0;
  }

  /** Calls `visit` wherever a word occurs, from one of the last times on if `last` is given. */
  visit(word: string, visit: (row: number, position: number) => void, last = Number.POSITIVE_INFINITY) {
    const postings = this.#postings.get(word);
    if (!postings) return;
    const { rows, positions, length } = postings;
    for (let index = Math.max(0, length - last); index < length; index++) {
      visit(rows[index] as number, positions[index] as number);
    }
  }

  /** The words that begin so, in their order. */
  beginningWith(beginning: string): string[] {
    if (beginning.length >= bucketLength) return this.#inBucket(beginning.slice(0, bucketLength), beginning);
    const keys = [...this.#buckets.keys()].filter((key) => key.startsWith(beginning)).sort(byCodeUnits);
    return keys.flatMap((key) => this.#inBucket(key, beginning));
  }

  #inBucket(key: string, beginning: string) {
    const bucket = this.#buckets.get(key);
    if (!bucket) return [];
    const { words } = bucket;
    if (!bucket.isSorted) words.sort(byCodeUnits);
    bucket.isSorted = true;
    const first = firstPlace(words.length, (place) => (words[place] as string) >= beginning);
    const end = firstPlace(words.length, (place) => (words[place] as string) >= `${beginning}\uffff`);
    return words.slice(first, end);
  }

  /** Gives rows their new places, which keep their order, and forgets those without one (-1). */
  renumber(newPlaces: Int32Array) {
    const all = this.#postings;
    this.#postings = new Map();
    this.#buckets.clear();
    for (const [word, { rows, positions, length }] of all) {
      for (let index = 0; index < length; index++) {
        const row = newPlaces[rows[index] as number] as number;
        if (row >= 0) this.add(word, row, positions[index] as number);
      }
    }
  }
}

function byCodeUnits(a: string, b: string) {
  return a < b ? -1 : 1;
}
