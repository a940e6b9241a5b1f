import type { NestedCategory } from './nested-categories.ts';

const indent = '\u2003';

/** Categories as options of a select, each as far in as it lies deep. */
export function CategoryOptions({ categories }: { categories: NestedCategory[] }) {
  return categories.map(({ category: { _id, name }, level }) => (
    <option key={_id} value={_id}>
      {indent.repeat(level - 1) + name}
    </option>
  ));
}
