import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/connection.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';

/** The filters of a list; absent ones do not restrict it. */
export type Scope = {
  /** Whether to include products of inactive categories, for administrators (requirements: Categories). */
  includeHidden: boolean;
  category?: CategoryPlace;
  /** Effective prices in centimes, inclusive. */
  minCentimes?: number;
  maxCentimes?: number;
};

/** The condition of the scope on the columns of `product_listings`. */
export function inScope(scope: Scope): RawBuilder<SqlBool> {
  return allOf([...categoryConditions(scope), ...priceConditions(scope)]);
}

/** The condition of the scope on the columns of `products`. */
export function inScopeOfProducts(scope: Scope): RawBuilder<SqlBool> {
  const conditions = priceConditions(scope);
  const ofCategory = categoryConditions(scope);
  if (ofCategory.length > 0) conditions.push(sql`category_id in (${categoriesWith(allOf(ofCategory))})`);
  return allOf(conditions);
}

function categoriesWith(condition: RawBuilder<SqlBool>) {
  return sql`
    select id from (
      select id, visible, numbers[1] as category_1, numbers[2] as category_2, numbers[3] as category_3
      from category_paths
    ) paths where ${condition}`;
}

function categoryConditions({ includeHidden, category }: Scope) {
  const conditions: RawBuilder<unknown>[] = [];
  if (!includeHidden) conditions.push(sql`visible`);
  if (category) conditions.push(sql`${sql.ref(category.column)} = ${category.number}`);
  return conditions;
}

function priceConditions({ minCentimes, maxCentimes }: Scope) {
  const conditions: RawBuilder<unknown>[] = [];
  if (minCentimes !== undefined) conditions.push(sql`effective_price_centimes >= ${minCentimes}`);
  if (maxCentimes !== undefined) conditions.push(sql`effective_price_centimes <= ${maxCentimes}`);
  return conditions;
}

function allOf(conditions: RawBuilder<unknown>[]): RawBuilder<SqlBool> {
  return sql`(${sql.join([sql`true`, ...conditions], sql` and `)})`;
}

export function hasPriceRange({ minCentimes, maxCentimes }: Scope) {
  return minCentimes !== undefined || maxCentimes !== undefined;
}

/** The column that contains the category's number in the listings of the category and its descendants. */
type CategoryPlace = { column: 'category_1' | 'category_2' | 'category_3'; number: number };

type TreeNode = CategoryPlace & { visible: boolean };

/** The categories by id. */
type CategoryTree = Map<string, TreeNode>;

/** The category's place; undefined if it does not exist or the caller may not see it (requirements: Categories). */
export async function findCategoryPlace(
  db: Db,
  snapshot: CatalogSnapshot,
  { id, includeHidden }: { id: string; includeHidden: boolean },
): Promise<CategoryPlace | undefined> {
  const tree = await snapshot.recall('category tree', () => readTree(db));
  const node = tree.get(id);
  return node && (node.visible || includeHidden) ? { column: node.column, number: node.number } : undefined;
}

const columns = ['category_1', 'category_2', 'category_3'] as const;

async function readTree(db: Db) {
  const rows = await db
    .selectFrom('catalog_version')
    .leftJoin('category_paths', (join) => join.onTrue())
    .select(['version', 'id', 'numbers', 'visible'])
    .execute();
  const value: CategoryTree = new Map();
  for (const { id, numbers, visible } of rows) {
    const column = columns[(numbers?.length ?? 0) - 1];
    const number = numbers?.at(-1);
    if (id && column && number !== undefined) value.set(id, { column, number, visible: visible === true });
  }
  return { version: rows[0]?.version ?? 0, value };
}
