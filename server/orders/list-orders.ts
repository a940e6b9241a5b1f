import type { OrderListQuery } from '../../shared/admin-orders.ts';
import type { Db } from '../platform/db/connection.ts';
import { CountMemory, countRows } from '../platform/db/count-memory.ts';
import { fromNearerEnd } from '../platform/db/from-nearer-end.ts';
import { filteredOrders, type OrderFilter, sortedBy } from './order-filter.ts';
import { ordersWithItems, toOrder } from './order-queries.ts';

const pageSize = 20;
const memory = new CountMemory({ minutes: 10 });

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

/**
 * How many orders the filter leaves. No order goes, and what keywords and days ask for changes only when a person is
 * erased, which may show ten minutes late. The status does change.
 */
async function countOrders(db: Db, filter: OrderFilter): Promise<number> {
  const { keyword, startDate, endDate, status } = filter;
  const orders = filteredOrders(db, filter);
  if (status) return countRows(orders);
  return memory.count(db, JSON.stringify([keyword, startDate, endDate]), orders);
}
