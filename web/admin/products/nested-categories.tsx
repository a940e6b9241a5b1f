import type { Category } from '../../../shared/catalog/catalog.ts';
import { language } from '../../words/formats.ts';

/** A category in the tree. Main categories have level 1. */
export type NestedCategory = { category: Category; level: number; hasChildren: boolean };

/** The categories in the order of the tree: each before its subcategories. */
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

/** The category with its texts in the language of the page. Its form edits the base texts. */
export function inReaderTexts(node: NestedCategory): NestedCategory {
  const { category } = node;
  const own = category.texts?.[language];
  if (!own) return node;
  const name = own.name || category.name;
  return { ...node, category: { ...category, name, description: own.description || category.description } };
}

const indent = '\u2003';

/** The id of a category and its name, indented by its level. */
export function categoryOption({ category: { _id, name }, level }: NestedCategory) {
  return [_id, indent.repeat(level - 1) + name] as const;
}

/** Categories as options of a select, indented by their level. */
export function CategoryOptions({ categories }: { categories: NestedCategory[] }) {
  return categories.map(categoryOption).map(([id, text]) => (
    <option key={id} value={id}>
      {text}
    </option>
  ));
}
