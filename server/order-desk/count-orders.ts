import type { Db } from '../db/connection.ts';
import { CountMemory, countRows } from '../db/count-memory.ts';
import { filteredOrders, type OrderFilter } from './order-filter.ts';

const memory = new CountMemory({ minutes: 10 });

/**
 * How many orders the filter leaves. No order goes, and what keywords and days ask for changes only when a person is
 * erased, which may show ten minutes late. The status does change.
 */
export async function countOrders(db: Db, filter: OrderFilter): Promise<number> {
  const { keyword, startDate, endDate, status } = filter;
  const orders = filteredOrders(db, filter);
  if (status) return countRows(orders);
  return memory.count(db, JSON.stringify([keyword, startDate, endDate]), orders);
}
