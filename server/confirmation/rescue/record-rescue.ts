import { claimMinutes } from '../../../shared/confirmation/confirmation-terms.ts';
import { ApiError, invalidField, notFound } from '../../../shared/contract/api-error.ts';
import { latestNewDate, rescueMinutes } from '../../../shared/couriers/parcel-terms.ts';
import type { RescueStepBody } from '../../../shared/couriers/parcels.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { endRescue, nobody } from '../../orders/parcels/follow-rescue.ts';
import type { Db } from '../../platform/db/connection.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';
import { type CallSettings, dayAfter, instantOf, localTime, quietUntil } from '../call-times.ts';
import { lockClaims } from '../claim-order.ts';
import { nextRescue } from './read-rescues.ts';

type Claiming = { id: string; by: SessionUser; now: Date };

/** Gives the caller this task for ten minutes, in place of another one. Throws ApiError 404, and 409 if somebody has it. */
export async function claimRescue(db: Db, { id, by, now }: Claiming) {
  await runTransaction(db, async (db) => {
    await lockClaims(db, by);
    await lockTask(db, { id, by, now });
    await db.updateTable('shipments').set(nobody).where('rescuer_id', '=', by.id).execute();
    await db
      .updateTable('shipments')
      .set({
        ...{ rescuer_id: by.id, rescuer_name: by.name },
        rescuer_until: new Date(now.getTime() + claimMinutes * 60_000),
      })
      .where('id', '=', id)
      .execute();
  });
}

/** Puts the task back if the caller has it. Throws ApiError 404. */
export async function releaseRescue(db: Db, { id, by }: Pick<Claiming, 'id' | 'by'>) {
  const parcel = await db.selectFrom('shipments').select('id').where('id', '=', id).executeTakeFirst();
  if (!parcel) throw notFound(refusal('parcel-not-found'));
  await db
    .updateTable('shipments')
    .set(nobody)
    .where('id', '=', id)
    .where('rescuer_id', '=', by.id)
    .execute();
}

type Recording = Claiming & { body: RescueStepBody; settings: CallSettings };

/**
 * Records what a call about a parcel led to, in one transaction with what follows for the task (requirements: Rescue). A
 * step whose id is already recorded changes nothing. Throws ApiError 404 (the parcel needs nobody), 400 (a day or a note
 * is missing or impossible) and 409 (on somebody else's screen).
 */
export async function recordRescue(db: Db, recording: Recording) {
  const { id, body, by, now, settings } = recording;
  const comesBackAt = await runTransaction(db, async (db) => {
    if (await isRecorded(db, recording)) return undefined;
    const { order_id } = await lockTask(db, recording);
    refuseIncomplete(recording);
    const { id: client_id, outcome, newDate: new_date = null, note } = body;
    const inserted = await db
      .insertInto('rescue_steps')
      .values({ client_id, shipment_id: id, at: now, by_id: by.id, by_name: by.name, outcome, new_date })
      .onConflict((conflict) => conflict.column('client_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    // Steps about one parcel take turns, so this id came with another one at the same moment.
    if (!inserted) throw ofAnotherParcel();
    if (note) {
      const values = { order_id, by_id: by.id, by_name: by.name, text: note };
      await db.insertInto('order_notes').values(values).execute();
    }
    const back = comesBack(body, { now, settings });
    if (!back) {
      await endRescue(db, id);
      return undefined;
    }
    const rescue_target = new Date(back.getTime() + rescueMinutes * 60_000);
    await db
      .updateTable('shipments')
      .set({ rescue_target, ...nobody })
      .where('id', '=', id)
      .execute();
    return back;
  });
  return { comesBackAt: comesBackAt?.toISOString(), next: await nextRescue(db, { by, now }) };
}

/** Throws ApiError 409 if the id belongs to a step about another parcel. */
async function isRecorded(db: Db, { id, body }: Recording) {
  const step = await db
    .selectFrom('rescue_steps')
    .select('shipment_id')
    .where('client_id', '=', body.id)
    .executeTakeFirst();
  if (step && step.shipment_id !== id) throw ofAnotherParcel();
  return step !== undefined;
}

function ofAnotherParcel() {
  return new ApiError(409, refusal('step-of-another-parcel'));
}

/** Locks the order before its parcel, as all the courier's events do. */
async function lockTask(db: Db, { id, by, now }: Claiming) {
  const parcel = db.selectFrom('shipments').select('order_id').where('id', '=', id);
  await db.selectFrom('orders').select('id').where('id', '=', parcel).forUpdate().execute();
  const task = await db
    .selectFrom('shipments')
    .select(['order_id', 'rescue_since', 'rescuer_id', 'rescuer_name', 'rescuer_until'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!task?.rescue_since) throw notFound(refusal('parcel-settled'));
  const { rescuer_id, rescuer_name, rescuer_until } = task;
  if (rescuer_id && rescuer_id !== by.id && rescuer_until && rescuer_until > now)
    throw new ApiError(409, refusal('parcel-on-screen', { person: rescuer_name ?? '' }));
  return task;
}

const day = 86_400_000;

/**
 * These outcomes need a note: it is the only place for the new phone number or address, or for how a problem was
 * settled.
 */
function refuseIncomplete({ body: { outcome, newDate, note }, now }: Recording) {
  if (outcome === 'newcontact' && !note) throw invalidField('note', refusal('new-contact-required'));
  if (outcome === 'settled' && !note) throw invalidField('note', refusal('settlement-required'));
  if (outcome !== 'newdate') {
    if (newDate) throw invalidField('newDate', refusal('day-not-allowed'));
    return;
  }
  const today = localTime(now).day;
  const latest = localTime(new Date(now.getTime() + latestNewDate * day)).day;
  if (!newDate) throw invalidField('newDate', refusal('courier-day-required'));
  if (newDate < today || newDate > latest)
    throw invalidField('newDate', refusal('day-too-late', { max: latestNewDate }));
}

type When = { now: Date; settings: CallSettings };

/** When somebody looks at the parcel again, if it has not ended by then. Undefined if the task is over. */
function comesBack({ outcome, newDate }: RescueStepBody, { now, settings }: When): Date | undefined {
  switch (outcome) {
    case 'noanswer': {
      const inAnHour = new Date(now.getTime() + rescueMinutes * 60_000);
      return quietUntil(inAnHour, settings) ?? inAnHour;
    }
    case 'retry':
    case 'newcontact':
      return new Date(now.getTime() + day);
    case 'newdate':
      return instantOf({ day: dayAfter(newDate ?? localTime(now).day), clock: settings.dayStarts });
    case 'return':
    case 'settled':
      return undefined;
  }
}
