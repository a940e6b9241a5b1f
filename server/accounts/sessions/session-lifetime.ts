import type { Role } from '../../../shared/accounts.ts';

const hour = 60 * 60;
const day = 24 * hour;

/** Seconds after which a session ends: without a call, and in any case (threats T17). */
export const sessionLifetime: Record<Role, { idle: number; absolute: number }> = {
  user: { idle: 14 * day, absolute: 30 * day },
  admin: { idle: 2 * hour, absolute: 12 * hour },
};

/** How much later than the last call `last_seen_at` may lag: a row written by every call would be a row too many. */
export const seenEverySeconds = 5 * 60;
