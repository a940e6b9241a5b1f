import { sql } from 'kysely';
import type { Db } from './connection.ts';

const rowsAtOnce = 500;
/** The first row may come after a sort of all of them. */
const rowDeadlineMs = 30_000;

/**
 * The rows of a query, fetched as they are wanted. PostgreSQL's clock for a statement runs until its last row is fetched,
 * so it is set for somebody with a slow line, who takes a file of a hundred thousand rows.
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

/** Each next row comes within the deadline, or an error says that the database fell silent. */
async function* withinDeadline<Row>(rows: AsyncIterable<Row>) {
  const iterator = rows[Symbol.asyncIterator]();
  let giveUp: ((error: Error) => void) | undefined;
  // One timer for all rows: a timer of its own would cost each row more than reading it.
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
    // Closes the cursor. A server that fell silent would not answer that either.
    if (!giveUp) await iterator.return?.();
  }
}

type Stream<Row> = (rowsAtOnce: number) => AsyncIterable<Row>;
