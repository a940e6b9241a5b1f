import {
  type ProductFacets,
  type ProductFacetsQuery,
  type ProductList,
  type ProductListQuery,
  productPageSize,
} from '../../shared/catalog/catalog.ts';
import { toCentimes, toDinars } from '../../shared/catalog/prices.ts';
import { idPattern } from '../../shared/values/ids.ts';
import type { Catalog } from '../listing/catalog-in-memory.ts';
import type { Row } from '../listing/catalog-row.ts';
import { atOneVersion, type CatalogSnapshot, readVersion } from '../listing/catalog-snapshot.ts';
import { categoryTree, findCategoryPlace } from '../listing/category-tree.ts';
import { countFacets } from '../listing/count-facets.ts';
import { type Cards, listCards } from '../listing/list-cards.ts';
import type { ListingFilter } from '../listing/listing-filter.ts';
import { pageByStock, pageOfNumbers } from '../listing/listing-pages.ts';
import { readProducts, withFamilies } from '../listing/read-products.ts';
import type { Db } from '../platform/db/connection.ts';
import { findNearest } from '../search/find-nearest.ts';
import { searchProducts } from '../search/search-products.ts';
import { foundIn } from '../search/suggestions/found-in.ts';
import type { Audience } from './audience.ts';
import { withReferences } from './product-columns.ts';

/** More featured products than any page shows. */
const mostFeatured = 100;

/** Of most lists only so many cards are remembered, because few shoppers read more than 20 pages. */
const firstCards = 20 * productPageSize;

/** More brands are only counted. */
const mostBrands = 100;

/**
 * One page of the products that match the query (requirements: Product lists, Grouped lists). Products of inactive
 * categories are included only if `includeHidden`.
 */
export function listProducts(db: Db, query: ProductListQuery, audience: Audience): Promise<ProductList> {
  return atOneVersion(db, async (snapshot) => {
    const { filter, told } = await toFilter(snapshot, { query, audience });
    const list = await findPage(snapshot, { query, filter });
    const categories = await findCategories(snapshot, { query, filter });
    const hasNearest = filter.hits?.length === 0 && told.notSold === undefined;
    const nearest = hasNearest ? await findNearest(snapshot, query.keyword ?? '') : [];
    return {
      ...list,
      ...told,
      ...(categories.length > 0 && { categories }),
      ...(nearest.length > 0 && { nearest }),
    };
  });
}

/** The categories that the first page of a search in the whole shop suggests. */
async function findCategories(snapshot: CatalogSnapshot, { query, filter }: Listing) {
  const { category, pageNumber = 1, lang = snapshot.catalog.baseLanguage } = query;
  const { hits, includeHidden } = filter;
  if (!hits || category !== undefined || pageNumber > 1 || includeHidden) return [];
  return foundIn(snapshot, hits, lang);
}

/** The lower price first, in whichever order the query names them. */
function orderedRange({ minPrice, maxPrice }: ProductFacetsQuery) {
  const isReversed = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice;
  return isReversed ? { minPrice: maxPrice, maxPrice: minPrice } : { minPrice, maxPrice };
}

type Resolving = { query: ProductFacetsQuery; audience: Audience };

/** The filter of a query, after looking up its category, keyword and products. */
async function toFilter(snapshot: CatalogSnapshot, { query, audience }: Resolving) {
  const { keyword, category } = query;
  const { minPrice, maxPrice } = orderedRange(query);
  const {
    hits,
    pinned,
    closest,
    complete,
    named,
    codes,
    ...told
  }: Partial<Awaited<ReturnType<typeof search>>> = keyword ? await search(snapshot, { query, audience }) : {};
  const filter: ListingFilter = {
    ...audience,
    category:
      category === undefined ? undefined : await findCategoryPlace(snapshot, { id: category, ...audience }),
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
    named,
    code: told.productOfCode ?? codes?.join(),
    only: await findOnly(snapshot.db, query),
  };
  return { filter, told };
}

/**
 * The products that the keyword finds. Only the shop's own lists are grouped: they begin with pinned products, and in orders
 * other than best match with the closest ones. The lists of the back office contain products with every word and nothing
 * else, as its filters for several products and stock do (product-filter.ts), and without a sort begin with those that it names.
 */
async function search(snapshot: CatalogSnapshot, { query, audience }: Resolving) {
  const { keyword = '', group } = query;
  const needsAllWords = audience.includeHidden && group !== 'family';
  const { pinned, ...found } = await searchProducts(snapshot, { keyword, ...audience, needsAllWords });
  if (group !== 'family') return { ...found, pinned: undefined, closest: undefined };
  if (!pinned) return { ...found, pinned };
  const first = new Set(pinned);
  return { ...found, hits: [...pinned, ...found.hits.filter((row) => !first.has(row))], pinned };
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
  return rows.map(({ number }) => number);
}

/** The numbers of these products in their order; unknown ones are left out. */
async function findNumbers(db: Db, ids: string[]) {
  const storable = ids.filter((id) => idPattern.test(id));
  if (storable.length === 0) return [];
  const rows = await db.selectFrom('products').select(['id', 'number']).where('id', 'in', storable).execute();
  const numbers = new Map(rows.map(({ id, number }) => [id, number]));
  return storable.flatMap((id) => numbers.get(id) ?? []);
}

type Listing = { query: ProductListQuery; filter: ListingFilter };

/** The numbers of all products of the list, in its order. */
export function listNumbers(db: Db, query: ProductListQuery, audience: Audience): Promise<number[]> {
  return atOneVersion(db, async (snapshot) => {
    const { filter } = await toFilter(snapshot, { query, audience });
    const { rows } = await recallCards(snapshot, { query, filter });
    return snapshot.check({ version: await readVersion(db), value: numbersOf(rows) });
  });
}

function numbersOf(rows: Row[]) {
  return rows.map(({ number }) => number);
}

async function findPage(snapshot: CatalogSnapshot, { query, filter }: Listing) {
  const { pageNumber = 1, limit = productPageSize, sort, group } = query;
  const isGrouped = group === 'family';
  const part = { offset: (pageNumber - 1) * limit, limit };
  const most = sort !== 'stock' && part.offset + limit <= firstCards ? firstCards : undefined;
  const cards = await recallCards(snapshot, { query, filter }, most);
  const page =
    sort === 'stock'
      ? pageByStock(snapshot.catalog, cards.rows, part)
      : pageOfNumbers(numbersOf(cards.rows.slice(part.offset, part.offset + limit)));
  const products = await readProducts(snapshot, page, filter.language);
  const { count, productCount } = cards;
  return {
    products: isGrouped
      ? withFamilies(snapshot, products, filter)
      : await withReferences(
          snapshot.db,
          products.map(({ product }) => product),
          filter,
        ),
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

/** The cards of the list, remembered for its other pages. Without `most`, all of them. */
function recallCards(snapshot: CatalogSnapshot, { query, filter }: Listing, most?: number): Promise<Cards> {
  const { pageNumber: _, limit: __, lang: ___, ...wanted } = query;
  const { group, sort } = query;
  const language = sort?.startsWith('name') ? filter.language : undefined;
  const order = sort === 'stock' ? 'newest' : sort;
  return snapshot.recall(`cards ${keyOf(snapshot, { query: wanted, filter })} ${language} ${most}`, () =>
    listCards(snapshot, { filter, sort: order, isGrouped: group === 'family' }, most),
  );
}

/** What the cards and facets of a list depend on, beside the version of the catalog. */
function keyOf({ soldOutEdition }: CatalogSnapshot, { query, filter: { includeHidden, code } }: Listing) {
  return JSON.stringify({ ...query, includeHidden, code, soldOutEdition });
}

/** The choices beside the list with this query (requirements: Facets). */
export function findFacets(db: Db, query: ProductFacetsQuery, audience: Audience): Promise<ProductFacets> {
  return atOneVersion(db, async (snapshot) => {
    const { filter } = await toFilter(snapshot, { query, audience });
    const tree = await categoryTree(snapshot);
    const isGrouped = query.group === 'family';
    const counts = await snapshot.recall(
      `facets ${keyOf(snapshot, { query: { ...query, lang: undefined }, filter })}`,
      () => countFacets(snapshot.catalog, { filter, isGrouped }),
    );
    const facets = {
      count: counts.all[0] ?? 0,
      ...shownBrands(snapshot.catalog, filter, counts.brands),
      categories: [...tree]
        .map(([_id, { number }]) => ({ _id, count: counts.categories[number] ?? 0 }))
        .filter(({ count }) => count > 0),
      needs: shownNeeds(snapshot.catalog, filter, counts.needs),
      prices: counts.prices.map(({ minCentimes, maxCentimes, count }) => ({
        min: toDinars(minCentimes),
        max: toDinars(maxCentimes),
        count,
      })),
      inStock: counts.inStock[0] ?? 0,
      onOffer: counts.onOffer[0] ?? 0,
    };
    return snapshot.check({ version: await readVersion(db), value: facets });
  });
}

/** The brands with most cards, and the chosen ones. */
function shownBrands(catalog: Catalog, filter: ListingFilter, counts: Int32Array) {
  const names = catalog.brandNames;
  const counted = Array.from(counts, (count, brand) => ({ name: names[brand] as string, count, brand }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  const shown = counted.slice(0, mostBrands);
  const isShown = new Set(shown.map(({ brand }) => brand));
  for (const name of filter.brands ?? []) {
    const brand = catalog.findBrand(name) ?? -1;
    if (brand === 0 || (brand > 0 && isShown.has(brand))) continue;
    isShown.add(brand);
    shown.push({ name: names[brand] ?? name, count: counts[brand] ?? 0, brand });
  }
  return { brands: shown.map(({ name, count }) => ({ name, count })), brandCount: counted.length };
}

/** All needs in their order. */
function shownNeeds(
  { needs, baseLanguage }: Catalog,
  { language, includeHidden }: ListingFilter,
  counts: Int32Array,
) {
  return needs.flatMap(({ slug, names, is_active }, place) =>
    is_active || includeHidden
      ? [{ slug, name: names[language ?? baseLanguage], count: counts[place] ?? 0 }]
      : [],
  );
}
