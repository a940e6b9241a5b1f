import type { Insertable } from 'kysely';
import type { Db } from '../server/platform/db/connection.ts';
import { newId } from '../server/platform/db/new-id.ts';
import type { Tables } from '../server/platform/db/tables.ts';

type ParcelValues = Partial<Insertable<Tables['shipments']>>;

/** A stored courier with a sheet of two columns. */
export async function aCourier(db: Db, values: Partial<Insertable<Tables['couriers']>> = {}) {
  const columns = [
    { field: 'reference', heading: 'Référence' },
    { field: 'phone', heading: 'Téléphone' },
  ];
  return db
    .insertInto('couriers')
    .values({
      id: newId(),
      name: 'Rapid Livraison',
      kind: 'sheet',
      sheet_columns: JSON.stringify(columns),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A stored parcel of an order, with one failed attempt to deliver it. */
export async function aParcel(
  db: Db,
  { id = newId(), ...values }: ParcelValues & { order_id: string; courier_id: string },
) {
  const status = 'delivery_attempted' as const;
  const reference = values.order_id.slice(-8).toUpperCase();
  const parcel = await db
    .insertInto('shipments')
    .values({
      id,
      reference,
      tracking: `yal-${reference}`,
      status,
      batch: newId(),
      collected_centimes: 200_000,
      created_by: 'Amina',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('shipment_events')
    .values({
      shipment_id: id,
      external_id: newId(),
      at: new Date(),
      status,
      raw: 'Tentative échouée',
      reason: 'absent',
      told_by: 'Rapid Livraison',
    })
    .execute();
  return parcel;
}
