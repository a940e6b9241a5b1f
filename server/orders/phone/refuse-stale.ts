import { ApiError } from '../../../shared/contract/api-error.ts';
import type { LastChange, OrderForm } from '../../../shared/orders/phone-orders.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import type { Db } from '../../platform/db/connection.ts';
import type { OrderRow } from '../order-queries.ts';

type Reading = { version: number | undefined; read: (db: Db, order: OrderRow) => Promise<OrderForm> };

/**
 * Refuses an outdated edit, or its quote, which would mix two versions. The error carries the current order and who changed
 * it when, so that the form can show both.
 */
export async function refuseStale(db: Db, order: OrderRow, { version, read }: Reading) {
  if (version === undefined) return;
  const form = await read(db, order);
  if (form.version === version) return;
  const extra = { order: form, changed: await readLastChange(db, order) };
  throw new ApiError(409, refusal('order-changed'), { extra });
}

/** What made the newest version: a change by the staff, or the wish of the buyer to cancel it. */
async function readLastChange(db: Db, order: OrderRow): Promise<LastChange | undefined> {
  const change = await db
    .selectFrom('audit_entries')
    .select(['at', 'actor_name'])
    .where('subject_id', '=', order.id)
    .where('action', 'in', ['order.edited', 'order.combined'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const asked = order.cancel_requested_at;
  if (asked && (!change || asked > change.at)) return { at: asked.toISOString() };
  return change && { at: change.at.toISOString(), by: change.actor_name };
}
