import { CatalogBrands } from './catalog-brands.ts';
import { PartCounts } from './price-steps.ts';

type Segment = {
  /** The spelling of the brand. */
  spelling: number;
  /** The numbers of the category and those above it, from the main one down; 0 for none. */
  categories: readonly [number, number, number];
};

/**
 * The segments of a catalog: the products of one brand, in one spelling, in one category. There are usually far fewer
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
    const sums = new PartCounts(size, counts.partCount);
    for (const [number, segment] of this.#segments.entries()) {
      // 0 stands for no brand, and for the levels below a category.
      for (const value of valuesOf(segment)) if (value !== 0) counts.addTo(sums, number, value);
    }
    // A card counts once for each value, even if several of its segments have this value.
    for (const { segments, parts, weight } of mixed) {
      const values = segments.map((number) => valuesOf(this.#segments[number] as Segment));
      for (const { value, place } of repeatedIn(values)) {
        if (value !== 0) sums.add(value, parts[place] as number, -weight);
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
    const mask = new Uint8Array(this.count);
    for (let number = 0; number < mask.length; number++) {
      mask[number] = Number(passes(this.#segments[number] as Segment));
    }
    return mask;
  }
}

/** The values that an earlier segment has at the same level, with the place of the later one. */
function repeatedIn(segments: (readonly number[])[]) {
  const repeated: { value: number; place: number }[] = [];
  for (const [place, values] of segments.entries()) {
    for (let level = 0; level < values.length; level++) {
      const value = values[level] as number;
      if (segments.findIndex((before) => before[level] === value) < place) repeated.push({ value, place });
    }
  }
  return repeated;
}

/** A number that no card has. */
export const noCard = -(2 ** 31);

/** The segments that counted a card, repeated if they counted it again, and the part in which each did. */
type MixedCard = { segments: number[]; parts: number[]; weight: number };

/** Counts cards by segment, each in the part of the prices of its first product. */
export class SegmentCounts {
  readonly counts: PartCounts;
  /** The cards with several segments. */
  readonly mixed: MixedCard[] = [];
  #weight = 1;
  #card = noCard;
  #segment = 0;
  #part = 0;
  /** The current card, if it is in `mixed`. */
  #mixed: MixedCard | undefined;

  constructor(segments: CatalogSegments, partCount = 1) {
    this.counts = new PartCounts(segments.count, partCount);
  }

  /** What each card counts from now on. Cards that were counted before may be counted again. */
  set weight(weight: number) {
    this.#weight = weight;
    this.#card = noCard;
  }

  /** Counts a card that has no other segment. */
  addCard(segment: number, part = 0) {
    this.counts.add(segment, part, this.#weight);
  }

  /**
   * Counts the card of a product in a segment. If the card has several segments, the complement of the segment is given,
   * which is negative, and the card counts once for each of them. The products of such a card must follow each other.
   */
  addRow(segment: number, card: number, part: number) {
    if (segment < 0) this.#addMixed(~segment, card, part);
    else this.addCard(segment, part);
  }

  #addMixed(segment: number, card: number, part: number) {
    if (card === this.#card) {
      if (segment === this.#segment) return;
      this.#addAnother(segment, part);
    } else {
      this.#card = card;
      this.#segment = segment;
      this.#part = part;
      this.#mixed = undefined;
    }
    this.addCard(segment, part);
  }

  #addAnother(segment: number, part: number) {
    if (!this.#mixed) {
      this.#mixed = { segments: [this.#segment], parts: [this.#part], weight: this.#weight };
      this.mixed.push(this.#mixed);
    }
    this.#mixed.segments.push(segment);
    this.#mixed.parts.push(part);
  }
}
