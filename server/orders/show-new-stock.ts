import type { Db } from '../db/connection.ts';
import { dropFromCaches } from '../db/notify.ts';
import type { OrderRow } from './order-queries.ts';

/**
 * Lets every page show the stock that an order left. Not part of the order's transaction, because PostgreSQL lets
 * transactions that notify commit only one after the other, each waiting for the disk. So it happens right after the
 * commit, and once more in the order's job, in case the process died in between.
 */
export async function showNewStock(db: Db, { items }: Pick<OrderRow, 'items'>) {
  const productIds = new Set(items.map((item) => item.product_id));
  await dropFromCaches(
    db,
    [...productIds].map((id) => `product:${id}`),
  );
}
