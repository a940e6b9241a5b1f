import { byteOrderMark, csvLine } from '../../shared/csv.ts';
import { orderNumber } from '../../shared/ids.ts';
import { toDinars } from '../../shared/prices.ts';
import type { Db } from '../platform/db/connection.ts';
import { streamRows } from '../platform/db/stream-rows.ts';
import { filteredOrders, type OrderFilter, sortedBy } from './list-orders.ts';

const header = [
  'Number',
  'Id',
  'Date',
  'Status',
  'Paid',
  'Customer',
  'Guest',
  'Email',
  'Phone',
  'Street',
  'City',
  'Wilaya',
  'Postal code',
  'Items (DA)',
  'Shipping (DA)',
  'Total (DA)',
  'Notes',
  'Delivery',
  'Pickup point',
  'Commune',
];

/** All orders that match the filter, in the order of the list, as a CSV file (requirements: CSV exports). */
export async function* exportOrders(db: Db, filter: OrderFilter) {
  yield byteOrderMark + csvLine(header);
  const rows = streamRows(db, (db) =>
    filteredOrders(db, filter)
      .select([
        'id',
        'created_at',
        'status',
        'paid_at',
        'full_name',
        'user_name',
        'is_guest',
        'email',
        'phone',
        'street',
      ])
      .select(['city', 'wilaya', 'postal_code', 'notes', 'delivery_kind', 'pickup_point'])
      .select(({ selectFrom }) =>
        selectFrom('communes')
          .select('name_fr')
          .whereRef('communes.id', '=', 'orders.commune_id')
          .as('commune'),
      )
      .select(['items_price_centimes', 'shipping_price_centimes', 'total_price_centimes'])
      .orderBy(sortedBy(filter)),
  );
  for await (const row of rows) {
    yield csvLine([
      orderNumber(row.id),
      row.id,
      row.created_at.toISOString(),
      row.status,
      row.paid_at ? 'yes' : 'no',
      row.user_name || row.full_name,
      row.is_guest ? 'yes' : 'no',
      row.email,
      row.phone,
      row.street,
      row.city,
      row.wilaya,
      row.postal_code,
      toDinars(row.items_price_centimes),
      toDinars(row.shipping_price_centimes),
      toDinars(row.total_price_centimes),
      row.notes,
      row.delivery_kind,
      row.pickup_point,
      row.commune,
    ]);
  }
}
