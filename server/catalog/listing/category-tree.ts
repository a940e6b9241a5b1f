import type { Db } from '../../platform/db/connection.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';

/** The column in which the listings of a category and its descendants hold the category's number. */
export type CategoryPlace = { column: 'category_1' | 'category_2' | 'category_3'; number: number };

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
