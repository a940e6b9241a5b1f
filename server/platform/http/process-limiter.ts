import { RateLimiterRes } from 'rate-limiter-flexible';
import { boundedCache } from '../memory/bounded-cache.ts';

type Rule = { points: number; seconds: number };

const bounds = { maxEntries: 50_000, maxBytes: 16 * 1024 * 1024 };

/**
 * Counts calls in this process, like RateLimiterMemory, but in bounded memory: that one keeps an entry and a timer for each
 * key, and whoever has a large network of IPv6 has millions of addresses.
 */
export class ProcessLimiter {
  readonly #points: number;
  readonly #counts: ReturnType<typeof boundedCache<{ calls: number }>>;

  constructor({ points, seconds }: Rule) {
    this.#points = points;
    this.#counts = boundedCache({ ...bounds, ttl: seconds * 1000 });
  }

  /** Rejects with a RateLimiterRes if the call exceeds the limit. */
  async consume(key: string) {
    const result = await this.penalty(key, 1);
    if (result.consumedPoints > this.#points) throw result;
    return result;
  }

  /** Counts calls without refusing any. */
  async penalty(key: string, calls: number) {
    const count = this.#counts.get(key) ?? { calls: 0 };
    if (count.calls === 0) this.#counts.set(key, count);
    count.calls += calls;
    return this.#resultOf(key, count.calls);
  }

  async get(key: string) {
    const count = this.#counts.get(key);
    return count ? this.#resultOf(key, count.calls) : null;
  }

  #resultOf(key: string, calls: number) {
    return new RateLimiterRes(Math.max(0, this.#points - calls), this.#counts.getRemainingTTL(key), calls);
  }
}
