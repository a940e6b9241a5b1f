import { sql } from 'kysely';
import type { OrderBody } from '../../shared/orders.ts';
import type { Db } from '../db/connection.ts';
import { prepared } from '../db/prepared-queries.ts';
import type { SessionUser } from '../http/handle-endpoint.ts';
import type { OrderItemRow, OrderRow } from './order-queries.ts';
import type { PricedLine, PricedOrder } from './price-order.ts';

export type Buyer = {
  /** Null for a guest. */
  user: SessionUser | null;
  /** Hash of the guest's browser token. */
  browserHash: Buffer | null;
};

type NewOrder = {
  id: string;
  body: OrderBody;
  buyer: Buyer;
  priced: PricedOrder;
  /** Units of each product. The products are locked and have that many. */
  units: Map<string, number>;
};

/** How every order begins. */
export const stateOfNew = {
  status: 'Pending',
  paid_at: null,
  payment_result: null,
  delivered_at: null,
  email_sent_at: null,
} as const;

/**
 * Writes an order with its lines and takes its units out of stock, each with the move that says why (I2): all in one
 * statement and so in one round trip. Answers the order as it is stored.
 */
export async function insertOrder(db: Db, { id, body, buyer, priced, units }: NewOrder): Promise<OrderRow> {
  const items = priced.lines.map(toItem);
  const order = { id, ...toBuyer(buyer), ...toFigures(priced), ...toDelivery(body, buyer) };
  const { taken, created_at } = await db
    .with('lines', (db) =>
      db.insertInto('order_items').columns(itemColumns).expression(toItemRows(id, items)),
    )
    .with('taken', () => takeUnits(units))
    .with('moves', (db) =>
      db
        .insertInto('stock_moves')
        .columns(['product_id', 'delta', 'reason', 'order_id'])
        .expression(sql`select id, -quantity, 'order', ${id} from taken`),
    )
    .insertInto('orders')
    .values(order)
    .returning('created_at')
    .returning(sql<number>`(select count(*) from taken)`.as('taken'))
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow();
  if (taken !== units.size) throw new Error('Stock was taken without a lock');
  return { ...order, ...stateOfNew, created_at, items };
}

/** Only what is there is taken, whatever was locked before. */
function takeUnits(units: Map<string, number>) {
  return sql<{ id: string; quantity: number }>`(
    update products p set stock = p.stock - wanted.quantity
    from unnest(${[...units.keys()]}::text[], ${[...units.values()]}::int[]) as wanted (id, quantity)
    where p.id = wanted.id and p.stock >= wanted.quantity
    returning p.id, wanted.quantity)`;
}

const itemColumns = [
  'order_id',
  'position',
  'product_id',
  'name',
  'image_url',
  'size',
  'quantity',
  'price_centimes',
] as const;

/** The lines as one JSON value: the statement has the same text however many there are. */
function toItemRows(orderId: string, items: OrderItemRow[]) {
  return sql`
    select ${orderId}, position - 1, product_id, name, image_url, size, quantity, price_centimes
    from rows from (jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as (
      product_id text, name text, image_url text, size text, quantity integer, price_centimes bigint
    )) with ordinality as item (product_id, name, image_url, size, quantity, price_centimes, position)`;
}

/** Name, price and picture as they are now (I7). */
function toItem(line: PricedLine): OrderItemRow {
  return {
    product_id: line.productId,
    name: line.name,
    image_url: line.imageUrl,
    size: line.size ?? null,
    quantity: line.quantity,
    price_centimes: line.priceCentimes,
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
    city: shippingAddress.city,
    wilaya: shippingAddress.Wilaya,
    postal_code: shippingAddress.postalCode,
    country: shippingAddress.country,
  };
}
