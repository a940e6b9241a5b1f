import { sql } from 'kysely';
import { signedOut } from '../../shared/api-error.ts';
import type { Language } from '../../shared/languages.ts';
import type { HoldReason } from '../../shared/order-terms.ts';
import type { OrderBody } from '../../shared/orders.ts';
import { pointText } from '../delivery/find-delivery.ts';
import type { Db } from '../platform/db/connection.ts';
import { prepared } from '../platform/db/prepared-queries.ts';
import { brokenConstraint } from '../platform/db/run-transaction.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import type { OrderItemRow, OrderRow } from './order-queries.ts';
import type { PricedLine, PricedOrder } from './price-order.ts';

export type Buyer = {
  /** Null for a guest. */
  user: SessionUser | null;
  /** Hash of the guest's browser token. */
  browserHash: Buffer | null;
};

/** A member of staff who takes an order on the phone. */
export type Staff = Pick<SessionUser, 'id' | 'name'>;

type NewOrder = {
  id: string;
  body: OrderBody;
  language: Language;
  buyer: Buyer;
  staff: Staff | undefined;
  priced: PricedOrder;
  /** Units of each product, all of them locked. An order that is held takes none of them. */
  units: Map<string, number>;
  holdReason: HoldReason | null;
};

/** The state of every new order. */
export const newOrderState = {
  status: 'Pending',
  paid_at: null,
  payment_result: null,
  delivered_at: null,
  email_sent_at: null,
  email_suppressed_at: null,
  cancel_requested_at: null,
  changed_at: null,
} as const;

/**
 * The columns of a new order, each with its type. PostgreSQL could take the types from the table, but then reads each order
 * with all columns of the table, which takes three times as long.
 */
const newOrderColumns = `
  id text, user_id text, user_name text, user_email text, is_guest boolean, browser_hash bytea, payment_method text,
  notes text, items_price_centimes bigint, shipping_price_centimes bigint, tax_price_centimes bigint,
  total_price_centimes bigint, full_name text, email text, phone text, street text, city text, wilaya text,
  postal_code text, country text, language text, delivery_kind text, wilaya_code smallint, commune_id integer,
  pickup_point_id text, pickup_point text, delivery_cost_centimes bigint, weight_grams integer, source text,
  placed_by_id text, placed_by_name text, hold_reason text`;
const typedColumns = sql.raw(newOrderColumns);
const columnNames = sql.raw(newOrderColumns.replaceAll(/(\w+) \w+/g, '$1'));

const itemColumns = sql.raw(
  'order_id, position, product_id, name, name_as_read, image_url, size, quantity, price_centimes, unit_cost_centimes',
);

/**
 * Inserts orders with their lines and takes their units out of stock, each with a stock move (invariant I2), in one
 * statement and so in one round trip. An order that is held for review takes none. An order also fills the address of a profile that has none (requirements:
 * Shipping address). Returns the stored orders in the same sequence. Throws if the stock is not enough for
 * all of them, and ApiError 401 if the account of a buyer has just been deleted.
 */
export async function insertOrders(db: Db, orders: NewOrder[]): Promise<OrderRow[]> {
  if (orders.length === 0) return [];
  const rows = orders.map(toRow);
  const units = orders.flatMap(({ id, units, holdReason }) =>
    [...(holdReason ? [] : units)].map(([product, count]) => ({ id, product, count })),
  );
  // Orders and lines are one JSON value each, so the statement has the same text for any number of them.
  const { rows: stored } = await sql<{ created_at: Date; taken: number }>`
    with units as (
      select * from unnest(
        ${units.map(({ id }) => id)}::text[],
        ${units.map(({ product }) => product)}::text[],
        ${units.map(({ count }) => count)}::int[]
      ) as units (order_id, product_id, quantity)
    ),
    taken as (
      update products p set stock = p.stock - wanted.quantity
      from (select product_id, sum(quantity)::int as quantity from units group by product_id) wanted
      where p.id = wanted.product_id and p.stock >= wanted.quantity
      returning p.id
    ),
    moves as (
      insert into stock_moves (product_id, delta, reason, order_id)
      select product_id, -quantity, 'order', order_id from units
    ),
    lines as (
      insert into order_items (${itemColumns})
      select ${itemColumns}
      from jsonb_populate_recordset(null::order_items, ${JSON.stringify(rows.flatMap(toLines))})
    ),
    placed as (
      select * from jsonb_to_recordset(${JSON.stringify(rows.map(toJson))}::jsonb) as placed (${typedColumns})
    ),
    ${fillEmptyAddresses(orders)}
    insert into orders (${columnNames})
    select ${columnNames} from placed
    returning created_at, (select count(*) from taken) as taken
    ${prepared}`
    .execute(db)
    .catch((error: Error) => {
      throw brokenConstraint(error) === 'orders_user_id_fkey' ? signedOut() : error;
    });
  const [first] = stored;
  if (first?.taken !== new Set(units.map(({ product }) => product)).size) {
    throw new Error('The stock is not enough for all of these orders');
  }
  // All rows of a transaction have the same time.
  return rows.map((row) => ({ ...row, created_at: first.created_at }));
}

/**
 * Copies the address of an order to a user who has none. Guests match no row. The users are locked in the order of
 * their ids, so that two transactions with the same users cannot deadlock.
 */
function fillEmptyAddresses(orders: NewOrder[]) {
  const userIds = orders.flatMap(({ buyer }) => buyer.user?.id ?? []);
  return sql`
    without_address as (
      select id from users
      where id = any(${userIds}::text[])
        and street = '' and city = '' and wilaya = '' and postal_code = ''
      order by id
      for no key update
    ),
    addresses as (
      update users u
      set street = o.street, city = o.city, wilaya = o.wilaya, postal_code = o.postal_code, updated_at = now()
      from placed o
      where o.user_id = u.id and u.id in (select id from without_address)
    )`;
}

type NewRow = Omit<OrderRow, 'created_at'>;

function toRow({ id, body, language, buyer, staff, priced, holdReason }: NewOrder): NewRow {
  const parts = {
    ...toBuyer(buyer),
    ...toSource(staff),
    ...toFigures(priced),
    ...toDelivery(body, buyer),
    ...toPlace(body, priced),
    ...newOrderState,
  };
  return { id, language, ...parts, hold_reason: holdReason, items: priced.lines.map(toItem) };
}

/** The row as JSON, with bytes in the text form of PostgreSQL. */
function toJson({ browser_hash, items: _lines, ...row }: NewRow) {
  return { ...row, browser_hash: browser_hash && `\\x${browser_hash.toString('hex')}` };
}

function toLines({ id, items }: NewRow) {
  return items.map((item, position) => ({ ...item, order_id: id, position }));
}

/** A line keeps its names, price, cost and picture of this moment (invariant I7). */
export function toItem(line: PricedLine): OrderItemRow & { unit_cost_centimes: number | null } {
  return {
    product_id: line.productId,
    name: line.baseName,
    name_as_read: line.name === line.baseName ? null : line.name,
    image_url: line.imageUrl,
    size: line.size ?? null,
    quantity: line.quantity,
    price_centimes: line.priceCentimes,
    unit_cost_centimes: line.costCentimes,
  };
}

function toBuyer({ user, browserHash }: Buyer) {
  return {
    user_id: user?.id ?? null,
    user_name: user?.name ?? null,
    user_email: user?.email ?? null,
    is_guest: user === null,
    browser_hash: user ? null : browserHash,
  };
}

function toSource(staff: Staff | undefined) {
  return {
    source: staff ? ('phone' as const) : ('web' as const),
    placed_by_id: staff?.id ?? null,
    placed_by_name: staff?.name ?? null,
  };
}

function toFigures(priced: PricedOrder) {
  return {
    items_price_centimes: priced.itemsCentimes,
    shipping_price_centimes: priced.shippingCentimes,
    tax_price_centimes: priced.taxCentimes,
    total_price_centimes: priced.totalCentimes,
  };
}

function toDelivery({ shippingAddress, paymentMethod, notes }: OrderBody, { user }: Buyer) {
  return {
    payment_method: paymentMethod,
    notes,
    full_name: shippingAddress.fullName,
    email: shippingAddress.email || (user?.email ?? ''),
    phone: shippingAddress.phone,
    street: shippingAddress.street,
    wilaya: shippingAddress.Wilaya,
    country: shippingAddress.country,
  };
}

/** Where and how the parcel goes, and what that costs the shop. City and postal code are those of a chosen commune. */
export function toPlace(
  { shippingAddress }: Pick<OrderBody, 'shippingAddress'>,
  { delivery, grams }: PricedOrder,
) {
  return {
    city: delivery?.commune?.name_fr ?? shippingAddress.city,
    postal_code: shippingAddress.postalCode || (delivery?.commune?.postal_code ?? ''),
    delivery_kind: delivery?.kind ?? ('home' as const),
    wilaya_code: delivery?.wilaya ?? null,
    commune_id: delivery?.commune?.id ?? null,
    pickup_point_id: delivery?.point?.id ?? null,
    pickup_point: delivery?.point ? pointText(delivery.point) : null,
    delivery_cost_centimes: delivery?.costCentimes ?? null,
    weight_grams: grams,
  };
}
