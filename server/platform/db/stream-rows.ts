import { sql } from 'kysely';
import type { Db } from './connection.ts';

const rowsAtOnce = 500;
/** Long, because the first row may come only after all are sorted. */
const rowDeadlineMs = 30_000;

/**
 * Streams the rows of a query in batches. PostgreSQL's statement timeout runs until the last row is fetched, so it is
 * raised for a download of a hundred thousand rows over a slow connection.
 */
export async function* streamRows<Row>(db: Db, query: (db: Db) => { stream: Stream<Row> }) {
  const transaction = await db.startTransaction().setAccessMode('read only').execute();
  try {
    await sql`set local statement_timeout = '15min'`.execute(transaction);
    yield* withinDeadline(query(transaction).stream(rowsAtOnce));
  } finally {
    await transaction.rollback().execute();
  }
}

/** Throws an error if the next row does not arrive within the deadline. */
async function* withinDeadline<Row>(rows: AsyncIterable<Row>) {
  const iterator = rows[Symbol.asyncIterator]();
  let giveUp: ((error: Error) => void) | undefined;
  // One timer for all rows, because a timer for each would take longer than reading the row.
  const timer = setTimeout(() => {
    giveUp?.(Object.assign(new Error('The database sent no row in time'), { code: 'ETIMEDOUT' }));
  }, rowDeadlineMs);
  try {
    for (;;) {
      timer.refresh();
      const { done, value } = await new Promise<IteratorResult<Row>>((resolve, reject) => {
        giveUp = reject;
        iterator.next().then(resolve, reject);
      });
      giveUp = undefined;
      if (done) return;
      yield value;
    }
  } finally {
    clearTimeout(timer);
    // Closes the cursor without waiting, because a silent server would not answer that either.
    if (!giveUp) await iterator.return?.();
  }
}

type Stream<Row> = (rowsAtOnce: number) => AsyncIterable<Row>;
