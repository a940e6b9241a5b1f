import { sql } from 'kysely';
import { toDinars } from '../../../shared/catalog/prices.ts';
import { ApiError, notFound } from '../../../shared/contract/api-error.ts';
import { balanceOf } from '../../../shared/orders/order-balance.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { groupedNumber } from '../../../shared/values/ids.ts';
import { recordChanges } from '../../platform/audit/record-change.ts';
import type { Db } from '../../platform/db/connection.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';

type Linking = {
  /** The new order. */
  id: string;
  totalCentimes: number;
  /** The delivered order of which something came back. */
  exchangeOf: string;
  by: Pick<SessionUser, 'id' | 'name'>;
};

/**
 * Locks the delivered order that a new one replaces, so that nobody else gives its return a second time. A return locks its
 * order before the products too. Throws ApiError 404 and 409 (not delivered).
 */
export async function lockExchanged(db: Db, id: string) {
  const order = await db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw notFound(refusal('order-not-found'));
  if (order.status !== 'Delivered') throw new ApiError(409, refusal('order-not-exchangeable'));
}

/**
 * Gives a new order what was kept of the locked one that it replaces, in centimes, and names each in the history of the
 * other (requirements: Exchanges). Throws ApiError 409 (nothing is kept for an exchange).
 */
export async function linkExchange(db: Db, { id, totalCentimes, exchangeOf, by }: Linking): Promise<number> {
  const returns = await waitingReturnsOf(db, exchangeOf);
  if (returns.length === 0) throw new ApiError(409, refusal('exchange-without-return'));
  const centimes = returns.reduce((sum, each) => sum + each.centimes, 0);
  await holdReturns(db, { orderId: id, returnIds: returns.map((each) => each.id) });
  await db.updateTable('orders').set({ credit_centimes: centimes }).where('id', '=', id).execute();
  const entry = (subjectId: string, other: string, more: object = {}) => ({
    ...{ by, action: 'order.exchanged' as const, subjectId },
    changes: { other: [null, other] as [null, string], ...more },
  });
  const credit = toDinars(centimes);
  const { rest } = balanceOf({ totalPrice: toDinars(totalCentimes), credit });
  const paid = { credit: [null, credit], ...(rest > 0 && { rest: [null, rest] }) };
  await recordChanges(db, [entry(exchangeOf, id), entry(id, exchangeOf, paid)]);
  return centimes;
}

/** The returns of a locked order whose refund is kept, was not paid back whole, and that no live order takes. */
export function waitingReturnsOf(db: Db, orderId: string) {
  return db
    .selectFrom('order_returns as r')
    .select('r.id')
    .select(sql<number>`kept_of_return(r)`.as('centimes'))
    .where('r.order_id', '=', orderId)
    .where('r.for_exchange', '=', true)
    .where(sql<boolean>`(kept_of_return(r) > 0 or r.refund_centimes = 0)`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('exchanged_returns as e')
            .select('e.return_id')
            .whereRef('e.return_id', '=', 'r.id')
            .where('e.is_held', '=', true),
        ),
      ),
    )
    .execute();
}

async function holdReturns(db: Db, { orderId, returnIds }: { orderId: string; returnIds: string[] }) {
  const rows = returnIds.map((return_id) => ({ return_id, order_id: orderId }));
  await db.insertInto('exchanged_returns').values(rows).execute();
}

/** What a cancelled order would take is free for another exchange. */
export async function releaseCredit(db: Db, orderId: string) {
  await db.updateTable('exchanged_returns').set({ is_held: false }).where('order_id', '=', orderId).execute();
}

/**
 * Gives a reopened order its credit again. The orders of the returns are locked, so that nobody takes them meanwhile. Throws
 * ApiError 409 if another order has it.
 */
export async function retakeCredit(db: Db, orderId: string) {
  const own = db.selectFrom('exchanged_returns').select('return_id').where('order_id', '=', orderId);
  await db
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', db.selectFrom('order_returns').select('order_id').where('id', 'in', own))
    .orderBy('id')
    .forUpdate()
    .execute();
  const taken = await db
    .selectFrom('exchanged_returns')
    .select('order_id')
    .where('return_id', 'in', own)
    .where('order_id', '<>', orderId)
    .where('is_held', '=', true)
    .executeTakeFirst();
  if (taken) {
    throw new ApiError(409, refusal('exchange-credit-used', { reference: groupedNumber(taken.order_id) }));
  }
  await db.updateTable('exchanged_returns').set({ is_held: true }).where('order_id', '=', orderId).execute();
  // Another order may have had it meanwhile, and paid part of it back.
  const left = db
    .selectFrom('order_returns as r')
    .where('r.id', 'in', own)
    .select(sql<number>`coalesce(sum(kept_of_return(r)), 0)::bigint`.as('centimes'));
  await db
    .updateTable('orders')
    .set({ credit_centimes: left })
    .where('id', '=', orderId)
    .where('credit_centimes', '>', 0)
    .execute();
}

/** Gives an order, beside its own, the credit of the one that is combined with it. Both are locked and hold theirs. */
export async function moveCredit(db: Db, { from, to }: { from: string; to: string }) {
  const held = await db
    .updateTable('exchanged_returns')
    .set({ is_held: false })
    .where('order_id', '=', from)
    .where('is_held', '=', true)
    .returning('return_id')
    .execute();
  if (held.length === 0) return;
  await holdReturns(db, { orderId: to, returnIds: held.map(({ return_id }) => return_id) });
  await db
    .updateTable('orders')
    .set({ credit_centimes: sql`credit_centimes + (select credit_centimes from orders where id = ${from})` })
    .where('id', '=', to)
    .execute();
}
