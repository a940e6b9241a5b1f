import type { Db } from '../platform/db/connection.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';

/**
 * One transaction that writes to the catalogue. It begins with the lock that every writer of the catalogue takes first,
 * so that no two wait for each other, and none decides by what another is changing.
 */
export async function writeCatalog<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  return runTransaction(db, async (db) => {
    await db.selectFrom('catalog_version').select('version').forUpdate().execute();
    return work(db);
  });
}
