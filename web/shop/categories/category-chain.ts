import type { Category } from '../../../shared/catalog.ts';

/** A category as menus and filters need it: its name and its parent. */
export type CategoryNode = Pick<Category, '_id' | 'name' | 'parentCategory'>;

/** Categories are at most three levels deep (requirements: Categories). */
const levels = 3;

export function mainCategories<C extends CategoryNode>(categories: C[]) {
  return categories.filter(({ parentCategory }) => !parentCategory);
}

export function childCategories(categories: CategoryNode[], parentId: string) {
  return categories.filter(({ parentCategory }) => parentCategory === parentId);
}

/** The categories below a category and those above it, which a visitor may choose next. */
export function branchOf<C extends CategoryNode>(categories: C[], categoryId: string) {
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
