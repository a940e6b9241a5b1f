import { type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { toDinars } from '../../../shared/catalog/prices.ts';
import { ApiError, notFound } from '../../../shared/contract/api-error.ts';
import type { ApartReason, CombinableOrder } from '../../../shared/orders/combined-orders.ts';
import { editableStatuses } from '../../../shared/orders/phone-orders.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { groupedNumber } from '../../../shared/values/ids.ts';
import type { Language } from '../../../shared/values/languages.ts';
import { hasInvoice } from '../../invoices/invoice-queries.ts';
import { cityOfOrder } from '../../platform/db/city-names.ts';
import type { Db } from '../../platform/db/connection.ts';
import { nameIn } from '../../platform/db/name-in.ts';
import { hasKnownParcel, refuseKnownParcel } from '../parcels/renew-parcel.ts';

const most = 20;

/**
 * The other open orders of the buyer of an open one, in this language, with what keeps both apart. Throws ApiError 404.
 */
export async function listCombinable(db: Db, id: string, language?: Language): Promise<CombinableOrder[]> {
  const order = await db.selectFrom('orders').select('id').where('id', '=', id).executeTakeFirst();
  if (!order) throw notFound(refusal('order-not-found'));
  const ordered = { id: sql.ref('order_items.product_id'), name: sql.ref('order_items.name') };
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('orders as own', (join) =>
      join.onRef('own.phone_key', '=', 'o.phone_key').onRef('own.id', '<>', 'o.id'),
    )
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
    .select(({ eb, ref }) => eb('own.delivery_kind', '<>', ref('o.delivery_kind')).as('is_elsewhere'))
    .select([apartReason('own').as('own_reason'), apartReason('o').as('reason')])
    .where('own.id', '=', id)
    .where('o.phone_key', '<>', '')
    .where('own.status', 'in', editableStatuses)
    .where('o.status', 'in', editableStatuses)
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
    apart: apartOf(row),
    lines: row.items.map(({ size, ...line }) => ({ ...line, size: size ?? undefined })),
  }));
}

/** A reason that lies in one order alone. */
type OwnReason = Exclude<ApartReason, 'elsewhere'>;

type Apart = { own_reason: OwnReason | null; reason: OwnReason | null; is_elsewhere: SqlBool };

function apartOf({ own_reason, reason, is_elsewhere }: Apart): CombinableOrder['apart'] {
  if (own_reason) return { reason: own_reason, isOwn: true };
  if (reason) return { reason, isOwn: false };
  return is_elsewhere ? { reason: 'elsewhere', isOwn: false } : undefined;
}

/**
 * SQL of what keeps an open order out of a combination: it is held for review or settled, something has followed from it, or
 * its buyer waits for an answer to a wish to cancel. Null if nothing does.
 */
function apartReason(order: 'o' | 'own') {
  const column = (name: 'id' | 'status' | 'paid_at' | 'hold_reason' | 'cancel_requested_at') =>
    sql.ref<string>(`${order}.${name}`);
  return sql<OwnReason | null>`case
    when ${column('hold_reason')} is not null then 'held'
    when ${column('paid_at')} is not null then 'paid'
    when ${hasInvoice(column('id'))} then 'invoiced'
    when exists (select from order_returns r where r.order_id = ${column('id')}) then 'returned'
    when ${column('status')} = 'Pending' and ${column('cancel_requested_at')} is not null then 'cancelRequested'
    when ${hasKnownParcel(column('id'))} then 'parcel'
  end`;
}

const refusals = {
  held: 'held-order-not-combinable',
  paid: 'paid-order-not-combinable',
  invoiced: 'invoiced-order-not-combinable',
  returned: 'returned-order-not-combinable',
  cancelRequested: 'order-to-cancel-not-combinable',
  // Its parcel ended meanwhile.
  parcel: 'order-not-combinable',
  closed: 'order-not-combinable',
} as const;

/** Throws ApiError 409 if these locked orders cannot be combined, with the reason of the first one that stays apart. */
export async function refuseUncombinable(db: Db, ids: [string, string]) {
  const rows = await db
    .selectFrom('orders as o')
    .select(['o.id', 'o.phone_key', 'o.delivery_kind'])
    .select(apartReason('o').as('reason'))
    .where('o.status', 'in', editableStatuses)
    .where('o.phone_key', '<>', '')
    .where('o.id', 'in', ids)
    .execute();
  for (const id of ids) {
    const row = rows.find((row) => row.id === id);
    if (row?.reason === 'parcel') await refuseKnownParcel(db, id);
    if (row && row.reason === null) continue;
    throw new ApiError(409, refusal(refusals[row?.reason ?? 'closed'], { reference: groupedNumber(id) }));
  }
  const [one, other] = rows;
  if (!one || !other || one.phone_key !== other.phone_key) {
    throw new ApiError(409, refusal('orders-of-different-buyers'));
  }
  if (one.delivery_kind !== other.delivery_kind) {
    throw new ApiError(409, refusal('orders-delivered-differently'));
  }
}
