import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '../db/connection.ts';
import { filteredOrders, type OrderFilter } from './order-filter.ts';

/** How many orders of a filter were placed before a moment. */
type Past = { before: Date; count: number };

/** Below this, counting costs less than it is worth to remember. */
const many = 5_000;

const pasts = new WeakMap<Db, LRUCache<string, Past>>();

/**
 * How many orders the filter leaves. No order goes, and what keywords and days ask for changes only when a person is erased,
 * which may show a minute late: so the past is counted once a minute, and otherwise only what was placed since. The status
 * does change.
 */
export async function countOrders(db: Db, filter: OrderFilter): Promise<number> {
  if (filter.status) return countNow(db, filter);
  const past = pasts.get(db) ?? new LRUCache({ max: 1_000, ttl: 60_000 });
  pasts.set(db, past);
  const { keyword, startDate, endDate } = filter;
  const key = JSON.stringify([keyword, startDate, endDate]);
  const known = past.get(key);
  if (known) return known.count + (await countNow(db, filter, known.before));
  const { count, before, countBefore } = await countWithPast(db, filter);
  if (countBefore > many) past.set(key, { before, count: countBefore });
  return count;
}

async function countNow(db: Db, filter: OrderFilter, since?: Date) {
  let orders = filteredOrders(db, filter);
  if (since) orders = orders.where('created_at', '>=', since);
  const { count } = await orders.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  return count;
}

/** Nobody takes a minute to place an order. JavaScript knows times to the millisecond only. */
const aMinuteAgo = sql<Date>`date_trunc('milliseconds', now() - interval '1 minute')`;

function countWithPast(db: Db, filter: OrderFilter) {
  return filteredOrders(db, filter)
    .select([
      aMinuteAgo.as('before'),
      sql<number>`count(*)`.as('count'),
      sql<number>`count(*) filter (where created_at < ${aMinuteAgo})`.as('countBefore'),
    ])
    .executeTakeFirstOrThrow();
}
