import { ApiError } from '../../../shared/contract/api-error.ts';
import type { OrderEdit } from '../../../shared/orders/phone-orders.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { findValidInvoice } from '../../invoices/invoice-queries.ts';
import { refuseReturned } from '../../invoices/read-returns.ts';
import type { Db } from '../../platform/db/connection.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';
import type { OrderItemRow, OrderRow } from '../order-queries.ts';
import type { PricedOrder } from '../price-order.ts';
import { refuseEdit } from '../rights/refuse-step.ts';
import { goesToSamePlace } from './price-edit.ts';

type Contents = { body: OrderEdit; items: OrderItemRow[]; priced: PricedOrder };

type Edit = Contents & { order: OrderRow; by: SessionUser };

/**
 * Whether an edit of a locked order changes the order or only corrects it. A correction is possible as long as the order has
 * not ended (docs/decisions/0112). Throws ApiError 403 and 409.
 */
export async function allowEdit(db: Db, { order, by, ...contents }: Edit): Promise<'order' | 'correction'> {
  const { priced } = contents;
  const isSameTotal = order.total_price_centimes === priced.totalCentimes;
  await refuseEdit(db, { order, by });
  await refuseReturned(db, order.id, refusal('returned-order-not-changeable'));
  if (order.paid_at && !isSameTotal) throw new ApiError(409, refusal('paid-total-fixed'));
  if (!isCorrection(order, contents)) {
    if (order.status === 'Shipped') throw new ApiError(409, refusal('sent-order-fixed'));
    await refuseInvoiced(db, order.id);
    return 'order';
  }
  // The invoice keeps the address for which it was made.
  if (!isSameTotal) await refuseInvoiced(db, order.id);
  return 'correction';
}

/** Whether the same goods go to the same place for no more, so that a courier that has the parcel can still be told of it. */
function isCorrection(order: OrderRow, { body, items, priced }: Contents) {
  return (
    unitsOf(order.items) === unitsOf(items) &&
    goesToSamePlace(order, body.shippingAddress) &&
    priced.totalCentimes <= order.total_price_centimes
  );
}

function unitsOf(items: OrderItemRow[]) {
  return JSON.stringify(items.map(({ product_id, size, quantity }) => [product_id, size, quantity]).sort());
}

/** An invoice cannot change with its order. */
async function refuseInvoiced(db: Db, id: string) {
  const invoice = await findValidInvoice(db, id);
  if (!invoice) return;
  throw new ApiError(409, refusal('cancel-invoice-first', { invoice: invoice.number }));
}
