import { sql } from 'kysely';
import type { Db } from '../platform/db/connection.ts';
import { createBatcher } from '../platform/db/create-batcher.ts';
import { dropFromCaches } from '../platform/db/notify.ts';
import { prepared } from '../platform/db/prepared-queries.ts';
import type { OrderRow } from './order-queries.ts';

type Bought = { productIds: string[]; tags: string[] };

const dropBought = createBatcher(dropAll, { maxSize: 1_000, overlapAfterMs: 1_000 });

function dropAll(db: Db, orders: Bought[]) {
  const unique = (name: keyof Bought) => [...new Set(orders.flatMap((order) => order[name]))];
  const dropped = dropEach(db, { productIds: unique('productIds'), tags: unique('tags') });
  return orders.map(() => dropped);
}

/** Drops the products, and if one of them is sold out now, every list that shows which products are. */
async function dropEach(db: Db, { productIds, tags }: Bought) {
  const { rows: soldOut } = await sql`
    select from products where stock = 0 and id = any(array(select unnest(${productIds}::text[]))) limit 1
    ${prepared}`.execute(db);
  if (soldOut.length > 0) tags.push('sold-out');
  await dropFromCaches(db, [...productIds.map(productTag), ...tags]);
}

/**
 * Drops the bought products from every cache, so that pages show the new stock, and gives notice of further `tags`. This
 * is not part of the order's transaction: PostgreSQL commits transactions that notify one by one, each waiting for the
 * disk. It happens right after the commit, together with other orders of that moment, and again in the order's job, in
 * case the process died in between.
 */
export async function dropBoughtProducts(db: Db, { items }: Pick<OrderRow, 'items'>, tags: string[] = []) {
  await dropBought(db, { productIds: items.map((item) => item.product_id), tags });
}

/** The cache tags of an order whose units return to the stock or are taken again. */
export function stockTags({ items }: Pick<OrderRow, 'items'>) {
  return [...items.map((item) => productTag(item.product_id)), 'sold-out'];
}

function productTag(id: string) {
  return `product:${id}`;
}
