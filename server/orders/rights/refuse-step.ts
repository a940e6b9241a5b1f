import { may, type Rights } from '../../../shared/access/roles.ts';
import { ApiError } from '../../../shared/contract/api-error.ts';
import { endingStatuses, type ParcelStatus } from '../../../shared/couriers/parcel-terms.ts';
import { mayEdit, mayUndo, packingStatuses, settableStatuses } from '../../../shared/orders/order-rights.ts';
import type { OrderStatus } from '../../../shared/orders/order-terms.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { findValidInvoice } from '../../invoices/invoice-queries.ts';
import type { Db } from '../../platform/db/connection.ts';

type Order = { id: string; status: OrderStatus; paid_at: Date | null };

type Step = { order: Order; status: OrderStatus; by: Rights };

/** Throws ApiError 403 for a status that this member of staff may not set. */
export async function refuseStep(db: Db, { order, status, by }: Step) {
  if (mayUndo(by)) return;
  if (settableStatuses(by, await stateOf(db, order)).includes(status)) return;
  throw may(by, 'orders.confirm') && status !== 'Delivered' ? settled() : onlyNextStep();
}

/**
 * Throws ApiError 403 for a change of an order that has ended, is paid or has an invoice, unless the caller may also handle
 * money: it would undo what was delivered, paid or invoiced.
 */
export async function refuseEdit(db: Db, { order, by }: Omit<Step, 'status'>) {
  if (!mayEdit(by, await stateOf(db, order))) throw settled();
}

async function stateOf(db: Db, { id, status, paid_at }: Order) {
  return { status, isSettled: paid_at !== null || (await findValidInvoice(db, id)) !== undefined };
}

/**
 * Throws ApiError 403 for a change of a parcel by hand that would end its order, or whose order has ended, unless the
 * caller may also handle money.
 */
export function refuseParcelStep(by: Rights, order: OrderStatus, parcel?: ParcelStatus) {
  if (mayUndo(by)) return;
  if (parcel && endingStatuses.includes(parcel)) throw onlyNextStep();
  if (!packingStatuses.includes(order)) throw settled();
}

function settled() {
  return new ApiError(403, refusal('order-change-administrators-only'));
}

function onlyNextStep() {
  return new ApiError(403, refusal('status-not-next'));
}
