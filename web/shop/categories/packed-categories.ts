import type { CategoryNode } from './category-chain.ts';

/**
 * The categories as one text, for a page's data: one line for each, with its level, id and name, below the line of its
 * parent. There are hundreds of them, React Router serializes every value separately, and ids barely compress.
 */
export function packCategories(categories: CategoryNode[]) {
  const packed = packedBefore.get(categories) ?? packTree(categories);
  packedBefore.set(categories, packed);
  return packed;
}

/** Pages share the answer with the categories (server/platform/render/call-in-process.ts). */
const packedBefore = new WeakMap<CategoryNode[], string>();

function packTree(categories: CategoryNode[]) {
  const byParent = Map.groupBy(categories, ({ parentCategory }) => parentCategory);
  const pack = (parent: string | undefined, level: number): string[] =>
    (byParent.get(parent) ?? []).flatMap(({ _id, name }) => [level + _id + name, ...pack(_id, level + 1)]);
  return pack(undefined, 0).join('\n');
}

let last: { packed: string; categories: CategoryNode[] } = { packed: '', categories: [] };

/** The categories in the text. The same text gives the same array, because every part of a page unpacks it. */
export function unpackCategories(packed: string) {
  if (packed !== last.packed) last = { packed, categories: unpack(packed) };
  return last.categories;
}

function unpack(packed: string) {
  /** The id of the latest category on each level. */
  const path: string[] = [];
  return Array.from(
    packed.matchAll(/^(\d)(.{36})(.*)$/gm),
    ([, level, _id = '', name = '']): CategoryNode => {
      path[Number(level)] = _id;
      const parentCategory = path[Number(level) - 1];
      return { _id, name, ...(parentCategory && { parentCategory }) };
    },
  );
}
