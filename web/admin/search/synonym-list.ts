import type { SynonymGroup } from '../../../shared/search/admin-search.ts';
import { comma } from '../../words/formats.ts';
import { termList } from './term-list.tsx';

/** The list of the groups of synonyms (requirements: Synonyms). */
export const synonymList = termList('/admin/search/synonyms');

/** The first words of a group, which name it. */
export function nameOfGroup({ words }: SynonymGroup) {
  return words.slice(0, 3).join(comma);
}
