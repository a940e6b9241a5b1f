import type { CatalogSnapshot } from './catalog-snapshot.ts';
import type { CategoryPlace } from './listing-filter.ts';

/** The place of an unknown or hidden category. It contains no product. */
const nowhere: CategoryPlace = { level: 0, number: -1 };

type TreeNode = CategoryPlace & { visible: boolean };

/** The categories by id. */
export type CategoryTree = Map<string, TreeNode>;

/** The place of a category that the caller may see (requirements: Categories). */
export async function findCategoryPlace(
  snapshot: CatalogSnapshot,
  { id, includeHidden }: { id: string; includeHidden: boolean },
): Promise<CategoryPlace> {
  const node = (await categoryTree(snapshot)).get(id);
  return node && (node.visible || includeHidden) ? node : nowhere;
}

export function categoryTree(snapshot: CatalogSnapshot): Promise<CategoryTree> {
  return snapshot.recallRead('category tree', async () => {
    const rows = await snapshot.db
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
  });
}
