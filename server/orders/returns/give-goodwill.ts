import type { PgBoss } from 'pg-boss';
import { toCentimes, toDinars } from '../../../shared/catalog/prices.ts';
import { ApiError, invalidField } from '../../../shared/contract/api-error.ts';
import type { GoodwillBody } from '../../../shared/orders/goodwill.ts';
import type { OrderReturns } from '../../../shared/orders/invoices.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { creditSum } from '../../invoices/credit-lines.ts';
import { readReturns } from '../../invoices/read-returns.ts';
import type { Db } from '../../platform/db/connection.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import { changeOrder } from '../change-order.ts';
import { leftToRefund, refuseUnseen } from './refunds.ts';
import { sendOrderReturned } from './send-order-returned.ts';

type Giving = { id: string; body: GoodwillBody; by: SessionUser; jobs: PgBoss; now: Date };

/**
 * Gives a part of what was paid back: a return without lines, of which the buyer gets a mail (requirements: Goodwill). Throws ApiError 404, 409 (not delivered,
 * nothing paid, a return that the caller has not seen) and 400 (more than what was paid and did not go back).
 */
export async function giveGoodwill(db: Db, { id, body, by, jobs, now }: Giving): Promise<OrderReturns> {
  const { reason, amount, isPaid, seen } = body;
  await changeOrder(db, {
    id,
    by,
    async apply(db, order) {
      if (order.status !== 'Delivered') throw new ApiError(409, refusal('goodwill-not-delivered'));
      const before = await readReturns(db, id);
      refuseUnseen(before, seen);
      const centimes = toCentimes(amount);
      const left = await leftToRefund(db, order, before);
      if (centimes > left) {
        throw invalidField('amount', refusal('refund-above-rest', { left: toDinars(left) }));
      }
      const returnId = newId();
      await db
        .insertInto('order_returns')
        .values({
          ...{ id: returnId, order_id: id, reason, made_by: by.name, created_at: now },
          ...{ refund_centimes: centimes, is_owed: !isPaid },
        })
        .execute();
      await enqueue(db, { jobs, job: sendOrderReturned, data: { orderId: id, returnId } });
      await creditSum(db, { orderId: id, centimes, reason, by, now });
      return {
        action: 'order.returned',
        changes: { reason: [null, reason], refund: [null, amount], ...(!isPaid && { owed: [null, true] }) },
      };
    },
  });
  return readReturns(db, id);
}
