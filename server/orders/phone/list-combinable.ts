import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { toDinars } from '../../../shared/catalog/prices.ts';
import { ApiError, notFound } from '../../../shared/contract/api-error.ts';
import type { CombinableOrder } from '../../../shared/orders/combined-orders.ts';
import { editableStatuses } from '../../../shared/orders/phone-orders.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { groupedNumber } from '../../../shared/values/ids.ts';
import type { Language } from '../../../shared/values/languages.ts';
import { hasInvoice } from '../../invoices/invoice-queries.ts';
import { cityOfOrder } from '../../platform/db/city-names.ts';
import type { Db } from '../../platform/db/connection.ts';
import { nameIn } from '../../platform/db/name-in.ts';

const most = 20;

/**
 * The open orders of the same buyer that can be combined with this one, and those that only their way of delivery keeps
 * apart, in this language. Throws ApiError 404.
 */
export async function listCombinable(db: Db, id: string, language?: Language): Promise<CombinableOrder[]> {
  const order = await db.selectFrom('orders').select('id').where('id', '=', id).executeTakeFirst();
  if (!order) throw notFound(refusal('order-not-found'));
  const ordered = { id: sql.ref('order_items.product_id'), name: sql.ref('order_items.name') };
  const rows = await combinableOrders(db)
    .select(['o.id', 'o.status', 'o.created_at', 'o.total_price_centimes'])
    .select(['o.full_name', 'o.street', 'o.city', 'o.wilaya'])
    .select(cityOfOrder('o').as('city_arabic'))
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('order_items')
          .whereRef('order_id', '=', 'o.id')
          .select(nameIn('product', language, ordered).as('name'))
          .select(['size', 'quantity'])
          .orderBy('position'),
      ).as('items'),
    )
    .innerJoin(combinableOrders(db).selectAll('o').as('own'), (join) =>
      join.onRef('own.phone_key', '=', 'o.phone_key').onRef('own.id', '<>', 'o.id'),
    )
    .select(({ eb, ref }) => eb('own.delivery_kind', '<>', ref('o.delivery_kind')).as('is_elsewhere'))
    .where('own.id', '=', id)
    .orderBy('o.created_at')
    .orderBy('o.id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    totalPrice: toDinars(row.total_price_centimes),
    fullName: row.full_name,
    street: row.street,
    city: row.city,
    cityArabic: row.city_arabic ?? undefined,
    Wilaya: row.wilaya,
    ...(row.is_elsewhere && { isElsewhere: true as const }),
    lines: row.items.map(({ size, ...line }) => ({ ...line, size: size ?? undefined })),
  }));
}

/**
 * Orders from which nothing has followed yet: open, with their units, unpaid, without an invoice or a return, and without a
 * wish of their buyer to cancel that nobody has answered.
 */
function combinableOrders(db: Db) {
  return db
    .selectFrom('orders as o')
    .where('o.status', 'in', editableStatuses)
    .where('o.phone_key', '<>', '')
    .where('o.paid_at', 'is', null)
    .where('o.hold_reason', 'is', null)
    .where(sql<boolean>`not ${hasInvoice(sql.ref('o.id'))}`)
    .where(sql<boolean>`not exists (select from order_returns r where r.order_id = o.id)`)
    .where(sql<boolean>`not (o.status = 'Pending' and o.cancel_requested_at is not null)`);
}

/** Throws ApiError 409 if these locked orders cannot be combined. */
export async function refuseUncombinable(db: Db, ids: [string, string]) {
  const rows = await combinableOrders(db)
    .select(['o.id', 'o.phone_key', 'o.delivery_kind'])
    .where('o.id', 'in', ids)
    .execute();
  const missing = ids.find((id) => !rows.some((row) => row.id === id));
  if (missing !== undefined) {
    throw new ApiError(409, refusal('order-not-combinable', { reference: groupedNumber(missing) }));
  }
  const [one, other] = rows;
  if (!one || !other || one.phone_key !== other.phone_key) {
    throw new ApiError(409, refusal('orders-of-different-buyers'));
  }
  if (one.delivery_kind !== other.delivery_kind) {
    throw new ApiError(409, refusal('orders-delivered-differently'));
  }
}
