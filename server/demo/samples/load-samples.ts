import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { readDemo } from '../../../db/demo/read-demo.ts';
import { alone } from '../../platform/db/alone.ts';
import type { Db } from '../../platform/db/connection.ts';
import type { Env } from '../../platform/start-up/env.ts';
import { StartUpError } from '../../platform/start-up/start-up-error.ts';
import { clearSamples } from './clear-samples.ts';
import { makeSamples } from './make-samples.ts';
import { countSampleSearches } from './sample-searches.ts';

type Options = {
  db: Db;
  env: Env;
  log: Pick<FastifyBaseLogger, 'info'>;
  now: Date;
  /** How far back the samples go. */
  days?: number;
  signal?: AbortSignal;
};

const lockKey = 20_251_128;

/**
 * Makes the samples of a demo that has no order yet, and does nothing otherwise. Processes that start at the same time make
 * them once; a killed one leaves none, and the next start makes them.
 */
export async function loadSamples(options: Options) {
  await alone(options.db, lockKey, async () => {
    if (await hasOrders(options.db)) return;
    if (!(await hasOnlyDemoProducts(options.db))) return;
    await make(options);
  });
}

/**
 * Makes the samples of a demo anew, dated back from today. Throws StartUpError, and changes nothing, if the shop has real
 * orders or is not a demo.
 */
export async function renewSamples(options: Options) {
  const { db } = options;
  await alone(db, lockKey, async () => {
    if (!(await hasOnlyDemoProducts(db))) {
      throw new StartUpError(
        'This shop is not a demo: it has other products than the demo catalog, so it gets no samples.',
      );
    }
    await db.transaction().execute(async (db) => {
      // No order may be placed between the check and the renewal.
      await sql`lock table orders in share row exclusive mode`.execute(db);
      if (await hasRealOrders(db)) {
        throw new StartUpError('This shop has orders that are not samples, so its samples are not renewed.');
      }
      await clearSamples(db);
    });
    await make(options);
  });
}

async function make({ db, log, days = 60, ...making }: Options) {
  const startedAt = performance.now();
  const searches = await countSampleSearches(db);
  const orders = await db.transaction().execute((db) => makeSamples(db, { ...making, days, searches }));
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  log.info({ orders, seconds }, 'The sample orders of the demo are made');
}

async function hasOrders(db: Db) {
  return (await db.selectFrom('orders').select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function hasRealOrders(db: Db) {
  const real = await db
    .selectFrom('orders')
    .select('id')
    .where('id', 'not in', db.selectFrom('sample_orders').select('order_id'))
    .limit(1)
    .executeTakeFirst();
  return real !== undefined;
}

/** Whether nobody has added a product to the demo catalog, or replaced it. Variations of it are for measurements. */
async function hasOnlyDemoProducts(db: Db) {
  const rows = await db.selectFrom('products').select('external_key').execute();
  const known = new Set(readDemo().newestFirst);
  const isOfDemo = (key: string | null) => key !== null && (known.has(key) || key.startsWith('variation-'));
  return rows.length > 0 && rows.every(({ external_key }) => isOfDemo(external_key));
}
