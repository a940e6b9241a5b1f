import { sql } from 'kysely';
import { toCentimes, toDinars } from '../../../shared/catalog/prices.ts';
import { ApiError } from '../../../shared/contract/api-error.ts';
import { balanceOf } from '../../../shared/orders/order-balance.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import type { Db } from '../../platform/db/connection.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';
import { changeOrder } from '../change-order.ts';
import { waitingReturnsOf } from '../corrections/link-exchange.ts';
import { chargedOf, type OrderRow } from '../order-queries.ts';

type PayingBack = { id: string; amount: number; by: SessionUser };

/**
 * Notes that the buyer got money back: `amount`, in dinars, of what was paid before above the price of an exchange, the
 * refunds that were not paid yet, or all that the order's own returns keep for an exchange that nobody has placed. From then
 * on it pays for nothing else (requirements: Exchanges). Throws ApiError 404 and 409 (another sum or nothing is to be paid
 * back).
 */
export async function payBack(db: Db, { id, amount, by }: PayingBack): Promise<OrderRow> {
  return changeOrder(db, {
    id,
    by,
    async apply(db, order) {
      if (order.status === 'Cancelled') throw new ApiError(409, refusal('nothing-to-pay-back'));
      const { rest } = balanceOf(chargedOf(order));
      if (rest === 0) return payBackKept(db, { id, amount });
      refuseOtherSum(rest, amount);
      await takeFromReturns(db, { returns: await heldReturnsOf(db, id), centimes: toCentimes(rest) });
      await db
        .updateTable('orders')
        .set({ credit_centimes: order.credit_centimes - toCentimes(rest) })
        .where('id', '=', id)
        .execute();
      return paidBack(rest);
    },
  });
}

/** Pays the refunds of the locked order that were not paid yet; without any, all that waits for an exchange. */
async function payBackKept(db: Db, { id, amount }: Pick<PayingBack, 'id' | 'amount'>) {
  const owed = await owedReturnsOf(db, id);
  const waiting = await waitingReturnsOf(db, id);
  const returns = sumOf(owed) === toCentimes(amount) || sumOf(waiting) === 0 ? owed : waiting;
  const centimes = sumOf(returns);
  if (centimes === 0) throw new ApiError(409, refusal('nothing-to-pay-back'));
  refuseOtherSum(toDinars(centimes), amount);
  await takeFromReturns(db, { returns, centimes });
  return paidBack(amount);
}

function sumOf(returns: { centimes: number }[]) {
  return returns.reduce((sum, each) => sum + each.centimes, 0);
}

/** The returns of an order of which the refund was not paid yet. */
function owedReturnsOf(db: Db, orderId: string) {
  return db
    .selectFrom('order_returns as r')
    .select('r.id')
    .select(sql<number>`kept_of_return(r)`.as('centimes'))
    .where('r.order_id', '=', orderId)
    .where(sql<boolean>`r.is_owed and kept_of_return(r) > 0`)
    .execute();
}

function refuseOtherSum(rest: number, amount: number) {
  if (rest !== amount) throw new ApiError(409, refusal('rest-changed', { rest }));
}

function paidBack(amount: number) {
  return { action: 'order.paidback' as const, changes: { paidBack: [null, amount] as [null, number] } };
}

/** The returns that the order holds, with what they keep, the newest first. */
function heldReturnsOf(db: Db, id: string) {
  return db
    .selectFrom('exchanged_returns as e')
    .innerJoin('order_returns as r', 'r.id', 'e.return_id')
    .select('r.id')
    .select(sql<number>`kept_of_return(r)`.as('centimes'))
    .where('e.order_id', '=', id)
    .where('e.is_held', '=', true)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .execute();
}

type Taking = { returns: { id: string; centimes: number }[]; centimes: number };

async function takeFromReturns(db: Db, { returns, centimes }: Taking) {
  let left = centimes;
  for (const { id: return_id, centimes: kept } of returns) {
    const taken = Math.min(kept, left);
    left -= taken;
    if (taken === 0) continue;
    await db.insertInto('returns_paid_back').values({ id: newId(), return_id, centimes: taken }).execute();
  }
}
