import type { Category } from '../../../shared/catalog.ts';

/** Categories are at most three levels deep (spec §3). */
const levels = 3;

export function mainCategories(categories: Category[]) {
  return categories.filter(({ parentCategory }) => !parentCategory);
}

export function childCategories(categories: Category[], parentId: string) {
  return categories.filter(({ parentCategory }) => parentCategory === parentId);
}

/** The way to a category, main category first; empty when it is unknown. */
export function categoryChain(categories: Category[], categoryId: string) {
  const chain: Category[] = [];
  let next = categories.find(({ _id }) => _id === categoryId);
  while (next && chain.length < levels) {
    const { parentCategory } = next;
    chain.unshift(next);
    next = categories.find(({ _id }) => _id === parentCategory);
  }
  return chain;
}
