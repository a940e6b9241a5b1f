import { sql } from 'kysely';
import { offeredSizes } from '../../../shared/catalog/sizes.ts';
import type { Db } from '../../platform/db/connection.ts';
import { dropFromCaches } from '../../platform/db/notify.ts';
import type { Env } from '../../platform/start-up/env.ts';
import { furnishSamples } from './furnish-samples.ts';
import { planOrders, type SampleOrder } from './plan-orders.ts';
import { planShop, type ShopStep } from './plan-shop.ts';
import { type OrderStep, planSteps } from './plan-steps.ts';
import { playStep, type Stage, sendTogether } from './play-orders.ts';
import { playShopStep } from './play-shop.ts';
import { minutesAfter } from './sample-days.ts';
import type { SampleSearch } from './sample-searches.ts';
import { seededRandom } from './seeded-random.ts';

type Making = {
  env: Env;
  now: Date;
  days: number;
  searches: SampleSearch[];
  /** Aborted when the shop stops. */
  signal?: AbortSignal | undefined;
};

const seed = 44;
const dayMinutes = 24 * 60;
const soldOutProducts = 2;

/**
 * Makes the samples of a demo with the shop's own functions, in the order of their times, so that prices, units and invoices
 * are right (docs/decisions/0091). Call it in a transaction: all of them exist, or none. Returns how many orders
 * there are.
 */
export async function makeSamples(db: Db, { env, now, days, searches, signal }: Making) {
  const random = seededRandom(seed, 'samples');
  const { products, soldOut } = await readShelf(db);
  const orders = planOrders({ now, days, products, soldOut, random });
  await lockProducts(db, orders);
  const begin = minutesAfter(now, -(days + 1) * dayMinutes);
  await setTime(db, begin);
  const stage = { shop: await furnishSamples(db, { env, at: begin }), placed: new Map() };
  const steps = [
    ...planShop({ now, days, orders, searches, soldOut, random }),
    ...orders.flatMap((order) => planSteps(order, { now, random: random.fork(`steps ${order.number}`) })),
  ];
  const due = steps
    .filter((step) => step.at <= now && !isLeft(step, now))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const together of Map.groupBy(due, ({ at }) => at.getTime()).values()) {
    signal?.throwIfAborted();
    await playTogether(db, stage, together);
  }
  await setTime(db, now);
  await dropFromCaches(db, ['catalog', 'orders', 'users']);
  return orders.length;
}

/** The buyers of the last hours have not been called yet, so that the queue of calls has orders whenever the demo begins. */
const uncalledHours = 8;

function isLeft(step: OrderStep | ShopStep, now: Date) {
  return 'order' in step && step.kind !== 'place' && step.order.at > minutesAfter(now, -uncalledHours * 60);
}

/** The steps of one moment. The parcels of a day are one of them. */
async function playTogether(db: Db, stage: Stage, steps: (OrderStep | ShopStep)[]) {
  const [now = new Date()] = steps.map(({ at }) => at);
  await setTime(db, now);
  const orders = steps.flatMap((step) => (step.kind === 'send' ? [step.order] : []));
  if (orders.length > 0) await sendTogether(db, stage, { orders, now });
  for (const step of steps) {
    if (!('order' in step)) await playShopStep(db, stage, step);
    else if (step.kind !== 'send') await playStep(db, stage, step);
  }
}

/** From now on the rows of this transaction are of this time (`row_time` in db/migrations). */
async function setTime(db: Db, time: Date) {
  await sql`select set_config('saha.time', ${time.toISOString()}, true)`.execute(db);
}

/** The products without sizes, always in the same order, and a few that are sold out. */
async function readShelf(db: Db) {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'category_id')
    .select(['products.id', 'stock', 'sizes', 'categories.name as category'])
    .where('products.external_key', 'is not', null)
    .orderBy('products.external_key')
    .execute();
  const plain = rows.filter(
    ({ sizes, category }) => offeredSizes({ sizes, category: { name: category } }).length === 0,
  );
  const idsOf = (wanted: typeof rows) => wanted.map(({ id }) => id);
  return {
    products: idsOf(plain.filter(({ stock }) => stock > 0)),
    soldOut: idsOf(plain.filter(({ stock }) => stock === 0)).slice(0, soldOutProducts),
  };
}

/** In the order of their ids, as orders do, so that a visitor who buys one of them meanwhile waits without a deadlock. */
async function lockProducts(db: Db, orders: SampleOrder[]) {
  const ids = orders.flatMap(({ lines }) => lines.map(({ productId }) => productId));
  await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forUpdate()
    .execute();
}
