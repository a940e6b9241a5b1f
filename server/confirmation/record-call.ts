import { sql, type Updateable } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { CallBody, CallResult } from '../../shared/confirmation/confirmation.ts';
import { longestPostponement, unansweredOutcomes } from '../../shared/confirmation/confirmation-terms.ts';
import { ApiError, invalidField } from '../../shared/contract/api-error.ts';
import { type Refusal, refusal } from '../../shared/refusals/refusals.ts';
import { applyStatus, changeOrder } from '../orders/change-order.ts';
import type { OrderRow } from '../orders/order-queries.ts';
import { refuseStep } from '../orders/rights/refuse-step.ts';
import type { Db } from '../platform/db/connection.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import {
  type CallSettings,
  endAfterLastTry,
  instantOf,
  localTime,
  nextTry,
  quietUntil,
} from './call-times.ts';
import { refuseDecided, refuseHeld } from './claim-order.ts';

type Recording = {
  id: string;
  body: CallBody;
  by: SessionUser;
  jobs: PgBoss;
  settings: CallSettings;
  now: Date;
};

/**
 * Records a call and does what follows from its outcome, in one transaction (requirements: Confirmation). The order is
 * locked first. A call whose id is already recorded changes nothing and gets the present state of the order. Throws
 * ApiError 404 (no such order), 400 (a time, a reason or the other order is missing or impossible) and 409 (confirmed or
 * cancelled in the meantime, on somebody else's screen, changed since it was read) and 403 (would cancel what is paid).
 */
export async function recordCall(db: Db, recording: Recording): Promise<CallResult> {
  const { id, body, by, now } = recording;
  const order = await changeOrder(db, {
    id,
    by,
    async apply(db, order) {
      if (await isRecorded(db, recording)) return undefined;
      const state = await readClaim(db, id);
      refuseDecided(order.status);
      refuseHeld(state, { by, now });
      refuseUnread(body, { version: state.version, order });
      const callbackAt = chosenTime(recording);
      await insertCall(db, { ...recording, callbackAt });
      const called = {
        first_called_at: sql<Date>`coalesce(first_called_at, ${now})`,
        assigned_to: null,
        assigned_name: null,
        claim_ends_at: null,
      };
      const change = await follow(db, order, { ...recording, callbackAt });
      const isEnd = 'status' in change;
      if (isEnd) await refuseStep(db, { order, status: change.status, by });
      await db
        .updateTable('orders')
        .set(isEnd ? called : { ...called, ...change.values })
        .where('id', '=', id)
        .execute();
      return isEnd ? applyStatus(db, order, { ...recording, ...change }) : undefined;
    },
  });
  return readResult(db, order.id);
}

async function readResult(db: Db, id: string): Promise<CallResult> {
  const row = await db
    .selectFrom('orders')
    .select(['status', 'confirmation', 'attempts', 'next_call_at', 'ends_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    _id: id,
    status: row.status,
    confirmation: row.confirmation,
    attempts: row.attempts,
    nextCallAt: row.next_call_at?.toISOString(),
    endsAt: row.ends_at?.toISOString(),
  };
}

/** Throws ApiError 409 if the id belongs to a call about another order. */
async function isRecorded(db: Db, { id, body }: Recording) {
  const call = await db
    .selectFrom('order_calls')
    .select('order_id')
    .where('client_id', '=', body.id)
    .executeTakeFirst();
  if (call && call.order_id !== id) throw ofAnotherOrder();
  return call !== undefined;
}

function ofAnotherOrder() {
  return new ApiError(409, refusal('call-of-another-order'));
}

function readClaim(db: Db, id: string) {
  return db
    .selectFrom('orders')
    .select(['version', 'assigned_to', 'assigned_name', 'claim_ends_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Nobody confirms an order that the buyer asked to cancel, or that was changed, since it was read out. */
function refuseUnread(body: CallBody, { version, order }: { version: number; order: OrderRow }) {
  if (body.outcome !== 'confirmed' || body.version === version) return;
  if (body.version === undefined) throw invalidField('version', refusal('version-not-whole'));
  throw new ApiError(
    409,
    order.cancel_requested_at ? refusal('cancellation-asked-meanwhile') : refusal('order-changed-meanwhile'),
  );
}

const day = 24 * 60 * 60_000;

/** The time of the next call for the outcomes that have one. Throws ApiError 400. */
function chosenTime({ body, settings, now }: Recording) {
  if (body.outcome !== 'callback' && body.outcome !== 'postponed') return null;
  const refuse = (why: Refusal) => invalidField('callbackAt', why);
  if (!body.callbackAt) throw refuse(refusal('next-call-required'));
  const time = new Date(body.callbackAt);
  if (time <= now) throw refuse(refusal('next-call-in-past'));
  if (time.getTime() > now.getTime() + longestPostponement * day)
    throw refuse(refusal('call-too-late', { max: longestPostponement }));
  if (quietUntil(time, settings)) throw refuse(refusal('next-call-in-quiet-hours'));
  return time;
}

async function insertCall(db: Db, call: Recording & { callbackAt: Date | null }) {
  const { id, body, by, now, callbackAt } = call;
  const inserted = await db
    .insertInto('order_calls')
    .values({
      client_id: body.id,
      order_id: id,
      at: now,
      by_id: by.id,
      by_name: by.name,
      outcome: body.outcome,
      callback_at: callbackAt,
    })
    .onConflict((conflict) => conflict.column('client_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  // Calls about one order take turns, so this id came with another one at the same moment.
  if (!inserted) throw ofAnotherOrder();
  if (!body.note) return;
  const note = { order_id: id, by_id: by.id, by_name: by.name, text: body.note };
  await db.insertInto('order_notes').values(note).execute();
}

type Values = Updateable<Tables['orders']>;

type Following =
  | { values: Values }
  | { status: 'Processing' }
  | { status: 'Cancelled'; end: Pick<Values, 'confirmation' | 'end_reason' | 'duplicate_of'> };

/** What an outcome does to the order. `order_calls` has this call already. */
async function follow(
  db: Db,
  order: OrderRow,
  { body, settings, now, callbackAt }: Recording & { callbackAt: Date | null },
): Promise<Following> {
  switch (body.outcome) {
    case 'confirmed':
      return { status: 'Processing' };
    case 'noanswer':
    case 'busy':
    case 'off':
      return { values: await tried(db, order, { settings, now }) };
    case 'wrongnumber': {
      // Calling again makes no sense. A message may still reach the buyer, or somebody corrects the number.
      const ends_at = endAfterLastTry(now, settings);
      return {
        values: { confirmation: 'calling', next_call_at: null, ends_at },
      };
    }
    case 'callback':
    case 'postponed':
      return { values: { confirmation: 'postponed', attempts: 0, next_call_at: callbackAt, ends_at: null } };
    case 'cancelled':
      if (!body.reason) throw invalidField('reason', refusal('reason-choice-required'));
      return { status: 'Cancelled', end: { confirmation: 'cancelled', end_reason: body.reason } };
    case 'notordered':
      return { status: 'Cancelled', end: { confirmation: 'fake' } };
    case 'duplicate':
      return {
        status: 'Cancelled',
        end: { confirmation: 'duplicate', duplicate_of: await otherOrder(db, order, body.duplicateOf) },
      };
  }
}

async function tried(
  db: Db,
  { id }: OrderRow,
  { settings, now }: Pick<Recording, 'settings' | 'now'>,
): Promise<Values> {
  const { attempts } = await db
    .selectFrom('orders')
    .select('attempts')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { day } = localTime(now);
  const { today } = await db
    .selectFrom('order_calls')
    .select(({ fn }) => fn.countAll<number>().as('today'))
    .where('order_id', '=', id)
    .where('outcome', 'in', unansweredOutcomes)
    .where('at', '>=', instantOf({ day, clock: '00:00' }))
    .executeTakeFirstOrThrow();
  const tries = attempts + 1;
  return {
    confirmation: 'calling',
    attempts: tries,
    ...nextTry({ now, tries, triesToday: today, settings }),
  };
}

/** The order that stays. It has the same phone number and is not cancelled. Throws ApiError 400. */
async function otherOrder(db: Db, { id }: OrderRow, duplicateOf: string | undefined) {
  if (!duplicateOf) throw invalidField('duplicateOf', refusal('kept-order-required'));
  const other = await db
    .selectFrom('orders as other')
    .innerJoin('orders as own', 'own.phone_key', 'other.phone_key')
    .select('other.id')
    .where('own.id', '=', id)
    .where('other.id', '=', duplicateOf)
    .where('other.id', '<>', id)
    .where('other.status', '<>', 'Cancelled')
    .executeTakeFirst();
  if (!other) throw invalidField('duplicateOf', refusal('kept-order-differs'));
  return other.id;
}
