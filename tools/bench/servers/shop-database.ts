import { sql } from 'kysely';
import { createDb, createPool, type Db } from '../../../server/platform/db/connection.ts';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/embedded-postgres.ts';

/** Enough for any number of orders. It is recorded as an administrator's change, so the invariants hold. */
const plenty = 1_000_000;

export function addStock(dataDir: string) {
  return withDatabase(dataDir, (db) =>
    sql`
      with raised as (update products set stock = stock + ${plenty} returning id)
      insert into stock_moves (product_id, delta, reason) select id, ${plenty}, 'admin' from raised
    `.execute(db),
  );
}

export function countOrders(dataDir: string) {
  return withDatabase(dataDir, async (db) => {
    const { orders } = await db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('orders'))
      .executeTakeFirstOrThrow();
    return orders;
  });
}

/** Connects to the running database of a shop's data folder. */
export async function withDatabase<Result>(dataDir: string, work: (db: Db) => Promise<Result>) {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const db = createDb(createPool({ connectionString: postgres.connectionString, onError: () => undefined }));
  try {
    return await work(db);
  } finally {
    await db.destroy();
    await postgres.stop();
  }
}
