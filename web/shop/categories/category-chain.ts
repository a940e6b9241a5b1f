import type { Category } from '../../../shared/catalog/catalog.ts';

/** A category as menus and filters need it: its name and its parent. */
export type CategoryNode = Pick<Category, '_id' | 'name' | 'parentCategory'>;

/** Categories are at most three levels deep (requirements: Categories). */
const levels = 3;

/** Drops the other fields, because a page contains its data. */
export function toCategoryNode({ _id, name, parentCategory }: CategoryNode): CategoryNode {
  return { _id, name, ...(parentCategory && { parentCategory }) };
}

export function mainCategories<C extends CategoryNode>(categories: C[]) {
  return categories.filter(({ parentCategory }) => !parentCategory);
}

export function childCategories(categories: CategoryNode[], parentId: string) {
  return categories.filter(({ parentCategory }) => parentCategory === parentId);
}

/** The children of a category and of each category above it: what a visitor may choose next. */
export function branchOf(categories: CategoryNode[], categoryId: string) {
  const chain = new Set(categoryChain(categories, categoryId).map(({ _id }) => _id));
  return categories.filter(({ parentCategory = '' }) => chain.has(parentCategory));
}

/** A category and those above it, main category first; empty if the category is unknown. */
export function categoryChain(categories: CategoryNode[], categoryId: string) {
  const chain: CategoryNode[] = [];
  let next = categories.find(({ _id }) => _id === categoryId);
  while (next && chain.length < levels) {
    const { parentCategory } = next;
    chain.unshift(next);
    next = categories.find(({ _id }) => _id === parentCategory);
  }
  return chain;
}
