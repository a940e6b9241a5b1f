import type { OrderStatus } from '../../shared/orders.ts';
import type { Db } from '../platform/db/connection.ts';
import { dropFromCaches } from '../platform/db/notify.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { changeOrder } from './change-order.ts';
import { retakeStock, returnStock } from './move-stock.ts';
import type { OrderRow } from './order-queries.ts';
import { productTags } from './show-new-stock.ts';

type Setting = { id: string; status: OrderStatus; by: SessionUser; now: Date };

/**
 * Sets an order's status, any from any (spec §4). Cancelling gives its units back to the stock, leaving Cancelled takes
 * them again (I3); Delivered keeps its time for as long as it lasts (I5). The same status again changes nothing.
 * Throws ApiError 404 (no such order), 409 (not enough left to take again).
 */
export async function setOrderStatus(db: Db, { id, status, by, now }: Setting): Promise<OrderRow> {
  return changeOrder(db, {
    id,
    by,
    async apply(db, order) {
      const before = order.status;
      if (before === status) return undefined;
      if (status === 'Cancelled') await returnStock(db, order);
      if (before === 'Cancelled') await retakeStock(db, order);
      await db
        .updateTable('orders')
        .set({ status, delivered_at: status === 'Delivered' ? now : null })
        .where('id', '=', id)
        .execute();
      const movedStock = [before, status].includes('Cancelled');
      if (movedStock) await dropFromCaches(db, productTags(order));
      return { action: 'order.status', changes: { status: [before, status] } };
    },
  });
}
