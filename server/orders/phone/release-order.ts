import { ApiError } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import type { Db } from '../../platform/db/connection.ts';
import { type Actor, changeOrder } from '../change-order.ts';
import { dropMovedProducts } from '../drop-bought-products.ts';
import { takeHeldStock } from '../move-stock.ts';
import type { OrderRow } from '../order-queries.ts';

type Releasing = { id: string; by: Actor };

/**
 * Ends the review of a held order: it takes its units and is from now on an order like any other (requirements: Held for
 * review). Releasing it again changes nothing. Throws ApiError 404, 409 (cancelled, too few units left).
 */
export async function releaseHeldOrder(db: Db, { id, by }: Releasing): Promise<OrderRow> {
  return changeOrder(db, {
    id,
    by,
    async apply(db, order) {
      if (order.status === 'Cancelled') {
        throw new ApiError(409, refusal('order-cancelled-meanwhile'));
      }
      if (!order.hold_reason) return undefined;
      await takeHeldStock(db, order);
      await db.updateTable('orders').set({ hold_reason: null }).where('id', '=', id).execute();
      await dropMovedProducts(db, order);
      return { action: 'order.released', changes: {} };
    },
  });
}
