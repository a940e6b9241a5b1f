import type { SearchIndex } from './load-postings.ts';
import { type Alternative, worthOfBrand } from './match-word.ts';

/** The row of a visible product with any of the alternatives, or with them in its name or brand; undefined if there is none. */
export function findVisible(
  index: SearchIndex,
  alternatives: Alternative[],
  where: 'anywhere' | 'named' = 'anywhere',
) {
  const { matcher } = index;
  for (const segment of index.segments) {
    matcher.match(segment, alternatives);
    const listings = matcher.listings.subarray(0, matcher.count);
    const found = listings.find(
      (listing) =>
        (where === 'anywhere' || (matcher.worths[listing] as number) >= worthOfBrand) &&
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
