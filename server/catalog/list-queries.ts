import {
  type ProductFacets,
  type ProductFacetsQuery,
  type ProductList,
  type ProductListQuery,
  productPageSize,
} from '../../shared/catalog.ts';
import { idPattern } from '../../shared/ids.ts';
import { toCentimes, toDinars } from '../../shared/prices.ts';
import type { Db } from '../platform/db/connection.ts';
import { findNearest } from '../search/find-nearest.ts';
import { searchProducts } from '../search/search-products.ts';
import { foundIn } from '../search/suggestions/found-in.ts';
import type { Audience } from './audience.ts';
import { type CatalogCopy, copyAt } from './listing/catalog-copy.ts';
import { atOneVersion, type CatalogSnapshot, readVersion } from './listing/catalog-snapshot.ts';
import { type Cards, familyFigures, listCards } from './listing/list-cards.ts';
import { listFacets } from './listing/list-facets.ts';
import { type FailuresOf, failuresOf, type ListingFilter } from './listing/listing-filter.ts';
import { pageByStock, pageOfNumbers } from './listing/listing-pages.ts';
import { categoryTree, findCategoryPlace } from './listing/listing-scope.ts';
import { joined } from './listing/merge-rows.ts';
import { once } from './listing/once.ts';
import { readPageTexts } from './listing/page-texts.ts';
import { type ListedProduct, readProducts } from './listing/read-products.ts';

/** More featured products than any page shows. */
const mostFeatured = 100;

/** Of most lists only so many cards are remembered, because few shoppers read more than 20 pages. */
const firstCards = 20 * productPageSize;

/**
 * One page of the products that match the query (requirements: Product lists, Grouped lists). Products of inactive
 * categories are included only if `includeHidden`.
 */
export function listProducts(db: Db, query: ProductListQuery, audience: Audience): Promise<ProductList> {
  return atOneVersion(db, async (snapshot) => {
    const { filter, told } = await toFilter(db, snapshot, { query, audience });
    const list = await findPage(db, snapshot, { query, filter });
    const categories = await findCategories(db, snapshot, { query, filter });
    const hasNearest = filter.hits?.length === 0 && told.notSold === undefined;
    const nearest = hasNearest ? await findNearest(db, snapshot, query.keyword ?? '') : [];
    return {
      ...list,
      ...told,
      ...(categories.length > 0 && { categories }),
      ...(nearest.length > 0 && { nearest }),
    };
  });
}

/** The categories that the first page of a search in the whole shop suggests. */
async function findCategories(db: Db, snapshot: CatalogSnapshot, { query, filter }: Listing) {
  const { category, pageNumber = 1, lang = 'en' } = query;
  const { hits, includeHidden } = filter;
  if (!hits || category !== undefined || pageNumber > 1 || includeHidden) return [];
  return foundIn(db, snapshot, { copy: await copyAt(db, snapshot), hits, language: lang });
}

/** The lower price first. Who names them the other way round means the same prices. */
function orderedRange({ minPrice, maxPrice }: ProductFacetsQuery) {
  const isReversed = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice;
  return isReversed ? { minPrice: maxPrice, maxPrice: minPrice } : { minPrice, maxPrice };
}

type Resolving = { query: ProductFacetsQuery; audience: Audience };

/** The filter of a query, after looking up its category, keyword and products. */
async function toFilter(db: Db, snapshot: CatalogSnapshot, { query, audience }: Resolving) {
  const { keyword, category } = query;
  const { minPrice, maxPrice } = orderedRange(query);
  const { hits, pinned, closest, complete, ...told }: Partial<Awaited<ReturnType<typeof search>>> = keyword
    ? await search(db, snapshot, { query, audience })
    : {};
  const filter: ListingFilter = {
    ...audience,
    category:
      category === undefined
        ? undefined
        : await findCategoryPlace(db, snapshot, { id: category, ...audience }),
    minCentimes: minPrice === undefined ? undefined : toCentimes(minPrice),
    maxCentimes: maxPrice === undefined ? undefined : toCentimes(maxPrice),
    brands: query.brand,
    needs: query.need,
    inStock: query.inStock,
    onOffer: query.onOffer,
    hits,
    pinned,
    closest,
    complete,
    code: told.productOfCode,
    only: await findOnly(db, query),
  };
  return { filter, told };
}

/**
 * The products that the keyword finds. Only the shop's own lists are grouped: they begin with pinned products, and in orders
 * other than best match with the closest ones. The lists of the back office contain products with every word and nothing
 * else, as its filters for several products and stock do (product-filter.ts).
 */
async function search(db: Db, snapshot: CatalogSnapshot, { query, audience }: Resolving) {
  const { keyword = '', group } = query;
  const needsAllWords = audience.includeHidden && group !== 'family';
  const { pinned, ...found } = await searchProducts(db, snapshot, { keyword, ...audience, needsAllWords });
  if (group !== 'family') return { ...found, pinned: undefined, closest: undefined };
  if (!pinned) return { ...found, pinned };
  const first = new Set(pinned);
  return { ...found, hits: joined([pinned, found.hits.filter((row) => !first.has(row))]), pinned };
}

/** The only products that the list may contain, in its order. */
async function findOnly(db: Db, { ids, featured }: ProductFacetsQuery) {
  if (ids) return findNumbers(db, ids);
  return featured ? findFeatured(db) : undefined;
}

/** The numbers of the featured products, newest first. */
async function findFeatured(db: Db) {
  const rows = await db
    .selectFrom('products')
    .select('number')
    .where('featured', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(mostFeatured)
    .execute();
  return Int32Array.from(rows, ({ number }) => number);
}

/** The numbers of these products in their order; unknown ones are left out. */
async function findNumbers(db: Db, ids: string[]) {
  const storable = ids.filter((id) => idPattern.test(id));
  if (storable.length === 0) return new Int32Array();
  const rows = await db.selectFrom('products').select(['id', 'number']).where('id', 'in', storable).execute();
  const numbers = new Map(rows.map(({ id, number }) => [id, number]));
  return Int32Array.from(storable.flatMap((id) => numbers.get(id) ?? []));
}

type Listing = { query: ProductListQuery; filter: ListingFilter };

/** The numbers of all products of the list, in its order. */
export function listNumbers(db: Db, query: ProductListQuery, audience: Audience): Promise<number[]> {
  return atOneVersion(db, async (snapshot) => {
    const { filter } = await toFilter(db, snapshot, { query, audience });
    const { copy, cards } = await findCards(db, snapshot, { query, filter });
    const value = copy.columns.numbersOf(cards.rows);
    return snapshot.check({ version: await readVersion(db), value });
  });
}

type Wanted = Listing & {
  /** How many of the first cards are wanted; absent for all. */
  most?: number | undefined;
};

async function findCards(db: Db, snapshot: CatalogSnapshot, { query, filter, most }: Wanted) {
  const copy = await copyAt(db, snapshot);
  if (dependsOnStock({ query, filter })) await copy.refreshSoldOut();
  copy.check(snapshot);
  const failures = once(() => failuresOf(copy, filter));
  const cards = await recallCards(snapshot, copy, { query, filter, failures, most });
  copy.check(snapshot);
  return { copy, cards, failures };
}

/** Whether the order or the choice of cards depends on what is sold out. */
function dependsOnStock({ query, filter }: Listing) {
  return query.group === 'family' || filter.inStock === true || filter.hits !== undefined;
}

async function findPage(db: Db, snapshot: CatalogSnapshot, { query, filter }: Listing) {
  const { pageNumber = 1, limit = productPageSize, sort, group } = query;
  const isGrouped = group === 'family';
  const part = { offset: (pageNumber - 1) * limit, limit };
  const most = sort !== 'stock' && part.offset + limit <= firstCards ? firstCards : undefined;
  const { copy, cards, failures } = await findCards(db, snapshot, { query, filter, most });
  const page =
    sort === 'stock'
      ? pageByStock({ filter, isGrouped, numbers: copy.columns.numbersOf(cards.rows), ...part })
      : pageOfNumbers(copy.columns.numbersOf(cards.rows.subarray(part.offset, part.offset + limit)));
  const texts = await readPageTexts(db, snapshot, filter.language);
  const products = snapshot.check(await readProducts(db, page, texts));
  copy.check(snapshot);
  const { count, productCount } = cards;
  return {
    products: products.map(isGrouped ? withFamily(copy, { filter, failures }) : ({ product }) => product),
    count,
    ...(isGrouped && { productCount }),
    ...(sort !== 'stock' && closestOn(cards, { offset: part.offset, shown: products.length })),
    pages: Math.ceil(count / limit),
    page: pageNumber,
  };
}

/** The number of closest cards on the page that begins at `offset`, if the other matches begin on this page. */
function closestOn({ closest }: Cards, { offset, shown }: { offset: number; shown: number }) {
  if (closest === undefined) return {};
  const isHere = closest >= offset && closest < offset + shown;
  return isHere ? { closest: closest - offset } : {};
}

/** The cards of the list, remembered for its other pages. */
async function recallCards(
  snapshot: CatalogSnapshot,
  copy: CatalogCopy,
  { query, filter, failures, most }: Wanted & { failures: () => FailuresOf },
) {
  const { pageNumber: _, limit: __, lang: ___, ...wanted } = query;
  const { sort } = query;
  const isGrouped = query.group === 'family';
  const edition = dependsOnStock({ query, filter }) ? copy.soldOutEdition : 0;
  const { includeHidden, code } = filter;
  const language = sort?.startsWith('name') ? filter.language : undefined;
  const key = JSON.stringify({ ...wanted, includeHidden, edition, language, code, most });
  return snapshot.recall<Cards>(`cards ${key}`, async () => {
    const failuresOf = failures();
    const order = sort === 'stock' ? 'newest' : sort;
    const value = listCards(copy, { filter, sort: order, isGrouped, failuresOf }, most);
    return { version: copy.version, value };
  });
}

/** Adds the figures of its family to each product. */
function withFamily(
  { columns }: CatalogCopy,
  { filter, failures }: { filter: ListingFilter; failures: () => FailuresOf },
) {
  return ({ number, product, family }: ListedProduct) => {
    const card = columns.rows.get(number);
    const figures =
      card === undefined ? undefined : familyFigures(columns, { card, filter, failuresOf: failures() });
    if (!family || !figures) return product;
    const { members, minCentimes, maxCentimes } = figures;
    return {
      ...product,
      family: { ...family, members, minPrice: toDinars(minCentimes), maxPrice: toDinars(maxCentimes) },
    };
  };
}

/** The choices beside the list with this query (requirements: Facets). */
export function findFacets(db: Db, query: ProductFacetsQuery, audience: Audience): Promise<ProductFacets> {
  return atOneVersion(db, async (snapshot) => {
    const { filter } = await toFilter(db, snapshot, { query, audience });
    const tree = await categoryTree(db, snapshot);
    const copy = await copyAt(db, snapshot);
    await copy.refreshSoldOut();
    copy.check(snapshot);
    const { categories, prices, ...facets } = await listFacets(snapshot, copy, { query, filter });
    // It may have changed meanwhile.
    copy.check(snapshot);
    return snapshot.check({
      version: await readVersion(db),
      value: {
        ...facets,
        categories: [...tree]
          .map(([_id, { number }]) => ({ _id, count: categories[number] ?? 0 }))
          .filter(({ count }) => count > 0),
        prices: prices.map(({ minCentimes, maxCentimes, count }) => ({
          min: toDinars(minCentimes),
          max: toDinars(maxCentimes),
          count,
        })),
      },
    });
  });
}
