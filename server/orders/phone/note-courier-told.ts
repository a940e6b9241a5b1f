import { toDinars } from '../../../shared/catalog/prices.ts';
import { ApiError } from '../../../shared/contract/api-error.ts';
import type { CourierToTell } from '../../../shared/orders/courier-to-tell.ts';
import { addressParts } from '../../../shared/orders/history-entry.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import type { Db } from '../../platform/db/connection.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';
import { changeOrder } from '../change-order.ts';
import { isUntold } from '../parcels/is-untold.ts';

/** What the courier of an order has to be told; undefined if there is nothing. */
export async function readCourierToTell(db: Db, orderId: string): Promise<CourierToTell | undefined> {
  const changes = await db
    .selectFrom('shipments as s')
    .innerJoin('couriers as c', 'c.id', 's.courier_id')
    .innerJoin('audit_entries as e', 'e.subject_id', 's.order_id')
    .select(['c.name as courier', 's.reference', 's.collected_centimes', 'e.at', 'e.changes'])
    .where('s.order_id', '=', orderId)
    .where(isUntold)
    .orderBy('e.id')
    .execute();
  const newest = changes.at(-1);
  if (!newest) return undefined;
  const { courier, reference, collected_centimes, at } = newest;
  const before = changes.find(({ changes }) => changes.collected)?.changes.collected?.[0];
  const texts = changes.map(({ changes }) => String(changes.address?.[1] ?? '')).join(', ');
  const parts = texts.split(', ');
  return {
    ...{ courier, reference, at: at.toISOString() },
    collected: toDinars(collected_centimes),
    ...(before !== undefined && { collectedBefore: Number(before) }),
    address: addressParts.filter((part) => parts.includes(part)),
  };
}

type Telling = { id: string; at: string; by: SessionUser };

/** Notes who told the courier of an order. Throws ApiError 404 and 409 (nothing to tell, corrected again since `at`). */
export async function noteCourierTold(db: Db, { id, at, by }: Telling) {
  await changeOrder(db, {
    id,
    by,
    async apply(db) {
      const left = await readCourierToTell(db, id);
      if (left?.at !== at) throw new ApiError(409, refusal('order-changed'));
      return { action: 'order.couriertold', changes: {} };
    },
  });
  return { toTell: null };
}
