import { ApiError, notFound } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { recordChanges } from '../../platform/audit/record-change.ts';
import type { Db } from '../../platform/db/connection.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';

type Linking = {
  /** The new order. */
  id: string;
  /** The delivered order of which something came back. */
  exchangeOf: string;
  by: Pick<SessionUser, 'id' | 'name'>;
};

/**
 * Names a new order and the delivered one for whose returned units it is placed in the history of each other
 * (requirements: Exchanges). The delivered one is locked, so that nobody else gives its return a second time. Throws
 * ApiError 404 and 409 (not delivered, nothing came back since its last exchange).
 */
export async function linkExchange(db: Db, { id, exchangeOf, by }: Linking) {
  const order = await db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', exchangeOf)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw notFound(refusal('order-not-found'));
  if (order.status !== 'Delivered') throw new ApiError(409, refusal('order-not-exchangeable'));
  await refuseNothingReturned(db, exchangeOf);
  const entry = (subjectId: string, other: string) => ({
    ...{ by, action: 'order.exchanged' as const, subjectId },
    changes: { other: [null, other] as [null, string] },
  });
  await recordChanges(db, [entry(exchangeOf, id), entry(id, exchangeOf)]);
}

async function refuseNothingReturned(db: Db, id: string) {
  const last = await db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_id', '=', id)
    .where('action', 'in', ['order.returned', 'order.exchanged'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.action !== 'order.returned') throw new ApiError(409, refusal('exchange-without-return'));
}
