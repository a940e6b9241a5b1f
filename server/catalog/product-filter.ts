import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type * as z from 'zod/mini';
import {
  type adminProductApi,
  maxProductsAtOnce,
  type ProductChangesBody,
  usualStockLimit,
} from '../../shared/catalog/admin-products.ts';
import type { ProductList } from '../../shared/catalog/catalog.ts';
import { invalidField } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { idPattern } from '../../shared/values/ids.ts';
import { atOneVersion, readVersion } from '../listing/catalog-snapshot.ts';
import type { Db } from '../platform/db/connection.ts';
import { countRows } from '../platform/db/count-cache.ts';
import { nameWithLabel } from '../platform/db/name-in.ts';
import { searchProducts } from '../search/search-products.ts';
import { isBundle } from './bundles/read-parts.ts';

/** The filter of the back office's list of products. */
export type ProductFilter = Omit<z.output<typeof adminProductApi.toOrder.query>, 'lang' | 'format'>;

type Filtered = {
  /** The condition on the columns of `products`. */
  condition: RawBuilder<SqlBool>;
  /** The numbers of the products that the keyword names; absent without one. */
  named?: number[];
  correction?: ProductList['correction'];
};

/** The units at which a product has low stock. The constant is written into the statement, as the index needs it. */
export const stockLimit = sql<number>`coalesce(low_stock_limit, ${sql.lit(usualStockLimit)})`;

/**
 * Products with low stock and sold-out ones, by the condition of the index `products_low_stock`. Nobody can buy a draft
 * or a product of an inactive category, so it is neither.
 */
export const isShort = sql<SqlBool>`(
  stock <= ${stockLimit} and state is null and category_id in (select id from category_paths where visible)
)`;

/** Open alerts that are confirmed (requirements: Back in stock). */
const openAlerts = sql`from stock_alerts where notified_at is null and confirmed_at is not null`;

/** The number of people who wait for a product. */
export const peopleWaiting = sql<number>`(select count(*) ${openAlerts} and product_id = products.id)`;

const isInState = {
  low: sql<SqlBool>`(${isShort} and stock > 0)`,
  out: sql<SqlBool>`(${isShort} and stock = 0)`,
  awaited: sql<SqlBool>`products.id in (select product_id ${openAlerts})`,
};

/** PostgreSQL would refuse an id with NUL, possibly in the middle of a download. */
function isInCategory(id: string) {
  if (!idPattern.test(id)) return sql`false`;
  return sql`category_id in (
    select id from category_paths where (select number from categories where id = ${id}) = any(numbers)
  )`;
}

/** Brands are compared as in the shop's lists, by their letters and digits. PostgreSQL would refuse a name with NUL. */
function isOfBrand(names: string[]) {
  const storable = names.filter((name) => name.isWellFormed() && !name.includes('\u0000'));
  return sql`brand <> '' and brand_key(brand) in (select brand_key(name) from unnest(${storable}::text[]) name)`;
}

/**
 * The products that match the filter, those of inactive categories included (requirements: Admin products). With `onlyNamed`,
 * the words of the keyword stand in name, brand, category or needs, or it is a part of a code.
 */
export async function filterProducts(
  db: Db,
  filter: ProductFilter,
  { onlyNamed = false }: { onlyNamed?: boolean } = {},
): Promise<Filtered> {
  const { keyword, category, brand, stock, state, cost } = filter;
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (brand) conditions.push(isOfBrand(brand));
  if (state) conditions.push(sql`state is not distinct from ${state === 'shown' ? null : state}`);
  if (stock) conditions.push(isInState[stock]);
  if (cost) conditions.push(sql`cost_centimes is null and not ${isBundle(sql.ref('products.id'))}`);
  if (category) conditions.push(isInCategory(category));
  const found = keyword
    ? await atOneVersion(db, async (snapshot) => {
        // A bulk change may follow, so only products with every word match, read at the current version.
        const search = { keyword, includeHidden: true, needsAllWords: true, onlyNamed };
        const { hits, named = hits, correction } = await searchProducts(snapshot, search);
        const [numbers, first] = [hits, named].map((rows) => rows.map(({ number }) => number));
        return snapshot.check({ version: await readVersion(db), value: { numbers, first, correction } });
      })
    : null;
  if (found) conditions.push(sql`products.number = any(${found.numbers}::integer[])`);
  return {
    condition: sql`(${sql.join(conditions, sql` and `)})`,
    ...(found && { named: found.first }),
    ...(found?.correction && { correction: found.correction }),
  };
}

type ListQuery = z.output<typeof adminProductApi.ids.query>;

/**
 * The products of a whole list, as many as can be changed at once. Those that its keyword finds only by similar words, or in
 * descriptions, are left out, as nobody looks at each of many.
 */
export async function listProductIds(db: Db, { sort, ...filter }: ListQuery) {
  const { condition } = await filterProducts(db, filter, { onlyNamed: true });
  const named = db.selectFrom('products').where(condition);
  const rows = await named.select('id').orderBy(sortedBy({ sort })).limit(maxProductsAtOnce).execute();
  const count = rows.length < maxProductsAtOnce ? rows.length : await countRows(named);
  return { ids: rows.map(({ id }) => id), count, similar: await countSimilar(db, filter, count) };
}

/** How many products of the filter are left out in this way, beside `count` others. */
async function countSimilar(db: Db, filter: ProductFilter, count: number) {
  if (!filter.keyword) return 0;
  const { condition } = await filterProducts(db, filter);
  return (await countRows(db.selectFrom('products').where(condition))) - count;
}

/** The products of a change. `strays` are those of its ids that do not match its filter any more. */
export type ChosenProducts = { ids: string[]; strays: { id: string; name: string }[]; similar: number };

/**
 * Chooses the products of a change: these ids, all of a filter as `listProductIds` does, or these ids as far as they still match the
 * filter. Not within a transaction, as keywords are searched in the shared catalog. Throws ApiError 400 (too many).
 */
export async function chooseProducts(
  db: Db,
  { ids, filter }: Pick<ProductChangesBody, 'ids' | 'filter'>,
): Promise<ChosenProducts> {
  if (!filter) return { ids: ids ?? [], strays: [], similar: 0 };
  if (!ids) {
    const { count, ...found } = await listProductIds(db, filter);
    if (count <= maxProductsAtOnce) return { ...found, strays: [] };
    throw invalidField('filter', refusal('too-many-products-found', { max: maxProductsAtOnce }));
  }
  const { condition } = await filterProducts(db, filter);
  const strays = await db
    .selectFrom('products')
    .select(['id', nameWithLabel('products').as('name')])
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where(sql<boolean>`not ${condition}`)
    .execute();
  const strayIds = new Set(strays.map(({ id }) => id));
  return { ids: ids.filter((id) => !strayIds.has(id)), strays, similar: 0 };
}

const newest = sql`products.created_at desc, products.number desc`;

/** The order of the back office's lists of products. Without a sort, those that the keyword names come first. */
export function sortedBy({ sort }: Pick<ListQuery, 'sort'>, named?: number[]) {
  switch (sort) {
    case 'oldest':
      return sql`products.created_at, products.number`;
    case 'price-low':
      return sql`effective_price_centimes, products.number`;
    case 'price-high':
      return sql`effective_price_centimes desc, products.number`;
    case 'name':
    case 'name-asc':
      return sql`plain_text(products.name) collate "C", products.number`;
    case 'name-desc':
      return sql`plain_text(products.name) collate "C" desc, products.number`;
    case 'stock':
      return sql`stock, products.number desc`;
    case 'newest':
    case 'unit-price':
    case 'rating':
    case 'best-match':
      return newest;
    case undefined:
      return named ? sql`products.number = any(${named}::integer[]) desc, ${newest}` : newest;
  }
}
