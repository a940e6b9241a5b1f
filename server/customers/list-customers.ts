import { type RawBuilder, sql } from 'kysely';
import { toDinars } from '../../shared/catalog/prices.ts';
import type { Customer, CustomerListQuery } from '../../shared/customers.ts';
import { searchedNumber } from '../../shared/values/text.ts';
import type { Db } from '../platform/db/connection.ts';
import { containing } from '../platform/db/search-text.ts';
import { type Column, inDinars, phoneCell, table } from '../platform/http/table-file.ts';
import { type Days, midnight } from '../platform/settings/shop-day.ts';
import { isCombined } from '../reports/counts-as-placed.ts';
import { cameBack } from './came-back.ts';

type CustomerFilter = Omit<CustomerListQuery, 'page' | 'limit'>;

const pageSize = 20;

export type Figures = {
  key: string;
  orders: number;
  delivered: number;
  cancelled: number;
  total: number;
  last_order_at: Date;
};

type Row = Figures & {
  count: number;
  id: string;
  name: string;
  phone: string;
  email: string;
  has_account: boolean;
  refused: number;
  notes: number;
};

/** One page of the customers that match the filter, with their number. */
export async function listCustomers(db: Db, { page = 1, limit = pageSize, ...filter }: CustomerListQuery) {
  const { rows } = await describedCustomers(filter, { limit, offset: (page - 1) * limit }).execute(db);
  const count = rows[0]?.count ?? (page > 1 ? await countCustomers(db, filter) : 0);
  return { customers: rows.map(toCustomer), count, pages: Math.ceil(count / limit), page };
}

/** Behind the last page no row has the number of all. */
async function countCustomers(db: Db, filter: CustomerFilter) {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${customers(wantedKeys(filter), filter)}) people`.execute(db);
  return rows[0]?.count ?? 0;
}

const columns: Column<Row>[] = [
  { en: 'Phone', fr: 'Téléphone', cell: ({ phone }) => phoneCell(phone) },
  { en: 'Name', fr: 'Nom', cell: ({ name }) => name },
  { en: 'Email', fr: 'Email', cell: ({ email }) => email },
  { en: 'Account', fr: 'Compte', cell: (row) => row.has_account },
  { en: 'Orders', fr: 'Commandes', cell: ({ orders }) => orders },
  { en: 'Delivered', fr: 'Livrées', cell: ({ delivered }) => delivered },
  { en: 'Cancelled', fr: 'Annulées', cell: ({ cancelled }) => cancelled },
  { en: 'Refused', fr: 'Refusées', cell: ({ refused }) => refused },
  inDinars('Delivered total', 'Total livré', ({ total }) => toDinars(total)),
  { en: 'Last order', fr: 'Dernière commande', cell: (row) => row.last_order_at, kind: 'time' },
  { en: 'Notes', fr: 'Notes', cell: ({ notes }) => notes },
];

/** Customers of an export that are read at once. */
const rowsAtOnce = 5_000;

/** All customers that match the filter, in the order of the list (requirements: Downloads). */
export function exportCustomers(db: Db, filter: CustomerFilter) {
  return table({ columns, rows: allCustomers(db, filter) });
}

async function* allCustomers(db: Db, filter: CustomerFilter) {
  for (let offset = 0; ; offset += rowsAtOnce) {
    const { rows } = await describedCustomers(filter, { limit: rowsAtOnce, offset }).execute(db);
    yield* rows;
    if (rows.length < rowsAtOnce) return;
  }
}

function toCustomer(row: Row): Customer {
  return {
    _id: row.id,
    name: row.name,
    phone: row.phone,
    email: row.email,
    hasAccount: row.has_account,
    ...toFigures(row),
    refused: row.refused,
    notes: row.notes,
  };
}

export function toFigures({ orders, delivered, cancelled, total, last_order_at }: Figures) {
  return {
    orders,
    delivered,
    cancelled,
    deliveredTotal: toDinars(total),
    lastOrderAt: last_order_at.toISOString(),
  };
}

const sortKeys = {
  lastOrder: sql.ref('last_order_at'),
  orders: sql.ref('orders'),
  delivered: sql.ref('delivered'),
  cancelled: sql.ref('cancelled'),
  total: sql.ref('total'),
  refused: sql`coalesce(refusals.times, 0)`,
};

/** The refused orders of customers by their main phone numbers. Few orders can be refused ones, and only these are looked at. */
const refusals = (days: Partial<Days>) => sql`(
  select coalesce(l.main_key, o.phone_key) as key, count(*) as times
  from orders o left join customer_links l using (phone_key)
  where o.phone_key <> '' and o.id in (
    select order_id from order_returns
    union all select order_id from shipments where status = 'returned'
    union all select id from orders where status = 'Cancelled'
  ) and ${cameBack} ${placedOn(days)}
  group by 1
)`;

/** A part of the list, each customer with the data of the last order and the numbers of refused orders and of notes. */
function describedCustomers(filter: CustomerFilter, { limit, offset }: { limit: number; offset: number }) {
  const direction = sql.raw(filter.order === 'asc' ? 'asc' : 'desc');
  const key = sortKeys[filter.sort ?? 'lastOrder'];
  const order = sql`${key} ${direction}, last_order_at ${direction}, people.key ${direction}`;
  const counted =
    filter.sort === 'refused'
      ? sql`left join ${refusals(filter)} refusals on refusals.key = people.key`
      : sql``;
  return sql<Row>`
    with page as (
      select people.*, row_number() over (order by ${order}) as place, count(*) over () as count from (${customers(wantedKeys(filter), filter)}) people
      ${counted} order by ${order} limit ${limit} offset ${offset}
    ),
    numbers as (
      select key, key as phone_key from page
      union all
      select page.key, l.phone_key from page join customer_links l on l.main_key = page.key
    )
    select page.*, last.*,
      (select count(*) from orders o join numbers using (phone_key)
        where numbers.key = page.key and o.phone_key <> '' and ${cameBack} ${placedOn(filter)}) as refused,
      (select count(*) from order_notes n join orders o on o.id = n.order_id join numbers using (phone_key)
        where numbers.key = page.key and o.phone_key <> '' and is_written(n)) as notes
    from page
    cross join lateral (
      select o.id, coalesce(nullif(o.user_name, ''), o.full_name) as name, o.phone,
        coalesce(nullif(o.user_email, ''), o.email) as email, o.user_id is not null as has_account
      from numbers join orders o on o.phone_key = numbers.phone_key and o.phone_key <> ''
      where numbers.key = page.key
      order by o.created_at desc, o.id limit 1
    ) last
    order by place`;
}

/**
 * The figures of customers by their main phone numbers. Only the index of orders by phone number is read, and it is in the
 * order of the groups. Merged numbers are few and are added up afterwards. For a period, only customers who ordered in it.
 */
export function customers(keys: RawBuilder<unknown> | undefined, days: Partial<Days> = {}) {
  const wanted = sql`${keys ? sql`and phone_key in (${keys})` : sql``} ${placedOn(days)}`;
  return sql`
    with returned as materialized (
      select o.phone_key, sum(r.refund_centimes) as refunds
      from order_returns r join orders o on o.id = r.order_id
      where status = 'Delivered' and phone_key <> '' ${wanted} group by 1
    ), combined as materialized (
      select phone_key, count(*) as times from orders o where ${isCombined} and phone_key <> '' ${wanted} group by 1
    ), by_number as materialized (
      select phone_key, count(*) - coalesce(max(times), 0) as orders,
        count(*) filter (where status = 'Delivered') as delivered,
        count(*) filter (where status = 'Cancelled') - coalesce(max(times), 0) as cancelled,
        (coalesce(sum(total_price_centimes) filter (where status = 'Delivered'), 0)
          - coalesce(max(refunds), 0))::bigint as total,
        max(created_at) as last_order_at
      from orders o left join returned using (phone_key) left join combined using (phone_key)
      where phone_key <> '' ${wanted}
      group by phone_key
    )
    select phone_key as key, orders, delivered, cancelled, total, last_order_at from by_number
    where phone_key not in (select phone_key from customer_links union all select main_key from customer_links)
    union all
    select coalesce(l.main_key, b.phone_key), sum(b.orders)::bigint, sum(b.delivered)::bigint,
      sum(b.cancelled)::bigint, sum(b.total)::bigint, max(b.last_order_at)
    from by_number b left join customer_links l using (phone_key)
    where b.phone_key in (select phone_key from customer_links union all select main_key from customer_links)
    group by coalesce(l.main_key, b.phone_key)`;
}

/** Whether an order `o` was placed on one of these days, which either end may leave open. */
function placedOn({ startDate, endDate }: Partial<Days>) {
  const from = startDate ? sql`and o.created_at >= ${midnight(startDate)}` : sql``;
  return endDate ? sql`${from} and o.created_at < ${midnight(endDate, 1)}` : from;
}

/** The numbers of customers of whom an order matches; undefined for everybody. */
function wantedKeys({ keyword }: CustomerFilter) {
  if (!keyword) return undefined;
  const typed = searchedNumber(keyword) ?? keyword;
  return withMerged(sql`
    select phone_key from orders where search_text like ${containing(typed)} and phone_key <> ''`);
}

/** These numbers with all others of the same customers. */
export function withMerged(keys: RawBuilder<unknown>) {
  return sql`
    with mains as (
      select distinct coalesce(l.main_key, found.phone_key) as key
      from (${keys}) found (phone_key) left join customer_links l using (phone_key)
    )
    select key from mains union select l.phone_key from customer_links l join mains on l.main_key = mains.key`;
}
