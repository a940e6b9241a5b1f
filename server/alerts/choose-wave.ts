import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Db } from '../platform/db/connection.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import { enqueueAll, type Job } from '../platform/jobs/job.ts';
import { sendBackInStock } from './alert-mails.ts';
import { awaitedProducts } from './awaited-product.ts';

/** Not everybody who waits still buys. But if far more people got a mail than there are units, most would be too late. */
const peoplePerUnit = 3;

/** Chooses the people to tell about units that came in, every minute. */
export const chooseWaves: Job<object> = {
  queue: 'back-in-stock',
  cron: '* * * * *',
  // Jobs of every minute would pile up. If one fails or is late, the next one does its work.
  options: { retentionSeconds: 3600, deleteAfterSeconds: 3600, retryLimit: 0 },
  async run(_data, { db, jobs, now }) {
    while (await chooseWave(db, { jobs, now: now() }));
  },
};

/**
 * Takes the restocks of one visible product and enqueues a mail for each of the longest waiting, at most three for each
 * unit that is still there. The others wait for the next units. Returns false if there was nothing to take.
 */
async function chooseWave(db: Db, { jobs, now }: { jobs: PgBoss; now: Date }) {
  return runTransaction(db, async (db) => {
    const restocks = db.selectFrom('restocks').select('product_id');
    // Locked, so that no two processes take the same restocks, and no units come in between.
    const product = await awaitedProducts(db)
      .where('products.id', 'in', restocks)
      .where('visible', '=', true)
      .orderBy('products.id')
      .limit(1)
      .forUpdate('products')
      .executeTakeFirst();
    if (!product) return false;
    const taken = await db
      .deleteFrom('restocks')
      .where('product_id', '=', product.id)
      .returning('units')
      .execute();
    const units = taken.reduce((sum, { units }) => sum + units, 0);
    const places = product.buyable ? peoplePerUnit * Math.min(units, product.stock) : 0;
    const chosen = await choosePeople(db, { productId: product.id, places, now });
    await enqueueAll(db, { jobs, job: sendBackInStock, all: chosen.map(({ id }) => ({ alertId: id })) });
    return true;
  });
}

type Wave = { productId: string; places: number; now: Date };

function choosePeople(db: Db, { productId, places, now }: Wave) {
  const longestWaiting = db
    .selectFrom('stock_alerts')
    .select('id')
    .where('product_id', '=', productId)
    .where('email', 'is not', null)
    .where('confirmed_at', 'is not', null)
    .where('chosen_at', 'is', null)
    .where('notified_at', 'is', null)
    .orderBy('confirmed_at')
    .orderBy('id')
    .limit(places)
    .forUpdate();
  return db
    .updateTable('stock_alerts')
    .set({ chosen_at: now })
    .where('id', 'in', sql<string>`(${longestWaiting})`)
    .returning('id')
    .execute();
}
