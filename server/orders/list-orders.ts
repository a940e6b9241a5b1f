import { type SqlBool, sql } from 'kysely';
import type { Rights } from '../../shared/access/roles.ts';
import { toDinars } from '../../shared/catalog/prices.ts';
import { replaceableStatuses } from '../../shared/couriers/parcel-terms.ts';
import { maxOrdersAtOnce, type OrderCounts, type OrderListQuery } from '../../shared/orders/admin-orders.ts';
import { returnedState } from '../../shared/orders/exchange.ts';
import { idPattern, orderNumber, ungroupedNumber } from '../../shared/values/ids.ts';
import type { Language } from '../../shared/values/languages.ts';
import { latinDigits, searchedNumber } from '../../shared/values/text.ts';
import { hasInvoice, validInvoices } from '../invoices/invoice-queries.ts';
import { returnsOfOrders } from '../invoices/read-returns.ts';
import type { Db } from '../platform/db/connection.ts';
import { CountCache, countRows } from '../platform/db/count-cache.ts';
import { allOneWay, fromNearerEnd } from '../platform/db/from-nearer-end.ts';
import { beginning } from '../platform/db/search-text.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { midnight } from '../platform/settings/shop-day.ts';
import { isOwed, owedCentimes } from './corrections/owed-to-buyer.ts';
import { readGoods } from './lines/read-goods.ts';
import { ordersWithItems, toOrder } from './order-queries.ts';
import { hasUntoldCourier } from './parcels/is-untold.ts';
import { parcelsOfOrders } from './parcels/parcels-of-orders.ts';
import { findDoubled } from './review/doubled-orders.ts';
import { findsText, forStaff, isVisible, visibleStatuses } from './rights/order-visibility.ts';

export type OrderFilter = Omit<OrderListQuery, 'page' | 'limit' | 'lang'> & {
  /** Only what this person may see, and finds by the fields that they may see. Everything by default. */
  seenBy?: Rights | undefined;
};

const pageSize = 20;
const counts = new CountCache('orders');

/** One page of the orders that match the filter, with their number. */
export async function listOrders(
  db: Db,
  { page = 1, limit = pageSize, ...query }: OrderListQuery,
  user: SessionUser,
) {
  const filter: OrderFilter = { ...query, seenBy: user };
  const count = await countOrders(db, filter);
  const part = fromNearerEnd({ offset: (page - 1) * limit, limit, count });
  const ids = filteredOrders(db, filter)
    .select('orders.id')
    .orderBy(sortedBy(filter, part))
    .limit(part.limit)
    .offset(part.offset);
  // Skips earlier orders in the index, reads only the rows of this page and then sorts them in the right direction.
  const rows = await ordersWithItems(db, query.lang)
    .select(['end_reason', owedCentimes.as('owed_centimes')])
    .select((order) =>
      order
        .selectFrom('order_notes')
        .whereRef('order_id', '=', 'orders.id')
        .where(sql<SqlBool>`is_written(order_notes)`)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('note_count'),
    )
    .where('id', 'in', ids)
    .orderBy(sortedBy(filter))
    .execute();
  const shown = rows.map(({ id }) => id);
  const [parcels, returns, doubled] = await Promise.all([
    parcelsOfOrders(db, shown),
    returnsOfOrders(db, shown),
    findDoubled(db, shown),
  ]);
  const orders = rows.map((row) => ({
    ...forStaff(toOrder(row), user),
    internalNotes: row.note_count ?? 0,
    source: row.source,
    doubleOf: doubled.get(row.id),
    ...(row.end_reason === 'combined' && { isCombined: true as const }),
    parcel: parcels.get(row.id),
    returned: returnedState(row.items, returns.get(row.id) ?? []),
    ...(row.owed_centimes > 0 && { owed: toDinars(row.owed_centimes) }),
  }));
  return { orders, count, pages: Math.ceil(count / limit), page };
}

/** The number of orders in each status, and of all, that match the filter. */
export async function countByStatus(db: Db, query: OrderFilter, user: SessionUser): Promise<OrderCounts> {
  const rows = await filteredOrders(db, { ...query, seenBy: user })
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  return { all, statuses: Object.fromEntries(rows.map(({ status, count }) => [status, count])) };
}

/** The ids of the list from its start, as many as can be changed or printed at once, and the number of all. */
export async function listOrderIds(db: Db, query: Omit<OrderFilter, 'seenBy'>, user: SessionUser) {
  const filter: OrderFilter = { ...query, seenBy: user };
  const rows = await filteredOrders(db, filter)
    .select('orders.id')
    .orderBy(sortedBy(filter))
    .limit(maxOrdersAtOnce)
    .execute();
  const isWhole = rows.length < maxOrdersAtOnce;
  return { ids: rows.map(({ id }) => id), count: isWhole ? rows.length : await countOrders(db, filter) };
}

type Reading = { ids: string[]; lang?: Language | undefined; user: SessionUser };

/** The orders with these ids, in this order. One that is unknown or hidden from the caller is left out. */
export async function readOrders(db: Db, { ids, lang, user }: Reading) {
  const rows = await ordersWithItems(db, lang).where('id', 'in', ids).execute();
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
  return { orders, goods: await readGoods(db, orders, lang) };
}

/**
 * The number of orders that match the filter. It is remembered for keywords, days, wilayas and communes, because orders are never
 * deleted, and an edit of the address or an erasure, which change these fields, drop the counts. Status, payment and delivery
 * change all the time.
 */
async function countOrders(db: Db, filter: OrderFilter): Promise<number> {
  const { keyword, startDate, endDate, wilaya, city, seenBy, ...others } = filter;
  const { status, payment, delivery, product, offer, review, invoice, parcel, returned } = others;
  const orders = filteredOrders(db, filter);
  const narrowing = [status, payment, delivery, product, offer, review, invoice, parcel, returned];
  if (narrowing.some(Boolean) || (seenBy && visibleStatuses(seenBy))) return countRows(orders);
  return counts.count(db, JSON.stringify([keyword, startDate, endDate, wilaya, city]), orders);
}

/** The orders that match the filter of a list (requirements: Admin orders). */
export function filteredOrders(db: Db, filter: OrderFilter) {
  const { keyword, status, wilaya, city, payment, delivery, product, offer, review, invoice } = filter;
  const { parcel, returned, startDate, endDate, seenBy = 'admin' } = filter;
  const visible = visibleStatuses(seenBy);
  let orders = db.selectFrom('orders');
  if (keyword) {
    orders = orders.where(findsText({ texts: searched(keyword), user: seenBy, orders: 'orders' }));
  }
  if (status) orders = orders.where('status', '=', status);
  if (visible) orders = orders.where('status', 'in', visible);
  if (wilaya) orders = orders.where('wilaya', '=', wilaya);
  if (city) orders = orders.where(goesTo(city));
  if (delivery) orders = orders.where('delivery_kind', '=', delivery);
  if (payment) orders = orders.where(hasPayment(payment));
  if (product) {
    orders = orders.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_products')
          .select('order_id')
          .whereRef('order_id', '=', 'orders.id')
          .where('product_id', '=', product),
      ),
    );
  }
  if (offer) orders = orders.where(tookOffer(offer));
  if (review) orders = orders.where('hold_reason', 'is not', null);
  if (invoice) orders = orders.where(sql<SqlBool>`not ${hasInvoice(sql.ref('orders.id'))}`);
  if (parcel) orders = orders.where(hasParcel(parcel));
  if (returned) orders = orders.where(cameBack(returned === 'expected'));
  if (startDate) orders = orders.where('created_at', '>=', midnight(startDate));
  if (endDate) orders = orders.where('created_at', '<', midnight(endDate, 1));
  return orders;
}

function hasPayment(wanted: NonNullable<OrderFilter['payment']>) {
  return wanted === 'owed' ? isOwed : sql<SqlBool>`is_paid = ${wanted === 'paid'}`;
}

/** Whether an order has a parcel that it still needs, as its row in the list names it, or one of which to tell its courier. */
function hasParcel(wanted: NonNullable<OrderFilter['parcel']>) {
  if (wanted === 'untold') return hasUntoldCourier;
  return sql<SqlBool>`${wanted === 'some'} = exists (
    select from shipments s where s.order_id = orders.id and s.status <> all(${[...replaceableStatuses]})
  )`;
}

function cameBack(isExpected: boolean) {
  return sql<SqlBool>`orders.id in (
    select r.order_id from order_returns r join order_return_lines l on l.return_id = r.id
    where ${isExpected ? sql`l.restocked is null` : sql`true`}
  )`;
}

function tookOffer(offer: string) {
  return sql<SqlBool>`(
    exists (select from order_discounts d where d.order_id = orders.id and d.promotion_id = ${offer})
    or exists (select from order_items i where i.order_id = orders.id and i.promotion_id = ${offer})
  )`;
}

/** Whether the commune of an order begins with this text. An order has the French name of the commune that was chosen. */
function goesTo(city: string) {
  const folded = sql`search_fold(orders.city)`;
  const typed = sql<SqlBool>`${folded} like ${beginning(city)}`;
  if (!/\p{Script=Arabic}/u.test(city)) return typed;
  return sql<SqlBool>`(${typed} or ${folded} = any(array(
    select search_fold(name_fr) from communes where search_fold(name_ar) like ${beginning(city)}
  )))`;
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
  const phone = searchedNumber(text);
  if (phone !== undefined) return [phone];
  // Two words of four letters may be a grouped number as well as a name.
  const number = ungroupedNumber(text);
  return number ? [text, number] : [text];
}
