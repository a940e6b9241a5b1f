import { type SqlBool, sql } from 'kysely';
import { notFound } from '../../../shared/contract/api-error.ts';
import type { OrderNote } from '../../../shared/orders/phone-orders.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Db } from '../../platform/db/connection.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';

/** The internal notes of an order, oldest first. Throws ApiError 404. */
export async function readNotes(db: Db, orderId: string): Promise<OrderNote[]> {
  await requireOrder(db, orderId);
  const notes = await db
    .selectFrom('order_notes')
    .select(['at', 'by_name', 'text'])
    .where('order_id', '=', orderId)
    .where(sql<SqlBool>`is_written(order_notes)`)
    .orderBy('id')
    .execute();
  return notes.map(({ at, by_name, text }) => ({ at: at.toISOString(), by: by_name, text }));
}

type Noting = { id: string; text: string; by: SessionUser };

/**
 * Adds a note and returns all of the order. The audit entry does not repeat the text, because an erasure must be able to
 * delete it (threats T20). Throws ApiError 404.
 */
export async function addNote(db: Db, { id, text, by }: Noting): Promise<OrderNote[]> {
  return runTransaction(db, async (db) => {
    await requireOrder(db, id);
    const note = { order_id: id, by_id: by.id, by_name: by.name, text };
    await db.insertInto('order_notes').values(note).execute();
    await recordChange(db, { by, action: 'order.noted', subjectId: id });
    return readNotes(db, id);
  });
}

async function requireOrder(db: Db, id: string) {
  const order = await db.selectFrom('orders').select('id').where('id', '=', id).executeTakeFirst();
  if (!order) throw notFound(refusal('order-not-found'));
}
