import { setTimeout as wait } from 'node:timers/promises';
import type { Disk } from 'flydrive';
import { sql } from 'kysely';
import { demoCatalogue } from '../../db/demo/catalogue.ts';
import type { Db } from '../platform/db/connection.ts';
import { removeImage, removeStrayFiles } from '../platform/uploads/image-files.ts';
import { storeDemoPictures } from './load-demo-pictures.ts';
import { insertDemoRows } from './load-demo-rows.ts';

type Options = {
  db: Db;
  disk: Disk;
  log: { info: (facts: object, message: string) => void };
  catalogue?: ReturnType<typeof demoCatalogue>;
};

/** An arbitrary number that no other advisory lock of the shop uses. */
const lockKey = 20_250_803;
const retryAfterMs = 250;

/**
 * Fills an empty shop with the demo catalogue: pictures, categories, families, products and their opening stock. The
 * backs of the packs follow later (draw-backs.ts). Does nothing if there are categories or products. Processes that start
 * at the same time load it once; a killed one leaves only files, which the next run removes.
 */
export async function loadDemo(options: Options) {
  // A session lock, not a transaction lock, because drawing takes longer than a transaction may be idle.
  await options.db.connection().execute(async (connection) => {
    await takeLock(connection);
    try {
      if (await isEmpty(options.db)) await load(options);
    } finally {
      await sql`select pg_advisory_unlock(${lockKey})`.execute(connection);
    }
  });
}

async function takeLock(connection: Db) {
  const tryLock = sql<{ taken: boolean }>`select pg_try_advisory_lock(${lockKey}) as taken`;
  while (!(await tryLock.execute(connection)).rows[0]?.taken) await wait(retryAfterMs);
}

async function isEmpty(db: Db) {
  const category = await db.selectFrom('categories').select('id').limit(1).executeTakeFirst();
  const product = await db.selectFrom('products').select('id').limit(1).executeTakeFirst();
  return !category && !product;
}

async function load({ db, disk, log, catalogue = demoCatalogue() }: Options) {
  const startedAt = performance.now();
  const { pictures, ...rows } = catalogue;
  await removeStrayFiles(db, disk);
  const names = await storeDemoPictures({ pictures, disk, log });
  try {
    await db.transaction().execute((transaction) => insertDemoRows(transaction, { ...rows, names }));
  } catch (error) {
    await Promise.all([...names.values()].map((name) => removeImage(disk, name)));
    throw error;
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  log.info(
    { products: rows.products.length, pictures: pictures.length, seconds },
    'The demo catalogue is loaded',
  );
}
