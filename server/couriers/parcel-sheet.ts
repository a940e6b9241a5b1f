import { sql } from 'kysely';
import { slugOf } from '../../shared/catalog/needs.ts';
import { notFound } from '../../shared/contract/api-error.ts';
import type { SheetColumn, SheetField } from '../../shared/couriers/parcel-terms.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { spreadsheetStyle } from '../../shared/values/csv.ts';
import { visibleStatuses } from '../orders/rights/order-visibility.ts';
import type { Db } from '../platform/db/connection.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { cellTable } from '../platform/http/table-file.ts';
import { dayOf } from '../platform/settings/shop-day.ts';
import { parcelOrders } from './parcel-orders.ts';
import type { ParcelOrder } from './port/courier-port.ts';

/**
 * The parcels that were made together, in the columns that their courier asks for. A parcel that was cancelled since, or
 * whose order the caller may not see, is left out. From now on the courier may know the others. Throws ApiError 404 if the
 * caller sees none.
 */
export async function exportSheet(db: Db, taking: Taking) {
  const { columns, parcels, about } = await runTransaction(db, (db) => takeSheet(db, taking));
  const headings = columns.map(({ heading }) => heading);
  const fields = columns.map(({ field }) => field);
  const rows = parcels.map((parcel) => fields.map((field) => cells[field](withWholeName(parcel, fields))));
  // Couriers may read the file with their own programs, which expect no apostrophes before numbers.
  return cellTable(headings, {
    ...{ rows, about },
    csvStyle: (language) => ({ ...spreadsheetStyle(language), marksTexts: false }),
  });
}

type Taking = { batch: string; user: SessionUser; now: Date };

/** Locks the orders first, so that none of them changes between what is read here and the mark. */
async function takeSheet(db: Db, { batch, user, now }: Taking) {
  const sent = db.selectFrom('shipments').select('order_id').where('batch', '=', batch);
  await db.selectFrom('orders').select('id').where('id', 'in', sent).orderBy('id').forUpdate().execute();
  const taken = visibleParcels(db, user)
    .select('shipments.id')
    .where('batch', '=', batch)
    .where('shipments.status', '<>', 'cancelled');
  await db
    .updateTable('shipments')
    .set({ sheet_taken_at: now })
    .where('id', 'in', taken)
    .where('sheet_taken_at', 'is', null)
    .execute();
  const shipments = await visibleParcels(db, user)
    .select(['order_id', 'courier_id', 'reference', 'collected_centimes'])
    .select(['shipments.status', 'sheet_columns', 'couriers.name as courier', 'shipments.created_at'])
    .where('batch', '=', batch)
    .orderBy('reference')
    .execute();
  const [first] = shipments;
  if (!first) throw notFound(refusal('parcel-not-found'));
  const parcels = await parcelOrders(
    db,
    shipments.filter(({ status }) => status !== 'cancelled'),
  );
  const about = [slugOf(first.courier), dayOf(first.created_at)].filter(Boolean).join('-');
  return { columns: first.sheet_columns, parcels, about };
}

/** What the sheet of a courier calls the reference of a parcel. */
export function referenceHeadings(columns: SheetColumn[]) {
  return columns.filter(({ field }) => field === 'reference').map(({ heading }) => heading);
}

/** With a single column for names, that one has both. */
function withWholeName(parcel: ParcelOrder, fields: SheetField[]): ParcelOrder {
  if (fields.includes('firstName') && fields.includes('lastName')) return parcel;
  const { firstName, lastName } = parcel;
  const whole = firstName === lastName ? lastName : `${firstName} ${lastName}`;
  return { ...parcel, firstName: whole, lastName: whole };
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
  exchange: ({ takesBack }) => (takesBack ? 'Oui' : 'Non'),
  note: ({ note, takesBack }) =>
    [takesBack && `À reprendre : ${takesBack}`, note.replaceAll(/\s+/g, ' ')].filter(Boolean).join('. '),
};

/** Spreadsheet programs drop the 0 of a number. With spaces it is a text for them, and still a phone number for people. */
function asText(phone: string) {
  return /^0\d{9}$/.test(phone) ? phone.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4') : phone;
}

function visibleParcels(db: Db, user: SessionUser) {
  const statuses = visibleStatuses(user);
  return db
    .selectFrom('shipments')
    .innerJoin('couriers', 'couriers.id', 'courier_id')
    .$if(statuses !== undefined, (parcels) =>
      parcels.where('order_id', 'in', (query) =>
        query
          .selectFrom('orders')
          .select('orders.id')
          .where('orders.status', 'in', statuses ?? []),
      ),
    );
}

/**
 * The sheets of the last 30 days with parcels that the caller sees, newest first, with their number and that of those with
 * a tracking number.
 */
export async function listSheets(db: Db, { user, now }: { user: SessionUser; now: Date }) {
  const rows = await visibleParcels(db, user)
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
