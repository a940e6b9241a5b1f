import { sql } from 'kysely';
import {
  collectedStatuses,
  type EventStatus,
  finalStatuses,
  type ParcelProblem,
  type ParcelStatus,
  parcelStatuses,
  replaceableStatuses,
} from '../../../shared/couriers/parcel-terms.ts';
import type { Db } from '../../platform/db/connection.ts';
import { followRescue } from './follow-rescue.ts';
import { amountToCollect } from './renew-parcel.ts';

/** Something that happened to a parcel, as its courier or a member of staff says. */
export type ParcelEvent = {
  /** Names the event to us, so that one that is sent again is not recorded again. */
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
 * came last. Returns that state, or undefined if nothing was new or nobody has understood it. Another parcel may carry the
 * order by now: then this one cannot be on its way, so its state stays and somebody must look at it. What follows for the
 * order is left to the caller.
 */
export async function tellParcel(
  db: Db,
  { id, events, by, now }: Telling,
): Promise<ParcelStatus | undefined> {
  const recorded = await insertEvents(db, { id, events, by, now });
  if (recorded.length === 0) return undefined;
  const last = await lastEvent(db, id);
  if (!last || last.status === 'unknown') return undefined;
  const { status } = last;
  if (!replaceableStatuses.includes(status) && (await isReplaced(db, id))) {
    await setProblem(db, { id, problem: 'order' });
    return undefined;
  }
  await db
    .updateTable('shipments')
    .set({
      ...{ status, raw_status: last.raw, last_event_at: last.at },
      ended_at: finalStatuses.includes(status) ? last.at : null,
      ...(status === 'delivered' && { delivered_at: last.at }),
    })
    .where('id', '=', id)
    .execute();
  await flagWrongAmount(db, id);
  await followRescue(db, { id, status });
  return status;
}

/**
 * The event that gives the state. Couriers tell whole seconds: of the events of one second, what somebody of the shop said
 * counts, and otherwise the state that comes later on the way of a parcel.
 */
function lastEvent(db: Db, id: string) {
  const byHand = sql`case when external_id like 'hand %' or external_id like 'order %' then id end`;
  return db
    .selectFrom('shipment_events')
    .select(['status', 'raw', 'at'])
    .where('shipment_id', '=', id)
    .where('status', '<>', 'unknown')
    .orderBy(sql`date_trunc('second', at) desc`)
    .orderBy(byHand, (order) => order.desc().nullsLast())
    .orderBy(sql`array_position(${[...parcelStatuses]}::text[], status) desc`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** Whether another parcel carries the order of this one, or has carried it to its buyer. */
export async function isReplaced(db: Db, id: string) {
  const other = await db
    .selectFrom('shipments as own')
    .innerJoin('shipments as other', 'other.order_id', 'own.order_id')
    .select('other.id')
    .where('own.id', '=', id)
    .whereRef('other.id', '<>', 'own.id')
    .where('other.status', 'not in', replaceableStatuses)
    .executeTakeFirst();
  return other !== undefined;
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
  if (!problem) await flagWrongAmount(db, id);
}

/**
 * A parcel whose amount cannot follow its order needs somebody, for example one that is under way again after its order was
 * paid (invariant I13).
 */
async function flagWrongAmount(db: Db, id: string) {
  await db
    .updateTable('shipments as s')
    .from('orders as o')
    .set({ problem: 'order' })
    .whereRef('o.id', '=', 's.order_id')
    .where('s.id', '=', id)
    .where('s.problem', 'is', null)
    .where('s.status', 'not in', collectedStatuses)
    .where('s.collected_centimes', '<>', amountToCollect)
    .execute();
}
