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

/** Drops the products and those whose stock depends on theirs. If one is sold out now, also every list that shows which ones are. */
async function dropEach(db: Db, { productIds, tags }: Bought) {
  const { rows } = await sql<{ id: string; isSoldOut: boolean }>`
    select id, stock = 0 as "isSoldOut" from products
    where id = any(array(select unnest(with_bundles(${productIds}::text[])))) ${prepared}`.execute(db);
  if (rows.some(({ isSoldOut }) => isSoldOut)) tags.push('sold-out');
  await dropFromCaches(db, [...rows.map(({ id }) => productTag(id)), ...tags]);
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

/** Drops the products of an order whose units return to the stock or are taken again. Call it in the transaction that moves them. */
export async function dropMovedProducts(db: Db, { items }: Pick<OrderRow, 'items'>) {
  const productIds = items.flatMap((item) => [item.product_id, ...item.parts.map((part) => part.product_id)]);
  await dropEach(db, { productIds, tags: ['sold-out'] });
}

function productTag(id: string) {
  return `product:${id}`;
}
