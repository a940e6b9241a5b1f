import { sql } from 'kysely';
import { ApiError, notFound } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Db } from '../platform/db/connection.ts';
import type { Caller, SessionUser } from '../platform/http/handle-endpoint.ts';
import type { Limits } from '../platform/http/limits.ts';
import { checkByVisitor, spendByVisitor, visitorOf } from '../platform/http/visitor.ts';

type Asking = Pick<Caller, 'ip' | 'cookie' | 'header'> & {
  params: { id: string };
  user: SessionUser | null;
  limits: Limits;
  now: () => Date;
};

/**
 * Notes that the buyer wants a Pending order cancelled; an administrator decides (requirements: Order status). A repeated
 * request keeps the first time. Throws ApiError 404 for an unknown order and for another user's (threats T11, T12), 409
 * once the order is no longer Pending, and 429 after too many unknown ones.
 */
export async function requestCancel(db: Db, { params, user, limits, now, ...caller }: Asking) {
  const visitor = visitorOf(caller);
  await checkByVisitor(limits, 'guestOrderMisses', visitor);
  const order = await db
    .selectFrom('orders')
    .select(['is_guest', 'user_id'])
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (!order || !(order.is_guest || (user && order.user_id === user.id))) {
    await spendByVisitor(limits, 'guestOrderMisses', visitor);
    throw notFound(refusal('order-not-found'));
  }
  // One statement, so that no administrator can change the status in between.
  const asked = await db
    .updateTable('orders')
    .set((orders) => ({
      cancel_requested_at: orders.fn.coalesce('cancel_requested_at', orders.val(now())),
      // An administrator who is changing the order must see the first request.
      version: sql`version + (cancel_requested_at is null)::int`,
    }))
    .where('id', '=', params.id)
    .where('status', '=', 'Pending')
    .returning('cancel_requested_at')
    .executeTakeFirst();
  if (!asked?.cancel_requested_at) throw new ApiError(409, refusal('order-not-cancellable'));
  return { cancelRequestedAt: asked.cancel_requested_at.toISOString() };
}
