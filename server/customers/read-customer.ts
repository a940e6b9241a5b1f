import { type SqlBool, sql } from 'kysely';
import { toDinars } from '../../shared/catalog/prices.ts';
import { notFound } from '../../shared/contract/api-error.ts';
import type { CustomerDetail } from '../../shared/customers.ts';
import type { OrderSource, OrderStatus } from '../../shared/orders/order-terms.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { cityOfOrder } from '../platform/db/city-names.ts';
import type { Db } from '../platform/db/connection.ts';
import { returnedSums } from '../reports/returned-sums.ts';
import { cameBack } from './came-back.ts';
import { customers, type Figures, toFigures, withMerged } from './list-customers.ts';

const longestHistory = 100;

/** The customer of an order. Throws ApiError 404 for an unknown order, and for one of an erased person. */
export async function readCustomer(db: Db, orderId: string): Promise<CustomerDetail> {
  const key = await phoneKeyOf(db, orderId);
  const keys = await mergedKeys(db, key);
  const [figures] = (await sql<Figures>`${customers(sql`select unnest(${keys}::text[])`)}`.execute(db)).rows;
  const history = await readHistory(db, keys);
  const [last] = history;
  if (!figures || !last) throw notFound(refusal('customer-not-found'));
  return {
    ...toFigures(figures),
    refused: await countRefused(db, keys),
    name: last.name,
    phones: await readPhones(db, keys),
    ...(await readIdentities(db, keys)),
    doubles: await findDoubles(db, keys),
    history,
    notes: await readNotes(db, keys),
  };
}

/** Throws ApiError 404. */
export async function phoneKeyOf(db: Db, orderId: string) {
  const order = await db
    .selectFrom('orders')
    .select('phone_key')
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order?.phone_key) throw notFound(refusal('customer-not-found'));
  return order.phone_key;
}

async function mergedKeys(db: Db, key: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`${withMerged(sql`select ${key}::text`)}`.execute(db);
  return rows.map((row) => row.key);
}

async function countRefused(db: Db, keys: string[]) {
  const { rows } = await sql<{ refused: number }>`
    select count(*) as refused from orders o
    where o.phone_key = any(${keys}::text[]) and o.phone_key <> '' and ${cameBack}`.execute(db);
  return rows[0]?.refused ?? 0;
}

async function readHistory(db: Db, keys: string[]) {
  const { rows } = await sql<{
    id: string;
    created_at: Date;
    status: OrderStatus;
    source: OrderSource;
    total_price_centimes: number;
    deducted_centimes: number;
    credit_centimes: number;
    is_paid: boolean;
    refunded_centimes: number | null;
    kept_centimes: number | null;
    name: string;
    phone: string;
    city: string;
    city_arabic: string | null;
    wilaya: string;
  }>`
    select id, created_at, status, source, total_price_centimes, deducted_centimes, credit_centimes, is_paid,
      phone, city, wilaya, ${sql.join(returnedSums)},
      ${cityOfOrder('orders')} as city_arabic,
      coalesce(nullif(user_name, ''), full_name) as name
    from orders where phone_key = any(${keys}::text[]) and phone_key <> ''
    order by created_at desc, id limit ${longestHistory}`.execute(db);
  return rows.map((row) => ({
    _id: row.id,
    createdAt: row.created_at.toISOString(),
    status: row.status,
    source: row.source,
    isPaid: row.is_paid,
    totalPrice: toDinars(row.total_price_centimes),
    credit: toDinars(row.credit_centimes),
    deducted: toDinars(row.deducted_centimes),
    refunded: toDinars(row.refunded_centimes ?? 0),
    kept: toDinars(row.kept_centimes ?? 0),
    name: row.name,
    phone: row.phone,
    city: row.city,
    cityArabic: row.city_arabic ?? undefined,
    Wilaya: row.wilaya,
  }));
}

/** The last order of each number, the main number first. */
async function readPhones(db: Db, keys: string[]): Promise<CustomerDetail['phones']> {
  const rows = await lastOrders(db, keys);
  const links = await db
    .selectFrom('customer_links')
    .select(['phone_key', 'at', 'by_name'])
    .where('phone_key', '=', sql<string>`any(${keys}::text[])`)
    .execute();
  const merged = new Map(
    links.map((link) => [link.phone_key, { at: link.at.toISOString(), by: link.by_name }]),
  );
  const phones = rows.map(({ phone_key, ...phone }) => ({ ...phone, merged: merged.get(phone_key) }));
  return phones.sort((a, b) => Number(a.merged !== undefined) - Number(b.merged !== undefined));
}

async function lastOrders(db: Db, keys: string[]) {
  const { rows } = await sql<{ phone_key: string; _id: string; phone: string; name: string; orders: number }>`
    select distinct on (phone_key) phone_key, id as _id, phone,
      coalesce(nullif(user_name, ''), full_name) as name, count(*) over (partition by phone_key) as orders
    from orders where phone_key = any(${keys}::text[]) and phone_key <> ''
    order by phone_key, created_at desc, id`.execute(db);
  return rows;
}

async function readIdentities(db: Db, keys: string[]) {
  const { rows: accounts } = await sql<{ name: string; email: string }>`
    select name, email from users
    where id in (select user_id from orders where phone_key = any(${keys}::text[]) and phone_key <> '')
    order by created_at`.execute(db);
  const { rows: emails } = await sql<{ email: string }>`
    select distinct lower(email) as email from orders
    where phone_key = any(${keys}::text[]) and phone_key <> '' and email <> '' order by 1`.execute(db);
  return { accounts, emails: emails.map(({ email }) => email) };
}

/** Most customers have a number or two; a shared address of a company must not bring thousands. */
const mostDoubles = 10;

async function findDoubles(db: Db, keys: string[]) {
  const { rows } = await sql<{ phone_key: string }>`
    select distinct other.phone_key from orders own
    join orders other on other.user_id = own.user_id
    where own.phone_key = any(${keys}::text[]) and own.phone_key <> ''
      and other.phone_key <> '' and other.phone_key <> all(${keys}::text[])
    limit ${mostDoubles}`.execute(db);
  const found = await lastOrders(
    db,
    rows.map(({ phone_key }) => phone_key),
  );
  return found.map(({ phone_key: _key, ...double }) => double);
}

async function readNotes(db: Db, keys: string[]) {
  const notes = await db
    .selectFrom('order_notes')
    .innerJoin('orders', 'orders.id', 'order_notes.order_id')
    .select(['orders.id', 'order_notes.at', 'by_name', 'text'])
    .where('phone_key', '=', sql<string>`any(${keys}::text[])`)
    .where('phone_key', '<>', '')
    .where(sql<SqlBool>`is_written(order_notes)`)
    .orderBy('order_notes.id', 'desc')
    .limit(longestHistory)
    .execute();
  return notes.map(({ id, at, by_name, text }) => ({ orderId: id, at: at.toISOString(), by: by_name, text }));
}
