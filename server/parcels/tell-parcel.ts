import {
  type EventStatus,
  finalStatuses,
  type ParcelProblem,
  type ParcelStatus,
} from '../../shared/parcel-terms.ts';
import type { Db } from '../platform/db/connection.ts';
import { followRescue } from './follow-rescue.ts';

/** Something that happened to a parcel, as its courier or a member of staff says. */
export type ParcelEvent = {
  /** Names the event to us, so that one that is told again is not recorded again. */
  externalId: string;
  at: Date;
  status: EventStatus;
  raw: string;
  reason?: string;
  place?: string;
};

type Telling = { id: string; events: ParcelEvent[]; by: { name: string }; now: Date };

/**
 * Records events of a parcel whose order is locked, and sets its state: the event that happened last gives it, whichever
 * came last. Returns that state, or undefined if nothing was new or nobody has understood it. What follows for the order
 * is left to the caller.
 */
export async function tellParcel(
  db: Db,
  { id, events, by, now }: Telling,
): Promise<ParcelStatus | undefined> {
  const recorded = await insertEvents(db, { id, events, by, now });
  if (recorded.length === 0) return undefined;
  const last = await db
    .selectFrom('shipment_events')
    .select(['status', 'raw', 'at'])
    .where('shipment_id', '=', id)
    .where('status', '<>', 'unknown')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!last || last.status === 'unknown') return undefined;
  const { status } = last;
  await db
    .updateTable('shipments')
    .set({
      ...{ status, raw_status: last.raw, last_event_at: last.at },
      ended_at: finalStatuses.includes(status) ? last.at : null,
      ...(status === 'delivered' && { delivered_at: last.at }),
    })
    .where('id', '=', id)
    .execute();
  await followRescue(db, { id, status });
  return status;
}

async function insertEvents(db: Db, { id, events, by, now }: Telling) {
  if (events.length === 0) return [];
  const rows = events.map(({ externalId, at, status, raw, reason = '', place = '' }) => ({
    ...{ shipment_id: id, external_id: externalId, status, raw, reason, place, told_by: by.name },
    // A clock that is ahead must not make an event the last one for ever.
    at: at > now ? now : at,
  }));
  return db
    .insertInto('shipment_events')
    .values(rows)
    .onConflict((conflict) => conflict.column('external_id').doNothing())
    .returning('id')
    .execute();
}

type Problem = { id: string; problem: ParcelProblem | null; text?: string | null };

/** Puts a parcel on the list of those that need somebody, or takes it off. */
export async function setProblem(db: Db, { id, problem, text = null }: Problem) {
  await db
    .updateTable('shipments')
    .set({ problem, problem_text: text?.slice(0, 500) ?? null })
    .where('id', '=', id)
    .execute();
}
