import type { SearchIndex } from './load-postings.ts';
import { type Alternative, worthOfBrand, worthOfRest } from './match-word.ts';

/**
 * The row of a visible product with any of the alternatives, or with them in its name or brand, or in these, its
 * category or its needs; undefined if there is none.
 */
export function findVisible(
  index: SearchIndex,
  alternatives: Alternative[],
  where: 'anywhere' | 'named' | 'prominent' = 'anywhere',
) {
  const least = { anywhere: 0, prominent: worthOfRest * 1.01, named: worthOfBrand }[where];
  const { matcher } = index;
  for (const segment of index.segments) {
    matcher.match(segment, alternatives);
    const listings = matcher.listings.subarray(0, matcher.count);
    const found = listings.find(
      (listing) =>
        (matcher.worths[listing] as number) >= least &&
        index.isCurrent(segment, listing) &&
        index.isVisible(segment.rows[listing] as number),
    );
    if (found !== undefined) return segment.rows[found];
  }
  return undefined;
}

/** An alternative that requires all of these stems. */
export function allOf(...stems: string[]): Alternative {
  return { stems, kind: 'all', weight: 1 };
}
