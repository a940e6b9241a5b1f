import { formsOf } from '../../../shared/folded-words.ts';

/** The last place of its own; words after it share it. */
const lastPlace = 14;
/** The place of the words of the brand. */
export const brandPlace = 15;
const placeBits = 4;

/** The rows of a word, each with the place of the word in the name. */
class Postings {
  #items = new Int32Array(2);
  #length = 0;

  push(row: number, place: number) {
    if (this.#length === this.#items.length) {
      const longer = new Int32Array(2 * this.#length);
      longer.set(this.#items);
      this.#items = longer;
    }
    this.#items[this.#length++] = (row << placeBits) | place;
  }

  get items() {
    return this.#items.subarray(0, this.#length);
  }
}

export function rowOf(posting: number) {
  return posting >>> placeBits;
}

export function placeOf(posting: number) {
  return posting & ((1 << placeBits) - 1);
}

/**
 * The words of all names in one language, with those of the brands, by their beginnings. Words of a former name stay, so
 * a found name must be compared with the one that is stored.
 */
export class NameWords {
  readonly #postings = new Map<string, Postings>();
  /** The words by their first characters, so that adding some needs no sorting of all. */
  readonly #words = new Map<string, SortedWords>();
  /** The number of words in each name. */
  #lengths = new Uint8Array(1_024);

  add(row: number, { words, brand }: { words: string[]; brand: string[] }) {
    for (let place = 0; place < words.length; place++) {
      this.#addWord(words[place] as string, row, Math.min(place, lastPlace));
    }
    for (const word of brand) this.#addWord(word, row, brandPlace);
    if (row >= this.#lengths.length) {
      const longer = new Uint8Array(2 * row);
      longer.set(this.#lengths);
      this.#lengths = longer;
    }
    this.#lengths[row] = Math.min(words.length, 255);
  }

  #addWord(word: string, row: number, place: number) {
    for (const form of formsOf(word)) {
      let postings = this.#postings.get(form);
      if (!postings) {
        postings = new Postings();
        this.#postings.set(form, postings);
        const alike = this.#words.get(form.charAt(0)) ?? new SortedWords();
        this.#words.set(form.charAt(0), alike);
        alike.add(form);
      }
      postings.push(row, place);
    }
  }

  lengthOf(row: number) {
    return this.#lengths[row] ?? 0;
  }

  postingsOf(word: string) {
    return this.#postings.get(word)?.items ?? new Int32Array();
  }

  /** The words that begin so, in their order. */
  beginningWith(beginning: string) {
    return this.#words.get(beginning.charAt(0))?.beginningWith(beginning) ?? [];
  }
}

/** Different words, sorted when they are read. */
class SortedWords {
  #words: string[] = [];
  #isSorted = true;

  add(word: string) {
    this.#words.push(word);
    this.#isSorted = false;
  }

  beginningWith(beginning: string) {
    if (!this.#isSorted) this.#words.sort(byCodeUnits);
    this.#isSorted = true;
    const first = firstFrom(this.#words, beginning);
    return this.#words.slice(first, firstFrom(this.#words, `${beginning}\uffff`, first));
  }
}

function byCodeUnits(a: string, b: string) {
  return a < b ? -1 : 1;
}

/** The place of the first word that is not before `word`. */
function firstFrom(sorted: string[], word: string, from = 0) {
  let [low, high] = [from, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as string) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
