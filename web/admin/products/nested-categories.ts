import type { Category } from '../../../shared/catalog.ts';

/** A category where it stands in the tree; main categories are on level 1. */
export type NestedCategory = { category: Category; level: number; hasChildren: boolean };

/** The categories as a tree reads from top to bottom: each before what lies below it. */
export function nestCategories(categories: Category[]): NestedCategory[] {
  const known = new Set(categories.map(({ _id }) => _id));
  const byParent = Map.groupBy(categories, ({ parentCategory }) =>
    parentCategory && known.has(parentCategory) ? parentCategory : '',
  );
  const below = (parent: string, level: number): NestedCategory[] =>
    (byParent.get(parent) ?? []).flatMap((category) => [
      { category, level, hasChildren: byParent.has(category._id) },
      ...below(category._id, level + 1),
    ]);
  return below('', 1);
}
