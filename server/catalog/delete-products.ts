import { sql } from 'kysely';
import { recordChanges } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { dropFromCaches } from '../platform/db/notify.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { endFamilyOfOne } from './save-family.ts';

/** The ones of these products that an order contains which is not yet delivered or canceled. */
export async function requiredByOrders(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('order_products')
    .innerJoin('orders', 'orders.id', 'order_products.order_id')
    .select(sql<string>`product_id`.as('product_id'))
    .distinct()
    .where('product_id', 'in', ids.length > 0 ? ids : [''])
    .where('status', 'in', ['Pending', 'Processing', 'Shipped'])
    .execute();
  return new Set(rows.map(({ product_id }) => product_id));
}

type Deleting = {
  rows: { id: string; name: string; family_id: string | null }[];
  by: Pick<SessionUser, 'id' | 'name'>;
};

/** A statement with more could exceed the deadline of a query. */
const rowsAtOnce = 200;

/**
 * Deletes these products; orders keep their copies (requirements: Deletion). Families with a single member left end. Call it
 * in a transaction that has the catalog's lock (`writeCatalog`).
 */
export async function deleteRows(db: Db, { rows, by }: Deleting) {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const ids = rows.slice(start, start + rowsAtOnce).map(({ id }) => id);
    await db.deleteFrom('products').where('id', 'in', ids).execute();
  }
  await recordChanges(
    db,
    rows.map(({ id, name }) => ({
      by,
      action: 'product.deleted' as const,
      subjectId: id,
      changes: { name: [name, null] },
    })),
  );
  const families = new Set(rows.flatMap(({ family_id }) => family_id ?? []));
  for (const id of families) await endFamilyOfOne(db, { id, by });
  if (rows.length > 0) await dropFromCaches(db, ['catalog', ...rows.map(({ id }) => `product:${id}`)]);
}
