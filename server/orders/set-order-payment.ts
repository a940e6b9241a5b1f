import type { Db } from '../platform/db/connection.ts';
import type { PaymentResult } from '../platform/db/tables.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { changeOrder } from './change-order.ts';
import type { OrderRow } from './order-queries.ts';

type Paying = { id: string; by: SessionUser; result: PaymentResult; now: Date };

/** Notes that an order was paid (I5). An order that is paid already keeps its time. Throws ApiError 404. */
export async function markPaid(db: Db, { id, by, result, now }: Paying): Promise<OrderRow> {
  return changeOrder(db, {
    id,
    by,
    async apply(db, order) {
      if (order.paid_at) return undefined;
      const isTold = Object.values(result).some((part) => part !== '');
      await db
        .updateTable('orders')
        .set({ paid_at: now, payment_result: isTold ? JSON.stringify(result) : null })
        .where('id', '=', id)
        .execute();
      return { action: 'order.paid', changes: { paidAt: [null, now.toISOString()] } };
    },
  });
}

/** Takes a payment's note back, with its time. Throws ApiError 404. */
export async function markUnpaid(db: Db, { id, by }: { id: string; by: SessionUser }): Promise<OrderRow> {
  return changeOrder(db, {
    id,
    by,
    async apply(db, order) {
      if (!order.paid_at) return undefined;
      await db
        .updateTable('orders')
        .set({ paid_at: null, payment_result: null })
        .where('id', '=', id)
        .execute();
      return { action: 'order.unpaid', changes: { paidAt: [order.paid_at.toISOString(), null] } };
    },
  });
}
