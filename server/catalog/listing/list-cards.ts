import type { ProductSort } from '../../../shared/list-query.ts';
import { type CatalogColumns, isSoldOut, isVisible } from './catalog-columns.ts';
import type { CatalogCopy } from './catalog-copy.ts';
import { type FailuresOf, type ListingFilter, productsOf, RowSet, rowsOf } from './listing-filter.ts';
import { firstPlace } from './merge-rows.ts';

/** The cards of a list in their order, one for each family if the list is grouped. */
export type Cards = {
  /** The first cards, or all. */
  rows: Int32Array;
  /** The number of all cards. */
  count: number;
  /** The number of products for which the cards stand. */
  productCount: number;
  /** The number of cards that match most closely and precede the others; absent in an order without this rule. */
  closest: number | undefined;
  byteLength: number;
};

/**
 * Memory that each list uses again. V8 collects all garbage after 64 MB of new arrays, which slows all requests for about
 * 100 ms: with 100,000 products that would be about once every hundred lists.
 */
class ReusedRows {
  #rows = new Int32Array(0);

  /** Rows with any values, until the next call. */
  take(length: number) {
    if (this.#rows.length < length) this.#rows = new Int32Array(Math.ceil(length * 1.5));
    return this.#rows.subarray(0, length);
  }
}

const listedRows = new ReusedRows();
const otherRows = new ReusedRows();

type Listing = {
  filter: ListingFilter;
  /** Absent for the list's own order. */
  sort?: Exclude<ProductSort, 'stock'> | undefined;
  isGrouped: boolean;
  failuresOf: FailuresOf;
};

/** The first cards of a list (requirements: Product lists, Grouped lists). Without `most`, all of them. */
export function listCards(copy: CatalogCopy, listing: Listing, most?: number): Cards {
  const { columns } = copy;
  const { filter, sort, isGrouped } = listing;
  const products = productsInOrder(copy, listing);
  const closest = closestOf(columns, listing);
  if (closest) putFirst(products, (row) => closest.has(row));
  const stock = { flags: columns.flags, pinned: pinnedOf(columns, listing) };
  const isByMatch = filter.hits !== undefined && isBestMatch(sort) && !filter.only;
  const whole = isByMatch ? wholeMatches(columns, filter) : undefined;
  const complete = isByMatch ? putCompleteFirst(products, { whole, stock }) : 0;
  const cards = isGrouped ? firstOfFamilies(columns, products, { stock, complete }) : products;
  const hasOwnOrder = sort === undefined && !filter.only && !isByMatch;
  if (isGrouped && hasOwnOrder) putFirst(cards, (row) => !isLast(stock, row));
  const rows = cards.slice(0, most);
  const first = closest ?? whole;
  return {
    rows,
    count: cards.length,
    productCount: products.length,
    closest: first && firstPlace(cards.length, (place) => !first.has(cards[place] as number)),
    byteLength: rows.byteLength,
  };
}

/** The rows that the filter lets in, in the order of the list. The next call of `listCards` overwrites them. */
function productsInOrder(copy: CatalogCopy, listing: Listing) {
  const { rows, isDescending } = candidatesOf(copy, listing);
  const failures = listing.failuresOf(rows);
  const found = listedRows.take(rows.length);
  const [first, by] = isDescending ? [rows.length - 1, -1] : [0, 1];
  let count = 0;
  for (let place = first; place >= 0 && place < rows.length; place += by) {
    found[count] = rows[place] as number;
    count += +(failures[place] === 0);
  }
  return found.subarray(0, count);
}

/** In orders other than best match, the closest and the pinned products of a search come first. */
function closestOf(columns: CatalogColumns, { filter, sort }: Listing) {
  const { closest, pinned = new Int32Array() } = filter;
  return closest && !isBestMatch(sort) ? new RowSet(columns, closest, pinned) : undefined;
}

/**
 * In the order of best match, products with all words come first, sold out or not, and among them as among the others those
 * in stock. Returns the number of products with all words, pinned ones included.
 */
function putCompleteFirst(
  products: Int32Array,
  { whole, stock }: { whole: RowSet | undefined; stock: Stock },
) {
  putFirst(products, (row) => !isLast(stock, row));
  return whole ? putFirst(products, (row) => whole.has(row)) : products.length;
}

/** The products with all words, and the pinned ones; undefined if these are all. */
function wholeMatches(columns: CatalogColumns, { complete, pinned = new Int32Array() }: ListingFilter) {
  return complete && new RowSet(columns, complete, pinned);
}

function isBestMatch(sort: Listing['sort']) {
  return sort === undefined || sort === 'best-match';
}

/** Puts the rows for which `isFirst` holds before the others, both in the same order as before, and returns their number. */
function putFirst(rows: Int32Array, isFirst: (row: number) => boolean) {
  const others = otherRows.take(rows.length);
  let count = 0;
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] as number;
    rows[count] = row;
    others[place - count] = row;
    count += +isFirst(row);
  }
  rows.set(others.subarray(0, rows.length - count), count);
  return count;
}

/** The rows in the order of the list, including those that the filter refuses. */
function candidatesOf(copy: CatalogCopy, listing: Listing) {
  const { rows, isDescending } = orderOf(copy, listing);
  const { hits } = listing.filter;
  if (!hits || rows === hits) return { rows, isDescending };
  // Most rows are not hits, so the other filters need not look at them.
  return { rows: new RowSet(copy.columns, hits).pick(rows), isDescending };
}

function orderOf(copy: CatalogCopy, { filter, sort }: Listing) {
  const { columns } = copy;
  const { orders, names } = columns;
  const ascending = (rows: Int32Array) => ({ rows, isDescending: false });
  switch (sort) {
    case 'price-low':
    case 'price-high':
      return { rows: columns.priceSteps.between(filter), isDescending: sort === 'price-high' };
    case 'name':
    case 'name-asc':
    case 'name-desc':
      return { rows: names[filter.language ?? 'en'], isDescending: sort === 'name-desc' };
    case 'unit-price':
      return ascending(orders.unitPrice);
    case 'newest':
    case 'oldest':
      return { rows: orders.created, isDescending: sort === 'newest' };
    case 'best-match':
    case undefined:
      if (sort === undefined && filter.only) return ascending(rowsOf(columns, filter.only));
      if (filter.hits) return ascending(filter.hits);
      if (sort === undefined && filter.needs) {
        return ascending(rowsOf(columns, ...productsOf(copy, filter, filter.needs)));
      }
      return { rows: orders.created, isDescending: true };
  }
}

/** The flags of all rows, and the rows that keep their place even if they are sold out. */
type Stock = { flags: Uint8Array; pinned: RowSet | undefined };

/** Pinned products come first only in the order of best match. */
function pinnedOf(columns: CatalogColumns, { filter, sort }: Listing) {
  return filter.pinned && isBestMatch(sort) ? new RowSet(columns, filter.pinned) : undefined;
}

function isLast({ flags, pinned }: Stock, row: number) {
  return ((flags[row] as number) & isSoldOut) !== 0 && !pinned?.has(row);
}

type Choosing = {
  stock: Stock;
  /** The number of products with all words of a search, which come first. */
  complete: number;
};

/**
 * All rows without a family, and one of each family: the first in stock or pinned, or the first if all are sold out. A member
 * with all words of a search stands for its family even if it is sold out and one with fewer words is not. They replace the
 * beginning of `products`.
 */
function firstOfFamilies(
  { family, families }: CatalogColumns,
  products: Int32Array,
  { stock, complete }: Choosing,
) {
  const [soldOut, inStock, chosen] = [1, 2, 3];
  const seen = new Uint8Array(families.size + 1);
  let count = 0;
  for (let place = 0; place < products.length; place++) {
    if (place === complete) {
      for (let of = 1; of < seen.length; of++) if (seen[of] === soldOut) seen[of] = chosen;
    }
    const row = products[place] as number;
    const of = family[row] as number;
    const before = seen[of] as number;
    const state = isLast(stock, row) ? soldOut : inStock;
    products[count] = row;
    count += +(of === 0 || before < state);
    seen[of] = Math.max(before, state);
  }
  // A sold-out member may precede the one in stock that replaces it.
  let kept = 0;
  for (let place = 0; place < count; place++) {
    const row = products[place] as number;
    const of = family[row] as number;
    const isReplaced = of !== 0 && seen[of] === inStock && isLast(stock, row);
    products[kept] = row;
    kept += +!isReplaced;
  }
  return products.subarray(0, kept);
}

export type FamilyFigures = { members: number; minCentimes: number; maxCentimes: number };

/**
 * The members of a card's family in the list, and their prices; undefined if the card's product has no family, or is
 * the only member that the caller may see.
 */
export function familyFigures(
  { orders, family, flags, price }: CatalogColumns,
  { card, filter, failuresOf }: { card: number; filter: ListingFilter; failuresOf: FailuresOf },
): FamilyFigures | undefined {
  const of = family[card] as number;
  if (of === 0) return undefined;
  const figures = { members: 0, minCentimes: price[card] as number, maxCentimes: price[card] as number };
  const members = membersOf(orders.family, family, of);
  const failures = failuresOf(members);
  let known = 0;
  for (const [place, row] of members.entries()) {
    if (filter.includeHidden || (flags[row] as number) & isVisible) known += 1;
    if (failures[place] !== 0) continue;
    figures.members += 1;
    figures.minCentimes = Math.min(figures.minCentimes, price[row] as number);
    figures.maxCentimes = Math.max(figures.maxCentimes, price[row] as number);
  }
  return known < 2 ? undefined : figures;
}

/** The rows of a family, which lie side by side in the order of families. */
function membersOf(order: Int32Array, family: Int32Array, of: number) {
  const first = firstPlace(order.length, (place) => (family[order[place] as number] as number) >= of);
  let end = first;
  while (family[order[end] ?? -1] === of) end += 1;
  return order.subarray(first, end);
}
