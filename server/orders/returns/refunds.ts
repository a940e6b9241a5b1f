import { toCentimes, toDinars } from '../../../shared/catalog/prices.ts';
import { ApiError } from '../../../shared/contract/api-error.ts';
import type { OrderReturns } from '../../../shared/orders/invoices.ts';
import { balanceOf } from '../../../shared/orders/order-balance.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import type { Changes } from '../../platform/audit/record-change.ts';
import type { Db } from '../../platform/db/connection.ts';
import { paidWithoutMoney } from '../change-order.ts';
import { chargedOf, type OrderRow } from '../order-queries.ts';
import { isCollected } from '../parcels/is-collected.ts';
import { lessenParcel } from '../parcels/renew-parcel.ts';

type Refunding = {
  before: OrderReturns;
  refund: number;
  deducted?: boolean | undefined;
  forExchange?: boolean | undefined;
};

/**
 * A refund is at most what was paid, a deduction at most what is still to be paid, without what went back before. Throws
 * ApiError 409 (nothing paid, or paid meanwhile) and 400 (too much, a deduction that is to be kept).
 */
export async function refuseRefund(db: Db, order: OrderRow, refunding: Refunding) {
  const { before, refund, deducted } = refunding;
  if (refund === 0) return;
  if (deducted) return refuseDeduction(order, refunding);
  const left = await leftToRefund(db, order, before);
  if (refund > left) throw new ApiError(400, refusal('refund-above-rest', { left: toDinars(left) }));
}

/** What of the paid money did not go back before, in centimes. Throws ApiError 409 (nothing paid). */
export async function leftToRefund(db: Db, order: OrderRow, before: OrderReturns) {
  const paid = await paidCentimes(db, order);
  if (paid === 0) throw new ApiError(409, refusal('order-not-refundable'));
  return paid - refundedBy(before);
}

function refundedBy(returns: OrderReturns) {
  return returns.reduce((sum, each) => sum + (each.deducted ? 0 : toCentimes(each.refund)), 0);
}

/** Throws ApiError 409 if there are returns that the caller has not seen. */
export function refuseUnseen(returns: OrderReturns, seen: number) {
  if (returns.length !== seen) throw new ApiError(409, refusal('return-recorded-meanwhile'));
}

/** What the buyer has paid: of an order that is not paid and that no courier has collected, only what was paid before it. */
async function paidCentimes(db: Db, order: OrderRow) {
  const { id, paid_at, total_price_centimes, credit_centimes, deducted_centimes } = order;
  const charged = total_price_centimes - deducted_centimes;
  if (paid_at || (await isCollected(db, id))) return charged;
  return Math.min(charged, credit_centimes);
}

function refuseDeduction(order: OrderRow, { before, refund, forExchange }: Refunding) {
  if (order.paid_at) throw new ApiError(409, refusal('deduction-of-paid'));
  if (forExchange) throw new ApiError(400, refusal('deduction-not-kept'));
  const due = toCentimes(balanceOf(chargedOf(order)).due);
  const left = Math.min(due, order.total_price_centimes - order.deducted_centimes - refundedBy(before));
  if (refund > left) throw new ApiError(400, refusal('deduction-above-due', { left: toDinars(left) }));
}

type Deducting = { refund: number; now: Date };

/**
 * Takes the value of a return off what a locked order owes and its parcel collects (docs/decisions/0113). A delivered order of
 * which nothing is left to pay is paid. Returns what the history says of it.
 */
export async function deduct(db: Db, order: OrderRow, { refund, now }: Deducting): Promise<Changes> {
  const deducted_centimes = order.deducted_centimes + refund;
  const { set, changes } = paidWithoutMoney({ ...order, deducted_centimes }, { status: order.status, now });
  await db
    .updateTable('orders')
    .set({ deducted_centimes, ...set })
    .where('id', '=', order.id)
    .execute();
  return { deducted: [null, true], ...changes, ...(await lessenParcel(db, order.id)) };
}
