import type { OrderHistoryEntry } from '../../shared/admin-orders.ts';
import { notFound } from '../../shared/api-error.ts';
import type { Db } from '../platform/db/connection.ts';

const actions = {
  'order.status': 'status',
  'order.paid': 'paid',
  'order.unpaid': 'unpaid',
  'order.email': 'email',
  'order.edited': 'edited',
  'order.taken': 'taken',
} as const;

/** The changes that administrators made to an order, oldest first. Throws ApiError 404. */
export async function orderHistory(db: Db, orderId: string): Promise<OrderHistoryEntry[]> {
  const order = await db.selectFrom('orders').select('id').where('id', '=', orderId).executeTakeFirst();
  if (!order) throw notFound('Order not found');
  const entries = await db
    .selectFrom('audit_entries')
    .select(['at', 'actor_name', 'action', 'changes'])
    .where('subject_id', '=', orderId)
    .where('action', 'in', Object.keys(actions) as (keyof typeof actions)[])
    .orderBy('id')
    .execute();
  return entries.map(({ at, actor_name, action, changes }) => {
    const [from, to] = changes.status ?? changes.totalPrice ?? [];
    return {
      at: at.toISOString(),
      by: actor_name,
      action: actions[action as keyof typeof actions],
      from: textOf(from),
      to: textOf(to),
    };
  });
}

function textOf(value: unknown) {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
