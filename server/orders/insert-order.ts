import { sql } from 'kysely';
import { ApiError } from '../../shared/contract/api-error.ts';
import type { HoldReason } from '../../shared/orders/order-terms.ts';
import type { OrderBody } from '../../shared/orders/orders.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Language } from '../../shared/values/languages.ts';
import { pointText } from '../delivery/find-delivery.ts';
import { cityOfOrder } from '../platform/db/city-names.ts';
import type { Db } from '../platform/db/connection.ts';
import { prepared } from '../platform/db/prepared-queries.ts';
import { brokenConstraint } from '../platform/db/run-transaction.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import type { OrderItemRow, OrderRow } from './order-queries.ts';
import type { PricedLine, PricedOrder } from './price-order.ts';
import { toDiscountRows, toFigures } from './quote-order.ts';

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
  email_unsent_at: null,
  cancel_requested_at: null,
  changed_at: null,
} as const;

/**
 * Inserts an order with its lines in one statement, and returns it as it is stored. Throws ApiError 401 if the account of
 * its buyer has just been deleted.
 */
export async function insertOrder(db: Db, order: NewOrder): Promise<OrderRow> {
  const row = toRow(order);
  const items = order.priced.lines.map(toItem);
  const discounts = toDiscountRows(order.priced, order.language);
  const stored = await db
    .with('lines', () => insertLines(order.id, items))
    .insertInto('orders')
    .values(row)
    .returning(['created_at', cityOfOrder('orders').as('city_arabic')])
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow()
    .catch((error: Error) => {
      throw brokenConstraint(error) === 'orders_user_id_fkey'
        ? new ApiError(401, refusal('signed-out'))
        : error;
    });
  await insertParts(db, order.id, items);
  if (discounts.length > 0) await insertDiscounts(db, order.id, discounts);
  const later = { credit_centimes: 0, deducted_centimes: 0, taken_back: [] };
  return { ...row, ...stored, ...later, items, discounts };
}

const lineColumns = sql.raw(
  'order_id, position, product_id, name, name_as_read, image_url, size, quantity, price_centimes, unit_cost_centimes, discount_centimes, is_gift, promotion_id',
);

/** The lines as one JSON value, so that the statement has the same text for any number of them. */
function insertLines(orderId: string, items: ReturnType<typeof toItem>[]) {
  const lines = items.map(({ parts: _, ...item }, position) => ({ ...item, order_id: orderId, position }));
  const recordset = sql`jsonb_populate_recordset(null::order_items, ${JSON.stringify(lines)})`;
  return sql<object>`(insert into order_items (${lineColumns}) select ${lineColumns} from ${recordset})`;
}

/** The parts of the lines with bundles. */
export async function insertParts(db: Db, orderId: string, items: Pick<OrderItemRow, 'parts'>[]) {
  const rows = items.flatMap(({ parts }, item_position) =>
    parts.map((part, position) => ({ ...part, order_id: orderId, item_position, position })),
  );
  if (rows.length > 0) await db.insertInto('order_item_parts').values(rows).execute();
}

export async function insertDiscounts(db: Db, orderId: string, discounts: OrderRow['discounts']) {
  await db
    .insertInto('order_discounts')
    .values(discounts.map((discount) => ({ ...discount, order_id: orderId })))
    .execute();
}

/** Copies the address of an order to a profile that has none (requirements: Shipping address). */
export async function fillEmptyAddress(db: Db, { user_id, street, city, wilaya, postal_code }: OrderRow) {
  if (!user_id || street === '') return;
  await db
    .updateTable('users')
    .set({ street, city, wilaya, postal_code, updated_at: sql`now()` })
    .where('id', '=', user_id)
    .where((user) => user.and({ street: '', city: '', wilaya: '', postal_code: '' }))
    .execute();
}

function toRow({ id, body, language, buyer, staff, priced, holdReason }: NewOrder) {
  return {
    ...{ id, language, hold_reason: holdReason },
    ...toBuyer(buyer),
    ...toSource(body, staff),
    ...toFigures(priced),
    ...toDelivery(body, buyer),
    ...toPlace(body, priced),
    ...newOrderState,
  };
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
    discount_centimes: line.discountCentimes,
    is_gift: line.isGift ?? false,
    promotion_id: line.promotionId,
    unit_cost_centimes: line.costCentimes,
    parts: line.parts.map((part) => ({
      product_id: part.productId,
      name: part.baseName,
      name_as_read: part.name === part.baseName ? null : part.name,
      size: part.size,
      units: part.units,
      share_centimes: part.shareCentimes,
      unit_cost_centimes: part.costCentimes,
    })),
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

function toSource({ source = 'web', cameFrom }: OrderBody, staff: Staff | undefined) {
  return {
    source: staff ? ('phone' as const) : source,
    utm_source: cameFrom?.utmSource || null,
    utm_medium: cameFrom?.utmMedium || null,
    utm_campaign: cameFrom?.utmCampaign || null,
    landing_path: cameFrom?.landingPath || null,
    placed_by_id: staff?.id ?? null,
    placed_by_name: staff?.name ?? null,
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
