import { type SqlBool, sql } from 'kysely';
import { maxOrdersAtOnce, type OrderListQuery } from '../../shared/admin-orders.ts';
import { timeZone } from '../../shared/dates.ts';
import { idPattern, orderNumber, ungroupedNumber } from '../../shared/ids.ts';
import type { OrderStatus } from '../../shared/order-terms.ts';
import type { Order } from '../../shared/orders.ts';
import { latinDigits, nationalNumber } from '../../shared/text.ts';
import { validInvoices } from '../invoices/invoice-queries.ts';
import type { Db } from '../platform/db/connection.ts';
import { CountCache, countRows } from '../platform/db/count-cache.ts';
import { allOneWay, fromNearerEnd } from '../platform/db/from-nearer-end.ts';
import { containing } from '../platform/db/search-text.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { forStaff, isVisible, ordersWithItems, toOrder, visibleStatuses } from './order-queries.ts';

export type OrderFilter = Omit<OrderListQuery, 'page' | 'limit'> & {
  /** For packers: only orders with these statuses, which no search by e-mail address finds. All by default. */
  visible?: readonly OrderStatus[] | undefined;
};

const pageSize = 20;
const counts = new CountCache('orders');

/** One page of the orders that match the filter, with their number. */
export async function listOrders(
  db: Db,
  { page = 1, limit = pageSize, ...query }: OrderListQuery,
  user: SessionUser,
) {
  const filter: OrderFilter = { ...query, visible: visibleStatuses(user) };
  const count = await countOrders(db, filter);
  const part = fromNearerEnd({ offset: (page - 1) * limit, limit, count });
  const ids = filteredOrders(db, filter)
    .select('orders.id')
    .orderBy(sortedBy(filter, part))
    .limit(part.limit)
    .offset(part.offset);
  // Skips earlier orders in the index, reads only the rows of this page and then sorts them in the right direction.
  const rows = await ordersWithItems(db)
    .select((order) =>
      order
        .selectFrom('order_notes')
        .whereRef('order_id', '=', 'orders.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('note_count'),
    )
    .where('id', 'in', ids)
    .orderBy(sortedBy(filter))
    .execute();
  const orders = rows.map((row) => ({
    ...forStaff(toOrder(row), user),
    internalNotes: row.note_count ?? 0,
    source: row.source,
  }));
  return { orders, count, pages: Math.ceil(count / limit), page };
}

/** The ids of the list from its start, as many as can be changed or printed at once, and the number of all. */
export async function listOrderIds(db: Db, query: Omit<OrderFilter, 'visible'>, user: SessionUser) {
  const filter: OrderFilter = { ...query, visible: visibleStatuses(user) };
  const rows = await filteredOrders(db, filter)
    .select('orders.id')
    .orderBy(sortedBy(filter))
    .limit(maxOrdersAtOnce)
    .execute();
  const isWhole = rows.length < maxOrdersAtOnce;
  return { ids: rows.map(({ id }) => id), count: isWhole ? rows.length : await countOrders(db, filter) };
}

/** The orders with these ids, in this order. One that is unknown or hidden from the caller is left out. */
export async function readOrders(db: Db, ids: string[], user: SessionUser) {
  const rows = await ordersWithItems(db).where('id', 'in', ids).execute();
  const visible = rows.filter(({ status }) => isVisible(status, user));
  const invoices = new Map(
    (
      await validInvoices(
        db,
        visible.map(({ id }) => id),
      )
    ).map((invoice) => [invoice.orderId, invoice]),
  );
  const found = new Map(
    visible.map((row) => [row.id, { ...forStaff(toOrder(row), user), invoice: invoices.get(row.id) }]),
  );
  const orders = [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
  return { orders, shelfPlaces: await readShelfPlaces(db, orders) };
}

/** The places on the shelves of the products in these orders, by the products' ids. */
async function readShelfPlaces(db: Db, orders: Order[]) {
  const ids = new Set(orders.flatMap(({ orderItems }) => orderItems.map(({ productId }) => productId)));
  if (ids.size === 0) return {};
  const rows = await db
    .selectFrom('products')
    .select(['id', 'shelf_place'])
    .where('id', 'in', [...ids])
    .where('shelf_place', '<>', '')
    .execute();
  return Object.fromEntries(rows.map(({ id, shelf_place }) => [id, shelf_place]));
}

/**
 * The number of orders that match the filter. It is remembered for keywords, days and wilayas, because orders are never
 * deleted and these fields change only when a person is erased, which drops the counts. Status, payment and delivery
 * change all the time.
 */
async function countOrders(db: Db, filter: OrderFilter): Promise<number> {
  const { keyword, startDate, endDate, wilaya, status, payment, delivery, visible } = filter;
  const orders = filteredOrders(db, filter);
  if (status || payment || delivery || visible) return countRows(orders);
  return counts.count(db, JSON.stringify([keyword, startDate, endDate, wilaya]), orders);
}

/** The orders that match the filter of a list (requirements: Admin orders). */
export function filteredOrders(db: Db, filter: OrderFilter) {
  const { keyword, status, wilaya, payment, delivery, startDate, endDate, visible } = filter;
  let orders = db.selectFrom('orders');
  if (keyword) orders = orders.where((order) => order.or(searched(keyword).map(inSearchText)));
  if (status) orders = orders.where('status', '=', status);
  if (visible) orders = orders.where('status', 'in', visible);
  if (visible && keyword) {
    // A second condition, because only the first can use an index.
    orders = orders.where((order) => order.or(searched(keyword).map(inTextWithoutEmail)));
  }
  if (wilaya) orders = orders.where('wilaya', '=', wilaya);
  if (delivery) orders = orders.where('delivery_kind', '=', delivery);
  if (payment) orders = orders.where(sql<SqlBool>`is_paid = ${payment === 'paid'}`);
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

/** The sort order of a list. Ties are sorted by time, then id, so that no page repeats an order; the indexes match. */
export function sortedBy({ sort = 'createdAt', order }: OrderFilter, { backwards = false } = {}) {
  return allOneWay(sortKeys[sort], { order, backwards });
}

/** An id or number may be pasted as the screen shows it, and a phone number in any notation. */
function searched(keyword: string): string[] {
  if (idPattern.test(keyword)) return [orderNumber(keyword)];
  const text = latinDigits(keyword).replace(/^#/, '');
  if (/^\+?[\d\s().-]{4,}$/.test(text)) return [nationalNumber(text) || text];
  // Two words of four letters may be a grouped number as well as a name.
  const number = ungroupedNumber(text);
  return number ? [text, number] : [text];
}

function inSearchText(text: string) {
  return sql<SqlBool>`search_text like ${containing(text)}`;
}

/** Otherwise a search would tell a packer which addresses have ordered. */
function inTextWithoutEmail(text: string) {
  return sql<SqlBool>`replace(replace(search_text, search_fold(email), ''),
    search_fold(coalesce(user_email, '')), '') like ${containing(text)}`;
}

/** Midnight at the start of this day, in the shop's time zone. */
function startOf(day: string) {
  return sql`${day}::date::timestamp at time zone ${timeZone}`;
}
