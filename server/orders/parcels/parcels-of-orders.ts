import { sql } from 'kysely';
import { replaceableStatuses } from '../../../shared/couriers/parcel-terms.ts';
import type { Db } from '../../platform/db/connection.ts';
import { isCourierUntold } from './is-untold.ts';

/** The parcel of each of these orders that carries it, otherwise the last one, by the ids of the orders. One that was cancelled is none. */
export async function parcelsOfOrders(db: Db, orderIds: string[]) {
  if (orderIds.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('shipments as s')
    .innerJoin('couriers as c', 'c.id', 's.courier_id')
    .distinctOn('s.order_id')
    .select(['s.order_id', 'c.name as courier', 's.reference', 's.status', 's.problem'])
    .select(isCourierUntold.as('is_untold'))
    .where('s.order_id', 'in', orderIds)
    .where('s.status', '<>', 'cancelled')
    .orderBy('s.order_id')
    .orderBy(sql`s.status = any(${[...replaceableStatuses]})`)
    .orderBy('s.created_at', 'desc')
    .execute();
  return new Map(
    rows.map(({ order_id, problem, is_untold, ...parcel }) => [
      order_id,
      { ...parcel, problem: problem ?? undefined, ...(is_untold && { isUntold: true as const }) },
    ]),
  );
}
