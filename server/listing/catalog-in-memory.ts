import type { ReviewSums } from '../../shared/catalog/ratings.ts';
import type { Language } from '../../shared/values/languages.ts';
import { brandKey } from '../../shared/values/text.ts';
import { addWords } from './add-words.ts';
import type { LoadedListing, Need, Row } from './catalog-row.ts';
import { firstPlace } from './first-place.ts';
import { priceCellOf } from './price-bands.ts';
import { WordIndex } from './word-postings.ts';

// Infinity minus Infinity is not a number, and then the number decides too.
const comparisons = {
  created: (a: Row, b: Row) => a.created - b.created || a.number - b.number,
  price: (a: Row, b: Row) => a.price - b.price || a.number - b.number,
  unitPrice: (a: Row, b: Row) => a.unitPrice - b.unitPrice || a.number - b.number,
  family: (a: Row, b: Row) => a.family - b.family || a.number - b.number,
};

type Order = keyof typeof comparisons;

/** Up to this many removed rows are always kept. */
const mostGone = 1_000;

/** The products of the shop in memory, with the words by which they are found. It is changed in place. */
export class Catalog {
  /** By place, those that are gone included. */
  rows: Row[] = [];
  readonly byNumber = new Map<number, Row>();
  needs: Need[] = [];
  /** The language of the base texts. */
  baseLanguage: Language = 'en';
  readonly stems = new WordIndex();
  readonly names: Record<Language, WordIndex> = {
    en: new WordIndex(),
    fr: new WordIndex(),
    ar: new WordIndex(),
  };
  highestCategory = 0;
  /** Rises with every change. */
  edition = 0;
  readonly #brands = new Map([['', 0]]);
  readonly #spellings = new Map([['', 0]]);
  readonly #orders = new Map<Order, { rows: Row[]; seen: number }>();
  /** Each row that is new, has other values or is gone, in the order of these changes. */
  #changed: Row[] = [];
  #brandNames: { names: string[]; edition: number } | undefined;
  #needsOf = new Map<number, number[]>();
  readonly #lists = new Map<string, number[]>();

  /** Stores a new or changed listing. */
  write(listing: LoadedListing) {
    const { brand, stems, ...listed } = listing;
    const loaded = { ...listed, categories: this.#shared(listing.categories) };
    const known = this.byNumber.get(listing.number);
    const priceCell = priceCellOf(listing.price);
    this.highestCategory = Math.max(this.highestCategory, ...listing.categories);
    if (known?.wordsHash === listing.wordsHash) {
      this.#change(Object.assign(known, loaded, { priceCell }));
      return;
    }
    this.remove(listing.number);
    const row: Row = {
      ...loaded,
      priceCell,
      place: this.rows.length,
      brand: numbered(this.#brands, brandKey(brand)),
      spelling: numbered(this.#spellings, brand),
      needs: this.#shared(this.#needsOf.get(listing.number)),
      isSoldOut: known?.isSoldOut ?? false,
      isGone: false,
      wordCounts: { en: 0, fr: 0, ar: 0 },
    };
    this.rows.push(row);
    this.byNumber.set(row.number, row);
    this.#change(row);
    addWords(this, row, listing);
  }

  /** Removes the listing with this number, if there is one. */
  remove(number: number) {
    const row = this.byNumber.get(number);
    if (!row) return;
    this.byNumber.delete(number);
    row.isGone = true;
    row.isVisible = false;
    this.#change(row);
  }

  setNeeds(needs: Need[]) {
    this.edition += 1;
    this.needs = needs;
    this.#needsOf = new Map();
    for (const [place, { products }] of needs.entries()) {
      for (const number of products) {
        const known = this.#needsOf.get(number);
        if (known) known.push(place);
        else this.#needsOf.set(number, [place]);
      }
    }
    for (const row of this.byNumber.values()) row.needs = this.#shared(this.#needsOf.get(row.number));
  }

  /** Forgets the rows that are gone, and past changes, once they are the majority. Takes a pass over all words. */
  tidy() {
    if (this.#changed.length < 2 * this.byNumber.size + mostGone) return;
    const newPlaces = new Int32Array(this.rows.length).fill(-1);
    this.rows = this.current;
    for (const [place, row] of this.rows.entries()) {
      newPlaces[row.place] = place;
      row.place = place;
    }
    for (const index of [this.stems, ...Object.values(this.names)]) index.renumber(newPlaces);
    this.#orders.clear();
    this.#changed = this.current;
  }

  /** All rows that are not gone. */
  get current() {
    return this.rows.filter(({ isGone }) => !isGone);
  }

  /**
   * One list for all rows with these numbers. A pass over the rows waits for memory, and most of it would be the lists of
   * each row.
   */
  #shared(numbers: number[] = []) {
    const key = numbers.join();
    const known = this.#lists.get(key) ?? numbers;
    this.#lists.set(key, known);
    return known;
  }

  #change(row: Row) {
    this.edition += 1;
    this.#changed.push(row);
  }

  /** All rows in ascending order; equal ones by number. Those that have changed since the last time are put in again. */
  inOrder(order: Order): Row[] {
    const known = this.#orders.get(order) ?? { rows: [], seen: 0 };
    if (known.seen === this.#changed.length) return known.rows;
    const moved = new Set(this.#changed.slice(known.seen));
    const isMoved = this.setOf(moved);
    const compare = comparisons[order];
    const kept = known.rows.filter((row) => !isMoved(row));
    const rows: Row[] = [];
    let from = 0;
    for (const row of [...moved].filter(({ isGone }) => !isGone).sort(compare)) {
      const to = firstPlace(kept.length, (place) => compare(kept[place] as Row, row) > 0);
      while (from < to) rows.push(kept[from++] as Row);
      rows.push(row);
    }
    while (from < kept.length) rows.push(kept[from++] as Row);
    this.#orders.set(order, { rows, seen: this.#changed.length });
    return rows;
  }

  /** The rows of a family, by number. */
  membersOf(family: number) {
    const rows = this.inOrder('family');
    const first = firstPlace(rows.length, (place) => (rows[place] as Row).family >= family);
    const end = firstPlace(rows.length, (place) => (rows[place] as Row).family > family);
    return rows.slice(first, end);
  }

  /** The sums of the reviews of a product, with those of the other members of its family that shoppers see. */
  reviewsOf(row: Row): ReviewSums {
    if (row.family === 0) return row.reviews;
    const all = this.membersOf(row.family).filter(({ isVisible }) => isVisible);
    return {
      count: all.reduce((sum, { reviews }) => sum + reviews.count, 0),
      stars: all.reduce((sum, { reviews }) => sum + reviews.stars, 0),
    };
  }

  /** The rows of the products with these numbers; unknown products are left out. */
  rowsOf(numbers: Iterable<number>) {
    const rows: Row[] = [];
    for (const number of numbers) {
      const row = this.byNumber.get(number);
      if (row) rows.push(row);
    }
    return rows;
  }

  /** Tells whether a row is one of these. */
  setOf(rows: Iterable<Row>): (row: Row) => boolean {
    // A Set takes several times as long.
    const marks = new Uint8Array(this.rows.length);
    for (const { place } of rows) marks[place] = 1;
    return ({ place }) => marks[place] === 1;
  }

  /** The number of the brand with this name; undefined if there is none. */
  findBrand(name: string) {
    return this.#brands.get(brandKey(name));
  }

  get brandCount() {
    return this.#brands.size;
  }

  /** The name of each brand: its most used spelling among the visible products. */
  get brandNames() {
    if (this.#brandNames?.edition === this.edition) return this.#brandNames.names;
    const uses = new Int32Array(this.#spellings.size);
    for (const { spelling, isVisible } of this.rows)
      uses[spelling] = (uses[spelling] as number) + Number(isVisible);
    const most = new Int32Array(this.brandCount).fill(-1);
    const names: string[] = new Array(this.brandCount).fill('');
    for (const [text, spelling] of this.#spellings) {
      const brand = this.findBrand(text) ?? 0;
      const [used, mostUsed] = [uses[spelling] as number, most[brand] as number];
      if (used < mostUsed || (used === mostUsed && text > (names[brand] as string))) continue;
      most[brand] = used;
      names[brand] = text;
    }
    this.#brandNames = { names, edition: this.edition };
    return names;
  }
}

/** The number of a text; a new one gets the next number. */
function numbered(numbers: Map<string, number>, text: string) {
  const number = numbers.get(text) ?? numbers.size;
  numbers.set(text, number);
  return number;
}
