import type { Category } from '../../../shared/catalog.ts';

/** What menus and filters know of a category: its name and its place in the tree. */
export type CategoryNode = Pick<Category, '_id' | 'name' | 'parentCategory'>;

/** Categories are at most three levels deep (requirements: Categories). */
const levels = 3;

export function mainCategories<C extends CategoryNode>(categories: C[]) {
  return categories.filter(({ parentCategory }) => !parentCategory);
}

export function childCategories(categories: CategoryNode[], parentId: string) {
  return categories.filter(({ parentCategory }) => parentCategory === parentId);
}

/** The way to a category, main category first; empty when it is unknown. */
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
