import { sql } from 'kysely';
import type { Db } from './connection.ts';

const rowsAtOnce = 500;

/**
 * The rows of a query, fetched as they are wanted. PostgreSQL's clock for a statement runs until its last row is fetched,
 * so it is set for somebody with a slow line, who takes a file of a hundred thousand rows.
 */
export async function* streamRows<Row>(db: Db, query: (db: Db) => { stream: Stream<Row> }) {
  const transaction = await db.startTransaction().setAccessMode('read only').execute();
  try {
    await sql`set local statement_timeout = '15min'`.execute(transaction);
    yield* query(transaction).stream(rowsAtOnce);
  } finally {
    await transaction.rollback().execute();
  }
}

type Stream<Row> = (rowsAtOnce: number) => AsyncIterable<Row>;
