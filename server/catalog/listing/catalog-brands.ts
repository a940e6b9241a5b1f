import { withoutAccents } from '../../../shared/text.ts';

/**
 * The brands of the catalog in their spellings, which differ only in case and accents (requirements: Product lists).
 * Spelling 0 and brand 0 are '', no brand.
 */
export class CatalogBrands {
  readonly #spellings = new Map<string, number>([['', 0]]);
  readonly #brands = new Map<string, number>([['', 0]]);
  /** The brand of each spelling. */
  readonly #brandOf = [0];

  /** The number of brands. */
  get count() {
    return this.#brands.size;
  }

  get spellingCount() {
    return this.#spellings.size;
  }

  /** The number of a spelling; a new one gets the next number. */
  spellingOf(text: string) {
    const known = this.#spellings.get(text);
    if (known !== undefined) return known;
    const spelling = this.#spellings.size;
    this.#spellings.set(text, spelling);
    const key = withoutAccents(text);
    const brand = this.#brands.get(key) ?? this.#brands.size;
    this.#brands.set(key, brand);
    this.#brandOf.push(brand);
    return spelling;
  }

  /** The brand of each spelling, by number. */
  get brandOf() {
    return Int32Array.from(this.#brandOf);
  }

  /** The brand with this name; undefined if there is none. */
  find(name: string) {
    return this.#brands.get(withoutAccents(name));
  }

  /** The name of each brand: its most used spelling. */
  names(uses: Int32Array) {
    const names: string[] = new Array(this.count);
    const best = new Int32Array(this.count).fill(-1);
    for (const [text, spelling] of this.#spellings) {
      const brand = this.#brandOf[spelling] as number;
      const [used, most] = [uses[spelling] as number, best[brand] as number];
      if (used < most || (used === most && text > (names[brand] as string))) continue;
      best[brand] = used;
      names[brand] = text;
    }
    return names;
  }
}
