import { type SqlBool, sql } from 'kysely';
import type { OrderListQuery } from '../../shared/admin-orders.ts';
import { timeZone } from '../../shared/dates.ts';
import { idPattern, orderNumber } from '../../shared/ids.ts';
import { allOneWay } from '../platform/db/all-one-way.ts';
import type { Db } from '../platform/db/connection.ts';
import { CountMemory, countRows } from '../platform/db/count-memory.ts';
import { fromNearerEnd } from '../platform/db/from-nearer-end.ts';
import { containing } from '../platform/db/search-text.ts';
import { ordersWithItems, toOrder } from './order-queries.ts';

export type OrderFilter = Omit<OrderListQuery, 'page' | 'limit'>;

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

/** The orders that a list's filter leaves (design §4). */
export function filteredOrders(db: Db, { keyword, status, startDate, endDate }: OrderFilter) {
  let orders = db.selectFrom('orders');
  if (keyword) orders = orders.where(sql<SqlBool>`search_text like ${containing(searched(keyword))}`);
  if (status) orders = orders.where('status', '=', status);
  if (startDate) orders = orders.where('created_at', '>=', sql<Date>`${startOf(startDate)}`);
  if (endDate) orders = orders.where('created_at', '<', sql<Date>`${startOf(endDate)} + interval '1 day'`);
  return orders;
}

const byTime = [sql`created_at`, sql`orders.id`];

const sortKeys = {
  createdAt: byTime,
  _id: [sql`orders.id`],
  customer: [sql`customer_key`, ...byTime],
  totalPrice: [sql`total_price_centimes`, ...byTime],
  isPaid: [sql`is_paid`, ...byTime],
  status: [sql`status`, ...byTime],
};

/** The list's order. What is alike stands by time, then id, so that no page shows an order twice; the indexes match. */
export function sortedBy({ sort = 'createdAt', order }: OrderFilter) {
  return allOneWay(sortKeys[sort], order);
}

/** An order's id or number may be pasted as a screen shows it, and a phone number however it is spaced. */
function searched(keyword: string) {
  if (idPattern.test(keyword)) return orderNumber(keyword);
  const text = keyword.replace(/^#/, '');
  return /^\+?[\d\s().-]{4,}$/.test(text) ? text.replace(/\D/g, '') : text;
}

/** The shop's midnight at which this day begins. */
function startOf(day: string) {
  return sql`${day}::date::timestamp at time zone ${timeZone}`;
}
