import { sql } from 'kysely';
import { type ParcelStatus, rescueMinutes, rescueStatuses } from '../../../shared/couriers/parcel-terms.ts';
import type { Db } from '../../platform/db/connection.ts';

/** After these nobody can rescue a parcel any more. */
const closingStatuses: readonly ParcelStatus[] = ['delivered', 'returned', 'cancelled'];

/**
 * Opens or ends the task of a parcel after its events have changed (requirements: Rescue). The task begins with the first
 * problem that happened after the last answer of a person. A courier that moves the parcel on has not called the buyer, so
 * only a delivered, returned or cancelled parcel ends the task without an answer.
 */
export async function followRescue(db: Db, { id, status }: { id: string; status: ParcelStatus }) {
  if (closingStatuses.includes(status)) {
    await endRescue(db, id);
    return;
  }
  const { since } = await db
    .selectFrom('shipment_events')
    .select(({ fn }) => fn.min<Date | null>('at').as('since'))
    .where('shipment_id', '=', id)
    .where('status', 'in', rescueStatuses)
    .where(
      'at',
      '>',
      sql<Date>`coalesce((select max(at) from rescue_steps where shipment_id = ${id}), '-infinity'::timestamptz)`,
    )
    .executeTakeFirstOrThrow();
  if (!since) return;
  await db
    .updateTable('shipments')
    .set({ rescue_since: since, rescue_target: new Date(since.getTime() + rescueMinutes * 60_000) })
    .where('id', '=', id)
    .execute();
}

/** Ends the task of a parcel, if it has one. */
export async function endRescue(db: Db, id: string) {
  await db
    .updateTable('shipments')
    .set({ rescue_since: null, rescue_target: null, ...nobody })
    .where('id', '=', id)
    .execute();
}

/** The columns of a task that is on nobody's screen. */
export const nobody = { rescuer_id: null, rescuer_name: null, rescuer_until: null };
