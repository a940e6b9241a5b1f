import { sql } from 'kysely';
import { toCentimes } from '../../../shared/catalog/prices.ts';
import { ApiError } from '../../../shared/contract/api-error.ts';
import { balanceOf } from '../../../shared/orders/order-balance.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import type { Db } from '../../platform/db/connection.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';
import { changeOrder } from '../change-order.ts';
import { chargedOf, type OrderRow } from '../order-queries.ts';

type PayingBack = { id: string; amount: number; by: SessionUser };

/**
 * Notes that the buyer got back what was paid before above the price of an exchange: `amount`, in dinars. From then on that
 * money pays for nothing else (requirements: Exchanges). Throws ApiError 404 and 409 (another sum or nothing is to be paid back).
 */
export async function payBack(db: Db, { id, amount, by }: PayingBack): Promise<OrderRow> {
  return changeOrder(db, {
    id,
    by,
    async apply(db, order) {
      const { rest } = balanceOf(chargedOf(order));
      if (order.status === 'Cancelled' || rest === 0) throw new ApiError(409, refusal('nothing-to-pay-back'));
      if (rest !== amount) throw new ApiError(409, refusal('rest-changed', { rest }));
      await takeFromReturns(db, { id, centimes: toCentimes(rest) });
      await db
        .updateTable('orders')
        .set({ credit_centimes: order.credit_centimes - toCentimes(rest) })
        .where('id', '=', id)
        .execute();
      return { action: 'order.paidback', changes: { paidBack: [null, rest] } };
    },
  });
}

/** Takes the money from the returns that the order holds, the newest first. */
async function takeFromReturns(db: Db, { id, centimes }: { id: string; centimes: number }) {
  const returns = await db
    .selectFrom('exchanged_returns as e')
    .innerJoin('order_returns as r', 'r.id', 'e.return_id')
    .select('r.id')
    .select(sql<number>`kept_of_return(r)`.as('kept'))
    .where('e.order_id', '=', id)
    .where('e.is_held', '=', true)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .execute();
  let left = centimes;
  for (const { id: return_id, kept } of returns) {
    const taken = Math.min(kept, left);
    left -= taken;
    if (taken === 0) continue;
    await db.insertInto('returns_paid_back').values({ id: newId(), return_id, centimes: taken }).execute();
  }
}
