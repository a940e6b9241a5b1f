import type { ProductSort } from '../../shared/list-query.ts';
import type { Catalog, Row } from './catalog.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';
import { failuresOf, type ListingFilter, needsOf } from './listing-filter.ts';

/** The cards of a list in their order, one for each family if the list is grouped. */
export type Cards = {
  /** The first cards, or all. */
  rows: Row[];
  /** The number of all cards. */
  count: number;
  /** The number of products for which the cards stand. */
  productCount: number;
  /** The number of cards that match most closely and precede the others; absent in an order without this rule. */
  closest: number | undefined;
  byteLength: number;
};

type Listing = {
  filter: ListingFilter;
  /** Absent for the list's own order. */
  sort?: Exclude<ProductSort, 'stock'> | undefined;
  isGrouped: boolean;
};

type IsOne = (row: Row) => boolean;

/** The first cards of a list (requirements: Product lists, Grouped lists). Without `most`, all of them. */
export async function listCards(snapshot: CatalogSnapshot, listing: Listing, most?: number): Promise<Cards> {
  const { filter, sort, isGrouped } = listing;
  const ordered = await inOrder(snapshot, listing);
  const { catalog } = snapshot;
  const failures = failuresOf(catalog, filter);
  let products = ordered.filter((row) => failures(row) === 0);
  const isMatching = sort === undefined || sort === 'best-match';
  const isByMatch = filter.hits !== undefined && isMatching && !filter.only;
  const pinned = filter.pinned ?? [];
  const closest = !isMatching && filter.closest && catalog.setOf([...filter.closest, ...pinned]);
  const complete = isByMatch && filter.complete && catalog.setOf([...filter.complete, ...pinned]);
  // Pinned products keep their place even if they are sold out, but only in the order of best match.
  const isPinned = catalog.setOf(isMatching ? pinned : []);
  const isLast: IsOne = (row) => row.isSoldOut && !isPinned(row);
  const isAvailable: IsOne = (row) => !isLast(row);
  if (closest) products = putFirst(products, closest);
  // Products with all words come first, sold out or not, and among them as among the others those in stock.
  if (isByMatch) products = putFirst(products, isAvailable);
  if (complete) products = putFirst(products, complete);
  let cards = isGrouped
    ? firstOfFamilies(products, { isLast, isComplete: complete || (() => true) })
    : products;
  const hasOwnOrder = sort === undefined && !filter.only && !isByMatch;
  if (isGrouped && hasOwnOrder) cards = putFirst(cards, isAvailable);
  const first = closest || complete;
  const rows = cards.slice(0, most);
  return {
    rows,
    count: cards.length,
    productCount: products.length,
    closest: first ? cards.filter(first).length : undefined,
    byteLength: 8 * rows.length,
  };
}

/** The rows for which `isFirst` holds before the others, both in the same order as before. */
function putFirst(rows: Row[], isFirst: IsOne) {
  return [...rows.filter(isFirst), ...rows.filter((row) => !isFirst(row))];
}

/** The rows in the order of the list, including those that the filter refuses. */
async function inOrder(snapshot: CatalogSnapshot, { filter, sort }: Listing): Promise<Row[]> {
  switch (sort) {
    case 'price-low':
      return snapshot.catalog.inOrder('price');
    case 'price-high':
      return snapshot.catalog.inOrder('price').toReversed();
    case 'name':
    case 'name-asc':
      return snapshot.inOrderOfNames(filter.language ?? 'en');
    case 'name-desc':
      return (await snapshot.inOrderOfNames(filter.language ?? 'en')).toReversed();
    case 'unit-price':
      return snapshot.catalog.inOrder('unitPrice');
    case 'oldest':
      return snapshot.catalog.inOrder('created');
    case 'newest':
      return snapshot.catalog.inOrder('created').toReversed();
    case 'best-match':
    case undefined:
      return inOwnOrder(snapshot.catalog, { filter, sort });
  }
}

function inOwnOrder(catalog: Catalog, { filter, sort }: Pick<Listing, 'filter' | 'sort'>) {
  if (sort === undefined && filter.only) return catalog.rowsOf(filter.only);
  if (filter.hits) return filter.hits;
  if (sort === undefined && filter.needs) {
    const needs = [...needsOf(catalog, filter, filter.needs)];
    return catalog.rowsOf(new Set(needs.flatMap((need) => need?.products ?? [])));
  }
  return catalog.inOrder('created').toReversed();
}

type Choosing = {
  /** Whether a row gives way to a member of its family in stock. */
  isLast: IsOne;
  /** Whether it has all words of a search. Such rows come first. */
  isComplete: IsOne;
};

/**
 * All rows without a family, and one of each family: the first in stock or pinned, or the first if all are sold out. A member
 * with all words of a search stands for its family even if it is sold out and one with fewer words is not.
 */
function firstOfFamilies(products: Row[], { isLast, isComplete }: Choosing) {
  const chosen = new Map<number, Row>();
  for (const row of products) {
    if (row.family === 0) continue;
    const known = chosen.get(row.family);
    if (!known || (isLast(known) && !isLast(row) && isComplete(row) === isComplete(known)))
      chosen.set(row.family, row);
  }
  return products.filter((row) => row.family === 0 || chosen.get(row.family) === row);
}

export type FamilyFigures = { members: number; minCentimes: number; maxCentimes: number };

/**
 * A function for the members of a card's family in the list, and their prices; undefined if the card's product has no
 * family, or is the only member that the caller may see.
 */
export function familyFiguresOf(catalog: Catalog, filter: ListingFilter) {
  const failures = failuresOf(catalog, filter);
  return (number: number): FamilyFigures | undefined => {
    const card = catalog.byNumber.get(number);
    if (!card || card.family === 0) return undefined;
    const members = catalog
      .membersOf(card.family)
      .filter(({ isVisible }) => filter.includeHidden || isVisible);
    if (members.length < 2) return undefined;
    const listed = members.filter((row) => failures(row) === 0);
    const prices = [card, ...listed].map(({ price }) => price);
    return { members: listed.length, minCentimes: Math.min(...prices), maxCentimes: Math.max(...prices) };
  };
}
