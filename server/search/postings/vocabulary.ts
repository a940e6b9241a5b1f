/** In bytes: two Latin letters, or one Arabic one. */
const bucketLength = 2;
const mostRemembered = 100;

/**
 * The stems of the catalog, numbered in the order in which they were added. A stem is stored as the bytes of its UTF-8,
 * one character for each byte, because decoding PostgreSQL's bytes takes longer.
 */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  /** The stems by their first bytes. */
  readonly #alike = new Map<string, string[]>();
  /** What `findBeginning` found since the last new stem. A search asks for the same beginning in each segment. */
  readonly #beginnings = new Map<string, number[]>();

  /** The number of a stem of the catalog, given as bytes. */
  add(bytes: string) {
    const known = this.#numbers.get(bytes);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(bytes, number);
    this.#beginnings.clear();
    const start = bytes.slice(0, bucketLength);
    const alike = this.#alike.get(start);
    if (alike) alike.push(bytes);
    else this.#alike.set(start, [bytes]);
    return number;
  }

  /** The number of a stem; -1 if no product contains it. */
  find(stem: string) {
    return this.#numbers.get(toBytes(stem)) ?? -1;
  }

  /** The numbers of all stems that begin with `start`. */
  findBeginning(start: string) {
    const known = this.#beginnings.get(start);
    if (known) return known;
    if (this.#beginnings.size === mostRemembered) this.#beginnings.clear();
    const found = this.#searchBeginning(start);
    this.#beginnings.set(start, found);
    return found;
  }

  #searchBeginning(start: string) {
    const bytes = toBytes(start);
    const first = bytes.slice(0, bucketLength);
    const buckets =
      first.length < bucketLength
        ? [...this.#alike].filter(([key]) => key.startsWith(first)).map(([, alike]) => alike)
        : [this.#alike.get(first) ?? []];
    return buckets
      .flat()
      .filter((stem) => stem.startsWith(bytes))
      .map((stem) => this.#numbers.get(stem) as number);
  }
}

function toBytes(stem: string) {
  return Buffer.from(stem).toString('latin1');
}
