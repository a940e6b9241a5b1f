import type { Language } from '../../../shared/languages.ts';
import type { CatalogCopy } from '../../catalog/listing/catalog-copy.ts';
import type { CatalogSnapshot } from '../../catalog/listing/catalog-snapshot.ts';
import type { Db } from '../../platform/db/connection.ts';
import { suggestionLabels } from './suggestion-labels.ts';

const mostHits = 24;
const mostCategories = 4;

/** `hits` are rows. */
type Found = { copy: CatalogCopy; hits: Int32Array; language: Language };

/**
 * The categories of the best hits of a search, most frequent first; none if all are in the same one (requirements:
 * Search).
 */
export async function foundIn(db: Db, snapshot: CatalogSnapshot, { copy, hits, language }: Found) {
  const labels = await suggestionLabels(db, snapshot, { copy, language });
  copy.check(snapshot);
  const { segment, segments } = copy.columns;
  const counts = new Map<number, number>();
  for (const row of hits.subarray(0, mostHits)) {
    const category = segments.categoryOf(segment[row]);
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  if (counts.size < 2) return [];
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .flatMap(([number]) => labels.byNumber.get(number) ?? [])
    .slice(0, mostCategories);
}
