import { sql } from 'kysely';
import type { Db } from '../platform/db/connection.ts';
import { createBatcher } from '../platform/db/create-batcher.ts';
import { brokenConstraint, runTransaction } from '../platform/db/run-transaction.ts';

/** Places orders inside a transaction and returns them in sequence; throws if one of them is refused. */
type Place<Request, Placed> = (db: Db, requests: Request[]) => Promise<Placed[]>;

/** How long a shared transaction waits for a lock. After that, each of its orders gets its own transaction. */
const longestSharedWait = '500ms';

/**
 * Lets orders that arrive while others are being placed share the next transaction. Most of what an order costs
 * PostgreSQL is paid per statement and per commit, so sharing them lets the same machine take a third more orders
 * (docs/decisions/0031). No order waits for others that might still arrive. While a slow disk commits one batch, the
 * next begins after 10 ms.
 */
export function batchOrders<Request, Placed>(place: Place<Request, Placed>) {
  return createBatcher((db: Db, requests: Request[]) => placeEach(db, requests, place), {
    maxSize: 16,
    overlapAfterMs: 10,
  });
}

/**
 * Tries all orders in one transaction. If one of them is refused or has to wait, that is rolled back and each gets its
 * own transaction and its own answer. Without a connection or after a failed commit there is no second try, because the
 * orders might exist already and would be placed twice.
 */
function placeEach<Request, Placed>(
  db: Db,
  requests: Request[],
  place: Place<Request, Placed>,
): Promise<Placed>[] {
  if (requests.length === 1) return requests.map((request) => placeAlone(db, request, place));
  let isBeforeCommit = false;
  const together = inTransaction(db, async (db) => {
    isBeforeCommit = true;
    await sql`set local lock_timeout = ${sql.lit(longestSharedWait)}`.execute(db);
    const placed = await place(db, requests);
    isBeforeCommit = false;
    return placed;
  });
  return requests.map(async (request, index) => {
    const placed = await together.catch((error: Error) => {
      if (!isBeforeCommit) throw error;
    });
    return placed?.[index] ?? placeAlone(db, request, place);
  });
}

async function placeAlone<Request, Placed>(db: Db, request: Request, place: Place<Request, Placed>) {
  const [placed] = await inTransaction(db, (db) => place(db, [request]));
  if (!placed) throw new Error('An order was neither placed nor refused');
  return placed;
}

function inTransaction<Placed>(db: Db, work: (db: Db) => Promise<Placed[]>) {
  return runTransaction(db, work, { retryOn: isIdClash });
}

/** Ids and order numbers are random, so two may be the same one day. The transaction then runs again with new ones. */
function isIdClash(error: Error) {
  const constraint = brokenConstraint(error);
  return constraint === 'orders_pkey' || constraint === 'orders_number_key';
}
