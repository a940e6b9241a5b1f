import { CatalogBrands } from './catalog-brands.ts';

type Segment = {
  /** The spelling of the brand. */
  spelling: number;
  /** Their numbers, from the main category down; 0 for none. */
  categories: readonly [number, number, number];
};

/**
 * The segments of a catalogue: the products of one brand, in one spelling, in one category. There are far fewer of them
 * than products, so the products are counted by segment first and the brands and categories from these.
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

  /** The number of the category itself; 0 for an unknown segment. */
  categoryOf(segment: number | undefined) {
    return this.#segments[segment ?? -1]?.categories.findLast((number) => number > 0) ?? 0;
  }

  /** The numbers of cards by the brands' spellings. */
  sumBySpelling(counts: SegmentCounts) {
    return this.#sum(counts, this.brands.spellingCount, ({ spelling }) => [spelling]);
  }

  /** The numbers of cards by brand; 0 is no brand. */
  sumByBrand(counts: SegmentCounts) {
    const { brandOf } = this.brands;
    return this.#sum(counts, this.brands.count, ({ spelling }) => [brandOf[spelling] as number]);
  }

  /** The numbers of cards by category, each with those below it. */
  sumByCategory(counts: SegmentCounts) {
    const sums = this.#sum(counts, 1 + this.#highestCategory, ({ categories }) => categories);
    sums[0] = 0;
    return sums;
  }

  #sum({ counts, mixed }: SegmentCounts, size: number, valuesOf: (segment: Segment) => readonly number[]) {
    const sums = new Int32Array(size);
    const add = (value: number, count: number) => {
      sums[value] = (sums[value] as number) + count;
    };
    const values = this.#segments.map(valuesOf);
    for (const [segment, ofSegment] of values.entries()) {
      for (const value of ofSegment) add(value, counts[segment] ?? 0);
    }
    // A card counts once for each value, whichever segments have it.
    for (const segments of mixed) {
      const counted = new Set<number>();
      for (const value of segments.flatMap((segment) => values[segment] ?? [])) {
        if (counted.has(value)) add(value, -1);
        counted.add(value);
      }
    }
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

/** Counts cards by segment. The members of a family must follow each other. */
export class SegmentCounts {
  readonly counts: Int32Array;
  /** For each card with several segments, each segment as often as it counted the card. */
  readonly mixed: number[][] = [];
  #card = 0;
  #segment = 0;
  #isMixed = false;

  constructor(segments: CatalogSegments) {
    this.counts = new Int32Array(segments.count);
  }

  /** `card` is the number of the card to which a product belongs, never 0. */
  add(segment: number, card: number) {
    if (card === this.#card) {
      if (segment === this.#segment) return;
      if (!this.#isMixed) this.mixed.push([this.#segment]);
      this.mixed.at(-1)?.push(segment);
      this.#isMixed = true;
    } else {
      this.#card = card;
      this.#segment = segment;
      this.#isMixed = false;
    }
    this.counts[segment] = (this.counts[segment] as number) + 1;
  }
}
