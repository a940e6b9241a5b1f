import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from './connection.ts';
import { errorCode } from './error-code.ts';

const maxTries = 6;

/** Serialization failure and deadlock: PostgreSQL has rolled back one of two transactions, which can run again. */
const retryableStates = new Set(['40001', '40P01']);

type Options = {
  /** Further errors to retry on, such as a collision of random numbers. */
  retryOn?: (error: Error) => boolean;
};

/**
 * Runs `work` in one transaction. After a deadlock or serialization failure it runs again, up to six times, after a
 * short random wait. `work` must therefore have no effect outside the database. Within a transaction, `work` belongs to
 * that one.
 */
export async function runTransaction<Result>(
  db: Db,
  work: (db: Db) => Promise<Result>,
  { retryOn = () => false }: Options = {},
): Promise<Result> {
  if (db.isTransaction) return work(db);
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const mayRetry = error instanceof Error && (retryableStates.has(errorCode(error)) || retryOn(error));
      if (!mayRetry || tries === maxTries) throw error;
      await wait(Math.random() * 20 * tries);
    }
  }
}

/** The unique constraint or foreign key that a write violated; undefined for other errors. */
export function brokenConstraint(error: Error) {
  return ['23505', '23503'].includes(errorCode(error)) && 'constraint' in error
    ? String(error.constraint)
    : undefined;
}
