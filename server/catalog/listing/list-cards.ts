import type { ProductSort } from '../../../shared/list-query.ts';
import { type CatalogColumns, isSoldOut, isVisible } from './catalog-columns.ts';
import type { CatalogCopy } from './catalog-copy.ts';
import { type FailuresOf, type ListingFilter, maskOf, productsOf, rowsOf } from './listing-filter.ts';
import { firstPlace } from './merge-rows.ts';

/** All cards of a list in their order, one for each family if the list is grouped. */
export type Cards = {
  rows: Int32Array;
  /** The number of products for which the cards stand. */
  productCount: number;
  byteLength: number;
};

type Listing = {
  filter: ListingFilter;
  /** Absent for the list's own order. */
  sort?: Exclude<ProductSort, 'stock'> | undefined;
  isGrouped: boolean;
  failuresOf: FailuresOf;
};

/** The cards of a list (requirements: Product lists, Grouped lists). */
export function listCards(copy: CatalogCopy, listing: Listing): Cards {
  const { columns } = copy;
  const { filter, sort, isGrouped } = listing;
  const { rows: candidates, isDescending } = candidatesOf(copy, listing);
  const failures = listing.failuresOf(candidates);
  const found = new Int32Array(candidates.length);
  let count = 0;
  for (let place = 0; place < candidates.length; place++) {
    const from = isDescending ? candidates.length - 1 - place : place;
    if (failures[from] === 0) found[count++] = candidates[from] as number;
  }
  const products = closestFirst(columns, found.subarray(0, count), listing);
  const stock = { flags: columns.flags, pinned: pinnedOf(columns, listing) };
  const cards = isGrouped ? firstOfFamilies(columns, products, stock) : products;
  const hasOwnOrder = sort === undefined && !filter.only;
  const rows = isGrouped && hasOwnOrder ? withFirst(cards, (row) => !isLast(stock, row)) : cards.slice();
  return { rows, productCount: count, byteLength: rows.byteLength };
}

/** In other orders than best match, the closest and the pinned products of a search come first. */
function closestFirst(columns: CatalogColumns, products: Int32Array, { filter, sort }: Listing) {
  const { closest, pinned = new Int32Array() } = filter;
  if (!closest || isBestMatch(sort)) return products;
  const mask = maskOf(columns, closest, pinned);
  return withFirst(products, (row) => mask[row] === 1);
}

function isBestMatch(sort: Listing['sort']) {
  return sort === undefined || sort === 'best-match';
}

/** The rows with those before the others for which `isFirst` holds; otherwise in the same order. */
function withFirst(rows: Int32Array, isFirst: (row: number) => boolean) {
  const ordered = new Int32Array(rows.length);
  let count = 0;
  for (const wanted of [true, false]) {
    for (let place = 0; place < rows.length; place++) {
      const row = rows[place] as number;
      if (isFirst(row) === wanted) ordered[count++] = row;
    }
  }
  return ordered;
}

/** The rows in the order of the list, with rows that the filter refuses. */
function candidatesOf(copy: CatalogCopy, { filter, sort }: Listing) {
  const { orders, names } = copy.columns;
  const listed = (...lists: Int32Array[]) => ({
    rows: rowsOf(copy.columns, lists),
    isDescending: false,
  });
  switch (sort) {
    case 'price-low':
    case 'price-high':
      return { rows: orders.price, isDescending: sort === 'price-high' };
    case 'name':
    case 'name-asc':
    case 'name-desc':
      return { rows: names[filter.language ?? 'en'], isDescending: sort === 'name-desc' };
    case 'unit-price':
      return { rows: orders.unitPrice, isDescending: false };
    case 'newest':
    case 'oldest':
      return { rows: orders.created, isDescending: sort === 'newest' };
    case 'best-match':
    case undefined:
      if (sort === undefined && filter.only) return listed(filter.only);
      if (filter.hits) return listed(filter.hits);
      if (sort === undefined && filter.needs) return listed(...productsOf(copy, filter, filter.needs));
      return { rows: orders.created, isDescending: true };
  }
}

/** The flags of all rows, and 1 for each row that keeps its place even if it is sold out. */
type Stock = { flags: Uint8Array; pinned: Uint8Array | undefined };

/** Pinned products come first only in the order of best match. */
function pinnedOf(columns: CatalogColumns, { filter, sort }: Listing) {
  return filter.pinned && isBestMatch(sort) ? maskOf(columns, filter.pinned) : undefined;
}

function isLast({ flags, pinned }: Stock, row: number) {
  return ((flags[row] as number) & isSoldOut) !== 0 && pinned?.[row] !== 1;
}

/** All rows without a family, and one of each family: the first in stock or pinned, or the first if all are sold out. */
function firstOfFamilies({ family, families }: CatalogColumns, products: Int32Array, stock: Stock) {
  const [soldOut, inStock] = [1, 2];
  const seen = new Uint8Array(families.size + 1);
  const cards = new Int32Array(products.length);
  let count = 0;
  for (let place = 0; place < products.length; place++) {
    const row = products[place] as number;
    const of = family[row] as number;
    const state = isLast(stock, row) ? soldOut : inStock;
    if (of !== 0 && (seen[of] as number) >= state) continue;
    seen[of] = state;
    cards[count++] = row;
  }
  // A sold-out member may precede the one in stock that replaces it.
  let kept = 0;
  for (let place = 0; place < count; place++) {
    const row = cards[place] as number;
    const of = family[row] as number;
    const isReplaced = of !== 0 && seen[of] === inStock && isLast(stock, row);
    if (!isReplaced) cards[kept++] = row;
  }
  return cards.subarray(0, kept);
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
