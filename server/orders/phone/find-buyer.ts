import { sql } from 'kysely';
import type { Rights } from '../../../shared/access/roles.ts';
import { toDinars } from '../../../shared/catalog/prices.ts';
import { replaceableStatuses } from '../../../shared/couriers/parcel-terms.ts';
import { mayEdit } from '../../../shared/orders/order-rights.ts';
import type { KnownBuyer, OpenOrder } from '../../../shared/orders/phone-orders.ts';
import { nationalNumber } from '../../../shared/values/text.ts';
import { cameBack } from '../../customers/came-back.ts';
import { hasInvoice } from '../../invoices/invoice-queries.ts';
import { cityOfOrder } from '../../platform/db/city-names.ts';
import type { Db } from '../../platform/db/connection.ts';
import { countsAsPlaced } from '../../reports/counts-as-placed.ts';
import { isKnown } from '../parcels/renew-parcel.ts';

/** How much is offered, and from how many of the last orders. A number typed by many must not read everything. */
const most = { open: 5, addresses: 3, orders: 20, counted: 200 };

/** What earlier orders with this phone number, in any notation, say of the buyer, for this member of staff. */
export async function findBuyer(db: Db, { phone, by }: { phone: string; by: Rights }): Promise<KnownBuyer> {
  const key = nationalNumber(phone);
  return {
    ...(await countOrders(db, key)),
    open: await listOpen(db, { key, by }),
    addresses: await listAddresses(db, key),
  };
}

function ordersOf(db: Db, key: string) {
  return db
    .selectFrom('orders as o')
    .where('o.phone_key', '=', key)
    .where('o.phone_key', '<>', '')
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id');
}

/** A refused order is neither a delivered nor a cancelled one. */
async function countOrders(db: Db, key: string) {
  const last = ordersOf(db, key)
    .where(countsAsPlaced)
    .select(['o.status', cameBack.as('came_back')])
    .limit(most.counted);
  return db
    .selectFrom(last.as('last'))
    .select(({ fn }) => [
      fn.countAll<number>().as('orders'),
      sql<number>`count(*) filter (where status = 'Delivered' and not came_back)`.as('delivered'),
      sql<number>`count(*) filter (where status = 'Cancelled' and not came_back)`.as('cancelled'),
      sql<number>`count(*) filter (where came_back)`.as('refused'),
    ])
    .executeTakeFirstOrThrow();
}

async function listOpen(db: Db, { key, by }: { key: string; by: Rights }): Promise<OpenOrder[]> {
  const rows = await ordersOf(db, key)
    .where('o.status', 'in', ['Pending', 'Processing', 'Shipped'])
    .select(['o.id', 'o.status', 'o.created_at', 'o.total_price_centimes', 'o.paid_at'])
    .select((row) => [
      hasInvoice(sql.ref('o.id')).as('is_invoiced'),
      row
        .exists(
          row
            .selectFrom('shipments as s')
            .select('s.id')
            .whereRef('s.order_id', '=', 'o.id')
            .where('s.status', 'not in', replaceableStatuses)
            .where(isKnown),
        )
        .as('is_with_courier'),
    ])
    .limit(most.open)
    .execute();
  return rows.map(({ status, paid_at, ...row }) => ({
    _id: row.id,
    status,
    createdAt: row.created_at.toISOString(),
    totalPrice: toDinars(row.total_price_centimes),
    mayEdit:
      status !== 'Shipped' &&
      mayEdit(by, { status, isSettled: paid_at !== null }) &&
      !(row.is_invoiced || row.is_with_courier),
  }));
}

async function listAddresses(db: Db, key: string) {
  const last = await ordersOf(db, key)
    .select(['full_name', 'street', 'city', 'wilaya', 'postal_code', 'commune_id'])
    .select(['phone', 'email', 'language'])
    .select(cityOfOrder('o').as('city_arabic'))
    .limit(most.orders)
    .execute();
  const addresses = last.map((row) => ({
    fullName: row.full_name,
    street: row.street,
    city: row.city,
    cityArabic: row.city_arabic ?? undefined,
    Wilaya: row.wilaya,
    postalCode: row.postal_code,
    communeId: row.commune_id ?? undefined,
    phone: row.phone,
    email: row.email,
    language: row.language,
  }));
  const keys = addresses.map(keyOf);
  const distinct = addresses.filter((_, place) => keys.indexOf(keys[place] ?? '') === place);
  return distinct.slice(0, most.addresses);
}

function keyOf({ fullName, street, city, Wilaya }: KnownBuyer['addresses'][number]) {
  return JSON.stringify([fullName, street, city, Wilaya].map((text) => text.toLowerCase()));
}
