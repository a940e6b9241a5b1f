import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../../shared/api-error.ts';

/** How often something may happen: `points` times in `seconds` for each key. */
const rules = {
  ordersByAddress: { points: 30, seconds: 3600 },
  ordersByPhone: { points: 5, seconds: 3600 },
  guestOrderMisses: { points: 20, seconds: 60 },
} as const;

type LimitName = keyof typeof rules;

/** Counts in PostgreSQL, so that a limit holds across processes. */
export type Limits = {
  /** Counts one more for `key`. Throws ApiError 429 with the seconds to wait once the limit is passed. */
  spend: (name: LimitName, key: string) => Promise<void>;
  /** Throws the same, without counting, when the limit is already used up. */
  check: (name: LimitName, key: string) => Promise<void>;
};

export function createLimits(pool: pg.Pool): Limits {
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, createLimiter(pool, name, rule)]),
  ) as Record<LimitName, RateLimiterPostgres>;
  return {
    async spend(name, key) {
      try {
        await limiters[name].consume(key);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw tooMany(error);
        throw error;
      }
    },
    async check(name, key) {
      const used = await limiters[name].get(key);
      if (used && used.remainingPoints <= 0) throw tooMany(used);
    },
  };
}

/** Lifts every limit: `RATE_LIMITS=off`, for load tests. */
export const noLimits: Limits = { spend: async () => undefined, check: async () => undefined };

function createLimiter(pool: pg.Pool, keyPrefix: string, rule: { points: number; seconds: number }) {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    points: rule.points,
    duration: rule.seconds,
  });
}

function tooMany({ msBeforeNext }: RateLimiterRes) {
  return new ApiError(429, 'Too many attempts. Please wait and try again.', {
    retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  });
}
