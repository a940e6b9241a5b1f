import { ApiError } from '../../../shared/api-error.ts';

type Bounds = { atOnce: number; mostWaiting: number };

/**
 * Runs work at most `atOnce` times side by side, in the order of asking. With `mostWaiting` in line, the next is refused
 * (ApiError 503): whoever waits longer has left, and the line must not eat the memory.
 */
export function boundedQueue({ atOnce, mostWaiting }: Bounds) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function takePlace() {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) {
      throw new ApiError(503, 'The shop is busy. Please try again in a moment.', { retryAfter: 1 });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  /** The next in line takes over the place, so that nobody can slip in between. */
  function leavePlace() {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    await takePlace();
    try {
      return await work();
    } finally {
      leavePlace();
    }
  };
}
