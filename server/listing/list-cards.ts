import { rankOfRating } from '../../shared/catalog/ratings.ts';
import type { ProductSort } from '../../shared/contract/list-query.ts';
import type { Catalog } from './catalog-in-memory.ts';
import type { Row } from './catalog-row.ts';
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
  const failures = failuresOf(snapshot.catalog, filter);
  const { isByMatch, isFirst, isLast } = rulesOf(snapshot.catalog, listing);
  let products = ordered.filter((row) => failures(row) === 0);
  // Products with all words come first, sold out or not, and among them as among the others those in stock.
  if (isByMatch) products = putLast(products, isLast);
  if (isFirst) products = putLast(products, (row) => !isFirst(row));
  const isComplete = isByMatch && isFirst ? isFirst : () => true;
  let cards = isGrouped ? firstOfFamilies(products, { isLast, isComplete }) : products;
  const hasOwnOrder = sort === undefined && !filter.only && !isByMatch;
  if (isGrouped && hasOwnOrder) cards = putLast(cards, isLast);
  const rows = cards.slice(0, most);
  return {
    rows,
    count: cards.length,
    productCount: products.length,
    closest: isFirst && cards.filter(isFirst).length,
    byteLength: 8 * rows.length,
  };
}

/** Which rows precede others, beside the order of the list. Pinned products do so only in the order of best match. */
function rulesOf(catalog: Catalog, { filter, sort }: Listing) {
  const { hits, only, pinned = [], closest, complete, named } = filter;
  if (isByName({ filter, sort }))
    return { isByMatch: false, isFirst: catalog.setOf(named ?? []), isLast: () => false };
  const isMatching = sort === undefined || sort === 'best-match';
  const isByMatch = hits !== undefined && isMatching && !only;
  const first = isMatching ? isByMatch && complete : closest;
  const isPinned = catalog.setOf(isMatching ? pinned : []);
  return {
    isByMatch,
    isFirst: first ? catalog.setOf([...first, ...pinned]) : undefined,
    isLast: (row: Row) => row.isSoldOut && !isPinned(row),
  };
}

function isByName({ filter: { named, only }, sort }: Pick<Listing, 'filter' | 'sort'>) {
  return named !== undefined && sort === undefined && !only;
}

/** The rows for which `isLast` holds after the others, both in the same order as before. */
export function putLast(rows: Row[], isLast: IsOne) {
  return [...rows.filter((row) => !isLast(row)), ...rows.filter(isLast)];
}

/** The rows in the order of the list, including those that the filter refuses. */
async function inOrder(snapshot: CatalogSnapshot, { filter, sort }: Listing): Promise<Row[]> {
  if (sort?.startsWith('name')) {
    const rows = await snapshot.inOrderOfNames(filter.language ?? snapshot.catalog.baseLanguage);
    return sort === 'name-desc' ? rows.toReversed() : rows;
  }
  const { catalog } = snapshot;
  if (sort === 'rating') return inOrderOfRating(snapshot);
  if (sort === 'unit-price') return catalog.inOrder('unitPrice');
  if (sort === 'price-low') return catalog.inOrder('price');
  if (sort === 'price-high') return catalog.inOrder('price').toReversed();
  if (sort === 'oldest') return catalog.inOrder('created');
  return sort === 'newest' || isByName({ filter, sort })
    ? catalog.inOrder('created').toReversed()
    : inOwnOrder(catalog, { filter, sort });
}

/**
 * The best rated first, then those without reviews, the newest first. Few products have reviews, and few shoppers sort by
 * them, so that one pass for each version of the catalog is enough.
 */
async function inOrderOfRating(snapshot: CatalogSnapshot): Promise<Row[]> {
  const { rows } = await snapshot.recall('ratings', () => {
    const { catalog } = snapshot;
    const newest = catalog.inOrder('created').toReversed();
    const rated = newest
      .map((row) => ({ row, rank: rankOfRating(catalog.reviewsOf(row)) }))
      .filter(({ rank }) => rank > 0)
      .sort((a, b) => b.rank - a.rank)
      .map(({ row }) => row);
    const isRated = catalog.setOf(rated);
    const rows = [...rated, ...newest.filter((row) => !isRated(row))];
    return { rows, byteLength: 8 * rows.length };
  });
  return rows;
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
 * A function for the members of a card's family in the list, with the lowest price of those in stock, or of all if they are sold
 * out, and the highest of all; undefined if the card's product has no family, or is the only member that the caller may see.
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
    const shown = [card, ...listed];
    const buyable = shown.filter(({ isSoldOut }) => !isSoldOut);
    const lowest = Math.min(...(buyable.length > 0 ? buyable : shown).map(({ price }) => price));
    const highest = Math.max(...shown.map(({ price }) => price));
    return { members: listed.length, minCentimes: lowest, maxCentimes: highest };
  };
}
