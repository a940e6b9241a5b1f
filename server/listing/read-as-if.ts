import type { Db } from '../platform/db/connection.ts';
import { shareCatalog } from './follow-catalog.ts';

type Supposition<Result> = {
  /** Creates temporary tables. They hide those of the same name. */
  suppose: (db: Db) => Promise<unknown>;
  read: (db: Db) => Promise<Result>;
};

/**
 * What lists would find if some tables had other rows. The transaction is rolled back: it locks nothing that others
 * write, and nobody else sees its tables.
 */
export async function readAsIf<Result>(db: Db, { suppose, read }: Supposition<Result>): Promise<Result> {
  const transaction = await db.startTransaction().execute();
  try {
    shareCatalog(transaction, db);
    await suppose(transaction);
    return await read(transaction);
  } finally {
    await transaction.rollback().execute();
  }
}
