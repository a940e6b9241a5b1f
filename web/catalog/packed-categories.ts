import type { Category } from '../../shared/catalog.ts';
import type { CategoryNode } from './category-chain.ts';

/** The categories as one text, for a page's data: React Router writes each value by itself, and there are hundreds. */
export function packCategories(categories: Category[]) {
  return JSON.stringify(categories.map(({ _id, name, parentCategory }) => [_id, name, parentCategory]));
}

let last: { packed: string; categories: CategoryNode[] } = { packed: '[]', categories: [] };

/** The categories of the text; each time the same ones, because every part of a page asks. */
export function unpackCategories(packed: string) {
  if (packed !== last.packed) {
    const rows = JSON.parse(packed) as [string, string, string | null][];
    last = {
      packed,
      categories: rows.map(([_id, name, parent]) => ({
        _id,
        name,
        ...(parent && { parentCategory: parent }),
      })),
    };
  }
  return last.categories;
}
