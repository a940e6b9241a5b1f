import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import type { Db } from '../db/connection.ts';
import { asPrepared } from '../db/prepared-queries.ts';
import type { Env } from '../start-up/env.ts';
import { ProcessLimiter } from './process-limiter.ts';

/**
 * `points` calls in `seconds` per key. Further calls are refused until then, or for `lockSeconds` if set. With
 * `inProcess` each process counts for itself: calls so frequent and so cheap that counting in PostgreSQL would cost more.
 * `refusal` is what the caller reads, if there is more to say than to wait.
 */
type Rule = {
  points: number;
  seconds: number;
  lockSeconds?: number;
  inProcess?: boolean;
  refusal?: 'too-many-codes';
};

/**
 * Mobile operators give many people one network address. So calls of strangers are counted by browser first and by network
 * address last, where more are allowed: an abuser is stopped long before the people with the same address are.
 */
const visitorRules = {
  ordersByVisitor: { points: 30, seconds: 3600 },
  ordersByAddress: { points: 300, seconds: 3600 },
  phoneChecksByVisitor: { points: 30, seconds: 3600 },
  phoneChecksByAddress: { points: 150, seconds: 3600 },
  guestOrderMissesByVisitor: { points: 20, seconds: 60 },
  guestOrderMissesByAddress: { points: 100, seconds: 60 },
  signInsByVisitor: { points: 30, seconds: 60 },
  signInsByAddress: { points: 120, seconds: 60 },
  registrationsByVisitor: { points: 5, seconds: 3600 },
  registrationsByAddress: { points: 30, seconds: 3600 },
  resetLinksByVisitor: { points: 30, seconds: 3600 },
  resetLinksByAddress: { points: 150, seconds: 3600 },
  codesByVisitor: { points: 30, seconds: 3600 },
  codesByAddress: { points: 150, seconds: 3600 },
  // A buyer mistypes a code a few times; the codes of an offer can be 10,000.
  codeGuessesByVisitor: { points: 20, seconds: 3600, refusal: 'too-many-codes' },
  codeGuessesByAddress: { points: 150, seconds: 3600, refusal: 'too-many-codes' },
  alertsByVisitor: { points: 30, seconds: 3600 },
  alertsByAddress: { points: 150, seconds: 3600 },
  // A review of an order with ten products and their pictures takes about fifty.
  reviewsByVisitor: { points: 120, seconds: 3600 },
  reviewsByAddress: { points: 600, seconds: 3600 },
  messagesByVisitor: { points: 5, seconds: 3600 },
  messagesByAddress: { points: 30, seconds: 3600 },
} as const satisfies Record<`${string}By${'Visitor' | 'Address'}`, Rule>;

const day = 24 * 3600;

const rules = {
  ...visitorRules,
  ordersByPhone: { points: 5, seconds: 3600 },
  // Added up, and compared by the caller (server/orders/review/review-orders.ts, server/platform/jobs/mail-job.ts).
  reservedUnitsByAddress: { points: 1, seconds: day },
  reservedDinarsByAddress: { points: 1, seconds: day },
  soldOutByAddress: { points: 1, seconds: day },
  mailsByKind: { points: 1, seconds: 3600 },
  // One for each unknown code of a visitor, so that the same one again is no further guess.
  guessesOfCode: { points: 1, seconds: 3600 },
  trackMissesByNumber: { points: 20, seconds: 3600 },
  mailsByRecipient: { points: 3, seconds: 3600 },
  emailChangesByUser: { points: 5, seconds: 3600 },
  resetLinksBySender: { points: 3, seconds: 3600, lockSeconds: 900 },
  resetLinksByEmail: { points: 20, seconds: 3600 },
  codesByEmail: { points: 5, seconds: 3600 },
  invitationsByUser: { points: 30, seconds: 3600 },
  invitationsByAddress: { points: 60, seconds: 3600 },
  alertsByEmail: { points: 10, seconds: 3600 },
  alertsByPhone: { points: 10, seconds: 3600 },
  // Mobile operators give many shoppers one address, each of whom types a few letters per second.
  suggestionsByAddress: { points: 1200, seconds: 60, inProcess: true },
  // Lists and facets that no cache has. A page of the listing needs two of them.
  listsByAddress: { points: 1200, seconds: 60, inProcess: true },
  // Mobile operators give many people one address, and an advertisement brings them at once.
  visitsByAddress: { points: 600, seconds: 60, inProcess: true },
} as const satisfies Record<string, Rule>;

type LimitName = keyof typeof rules;

/** What strangers do, each with a limit by visitor and one by network address. */
export type VisitorAction = keyof typeof visitorRules extends infer Name
  ? Name extends `${infer Action}ByVisitor`
    ? Action
    : never
  : never;

type Limiter = RateLimiterPostgres | ProcessLimiter;

/** Counters in PostgreSQL, so that a limit holds across processes, except those of rules that say otherwise. */
export type Limits = {
  /** Counts one call for `key`. Throws ApiError 429 with the seconds to wait if that exceeds the limit. */
  spend: (name: LimitName, key: string) => Promise<void>;
  /** Throws the same error, without counting, if the limit is used up. */
  check: (name: LimitName, key: string) => Promise<void>;
  /** Adds `points` without a limit, or takes them back, and returns the sum of the time; 0 if nothing is counted. */
  count: (name: LimitName, key: string, points: number) => Promise<number>;
  /** False without limits (`RATE_LIMITS=off`). */
  isOn: boolean;
  /** The same limits, counted in a transaction: a rollback undoes the counts. */
  within: (db: Db) => Limits;
};

export function createLimits(db: Db): Limits {
  const limiters = Object.fromEntries(
    Object.keys(rules).map((name) => [name, createLimiter(db, name as LimitName, { sweeps: true })]),
  ) as Record<LimitName, Limiter>;
  return countingWith((name) => limiters[name]);
}

/** The limits of a process for its jobs. The other ones of the process delete expired counters. */
export function limitsOfJobs(db: Db, { rateLimits }: Pick<Env, 'rateLimits'>): Limits {
  return rateLimits ? countingWith((name) => createLimiter(db, name, { sweeps: false })) : noLimits;
}

function countingWith(limiter: (name: LimitName) => Limiter): Limits {
  return {
    async spend(name, key) {
      try {
        await limiter(name).consume(key);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw tooMany(error.msBeforeNext, rules[name]);
        throw error;
      }
    },
    async check(name, key) {
      const used = await limiter(name).get(key);
      if (used && used.remainingPoints <= 0) throw tooMany(used.msBeforeNext, rules[name]);
    },
    async count(name, key, points) {
      const { consumedPoints } = await limiter(name).penalty(key, points);
      return consumedPoints;
    },
    isOn: true,
    within: (db) => countingWith((name) => createLimiter(db, name, { sweeps: false })),
  };
}

/** The key of an e-mail address: the same for every spelling of one mailbox. It always fits into the table. */
export function emailKey(email: string) {
  return createHash('sha256').update(mailboxOf(email)).digest('base64url');
}

/**
 * Case never matters. Dots and what follows a plus are dropped only where the provider is known to ignore them: elsewhere
 * they may belong to another person.
 */
function mailboxOf(email: string) {
  const address = email.trim().normalize('NFC').toLowerCase();
  const [, name = '', isGoogle] = /^([^@]*)@(?:(gmail|googlemail)\.com)$/.exec(address) ?? [];
  return isGoogle ? `${name.replace(/\+.*/, '').replaceAll('.', '')}@gmail.com` : address;
}

/** No limits at all, for `RATE_LIMITS=off` in load tests. */
export const noLimits: Limits = {
  spend: async () => undefined,
  check: async () => undefined,
  count: async () => 0,
  isOn: false,
  within: () => noLimits,
};

type Query = { text: string; values: unknown[] };

/** The database or a transaction, in the form that the limiter expects. Its own names of queries are left out. */
function asStore(db: Db) {
  return {
    async query({ text, values }: Query) {
      const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(asPrepared(text), values));
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
    },
  };
}

/**
 * Whether the limiter deletes expired counters. A limiter for a transaction does not live long enough and leaves that
 * to the others.
 */
type LimiterOptions = { sweeps: boolean };

function createLimiter(db: Db, name: LimitName, { sweeps }: LimiterOptions): Limiter {
  const { points, seconds, lockSeconds = 0, inProcess }: Rule = rules[name];
  if (inProcess) return new ProcessLimiter({ points, seconds });
  return new RateLimiterPostgres({
    storeClient: asStore(db),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: sweeps,
    keyPrefix: name,
    points,
    duration: seconds,
    blockDuration: lockSeconds,
  });
}

/** The error 429 of a caller who has to wait for `milliseconds`. */
export function tooMany(milliseconds: number, rule: Partial<Rule> = {}) {
  return new ApiError(429, refusal(rule.refusal ?? 'too-many-attempts'), {
    retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)),
  });
}
