import type { Language } from '../../../shared/values/languages.ts';
import type { Row } from '../../listing/catalog-row.ts';
import type { CatalogSnapshot } from '../../listing/catalog-snapshot.ts';
import { readCategories } from './suggestion-labels.ts';

const mostHits = 24;
const mostCategories = 4;

/**
 * The categories of the best hits of a search, most frequent first; none if all are in the same one (requirements:
 * Search).
 */
export async function foundIn(snapshot: CatalogSnapshot, hits: Row[], language: Language) {
  const counts = new Map<number, number>();
  for (const { categories } of hits.slice(0, mostHits)) {
    const category = categories.at(-1) ?? 0;
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  if (counts.size < 2) return [];
  const categories = await readCategories(snapshot, language);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .flatMap(([number]) => categories.filter((category) => category.number === number))
    .slice(0, mostCategories)
    .map(({ id, name }) => ({ _id: id, name }));
}
