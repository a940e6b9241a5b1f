import type { SearchIndex } from './load-postings.ts';
import type { Alternative } from './match-word.ts';

/** The row of a visible product with any of the alternatives; undefined if there is none. */
export function findVisible(index: SearchIndex, alternatives: Alternative[]) {
  const { matcher } = index;
  for (const segment of index.segments) {
    matcher.match(segment, alternatives);
    const listings = matcher.listings.subarray(0, matcher.count);
    const found = listings.find(
      (listing) => index.isCurrent(segment, listing) && index.isVisible(segment.rows[listing] as number),
    );
    if (found !== undefined) return segment.rows[found];
  }
  return undefined;
}

/** An alternative that requires all of these stems. */
export function allOf(...stems: string[]): Alternative {
  return { stems, kind: 'all', weight: 1 };
}
