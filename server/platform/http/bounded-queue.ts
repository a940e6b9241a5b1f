import pLimit from 'p-limit';
import { ApiError } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';

type Bounds = { concurrency: number; maxWaiting: number };

/**
 * Runs at most `concurrency` tasks at once; the others wait in the order of arrival. Throws ApiError 503 if
 * `maxWaiting` tasks are waiting already: the caller would give up before its turn, and the queue must not grow without
 * bound.
 */
export function boundedQueue({ concurrency, maxWaiting }: Bounds) {
  const limit = pLimit(concurrency);
  return async function enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    if (limit.pendingCount >= maxWaiting) {
      throw new ApiError(503, refusal('shop-busy'), { retryAfter: 1 });
    }
    return limit(task);
  };
}
