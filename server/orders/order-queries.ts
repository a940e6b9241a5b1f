import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { toDinars } from '../../shared/catalog/prices.ts';
import type { Order } from '../../shared/orders/orders.ts';
import type { Language } from '../../shared/values/languages.ts';
import { cityOfOrder } from '../platform/db/city-names.ts';
import type { Db } from '../platform/db/connection.ts';
import { nameIn } from '../platform/db/name-in.ts';
import { prepared } from '../platform/db/prepared-queries.ts';
import type { Tables } from '../platform/db/tables.ts';
import { returnedSums } from '../reports/returned-sums.ts';
import { grantedNames } from './corrections/apply-corrections.ts';
import { type TakenBackRow, takenBackBy, toTakesBack } from './parcels/taken-back-by.ts';
import { toDiscount } from './quote-order.ts';

export type OrderItemRow = Omit<
  Selectable<Tables['order_items']>,
  'order_id' | 'position' | 'unit_cost_centimes'
> & {
  /** The parts of one bundle; empty for any other product. */
  parts: Omit<Selectable<Tables['order_item_parts']>, 'order_id' | 'item_position' | 'position'>[];
};

export const orderColumns = [
  'id',
  'user_id',
  'is_guest',
  'user_name',
  'user_email',
  'browser_hash',
  'status',
  'paid_at',
  'payment_result',
  'delivered_at',
  'email_sent_at',
  'email_suppressed_at',
  'email_unsent_at',
  'cancel_requested_at',
  'changed_at',
  'source',
  'placed_by_id',
  'placed_by_name',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'landing_path',
  'payment_method',
  'notes',
  'items_price_centimes',
  'shipping_price_centimes',
  'tax_price_centimes',
  'total_price_centimes',
  'discount_centimes',
  'credit_centimes',
  'deducted_centimes',
  'full_name',
  'email',
  'phone',
  'street',
  'city',
  'wilaya',
  'postal_code',
  'country',
  'language',
  'delivery_kind',
  'wilaya_code',
  'commune_id',
  'pickup_point_id',
  'pickup_point',
  'delivery_cost_centimes',
  'weight_grams',
  'hold_reason',
  'created_at',
] as const;

/** An order as the database stores it, with its lines. */
export type OrderRow = Pick<Selectable<Tables['orders']>, (typeof orderColumns)[number]> & {
  items: OrderItemRow[];
  /** The discounts by offers and by the staff; these have no offer. */
  discounts: Omit<Selectable<Tables['order_discounts']>, 'order_id'>[];
  /** What the courier has to bring back, with the order that had it; none unless it is an exchange. */
  taken_back: TakenBackRow[];
  /** The Arabic name of the city, if it is a commune. */
  city_arabic: string | null;
  /** What its buyer gets back of what was paid; absent from an order that has just been placed. */
  refunded_centimes?: number | null;
  /** The part of it that the buyer did not get yet; absent from an order that has just been placed. */
  unpaid_refund_centimes?: number | null;
  /** What is kept of that for another order, or credited to it; absent from an order that has just been placed. */
  kept_centimes?: number | null;
  /** Whether the buyer's account has proved this e-mail address; absent from an order that has just been placed. */
  email_is_proved?: boolean | null;
};

/** The names of a line or of a part, and how its buyer read it even where that is the base name. */
function namesIn(language: Language | undefined, table: 'order_items' | 'part') {
  if (language === undefined) return ['name', 'name_as_read'] as const;
  const ordered = { id: sql.ref(`${table}.product_id`), name: sql.ref<string>(`${table}.name`) };
  return [
    nameIn('product', language, ordered).as('name'),
    sql<string | null>`coalesce(name_as_read, ${ordered.name})`.as('name_as_read'),
  ] as const;
}

/** The name of a discount as its buyer read it, or, in another language than that of the order, as it is called there now. */
function discountNameIn(language: Language | undefined) {
  const asRead = sql.ref<string>('order_discounts.name');
  if (language === undefined) return sql<string>`${asRead}`;
  const { discount, delivery } = grantedNames;
  const own = sql.ref({ en: 'offer.name_en', fr: 'offer.name_fr', ar: 'offer.name_ar' }[language]);
  return sql<string>`case
    when orders.language = ${language} then ${asRead}
    when order_discounts.promotion_id is not null then
      (select coalesce(nullif(${own}, ''), offer.name) from promotions offer where offer.id = order_discounts.promotion_id)
    when order_discounts.shipping_centimes > 0 then ${delivery[language]}
    else ${discount[language]} end`;
}

/** One order with its lines, their products named in this language. The caller decides who may see it. */
export async function findOrder(db: Db, id: string, language?: Language): Promise<OrderRow | undefined> {
  return ordersWithItems(db, language).where('id', '=', id).modifyEnd(prepared).executeTakeFirst();
}

/** A user's orders with their lines, newest first. */
export async function findOrdersOf(db: Db, userId: string): Promise<OrderRow[]> {
  return ordersWithItems(db)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/**
 * A query of orders with their lines, for the caller to narrow. In a language, lines and discounts have the present names of
 * their products and offers; without one, those when they were ordered.
 */
export function ordersWithItems(db: Db, language?: Language) {
  return db
    .selectFrom('orders')
    .select(orderColumns)
    .select(cityOfOrder('orders').as('city_arabic'))
    .select(returnedSums)
    .select((order) =>
      order
        .selectFrom('users')
        .select(sql<boolean>`email_proved and lower(users.email) = lower(orders.email)`.as('is_proved'))
        .whereRef('users.id', '=', 'orders.user_id')
        .as('email_is_proved'),
    )
    .select((order) =>
      jsonArrayFrom(
        order
          .selectFrom('order_items')
          .whereRef('order_id', '=', 'orders.id')
          .select(['product_id', ...namesIn(language, 'order_items'), 'image_url', 'size', 'quantity'])
          .select(['price_centimes', 'discount_centimes', 'is_gift', 'promotion_id'])
          .select((item) => partsOfItem(item, language))
          .orderBy('position'),
      ).as('items'),
    )
    .select((order) =>
      jsonArrayFrom(
        order
          .selectFrom('order_discounts')
          .whereRef('order_id', '=', 'orders.id')
          .select([
            'promotion_id',
            discountNameIn(language).as('name'),
            'code',
            'centimes',
            'shipping_centimes',
          ])
          .orderBy('promotion_id')
          .orderBy('shipping_centimes'),
      ).as('discounts'),
    )
    .select((order) => takenBackBy(order, language).as('taken_back'));
}

function partsOfItem({ selectFrom }: ExpressionBuilder<Tables, 'order_items'>, language?: Language) {
  return jsonArrayFrom(
    selectFrom('order_item_parts as part')
      .whereRef('part.order_id', '=', 'order_items.order_id')
      .whereRef('part.item_position', '=', 'order_items.position')
      .select(['product_id', ...namesIn(language, 'part'), 'size', 'units'])
      .select(['share_centimes', 'unit_cost_centimes'])
      .orderBy('part.position'),
  ).as('parts');
}

/** The order as the API returns it (requirements: Records). */
export function toOrder(row: OrderRow): Order {
  return {
    _id: row.id,
    ...toStates(row),
    language: row.language,
    createdAt: row.created_at.toISOString(),
    notes: row.notes,
    isGuest: row.is_guest,
    paymentMethod: row.payment_method,
    itemsPrice: toDinars(row.items_price_centimes),
    shippingPrice: toDinars(row.shipping_price_centimes),
    taxPrice: toDinars(row.tax_price_centimes),
    totalPrice: toDinars(row.total_price_centimes),
    ...toDiscounts(row),
    ...(row.credit_centimes > 0 && { credit: toDinars(row.credit_centimes) }),
    ...(row.deducted_centimes > 0 && { deducted: toDinars(row.deducted_centimes) }),
    ...(row.refunded_centimes && { refunded: toDinars(row.refunded_centimes) }),
    ...(row.unpaid_refund_centimes && { unpaidRefund: toDinars(row.unpaid_refund_centimes) }),
    ...(row.kept_centimes && { kept: toDinars(row.kept_centimes) }),
    ...(row.taken_back.length > 0 && { takesBack: toTakesBack(row.taken_back) }),
    user: row.is_guest ? undefined : { name: row.user_name ?? '', email: row.user_email ?? '' },
    shippingAddress: toAddress(row),
    orderItems: row.items.map((item) => ({
      productId: item.product_id,
      name: item.name,
      nameAsRead: item.name_as_read ?? undefined,
      imageUrl: item.image_url,
      size: item.size ?? undefined,
      quantity: item.quantity,
      price: toDinars(item.price_centimes),
      ...(item.discount_centimes > 0 && { discount: toDinars(item.discount_centimes) }),
      ...(item.is_gift && { isGift: true as const }),
      ...(item.parts.length > 0 && {
        parts: item.parts.map((part) => ({
          productId: part.product_id,
          name: part.name,
          nameAsRead: part.name_as_read ?? undefined,
          size: part.size ?? undefined,
          units: part.units,
        })),
      }),
    })),
  };
}

/** A commune has its name in the language of the order. */
export function cityOf({ language, city, city_arabic }: OrderRow) {
  return (language === 'ar' && city_arabic) || city;
}

type ChargedSum = 'total_price' | 'credit' | 'deducted' | 'refunded' | 'unpaid_refund' | 'kept';

type ChargedRow = Pick<OrderRow, `${ChargedSum}_centimes`>;

/** What an order costs, what was paid before, and what was taken off, refunded or kept for another order. */
export function chargedOf(row: ChargedRow) {
  return {
    totalPrice: toDinars(row.total_price_centimes),
    credit: toDinars(row.credit_centimes),
    deducted: toDinars(row.deducted_centimes),
    refunded: toDinars(row.refunded_centimes ?? 0),
    unpaidRefund: toDinars(row.unpaid_refund_centimes ?? 0),
    kept: toDinars(row.kept_centimes ?? 0),
  };
}

/** Nothing in an order without discounts. */
function toDiscounts({ discounts, discount_centimes }: OrderRow) {
  if (discounts.length === 0) return {};
  return { discountPrice: toDinars(discount_centimes), discounts: discounts.map(toDiscount) };
}

function toStates(row: OrderRow) {
  const mailedAt = row.email_sent_at ?? row.email_unsent_at;
  return {
    status: row.status,
    isPaid: row.paid_at !== null,
    paidAt: row.paid_at?.toISOString(),
    paymentResult: row.payment_result ?? undefined,
    isDelivered: row.delivered_at !== null,
    deliveredAt: row.delivered_at?.toISOString(),
    emailSent: mailedAt !== null,
    emailSentAt: mailedAt?.toISOString(),
    emailSuppressedAt: row.email_suppressed_at?.toISOString(),
    emailUnsentAt: row.email_unsent_at?.toISOString(),
    isHeld: row.hold_reason ? (true as const) : undefined,
    cancelRequestedAt: row.cancel_requested_at?.toISOString(),
    changedAt: row.changed_at?.toISOString(),
  };
}

function toAddress(row: OrderRow) {
  return {
    fullName: row.full_name,
    email: row.email,
    phone: row.phone,
    street: row.street,
    city: row.city,
    cityArabic: row.city_arabic ?? undefined,
    Wilaya: row.wilaya,
    postalCode: row.postal_code,
    country: row.country,
    communeId: row.commune_id ?? undefined,
    deliveryKind: row.delivery_kind,
    pickupPoint: row.pickup_point ?? undefined,
  };
}
