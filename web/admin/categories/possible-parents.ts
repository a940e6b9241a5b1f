import type { NestedCategory } from '../products/nested-categories.tsx';

const deepest = 3;

/** The categories that may become the parent of `id` (null for a new category). A category cannot move below itself, and
 * no branch may get a fourth level. */
export function possibleParents(tree: NestedCategory[], id: string | null): NestedCategory[] {
  const branch = branchOf(tree, id);
  const top = branch[0]?.level ?? 1;
  const levels = Math.max(top, ...branch.map(({ level }) => level)) - top + 1;
  return tree.filter((node) => !branch.includes(node) && node.level + levels <= deepest);
}

/** A category and all categories below it. */
function branchOf(tree: NestedCategory[], id: string | null) {
  const start = tree.findIndex(({ category }) => category._id === id);
  if (start === -1) return [];
  const top = tree[start]?.level ?? 1;
  const length = tree.slice(start + 1).findIndex(({ level }) => level <= top);
  return length === -1 ? tree.slice(start) : tree.slice(start, start + 1 + length);
}
