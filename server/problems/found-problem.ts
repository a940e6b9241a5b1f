import type { Problem, ProblemKind } from '../../shared/problems.ts';
import type { Resources } from '../platform/http/resources.ts';

/** A problem as its finder sees it. `since` is absent where nothing tells when it began. */
export type Found = Omit<Problem, 'since' | 'canRetry'> & { since?: Date | undefined; canRetry?: true };

export type Finding = Pick<Resources, 'db' | 'env' | 'now'>;

/** A problem of which there is one at most. */
export function condition(kind: ProblemKind, facts: Omit<Found, '_id' | 'kind'> = {}): Found {
  return { _id: kind, kind, ...facts };
}
