import type { Selectable } from 'kysely';
import {
  type Product,
  type ProductDetail,
  type ProductList,
  type ProductListQuery,
  productPageSize,
} from '../../shared/catalog.ts';
import { toCentimes } from '../../shared/prices.ts';
import { type TextFact, textFacts } from '../../shared/product-facts.ts';
import type { Db } from '../platform/db/connection.ts';
import type { Tables } from '../platform/db/tables.ts';
import { hitsPage, hitsPageByStock } from '../search/find-hits.ts';
import { searchProducts } from '../search/search-products.ts';
import { readMembers } from './family-queries.ts';
import { atOneVersion, type CatalogSnapshot, readVersion } from './listing/catalog-snapshot.ts';
import { countListings } from './listing/count-listings.ts';
import { findCategoryPlace, type Scope } from './listing/listing-scope.ts';
import { pageOfListings } from './listing/page-of-listings.ts';
import { readProducts, toProduct } from './listing/read-products.ts';

type Audience = { includeHidden: boolean };

/**
 * One page of the products that match the query; by default newest first, or best match first with a keyword. Products
 * of inactive categories are included only if `includeHidden`; the list of an unknown or hidden category is empty. A
 * page beyond the end is empty, with the right counts (requirements: Product lists).
 */
export function listProducts(db: Db, query: ProductListQuery, audience: Audience): Promise<ProductList> {
  return atOneVersion(db, async (snapshot) => {
    const scope = await toScope(db, snapshot, { query, audience });
    // The category may be newer than the remembered tree.
    if (!scope) return snapshot.check({ version: await readVersion(db), value: emptyList(query) });
    return query.keyword
      ? searchPage(db, snapshot, { ...query, keyword: query.keyword, scope })
      : browsePage(db, snapshot, { ...query, scope });
  });
}

async function toScope(
  db: Db,
  snapshot: CatalogSnapshot,
  { query, audience }: { query: ProductListQuery; audience: Audience },
): Promise<Scope | null> {
  const prices = {
    ...(query.minPrice !== undefined && { minCentimes: toCentimes(query.minPrice) }),
    ...(query.maxPrice !== undefined && { maxCentimes: toCentimes(query.maxPrice) }),
  };
  if (query.category === undefined) return { ...audience, ...prices };
  const category = await findCategoryPlace(db, snapshot, { id: query.category, ...audience });
  return category ? { ...audience, ...prices, category } : null;
}

type Browse = ProductListQuery & { scope: Scope };

async function browsePage(db: Db, snapshot: CatalogSnapshot, { scope, ...query }: Browse) {
  const sort = query.sort === undefined || query.sort === 'best-match' ? 'newest' : query.sort;
  const counts = await countListings(db, snapshot, scope);
  const page = pageOfListings({ scope, sort, ...counts, ...pageOf(query) });
  return toList({ products: snapshot.check(await readProducts(db, page)), count: counts.count }, query);
}

async function searchPage(db: Db, snapshot: CatalogSnapshot, query: Browse & { keyword: string }) {
  const { keyword, scope, sort = 'best-match' } = query;
  const isByStock = sort === 'stock';
  const search = { keyword, scope, sort: isByStock ? 'newest' : sort };
  const { hits, correction } = await searchProducts(db, snapshot, search);
  const page = (isByStock ? hitsPageByStock : hitsPage)(hits, pageOf(query));
  const products = snapshot.check(await readProducts(db, page));
  return { ...toList({ products, count: hits.length }, query), ...(correction && { correction }) };
}

function pageOf({ pageNumber = 1, limit = productPageSize }: ProductListQuery) {
  return { offset: (pageNumber - 1) * limit, limit };
}

function toList({ products, count }: { products: Product[]; count: number }, query: ProductListQuery) {
  const { pageNumber = 1, limit = productPageSize } = query;
  return { products, count, pages: Math.ceil(count / limit), page: pageNumber };
}

function emptyList(query: ProductListQuery) {
  return toList({ products: [], count: 0 }, query);
}

/** The product with its facts and its family, or undefined if there is none that the caller may see. */
export async function findProduct(
  db: Db,
  id: string,
  { includeHidden }: Audience,
): Promise<ProductDetail | undefined> {
  const row = await db
    .selectFrom('products')
    .innerJoin('product_listings', 'product_listings.number', 'products.number')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .leftJoin('families', 'families.id', 'products.family_id')
    .selectAll('products')
    .select(['categories.name as category_name', 'families.name as family_name', 'families.option_name'])
    .where('products.id', '=', id)
    .$if(!includeHidden, (query) => query.where('visible', '=', true))
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...toProduct(row),
    ...factsOf(row),
    moreImages: row.more_image_urls,
    ...(await familyOf(db, row, { includeHidden })),
  };
}

type FactColumns = Pick<
  Selectable<Tables['products']>,
  TextFact | 'barcode' | 'product_class' | 'more_image_urls'
>;

/** The known facts: blank ones are left out. */
function factsOf({ barcode, product_class, ...row }: FactColumns) {
  return {
    ...Object.fromEntries(textFacts.filter((name) => row[name]).map((name) => [name, row[name]])),
    ...(barcode && { barcode }),
    ...(product_class && { productClass: product_class }),
  };
}

type FamilyColumns = {
  family_id: string | null;
  family_name: string | null;
  option_name: string | null;
  variant_label: string;
};

/** The family of a product with all members that the caller may see; nothing for a family of one. */
async function familyOf(db: Db, row: FamilyColumns, { includeHidden }: Audience) {
  const { family_id, family_name, option_name, variant_label } = row;
  if (family_id === null || family_name === null || option_name === null) return {};
  const members = await readMembers(db, family_id, { includeHidden });
  if (members.length < 2) return {};
  return {
    family: {
      _id: family_id,
      name: family_name,
      optionName: option_name,
      label: variant_label,
      members,
    },
  };
}
