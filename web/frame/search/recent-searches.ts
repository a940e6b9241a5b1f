import { recentSearchesEntry } from '../../session/local-entries.ts';

const mostRecent = 8;

/** Puts a searched term first among the recent ones (requirements: Local entries). */
export function rememberSearch(typed: string) {
  const term = typed.trim();
  if (term === '') return;
  const others = recentSearchesEntry.get().filter((other) => other.toLowerCase() !== term.toLowerCase());
  recentSearchesEntry.set([term, ...others].slice(0, mostRecent));
}

export function forgetSearch(term: string) {
  recentSearchesEntry.set(recentSearchesEntry.get().filter((other) => other !== term));
}
