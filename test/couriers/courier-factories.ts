import type { Insertable } from 'kysely';
import type { Db } from '../../server/platform/db/connection.ts';
import { newId } from '../../server/platform/db/new-id.ts';
import type { Tables } from '../../server/platform/db/tables.ts';
import { anOrder } from '../factories.ts';

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
  const now = Date.now();
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
      ...(values.status === undefined && {
        rescue_since: new Date(now),
        rescue_target: new Date(now + 3_600_000),
      }),
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

/** A stored payout of one matched parcel, of one that is nobody's, and of the first once more. */
export async function aPayout(
  db: Db,
  parcel: { id: string; courier_id: string; collected_centimes: number },
  reference = 'B-1',
) {
  const id = newId();
  const { collected_centimes } = parcel;
  await db
    .insertInto('payouts')
    .values({ id, courier_id: parcel.courier_id, reference, paid_on: '2026-03-10', made_by: 'Amina' })
    .execute();
  const line = { payout_id: id, collected_centimes, fee_centimes: 50_000 };
  await db
    .insertInto('payout_lines')
    .values([
      { ...line, line: 2, tracking: 'yal-1', shipment_id: parcel.id, expected_centimes: collected_centimes },
      { ...line, line: 3, tracking: 'yal-2', difference: 'unknown' },
      { ...line, line: 4, tracking: 'yal-1', shipment_id: parcel.id, difference: 'twice' },
    ])
    .execute();
  return { id };
}

/** A delivered order with a cream that the courier of this exchange has to bring back. */
export async function anExpectedReturn(db: Db, exchangeId: string) {
  const items = [{ name: 'Cream, 50 ml', quantity: 2 }];
  const old = await anOrder(db, { status: 'Delivered', delivered_at: new Date(), items });
  const { product_id } = await db
    .selectFrom('order_items')
    .select('product_id')
    .where('order_id', '=', old.id)
    .executeTakeFirstOrThrow();
  const return_id = newId();
  await db
    .insertInto('order_returns')
    .values({
      id: return_id,
      order_id: old.id,
      reason: 'Too small',
      made_by: 'Amina',
      for_exchange: true,
      refund_centimes: 0,
    })
    .execute();
  await db
    .insertInto('order_return_lines')
    .values({ return_id, position: 0, product_id, quantity: 1 })
    .execute();
  await db.insertInto('exchanged_returns').values({ return_id, order_id: exchangeId }).execute();
}
