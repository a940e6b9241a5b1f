import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import { ApiError, isApiError, notFound } from '../../shared/contract/api-error.ts';
import { type CourierKind, replaceableStatuses } from '../../shared/couriers/parcel-terms.ts';
import type { SentParcels } from '../../shared/couriers/parcels.ts';
import { reasonOf, refusal } from '../../shared/refusals/refusals.ts';
import { orderNumber } from '../../shared/values/ids.ts';
import { amountToCollect, refuseAmount } from '../orders/parcels/renew-parcel.ts';
import { refuseHidden } from '../orders/rights/order-visibility.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { enqueue } from '../platform/jobs/job.ts';
import { makeParcel } from './make-parcels.ts';

type Sending = { courierId: string; orderIds: string[]; by: SessionUser; jobs: PgBoss; now: Date };

/**
 * Gives orders to a courier, each in a transaction of its own: a refused order is reported with the reason, and the others
 * get their parcels. Throws ApiError 404 (no such courier), 409 (it is switched off), and any error of the database; the
 * parcels before it stay.
 */
export async function sendParcels(
  db: Db,
  { courierId, orderIds, ...sending }: Sending,
): Promise<SentParcels> {
  const courier = await db.selectFrom('couriers').selectAll().where('id', '=', courierId).executeTakeFirst();
  if (!courier) throw notFound(refusal('courier-not-found'));
  if (!courier.is_active) throw new ApiError(409, refusal('courier-switched-off'));
  const batch = newId();
  const made: SentParcels['made'] = [];
  const refused: SentParcels['refused'] = [];
  for (const orderId of new Set(orderIds)) {
    try {
      made.push({ _id: await sendOrder(db, { ...sending, courier, orderId, batch }), orderId });
    } catch (error) {
      if (!isApiError(error) || error.status >= 500) throw error;
      refused.push({ _id: orderId, ...reasonOf(error.refusal) });
    }
  }
  return { made, refused, ...(made.length > 0 && { batch }) };
}

type SendingOne = Omit<Sending, 'courierId' | 'orderIds'> & {
  courier: { id: string; name: string; kind: CourierKind; max_collected_centimes: number | null };
  orderId: string;
  batch: string;
};

/** Makes the parcel of one order and returns its id. Two people who send the same order make one parcel. */
function sendOrder(db: Db, { courier, orderId, batch, by, jobs, now }: SendingOne): Promise<string> {
  return runTransaction(db, async (db) => {
    const order = await db
      .selectFrom('orders as o')
      .select(['o.status', amountToCollect.as('amount')])
      .where('o.id', '=', orderId)
      .forUpdate()
      .executeTakeFirst();
    if (!order) throw notFound(refusal('order-not-found'));
    refuseHidden(order.status, by);
    if (order.status !== 'Processing') throw notToSend();
    const earlier = await db
      .selectFrom('shipments')
      .select('status')
      .where('order_id', '=', orderId)
      .execute();
    if (earlier.some(({ status }) => !replaceableStatuses.includes(status))) {
      throw new ApiError(409, refusal('order-has-parcel'));
    }
    refuseAmount(order.amount, courier.max_collected_centimes);
    const id = newId();
    const reference = `${orderNumber(orderId)}${earlier.length > 0 ? `-${earlier.length + 1}` : ''}`;
    await db
      .insertInto('shipments')
      .values({
        ...{ id, order_id: orderId, courier_id: courier.id, reference, batch },
        ...{ collected_centimes: order.amount, created_by: by.name, created_at: sql`${now}` },
      })
      .execute();
    const changes = { courier: [null, courier.name], reference: [null, reference] } as const;
    await recordChange(db, {
      by,
      action: 'parcel.created',
      subjectId: orderId,
      changes: { ...changes } as never,
    });
    if (courier.kind !== 'sheet') await enqueue(db, { jobs, job: makeParcel, data: { parcelId: id } });
    return id;
  });
}

export function notToSend() {
  return new ApiError(409, refusal('order-not-to-send'));
}
