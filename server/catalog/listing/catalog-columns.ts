import { type Language, languages } from '../../../shared/languages.ts';
import { CatalogSegments, SegmentCounts } from './catalog-segments.ts';
import { type FamilyOrder, familyOrder } from './family-order.ts';
import { type Columns, insertAt, mergeRows, withoutRows } from './merge-rows.ts';
import { priceCell } from './price-bands.ts';
import { PriceSteps } from './price-steps.ts';

/** A row of `product_listings` as it is loaded. */
export type ListingRow = {
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
  name_hash: number;
};

/** A product and the next one in the order of names, null for the last. */
export type NamePlace = { number: number; next: number | null };

/** The places of the renamed products in ascending order, or the numbers of all products in this order. */
export type NameOrder = NamePlace[] | Int32Array;

export const isVisible = 1;
export const isOnOffer = 2;
export const isSoldOut = 4;

const firstCapacity = 1_024;

/**
 * The listings as one typed array for each column. A row keeps its place in them until it is removed. Families have
 * numbers of their own here, because those of the database have gaps; 0 is no family.
 */
export class CatalogColumns {
  number = new Int32Array(firstCapacity);
  family = new Int32Array(firstCapacity);
  created = new Float64Array(firstCapacity);
  price = new Float64Array(firstCapacity);
  /** The cell of the price, for the bands of the facets. */
  priceCell = new Uint16Array(firstCapacity);
  /** Infinity without a net quantity. */
  unitPrice = new Float64Array(firstCapacity);
  /** The number of its brand and category in `segments`. */
  segment = new Int32Array(firstCapacity);
  flags = new Uint8Array(firstCapacity);
  nameHash = new Int32Array(firstCapacity);

  /** The rows in ascending order of each column; equal ones by number. */
  orders = {
    created: new Int32Array(0),
    price: new Int32Array(0),
    unitPrice: new Int32Array(0),
    family: new Int32Array(0),
  };

  /** The rows in the ascending order of their names in each language. */
  readonly names: Record<Language, Int32Array> = {
    en: new Int32Array(0),
    fr: new Int32Array(0),
    ar: new Int32Array(0),
  };

  /** The number of places in use, including those of removed rows. */
  size = 0;
  readonly rows = new Map<number, number>();
  readonly families = new Map<number, number>();
  readonly segments = new CatalogSegments();
  readonly #free: number[] = [];
  #brandNames: string[] | undefined;
  #areAllVisible: boolean | undefined;
  #priceSteps: PriceSteps | undefined;
  #familyOrder: FamilyOrder | undefined;
  #familyPlaces: Int32Array | undefined;
  #agePlaces: Int32Array | undefined;
  #written = new Set<number>();
  #renamed = new Set<number>();
  #removed = new Set<number>();

  /** Stores a new or changed listing. The orders are wrong until `sort`. */
  write(listing: ListingRow) {
    const known = this.rows.get(listing.number);
    const row = known ?? this.#newRow(listing.number);
    if (known === undefined || this.nameHash[row] !== listing.name_hash) this.#renamed.add(row);
    this.#written.add(row);
    this.number[row] = listing.number;
    this.family[row] = listing.family === null ? 0 : this.#familyOf(listing.family);
    this.created[row] = listing.created;
    this.price[row] = listing.price;
    this.priceCell[row] = priceCell(listing.price);
    this.unitPrice[row] = listing.unit_price ?? Number.POSITIVE_INFINITY;
    const categories = [listing.category_1, listing.category_2 ?? 0, listing.category_3 ?? 0] as const;
    this.segment[row] = this.segments.numberOf(listing.brand, categories);
    const soldOut = known === undefined ? 0 : (this.flags[row] ?? 0) & isSoldOut;
    this.flags[row] = soldOut | (listing.visible ? isVisible : 0) | (listing.on_offer ? isOnOffer : 0);
    this.nameHash[row] = listing.name_hash;
  }

  /** Removes the listing with this number, if there is one. The orders are wrong until `sort`. */
  remove(number: number) {
    const row = this.rows.get(number);
    if (row === undefined) return;
    this.rows.delete(number);
    this.flags[row] = 0;
    this.#written.delete(row);
    this.#renamed.delete(row);
    this.#removed.add(row);
  }

  /** The name of each brand, which depends on its visible products. Computed once after each `sort`. */
  get brandNames() {
    this.#brandNames ??= this.segments.brands.names(
      this.segments.sumBySpelling(this.visibleProducts()).inPart(0),
    );
    return this.#brandNames;
  }

  /** Whether no product is hidden from shoppers. Computed once after each `sort`. */
  get areAllVisible() {
    this.#areAllVisible ??= this.orders.created.every((row) => (this.flags[row] as number) & isVisible);
    return this.#areAllVisible;
  }

  /** The parts of the order of prices. Computed once after each `sort`. */
  get priceSteps() {
    this.#priceSteps ??= new PriceSteps(this.orders.price, this.price);
    return this.#priceSteps;
  }

  /** All rows in the order of families. Computed once after each `sort`. */
  get familyOrder() {
    this.#familyOrder ??= familyOrder(this, this.priceSteps.partsOfRows(this.size));
    return this.#familyOrder;
  }

  /** The place of each row in the order of families. Computed once after each `sort`. */
  get familyPlaces() {
    this.#familyPlaces ??= placeOfEachRow(this.familyOrder.rows, this.size);
    return this.#familyPlaces;
  }

  /** The numbers of the products in these rows. */
  numbersOf(rows: ArrayLike<number>) {
    return Array.from(rows, (row) => this.number[row] as number);
  }

  /** The rows, those with the highest score first, and the newest first among those with the same. */
  bestFirst(rows: Int32Array, scores: Float64Array) {
    this.#agePlaces ??= placeOfEachRow(this.orders.created, this.size);
    const { created } = this.orders;
    const last = created.length - 1;
    const groups = new Map([...new Set(scores)].sort((a, b) => b - a).map((score, group) => [score, group]));
    // Typed arrays sort numbers without a callback, five times as fast.
    const keys = new Float64Array(rows.length);
    for (let place = 0; place < rows.length; place++) {
      const age = this.#agePlaces[rows[place] as number] as number;
      keys[place] = (groups.get(scores[place] as number) as number) * created.length + last - age;
    }
    keys.sort();
    return Int32Array.from(keys, (key) => created[last - (key % created.length)] as number);
  }

  /** The visible products by segment, each as a card of its own. */
  visibleProducts() {
    const counts = new SegmentCounts(this.segments);
    for (let row = 0; row < this.size; row++) {
      if ((this.flags[row] as number) & isVisible) counts.addCard(this.segment[row] as number);
    }
    return counts;
  }

  /** The numbers of new products and of those whose names changed since the last `sort`. */
  get renamed() {
    return [...this.#renamed].map((row) => this.number[row] as number);
  }

  /** The number of listings changed since the last `sort`. */
  get changes() {
    return this.#written.size + this.#removed.size;
  }

  /**
   * Puts the changed rows into the orders. `names` are the orders of the names after the change. `pause` is awaited
   * between the orders.
   */
  async sort(names: Record<Language, NameOrder>, pause: () => Promise<void> | void) {
    const isTouched = new Uint8Array(this.size);
    for (const row of [...this.#written, ...this.#removed]) isTouched[row] = 1;
    const written = Int32Array.from(this.#written);
    for (const key of ['created', 'price', 'unitPrice', 'family'] as const) {
      const compare = comparing(this[key], this.number);
      this.orders[key] = mergeRows(this.orders[key], { isTouched, rows: written.sort(compare), compare });
      await pause();
    }
    for (const language of languages) {
      this.names[language] = this.#sortNames(this.names[language], names[language]);
      await pause();
    }
    this.#brandNames = undefined;
    this.#areAllVisible = undefined;
    this.#priceSteps = undefined;
    this.#familyOrder = undefined;
    this.#familyPlaces = undefined;
    this.#agePlaces = undefined;
    this.#free.push(...this.#removed);
    for (const changes of [this.#written, this.#renamed, this.#removed]) changes.clear();
  }

  #sortNames(order: Int32Array, names: NameOrder) {
    if (names instanceof Int32Array) return names.map((number) => this.rows.get(number) as number);
    if (this.#renamed.size + this.#removed.size === 0) return order;
    const isMoved = new Uint8Array(this.size);
    for (const row of [...this.#renamed, ...this.#removed]) isMoved[row] = 1;
    const kept = withoutRows(order, isMoved);
    const places = new Map<number, number>();
    const wanted = new Set(names.map(({ next }) => next));
    for (let place = 0; wanted.size > 0 && place < kept.length; place++) {
      const number = this.number[kept[place] as number] as number;
      if (wanted.has(number)) places.set(number, place);
    }
    // Backwards, because the next product may be new too, and its place must be known first.
    for (const { number, next } of names.toReversed()) {
      places.set(number, next === null ? kept.length : (places.get(next) as number));
    }
    const rows = Int32Array.from(names, ({ number }) => this.rows.get(number) as number);
    return insertAt(kept, rows, (index) => places.get(names[index]?.number as number) as number);
  }

  #familyOf(number: number) {
    const family = this.families.get(number) ?? this.families.size + 1;
    this.families.set(number, family);
    return family;
  }

  #newRow(number: number) {
    const row = this.#free.pop() ?? this.size++;
    if (row >= this.number.length) this.#grow();
    this.rows.set(number, row);
    return row;
  }

  #grow() {
    const capacity = Math.ceil(this.number.length * 1.5);
    const grown = <Column extends Int32Array | Float64Array | Uint16Array | Uint8Array>(
      column: Column,
    ): Column => {
      const copy = new (column.constructor as new (length: number) => Column)(capacity);
      copy.set(column);
      return copy;
    };
    this.number = grown(this.number);
    this.family = grown(this.family);
    this.created = grown(this.created);
    this.price = grown(this.price);
    this.priceCell = grown(this.priceCell);
    this.unitPrice = grown(this.unitPrice);
    this.segment = grown(this.segment);
    this.flags = grown(this.flags);
    this.nameHash = grown(this.nameHash);
  }
}

/** The place of each of `size` rows in an order. */
function placeOfEachRow(order: Int32Array, size: number) {
  const places = new Int32Array(size);
  for (let place = 0; place < order.length; place++) places[order[place] as number] = place;
  return places;
}

function comparing(column: Columns, number: Int32Array) {
  return (a: number, b: number) => {
    const [left, right] = [column[a] as number, column[b] as number];
    if (left !== right) return left < right ? -1 : 1;
    return (number[a] as number) - (number[b] as number);
  };
}
