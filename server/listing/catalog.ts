import { foldedWords, formsOf } from '../../shared/folded-words.ts';
import { type Language, languages } from '../../shared/languages.ts';
import { withoutAccents } from '../../shared/text.ts';
import { firstPlace } from './first-place.ts';
import { priceCell } from './price-bands.ts';
import { WordIndex } from './word-index.ts';

/** A row of `product_listings` with the product's names, as it is loaded. */
export type LoadedListing = {
  number: number;
  family: number | null;
  /** Seconds since 1970. */
  created: number;
  price: number;
  unit_price: number | null;
  category_1: number;
  category_2: number | null;
  category_3: number | null;
  brand: string;
  visible: boolean;
  on_offer: boolean;
  name: string;
  name_fr: string | null;
  name_ar: string | null;
  /** The number of words in the name. */
  name_length: number;
  /** The words that search finds, a tsvector in PostgreSQL's binary form. */
  stems: Buffer;
  /** Changes with the names, the brand and the stems. */
  words_hash: number;
};

/** A product of the catalogue. One whose words change gets a new row, so that words only have to be added. */
export type Row = {
  readonly number: number;
  /** The index in `rows`. */
  place: number;
  /** The edition of the catalogue since which it has these values. */
  edition: number;
  /** 0 without a family. */
  family: number;
  created: number;
  /** Centimes. */
  price: number;
  /** The cell of the price, for the bands of the facets. */
  priceCell: number;
  /** Infinity without a net quantity. */
  unitPrice: number;
  /** The numbers of its category and those above it, the main one first. */
  categories: number[];
  /** The number of the brand, which is the same for spellings that differ in case and accents; 0 without one. */
  brand: number;
  /** The number of the spelling of its brand. */
  spelling: number;
  /** The places of its needs. */
  needs: number[];
  isVisible: boolean;
  isOnOffer: boolean;
  isSoldOut: boolean;
  /** Whether the product was removed or has a newer row. */
  isGone: boolean;
  readonly names: Record<Language, string>;
  /** The number of words in each name, as suggestions split it. */
  readonly wordCounts: Record<Language, number>;
  /** The number of words in the name, as search splits it. */
  readonly nameLength: number;
  readonly wordsHash: number;
};

export type Need = {
  slug: string;
  /** In each language; the base name where it has no translation. */
  names: Record<Language, string>;
  is_active: boolean;
  /** The numbers of its products in their order. */
  products: number[];
};

// Infinity minus Infinity is not a number, and then the number decides too.
const comparisons = {
  created: (a: Row, b: Row) => a.created - b.created || a.number - b.number,
  price: (a: Row, b: Row) => a.price - b.price || a.number - b.number,
  unitPrice: (a: Row, b: Row) => a.unitPrice - b.unitPrice || a.number - b.number,
  family: (a: Row, b: Row) => a.family - b.family || a.number - b.number,
};

type Order = keyof typeof comparisons;

/** Words after these share the last position. */
const lastPosition = 14;
/** The position of the words of the brand among those of the names. */
export const brandPosition = 15;
/** Up to so many rows that are gone always stay. */
const mostGone = 1_000;

/** The products of the shop in memory, with the words by which they are found. It is changed in place. */
export class Catalog {
  /** By place, those that are gone included. */
  rows: Row[] = [];
  readonly byNumber = new Map<number, Row>();
  needs: Need[] = [];
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
  readonly #orders = new Map<Order, { rows: Row[]; edition: number }>();
  #brandNames: { names: string[]; edition: number } | undefined;
  #needsOf = new Map<number, number[]>();

  /** Stores a new or changed listing. */
  write(listing: LoadedListing) {
    const known = this.byNumber.get(listing.number);
    const categories = [listing.category_1, listing.category_2, listing.category_3].filter(
      (it) => it !== null,
    );
    this.highestCategory = Math.max(this.highestCategory, ...categories);
    const values = {
      edition: ++this.edition,
      family: listing.family ?? 0,
      created: listing.created,
      price: listing.price,
      priceCell: priceCell(listing.price),
      unitPrice: listing.unit_price ?? Number.POSITIVE_INFINITY,
      categories,
      isVisible: listing.visible,
      isOnOffer: listing.on_offer,
    };
    if (known?.wordsHash === listing.words_hash) Object.assign(known, values);
    else this.#add({ ...values, ...this.#wordsOf(listing), isSoldOut: known?.isSoldOut ?? false }, listing);
  }

  #wordsOf({ number, name, name_fr, name_ar, name_length, words_hash, brand }: LoadedListing) {
    const spelling = numbered(this.#spellings, brand);
    return {
      number,
      brand: numbered(this.#brands, withoutAccents(brand)),
      spelling,
      needs: this.#needsOf.get(number) ?? [],
      names: { en: name, fr: name_fr ?? name, ar: name_ar ?? name },
      wordCounts: { en: 0, fr: 0, ar: 0 },
      nameLength: name_length,
      wordsHash: words_hash,
    };
  }

  #add(values: Omit<Row, 'place' | 'isGone'>, { stems, brand }: LoadedListing) {
    this.remove(values.number);
    values.edition = this.edition;
    const place = this.rows.length;
    const row: Row = { ...values, place, isGone: false };
    this.rows.push(row);
    this.byNumber.set(row.number, row);
    for (const [word, position] of wordsIn(stems)) this.stems.add(word, place, position);
    const brandWords = wordsOf(brand);
    const base = wordsOf(row.names.en);
    for (const language of languages) {
      const index = this.names[language];
      const words = row.names[language] === row.names.en ? base : wordsOf(row.names[language]);
      row.wordCounts[language] = words.length;
      for (const [position, word] of words.entries())
        addForms(index, word, place, Math.min(position, lastPosition));
      for (const word of brandWords) addForms(index, word, place, brandPosition);
    }
  }

  /** Removes the listing with this number, if there is one. */
  remove(number: number) {
    const row = this.byNumber.get(number);
    if (!row) return;
    this.byNumber.delete(number);
    row.isGone = true;
    row.isVisible = false;
    row.edition = ++this.edition;
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
    for (const row of this.byNumber.values()) row.needs = this.#needsOf.get(row.number) ?? [];
  }

  /** Forgets the rows that are gone once they are the majority. Takes a pass over all words. */
  tidy() {
    if (this.rows.length < 2 * this.byNumber.size + mostGone) return;
    const newPlaces = new Int32Array(this.rows.length).fill(-1);
    this.rows = this.rows.filter(({ isGone }) => !isGone);
    for (const [place, row] of this.rows.entries()) {
      newPlaces[row.place] = place;
      row.place = place;
    }
    for (const index of [this.stems, ...Object.values(this.names)]) index.renumber(newPlaces);
    this.#orders.clear();
  }

  /** All rows that are not gone. */
  get current() {
    return this.rows.filter(({ isGone }) => !isGone);
  }

  /** All rows in ascending order; equal ones by number. Those that have changed since the last time are put in again. */
  inOrder(order: Order): Row[] {
    const known = this.#orders.get(order) ?? { rows: [], edition: -1 };
    if (known.edition === this.edition) return known.rows;
    const isMoved = (row: Row) => row.edition > known.edition;
    const compare = comparisons[order];
    const kept = known.rows.filter((row) => !isMoved(row));
    const rows: Row[] = [];
    let from = 0;
    for (const moved of this.current.filter(isMoved).sort(compare)) {
      const to = firstPlace(kept.length, (place) => compare(kept[place] as Row, moved) > 0);
      while (from < to) rows.push(kept[from++] as Row);
      rows.push(moved);
    }
    while (from < kept.length) rows.push(kept[from++] as Row);
    this.#orders.set(order, { rows, edition: this.edition });
    return rows;
  }

  /** The rows of a family, by number. */
  membersOf(family: number) {
    const rows = this.inOrder('family');
    const first = firstPlace(rows.length, (place) => (rows[place] as Row).family >= family);
    const end = firstPlace(rows.length, (place) => (rows[place] as Row).family > family);
    return rows.slice(first, end);
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
    return this.#brands.get(withoutAccents(name));
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

function wordsOf(text: string) {
  return foldedWords(text).map(({ word }) => word);
}

function addForms(index: WordIndex, word: string, place: number, position: number) {
  for (const form of formsOf(word)) index.add(form, place, position);
}

/**
 * The words of a tsvector with their positions: 2 bits for the field and 14 for the place in the text. Its binary form is
 * the number of words, then each word with a zero byte at its end, the number of its positions, and these (PostgreSQL's
 * `tsvectorsend`). Only the words of name and brand have places of their own (db/migrations, weighted_stems).
 */
function* wordsIn(stems: Buffer): Generator<[word: string, position: number]> {
  let offset = 4;
  while (offset < stems.length) {
    const end = stems.indexOf(0, offset);
    const word = stems.toString('utf8', offset, end);
    const count = stems.readUInt16BE(end + 1);
    const positions = Array.from({ length: count }, (_, index) => stems.readUInt16BE(end + 3 + 2 * index));
    for (const position of positions.sort((a, b) => a - b)) yield [word, position];
    offset = end + 3 + 2 * count;
  }
}
