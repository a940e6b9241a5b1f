import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from './connection.ts';

const mostTries = 6;

/** Serialization failure, deadlock. PostgreSQL rolled one of two transactions back; it may simply be run again. */
const yielding = new Set(['40001', '40P01']);

type Options = {
  /** Further failures after which another run makes sense, such as the clash of a random number. */
  retryOn?: (error: Error) => boolean;
};

/**
 * Runs `work` in one transaction: all of it or nothing. A transaction that had to yield to another is run again a few
 * times, after a short random wait, so that nobody notices. `work` must therefore do nothing outside the database.
 */
export async function runTransaction<Result>(
  db: Db,
  work: (db: Db) => Promise<Result>,
  { retryOn = () => false }: Options = {},
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const mayRetry = error instanceof Error && (yielding.has(sqlState(error)) || retryOn(error));
      if (!mayRetry || tries === mostTries) throw error;
      await wait(Math.random() * 20 * tries);
    }
  }
}

function sqlState(error: Error) {
  return 'code' in error ? String(error.code) : '';
}

/** The unique constraint or the foreign key that a write broke, if that is what went wrong. */
export function brokenConstraint(error: Error) {
  return ['23505', '23503'].includes(sqlState(error)) && 'constraint' in error
    ? String(error.constraint)
    : undefined;
}
