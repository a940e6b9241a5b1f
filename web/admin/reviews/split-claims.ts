import { findHealingClaims } from '../../../shared/catalog/healing-claims.ts';

type Part = { part: string; isClaim: boolean };

/** A text in parts, of which those that claim to heal can be marked. Together they are the text as it was written. */
export function splitClaims(text: string): Part[] {
  const claims = findHealingClaims(text);
  if (claims.length === 0) return [{ part: text, isClaim: false }];
  // Claims come in lower case, with single spaces between their words.
  const words = claims.map((claim) =>
    claim
      .split(' ')
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^\\p{L}\\p{M}\\p{N}]+'),
  );
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${words.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
  return text
    .split(pattern)
    .map((part, at) => ({ part, isClaim: at % 2 === 1 }))
    .filter(({ part }) => part !== '');
}
