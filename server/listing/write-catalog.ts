import type { Db } from '../platform/db/connection.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';

/**
 * Runs `work` in a transaction that first takes the catalog's lock, as every write to the catalog does. These
 * transactions therefore cannot deadlock, and none relies on data that another one is changing.
 */
export async function writeCatalog<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  return runTransaction(db, async (db) => {
    await db.selectFrom('catalog_version').select('version').forUpdate().execute();
    return work(db);
  });
}

/** How records of the catalog are changed (change-record.ts): under its lock, and with what the caches show of it. */
export const ofCatalog = { write: writeCatalog, tags: ['catalog'] };
