import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/connection.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';
import type { CategoryPlace, ListingFilter } from './listing-filter.ts';

/** Whether SQL alone can find the products of the filter. Only the copy knows the others. */
export function isSqlScope({ brands, needs, inStock, onOffer, hits, only }: ListingFilter) {
  return !(brands || needs || inStock || onOffer || hits || only);
}

/** The condition of the filter on the columns of `products`. */
export function inScopeOfProducts({
  minCentimes,
  maxCentimes,
  ...filter
}: ListingFilter): RawBuilder<SqlBool> {
  const conditions: RawBuilder<unknown>[] = [];
  if (minCentimes !== undefined) conditions.push(sql`effective_price_centimes >= ${minCentimes}`);
  if (maxCentimes !== undefined) conditions.push(sql`effective_price_centimes <= ${maxCentimes}`);
  const ofCategory = categoryConditions(filter);
  if (ofCategory.length > 0) {
    conditions.push(sql`category_id in (select id from category_paths where ${allOf(ofCategory)})`);
  }
  return allOf(conditions);
}

function categoryConditions({ includeHidden, category }: ListingFilter) {
  const conditions: RawBuilder<unknown>[] = [];
  if (!includeHidden) conditions.push(sql`visible`);
  if (category) conditions.push(sql`numbers[${category.level + 1}::integer] = ${category.number}`);
  return conditions;
}

function allOf(conditions: RawBuilder<unknown>[]): RawBuilder<SqlBool> {
  return sql`(${sql.join([sql`true`, ...conditions], sql` and `)})`;
}

/** The place of an unknown or hidden category. It contains no product. */
const nowhere: CategoryPlace = { level: 0, number: -1 };

type TreeNode = CategoryPlace & { visible: boolean };

/** The categories by id. */
export type CategoryTree = Map<string, TreeNode>;

/** The place of a category that the caller may see (requirements: Categories). */
export async function findCategoryPlace(
  db: Db,
  snapshot: CatalogSnapshot,
  { id, includeHidden }: { id: string; includeHidden: boolean },
): Promise<CategoryPlace> {
  const node = (await categoryTree(db, snapshot)).get(id);
  return node && (node.visible || includeHidden) ? node : nowhere;
}

export function categoryTree(db: Db, snapshot: CatalogSnapshot): Promise<CategoryTree> {
  return snapshot.recall('category tree', () => readTree(db));
}

async function readTree(db: Db) {
  const rows = await db
    .selectFrom('catalog_version')
    .leftJoin('category_paths', (join) => join.onTrue())
    .select(['version', 'id', 'numbers', 'visible'])
    .execute();
  const value: CategoryTree = new Map();
  for (const { id, numbers, visible } of rows) {
    const number = numbers?.at(-1);
    if (id && numbers && number !== undefined) {
      value.set(id, { level: numbers.length - 1, number, visible: visible === true });
    }
  }
  return { version: rows[0]?.version ?? 0, value };
}
