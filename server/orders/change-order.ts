import type { Updateable } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { AuditAction } from '../../shared/audit.ts';
import { ApiError, isApiError, notFound } from '../../shared/contract/api-error.ts';
import { isOnTheWay } from '../../shared/couriers/parcel-terms.ts';
import type { StatusResults } from '../../shared/orders/admin-orders.ts';
import { sumToCollect } from '../../shared/orders/order-balance.ts';
import type { CancelReason, OrderStatus } from '../../shared/orders/order-terms.ts';
import { reasonOf, refusal } from '../../shared/refusals/refusals.ts';
import { groupedNumber } from '../../shared/values/ids.ts';
import { cancelInvoiceOf } from '../invoices/cancel-invoice.ts';
import { invoiceDelivery } from '../invoices/make-invoice.ts';
import { refuseReturned } from '../invoices/read-returns.ts';
import { refuseTakenAgain } from '../offers/find-offers.ts';
import { type Changes, recordChange } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { PaymentResult } from '../platform/db/stored-json.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { releaseCredit, retakeCredit } from './corrections/link-exchange.ts';
import { dropMovedProducts } from './drop-bought-products.ts';
import { filteredOrders, type OrderFilter } from './list-orders.ts';
import { retakeStock, returnStock } from './move-stock.ts';
import { chargedOf, findOrder, type OrderRow } from './order-queries.ts';
import { alignParcel } from './parcels/align-parcel.ts';
import { lockLiveParcel, renewParcel } from './parcels/renew-parcel.ts';
import { refuseHidden } from './rights/order-visibility.ts';
import { refuseStep } from './rights/refuse-step.ts';
import { enqueueOrderState } from './send-order-state.ts';

/** Who changes an order: a person of the staff, the shop itself, or the courier of its parcel, which has no rights. */
export type Actor = Pick<SessionUser, 'id' | 'name'> | { kind: 'courier'; id: string; name: string };

type Setting = {
  id: string;
  status: OrderStatus;
  /** Why the buyer cancels. */
  reason?: CancelReason | undefined;
  /** The list from which the order was chosen. */
  filter?: OrderFilter | undefined;
  /** Whether only an order on the way to its buyer may get this status. */
  onTheWay?: boolean | undefined;
  by: SessionUser;
  jobs: PgBoss;
  now: Date;
};

/**
 * Sets the status of an order; any status may follow any other (requirements: Order status). Cancelled returns its
 * units to the stock, and leaving Cancelled takes them again (invariant I3). Delivered sets the time of delivery, every
 * other status clears it (invariant I5). Cancelled cancels the invoice, and Delivered may make one. The buyer gets a
 * mail. The confirmation follows the status, and so does what was paid before for an exchange. Setting the same status
 * changes nothing. Throws ApiError 403 (not for this role), 404 (no such order), 409 (held for review, too few units left,
 * what was paid before is used in another order, not in the list any more, not on the way).
 */
export async function setOrderStatus(db: Db, setting: Setting): Promise<OrderRow> {
  const { id, status, reason, filter, onTheWay, by, jobs, now } = setting;
  const end = status === 'Cancelled' && reason ? { end_reason: reason } : undefined;
  return changeOrder(db, {
    id,
    by,
    async apply(db, order) {
      refuseHidden(order.status, by);
      if (filter) await refuseOther(db, { ...filter, seenBy: by }, id);
      await refuseStep(db, { order, status, by });
      if (onTheWay && order.status !== status) await refuseElsewhere(db, order);
      return applyStatus(db, order, { status, by, jobs, now, end });
    },
  });
}

type Applying = Pick<Setting, 'status' | 'jobs' | 'now'> & {
  by: Actor;
  /** Why it ends, if that is more than a status says; the database sets the confirmation that fits the status otherwise. */
  end?: Pick<Updateable<Tables['orders']>, 'confirmation' | 'end_reason' | 'duplicate_of'> | undefined;
};

/** Sets the status of a locked order with all that follows from it. Returns the change for the history. */
export async function applyStatus(
  db: Db,
  order: OrderRow,
  { status, by, jobs, now, end }: Applying,
): Promise<Change | undefined> {
  const { id, status: before } = order;
  if (before === status) return undefined;
  const isHeld = order.hold_reason !== null;
  if (isHeld && status !== 'Cancelled') {
    throw new ApiError(409, refusal('order-held'));
  }
  if (status === 'Cancelled') {
    await refuseReturned(db, id, refusal('returned-order-not-cancellable'));
    // A held order has taken no units.
    if (!isHeld) await returnStock(db, order);
    await releaseCredit(db, id);
  }
  if (before === 'Cancelled') {
    await refuseCombined(db, id);
    await retakeCredit(db, id);
    await retakeStock(db, order);
    await refuseTakenAgain(db, { id, phone: order.phone });
  }
  // A reopened order may have less of its credit than when it was cancelled.
  const charged = before === 'Cancelled' ? await readOrder(db, id) : order;
  const paid = paidWithoutMoney(charged, { status, now });
  const isConfirmed = before === 'Pending' && status !== 'Cancelled';
  await db
    .updateTable('orders')
    .set({
      status,
      hold_reason: null,
      delivered_at: status === 'Delivered' ? now : null,
      ...paid.set,
      ...(isConfirmed && { confirmed_at: now, confirmed_by: by.id, confirmed_name: by.name }),
      ...end,
    })
    .where('id', '=', id)
    .execute();
  await alignParcel(db, { orderId: id, status, by, now });
  await enqueueOrderState(db, { id, status, jobs });
  if (status === 'Cancelled') await cancelInvoiceOf(db, { orderId: id, by, now });
  if (status === 'Delivered') await invoiceDelivery(db, { orderId: id, by, now });
  const movedStock = [before, status].includes('Cancelled');
  if (movedStock) await dropMovedProducts(db, order);
  const reason = end?.end_reason && { reason: [null, end.end_reason] as [null, string] };
  return { action: 'order.status', changes: { status: [before, status], ...reason, ...paid.changes } };
}

/**
 * Nobody collects anything for an order of which its credit and what came back leave nothing, so it is paid exactly while it
 * is Delivered.
 */
export function paidWithoutMoney(
  order: OrderRow,
  { status, now }: { status: OrderStatus; now: Date },
): { set?: { paid_at: Date | null }; changes?: Changes } {
  const { paid_at, status: before } = order;
  if (order.credit_centimes + order.deducted_centimes === 0 || sumToCollect(chargedOf(order)) > 0) return {};
  if (status === 'Delivered' && !paid_at) {
    return { set: { paid_at: now }, changes: { paidAt: [null, now.toISOString()] } };
  }
  if (paid_at && (before === 'Delivered' || status === 'Cancelled')) {
    return { set: { paid_at: null }, changes: { paidAt: [paid_at.toISOString(), null] } };
  }
  return {};
}

/** The lines of an order that was combined with another one are sold there. */
async function refuseCombined(db: Db, id: string) {
  const query = db.selectFrom('orders').select(['end_reason', 'duplicate_of']).where('id', '=', id);
  const { end_reason, duplicate_of } = await query.executeTakeFirstOrThrow();
  if (end_reason !== 'combined' || !duplicate_of) return;
  throw new ApiError(409, refusal('order-combined', { reference: groupedNumber(duplicate_of) }));
}

/** Somebody may have changed an order since it was chosen by the filter of a list. */
async function refuseOther(db: Db, filter: OrderFilter, id: string) {
  const found = filteredOrders(db, filter).select('orders.id').where('orders.id', '=', id);
  if (!(await found.executeTakeFirst())) throw new ApiError(409, refusal('no-longer-matches'));
}

async function refuseElsewhere(db: Db, { id, status }: OrderRow) {
  const parcel = await lockLiveParcel(db, id);
  if (!isOnTheWay(status, parcel?.status)) throw new ApiError(409, refusal('order-not-on-the-way'));
}

type SettingAll = Omit<Setting, 'id'> & { ids: string[] };

/**
 * Sets the status of several orders, each in a transaction of its own: a refused order is reported with the reason, and
 * the others change. Throws any other error, such as a lost database; the orders before it stay changed.
 */
export async function setOrderStatuses(db: Db, { ids, ...setting }: SettingAll): Promise<StatusResults> {
  const results: StatusResults = { done: [], refused: [] };
  for (const id of new Set(ids)) {
    try {
      await setOrderStatus(db, { id, ...setting });
      results.done.push(id);
    } catch (error) {
      if (!isApiError(error) || error.status >= 500) throw error;
      results.refused.push({ _id: id, ...reasonOf(error.refusal) });
    }
  }
  return results;
}

type Paying = { id: string; by: SessionUser; result: PaymentResult; now: Date };

/**
 * Marks an order as paid (invariant I5). A paid order keeps its time of payment. Throws ApiError 404 and 409 (its courier may know the
 * parcel, or another order has its lines).
 */
export async function markPaid(db: Db, { id, by, result, now }: Paying): Promise<OrderRow> {
  return changeOrder(db, {
    id,
    by,
    async apply(db, order) {
      if (order.paid_at) return undefined;
      if (order.status === 'Cancelled') await refuseCombined(db, id);
      const hasDetails = Object.values(result).some((part) => part !== '');
      await db
        .updateTable('orders')
        .set({ paid_at: now, payment_result: hasDetails ? JSON.stringify(result) : null })
        .where('id', '=', id)
        .execute();
      await renewParcel(db, { orderId: id, change: 'payment' });
      return { action: 'order.paid', changes: { paidAt: [null, now.toISOString()] } };
    },
  });
}

/** Marks an order as unpaid and clears its time of payment. Throws ApiError 404 and 409 (returns, or its courier may know the parcel). */
export async function markUnpaid(db: Db, { id, by }: { id: string; by: SessionUser }): Promise<OrderRow> {
  return changeOrder(db, {
    id,
    by,
    async apply(db, order) {
      if (!order.paid_at) return undefined;
      await refuseReturned(db, id, refusal('returned-order-stays-paid'));
      await db
        .updateTable('orders')
        .set({ paid_at: null, payment_result: null })
        .where('id', '=', id)
        .execute();
      await renewParcel(db, { orderId: id, change: 'payment' });
      return { action: 'order.unpaid', changes: { paidAt: [order.paid_at.toISOString(), null] } };
    },
  });
}

export type Change = { action: AuditAction; changes: Changes };

type Changing = {
  id: string;
  by: Actor;
  /** Changes the locked order and returns the change, or undefined if nothing changed. */
  apply: (db: Db, order: OrderRow) => Promise<Change | undefined>;
};

/**
 * Changes an order and records who did it, in one transaction, and returns the changed order. The order is locked
 * first, so the second of two administrators sees the change of the first. Throws ApiError 404, and any error of
 * `apply`.
 */
export async function changeOrder(db: Db, { id, by, apply }: Changing): Promise<OrderRow> {
  return runTransaction(db, async (db) => {
    await db.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute();
    const change = await apply(db, await readOrder(db, id));
    if (change) await recordChange(db, { by, subjectId: id, ...change });
    return readOrder(db, id);
  });
}

async function readOrder(db: Db, id: string) {
  const order = await findOrder(db, id);
  if (!order) throw notFound(refusal('order-not-found'));
  return order;
}
