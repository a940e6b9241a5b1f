import { notFound } from '../../shared/api-error.ts';
import { type AuditAction, type Changes, recordChange } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { findOrder, type OrderRow } from './order-queries.ts';

type Change = { action: AuditAction; changes: Changes };

type Changing = {
  id: string;
  by: SessionUser;
  /** Changes the locked order and says what it did; undefined when there was nothing to do. */
  apply: (db: Db, order: OrderRow) => Promise<Change | undefined>;
};

/**
 * Changes an order and records who did it, in one transaction; answers the order as it then is. The order is locked
 * first, so that of two administrators the second sees what the first did. Throws ApiError 404, and what `apply` throws.
 */
export async function changeOrder(db: Db, { id, by, apply }: Changing): Promise<OrderRow> {
  return runTransaction(db, async (db) => {
    await db.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute();
    const change = await apply(db, await readOrder(db, id));
    if (change) await recordChange(db, { by, subjectId: id, ...change });
    return readOrder(db, id);
  });
}

async function readOrder(db: Db, id: string) {
  const order = await findOrder(db, id);
  if (!order) throw notFound('Order not found');
  return order;
}
