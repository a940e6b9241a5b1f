import { sql } from 'kysely';
import { notFound } from '../../shared/api-error.ts';
import { byteOrderMark, csvLine } from '../../shared/csv.ts';
import type { SheetField } from '../../shared/parcel-terms.ts';
import type { Db } from '../platform/db/connection.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import { parcelOrders } from './parcel-orders.ts';
import type { ParcelOrder } from './port/courier-port.ts';

/**
 * The parcels that were made together, in the columns that their courier asks for. A parcel that was cancelled since is
 * left out. From now on the courier may know the others. Throws ApiError 404.
 */
export async function exportSheet(db: Db, { batch, now }: { batch: string; now: Date }) {
  const { columns, parcels } = await runTransaction(db, (db) => takeSheet(db, batch, now));
  return lines();

  async function* lines() {
    yield byteOrderMark + csvLine(columns.map(({ heading }) => heading));
    for (const parcel of parcels) yield csvLine(columns.map(({ field }) => cells[field](parcel)));
  }
}

/** Locks the orders first, so that none of them changes between what is read here and the mark. */
async function takeSheet(db: Db, batch: string, now: Date) {
  const sent = db.selectFrom('shipments').select('order_id').where('batch', '=', batch);
  await db.selectFrom('orders').select('id').where('id', 'in', sent).orderBy('id').forUpdate().execute();
  await db
    .updateTable('shipments')
    .set({ sheet_taken_at: now })
    .where('batch', '=', batch)
    .where('status', '<>', 'cancelled')
    .where('sheet_taken_at', 'is', null)
    .execute();
  const shipments = await db
    .selectFrom('shipments')
    .innerJoin('couriers', 'couriers.id', 'courier_id')
    .select(['order_id', 'courier_id', 'reference', 'collected_centimes', 'status', 'sheet_columns'])
    .where('batch', '=', batch)
    .orderBy('reference')
    .execute();
  const [first] = shipments;
  if (!first) throw notFound('Parcel not found');
  const parcels = await parcelOrders(
    db,
    shipments.filter(({ status }) => status !== 'cancelled'),
  );
  return { columns: first.sheet_columns, parcels };
}

/** A value that the shop does not know is a blank cell. */
const cells: Record<SheetField, (parcel: ParcelOrder) => string | number> = {
  reference: ({ reference }) => reference,
  firstName: ({ firstName }) => firstName,
  lastName: ({ lastName }) => lastName,
  phone: ({ phone }) => asText(phone),
  phone2: () => '',
  wilayaCode: ({ wilayaCode }) => wilayaCode,
  wilaya: ({ wilaya }) => wilaya,
  commune: ({ commune }) => commune,
  address: ({ address }) => address,
  delivery: ({ isDesk }) => (isDesk ? 'Stop desk' : 'Domicile'),
  desk: ({ deskRef }) => deskRef ?? '',
  products: ({ products }) => products,
  amount: ({ collected }) => collected,
  declaredValue: ({ declaredValue }) => declaredValue,
  weight: ({ grams }) => (grams === undefined ? '' : grams / 1000),
  length: () => '',
  width: () => '',
  height: () => '',
  insured: () => 'Non',
  opening: () => 'Non',
  exchange: () => 'Non',
  note: ({ note }) => note.replaceAll(/\s+/g, ' '),
};

/** Spreadsheet programs drop the 0 of a number. With spaces it is a text for them, and still a phone number for people. */
function asText(phone: string) {
  return /^0\d{9}$/.test(phone) ? phone.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4') : phone;
}

/** The sheets of the last 30 days, newest first, with the number of parcels that have a tracking number. */
export async function listSheets(db: Db, now: Date) {
  const rows = await db
    .selectFrom('shipments')
    .innerJoin('couriers', 'couriers.id', 'courier_id')
    .select(['batch', 'courier_id', 'couriers.name'])
    .select(({ fn }) => [
      fn.countAll<number>().as('parcels'),
      fn.count<number>('tracking').as('tracked'),
      fn.min('shipments.created_at').as('at'),
    ])
    .where('kind', '=', 'sheet')
    .where('shipments.created_at', '>', sql<Date>`${now}::timestamptz - interval '30 days'`)
    .groupBy(['batch', 'courier_id', 'couriers.name'])
    .orderBy('at', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ batch, courier_id, name, at, parcels, tracked }) => ({
    ...{ _id: batch, courier: { _id: courier_id, name }, parcels, tracked },
    createdAt: at.toISOString(),
  }));
}
