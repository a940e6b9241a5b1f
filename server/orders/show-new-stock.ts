import type { Db } from '../platform/db/connection.ts';
import { gathering } from '../platform/db/gathering.ts';
import { dropFromCaches } from '../platform/db/notify.ts';
import type { OrderRow } from './order-queries.ts';

const tell = gathering(tellAll, { most: 1_000, patienceMs: 1_000 });

function tellAll(db: Db, given: string[][]) {
  const told = dropFromCaches(db, [...new Set(given.flat())]);
  return given.map(() => told);
}

/**
 * Lets every page show the stock that an order left. Not part of the order's transaction, because PostgreSQL lets
 * transactions that notify commit only one after the other, each waiting for the disk. So it happens right after the
 * commit, together with the orders that come meanwhile, and once more in the order's job, in case the process died in
 * between.
 */
export async function showNewStock(db: Db, { items }: Pick<OrderRow, 'items'>) {
  await tell(db, productTags({ items }));
}

/** The cache tags of what shows an order's products. */
export function productTags({ items }: Pick<OrderRow, 'items'>) {
  return items.map((item) => `product:${item.product_id}`);
}
