import { CatalogBrands } from './catalog-brands.ts';

type Segment = {
  /** The spelling of the brand. */
  spelling: number;
  /** The numbers of the category and those above it, from the main one down; 0 for none. */
  categories: readonly [number, number, number];
};

/**
 * The segments of a catalogue: the products of one brand, in one spelling, in one category. There are usually far fewer
 * of them than products, so cards are counted by segment first; brands and categories are then summed from the segments.
 * A segment without products is kept.
 */
export class CatalogSegments {
  readonly brands = new CatalogBrands();
  readonly #numbers = new Map<string, number>();
  readonly #segments: Segment[] = [];
  #highestCategory = 0;

  get count() {
    return this.#segments.length;
  }

  /** The number of a segment; a new one gets the next number. */
  numberOf(brand: string, categories: Segment['categories']) {
    const spelling = this.brands.spellingOf(brand);
    const key = `${spelling} ${categories}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#highestCategory = Math.max(this.#highestCategory, ...categories);
    this.#numbers.set(key, this.#segments.length);
    return this.#segments.push({ spelling, categories }) - 1;
  }

  /** The number of the segment's lowest category; 0 for an unknown segment. */
  categoryOf(segment: number | undefined) {
    return this.#segments[segment ?? -1]?.categories.findLast((number) => number > 0) ?? 0;
  }

  /** The numbers of cards by the brands' spellings. */
  sumBySpelling(counts: SegmentCounts) {
    return this.#sum(counts, this.brands.spellingCount, ({ spelling }) => [spelling]);
  }

  /** The numbers of cards by brand. */
  sumByBrand(counts: SegmentCounts) {
    const { brandOf } = this.brands;
    return this.#sum(counts, this.brands.count, ({ spelling }) => [brandOf[spelling] as number]);
  }

  /** The numbers of cards by category, each with those below it. */
  sumByCategory(counts: SegmentCounts) {
    return this.#sum(counts, 1 + this.#highestCategory, ({ categories }) => categories);
  }

  #sum({ counts, mixed }: SegmentCounts, size: number, valuesOf: (segment: Segment) => readonly number[]) {
    const sums = new Int32Array(size);
    const add = (value: number, count: number) => {
      sums[value] = (sums[value] as number) + count;
    };
    for (const [number, segment] of this.#segments.entries()) {
      const count = counts[number];
      if (count) for (const value of valuesOf(segment)) add(value, count);
    }
    // A card counts once for each value, even if several of its segments have this value.
    for (const { segments, weight } of mixed) {
      const values = segments.map((number) => valuesOf(this.#segments[number] as Segment));
      for (const value of repeatedIn(values)) add(value, -weight);
    }
    // 0 stands for no brand, and for the levels below a category.
    sums[0] = 0;
    return sums;
  }

  /** 1 for each segment of these brands; a name without a letter is no brand. */
  ofBrands(names: string[]) {
    const { brandOf } = this.brands;
    const wanted = new Set(names.map((name) => this.brands.find(name)).filter((brand) => brand !== 0));
    return this.#maskOf(({ spelling }) => wanted.has(brandOf[spelling]));
  }

  /** 1 for each segment in this category or below it. Level 0 is a main category. */
  inCategory({ level, number }: { level: number; number: number }) {
    return this.#maskOf(({ categories }) => categories[level] === number);
  }

  #maskOf(passes: (segment: Segment) => boolean) {
    return Uint8Array.from(this.#segments, (segment) => Number(passes(segment)));
  }
}

/** The values that an earlier segment has at the same level. */
function repeatedIn(segments: (readonly number[])[]) {
  const repeated: number[] = [];
  for (const [place, values] of segments.entries()) {
    for (let level = 0; level < values.length; level++) {
      const value = values[level] as number;
      if (segments.findIndex((before) => before[level] === value) < place) repeated.push(value);
    }
  }
  return repeated;
}

/** A number that no card has. */
export const noCard = -(2 ** 31);

/** Counts cards by segment. */
export class SegmentCounts {
  readonly counts: Int32Array;
  /** For each card with several segments: the segments that counted it, repeated if they counted it again. */
  readonly mixed: { segments: number[]; weight: number }[] = [];
  #weight = 1;
  #card = noCard;
  #segment = 0;
  /** The segments of the current card in `mixed`. */
  #segments: number[] | undefined;

  constructor(segments: CatalogSegments) {
    this.counts = new Int32Array(segments.count);
  }

  /** What each card counts from now on. Cards that were counted before may be counted again. */
  set weight(weight: number) {
    this.#weight = weight;
    this.#card = noCard;
  }

  /** Counts a card that has no other segment. */
  addCard(segment: number) {
    this.counts[segment] = (this.counts[segment] as number) + this.#weight;
  }

  /** Counts the card of a product, once for each of its segments. The products of a card must follow each other. */
  addRow(segment: number, card: number) {
    if (card === this.#card) {
      if (segment === this.#segment) return;
      this.#addAnother(segment);
    } else {
      this.#card = card;
      this.#segment = segment;
      this.#segments = undefined;
    }
    this.addCard(segment);
  }

  #addAnother(segment: number) {
    if (!this.#segments) {
      this.#segments = [this.#segment];
      this.mixed.push({ segments: this.#segments, weight: this.#weight });
    }
    this.#segments.push(segment);
  }
}
