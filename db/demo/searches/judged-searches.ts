import { arabicSearches } from './arabic-searches.ts';
import { englishSearches } from './english-searches.ts';
import { frenchSearches } from './french-searches.ts';

/**
 * Searches that people make in a parapharmacy, for the demo catalog, with parts of English names: page 1 must show a
 * product with one of them.
 */
export const judgedSearches = Object.entries({
  ...englishSearches,
  ...frenchSearches,
  ...arabicSearches,
}).map(([keyword, expected]) => ({ keyword, expected: expected.split('|') }));
