import { notFound } from '../../shared/api-error.ts';
import type { Order } from '../../shared/orders.ts';
import type { Db } from '../platform/db/connection.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { findOrder, toOrder } from './order-queries.ts';

type Asking = { id: string; user: SessionUser };

/**
 * An order, for who placed it and for administrators. Throws ApiError 404 alike where there is none and where it is
 * somebody else's or a guest's (threats T11).
 */
export async function showOrder(db: Db, { id, user }: Asking): Promise<Order> {
  const row = await findOrder(db, id);
  const maySee = row && (row.user_id === user.id || user.role === 'admin');
  if (!maySee) throw notFound('Order not found');
  return toOrder(row);
}
