import * as z from 'zod/mini';
import type { SynonymGroup } from '../../../shared/admin-search.ts';
import { adminList, keywordFilter } from '../list/admin-list.ts';

/** The list of the groups of synonyms (requirements: Synonyms). */
export const synonymList = adminList({
  path: '/admin/search/synonyms',
  filters: z.object({ keyword: keywordFilter }),
  sorting: z.object({}),
});

/** The first words of a group, which name it. */
export function nameOfGroup({ words }: SynonymGroup) {
  return words.slice(0, 3).join(', ');
}
