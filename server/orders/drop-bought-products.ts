import type { Db } from '../platform/db/connection.ts';
import { createBatcher } from '../platform/db/create-batcher.ts';
import { dropFromCaches } from '../platform/db/notify.ts';
import type { OrderRow } from './order-queries.ts';

const dropTags = createBatcher(dropAllTags, { maxSize: 1_000, overlapAfterMs: 1_000 });

function dropAllTags(db: Db, orders: string[][]) {
  const dropped = dropFromCaches(db, [...new Set(orders.flat())]);
  return orders.map(() => dropped);
}

/**
 * Drops the bought products from every cache, so that pages show the new stock. This is not part of the order's
 * transaction: PostgreSQL commits transactions that notify one by one, each waiting for the disk. It happens right
 * after the commit, together with other orders of that moment, and again in the order's job, in case the process died
 * in between.
 */
export async function dropBoughtProducts(db: Db, { items }: Pick<OrderRow, 'items'>) {
  await dropTags(db, productTags({ items }));
}

/** The cache tags of an order's products. */
export function productTags({ items }: Pick<OrderRow, 'items'>) {
  return items.map((item) => `product:${item.product_id}`);
}
