import { sql } from 'kysely';
import type { KnownBuyer } from '../../../shared/orders/phone-orders.ts';
import { nationalNumber } from '../../../shared/values/text.ts';
import { cityOfOrder } from '../../platform/db/city-names.ts';
import type { Db } from '../../platform/db/connection.ts';

/** How many addresses are offered, and from how many of the last orders. */
const most = { addresses: 3, orders: 20 };

/** What earlier orders with this phone number, in any notation, say of the buyer. */
export async function findBuyer(db: Db, phone: string): Promise<KnownBuyer> {
  const orders = db
    .selectFrom('orders')
    .where('phone_key', '=', nationalNumber(phone))
    .where('phone_key', '<>', '');
  const counts = await orders
    // The goods of a combined order are in another one, and nobody cancelled them.
    .where('end_reason', 'is distinct from', 'combined')
    .select(({ fn }) => [
      fn.countAll<number>().as('orders'),
      sql<number>`count(*) filter (where status = 'Delivered')`.as('delivered'),
      sql<number>`count(*) filter (where status = 'Cancelled')`.as('cancelled'),
    ])
    .executeTakeFirstOrThrow();
  const last = await orders
    .select([
      'full_name',
      'street',
      'city',
      'wilaya',
      'postal_code',
      'commune_id',
      'phone',
      'email',
      'language',
    ])
    .select(cityOfOrder('orders').as('city_arabic'))
    .orderBy('created_at', 'desc')
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
  return { ...counts, addresses: distinct.slice(0, most.addresses) };
}

function keyOf({ fullName, street, city, Wilaya }: KnownBuyer['addresses'][number]) {
  return JSON.stringify([fullName, street, city, Wilaya].map((text) => text.toLowerCase()));
}
