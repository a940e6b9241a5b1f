import type { OrderListQuery } from '../../shared/order-desk.ts';
import type { Db } from '../db/connection.ts';
import { fromNearerEnd } from '../db/from-nearer-end.ts';
import { ordersWithItems, toOrder } from '../orders/order-queries.ts';
import { countOrders } from './count-orders.ts';
import { filteredOrders, sortedBy } from './order-filter.ts';

const pageSize = 20;

/** One page of the orders that the filter leaves, with their count. */
export async function listOrders(db: Db, { page = 1, limit = pageSize, ...filter }: OrderListQuery) {
  const count = await countOrders(db, filter);
  const part = fromNearerEnd({ page, limit, count, order: filter.order });
  const ids = filteredOrders(db, filter)
    .select('orders.id')
    .orderBy(sortedBy({ ...filter, order: part.order }))
    .limit(part.limit)
    .offset(part.offset);
  // Rows are read for the page alone, and turned the right way round; what is skipped is skipped in the index.
  const rows = await ordersWithItems(db).where('id', 'in', ids).orderBy(sortedBy(filter)).execute();
  return { orders: rows.map(toOrder), count, pages: Math.ceil(count / limit), page };
}
