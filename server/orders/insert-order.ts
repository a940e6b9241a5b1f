import { sql } from 'kysely';
import type { OrderBody } from '../../shared/orders.ts';
import type { Db } from '../db/connection.ts';
import { prepared } from '../db/prepared-queries.ts';
import type { SessionUser } from '../http/handle-endpoint.ts';
import { type OrderItemRow, type OrderRow, orderColumns } from './order-queries.ts';
import type { PricedLine, PricedOrder } from './price-order.ts';

export type Buyer = {
  /** Null for a guest. */
  user: SessionUser | null;
  /** Hash of the guest's browser token. */
  browserHash: Buffer | null;
};

type NewOrder = { id: string; body: OrderBody; buyer: Buyer; priced: PricedOrder };

/** Writes an order with its lines, in one statement and so in one round trip, and answers it as stored. */
export async function insertOrder(db: Db, { id, body, buyer, priced }: NewOrder): Promise<OrderRow> {
  const items = priced.lines.map(toItem);
  const order = await db
    .with('lines', (db) =>
      db.insertInto('order_items').columns(itemColumns).expression(toItemRows(id, items)),
    )
    .insertInto('orders')
    .values({ id, ...toBuyer(buyer), ...toFigures(priced), ...toDelivery(body, buyer) })
    .returning(orderColumns)
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow();
  return { ...order, items };
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
