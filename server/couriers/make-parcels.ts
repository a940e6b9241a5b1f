import { sql } from 'kysely';
import { replaceableStatuses } from '../../shared/couriers/parcel-terms.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { setProblem } from '../orders/parcels/tell-parcel.ts';
import type { Db } from '../platform/db/connection.ts';
import { enqueue, type Job, type JobContext } from '../platform/jobs/job.ts';
import { openCourier } from './open-courier.ts';
import { parcelOrders } from './parcel-orders.ts';
import { CourierError, type CourierPort, type MadeParcel, type ParcelOrder } from './port/courier-port.ts';

/** Longer than the calls of one run together, so that no other process makes the parcel meanwhile. */
const heldSeconds = 100;
/** A run that has been held up for so long makes no call any more. */
const longestRunMs = 60_000;
const busySeconds = 15;
/** After so many tries without success, somebody should know. Trying goes on. */
const triesBeforeProblem = 3;

type Making = { parcelId: string };

/**
 * Makes a parcel at its courier. The try is counted before the call, so a parcel that may exist is asked for by its
 * reference before it is made again: a process that dies between the call and the commit never makes a second one.
 */
export const makeParcel: Job<Making> = {
  queue: 'make-parcel',
  options: { expireInSeconds: 120, retryBackoff: true, retryDelay: 15, retryDelayMax: 600, retryLimit: 900 },
  run: ({ parcelId }, context) => make(parcelId, context),
};

async function make(id: string, context: JobContext) {
  const { db, env, jobs, now } = context;
  const start = performance.now();
  const parcel = await hold(db, id, now());
  if (!parcel) return showHidden(id, context);
  const courier = await readInterface(db, parcel.courier_id);
  const port = await openCourier(db, { courier, env, now });
  const [order] = await parcelOrders(db, [parcel]);
  if (!port || !order) return;
  try {
    const isLate = () => performance.now() - start > longestRunMs;
    const made = await findOrCreate(port, { order, mayExist: parcel.tries > 1, isLate });
    await keep(db, { id, made, port });
  } catch (error) {
    if (!(error instanceof CourierError)) throw error;
    await note(db, { id, error, tries: parcel.tries });
    if (error.kind === 'refused') return;
    if (error.kind !== 'busy') throw error;
    await enqueue(db, { jobs, job: makeParcel, data: { parcelId: id }, startAfter: busySeconds });
  }
}

/** A parcel that was made, but whose courier did not show it to its people. */
async function showHidden(id: string, { db, env, now }: JobContext) {
  const parcel = await db
    .selectFrom('shipments')
    .select(['courier_id', 'tracking'])
    .where('id', '=', id)
    .where('problem', '=', 'hidden')
    .executeTakeFirst();
  if (!parcel?.tracking) return;
  const courier = await readInterface(db, parcel.courier_id);
  const port = await openCourier(db, { courier, env, now });
  if (port) await show(db, { id, tracking: parcel.tracking, port });
}

function readInterface(db: Db, id: string) {
  return db.selectFrom('couriers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Counts a try and keeps other processes away. Undefined if there is nothing to make, or somebody else makes it. */
async function hold(db: Db, id: string, now: Date) {
  const parcel = await db
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['shipments.status', 'tracking', 'orders.status as order_status'])
    .where('shipments.id', '=', id)
    .executeTakeFirst();
  if (!parcel || parcel.tracking !== null || parcel.status !== 'created') return undefined;
  if (parcel.order_status !== 'Processing') {
    await setProblem(db, { id, problem: 'order' });
    return undefined;
  }
  const { rows } = await sql<Held>`
    update shipments
    set tries = tries + 1, held_until = ${now}::timestamptz + make_interval(secs => ${heldSeconds})
    where id = ${id} and tracking is null and status = 'created' and (held_until is null or held_until <= ${now})
    returning order_id, courier_id, reference, collected_centimes, tries`.execute(db);
  if (rows[0]) return rows[0];
  // Another run has it now. If that one dies, this one looks again.
  throw new CourierError('busy', refusal('parcel-already-being-made'));
}

type Held = {
  order_id: string;
  courier_id: string;
  reference: string;
  collected_centimes: number;
  tries: number;
};

type Finding = { order: ParcelOrder; mayExist: boolean; isLate: () => boolean };

async function findOrCreate(port: CourierPort, { order, mayExist, isLate }: Finding) {
  const known = mayExist ? await port.find(order.reference) : undefined;
  if (known) return { ...known, isHidden: port.validate !== undefined };
  if (isLate()) throw new CourierError('busy', refusal('courier-too-slow'));
  return port.create(order);
}

type Keeping = { id: string; made: MadeParcel; port: CourierPort };

/** Keeps the tracking number first, so that a validation that fails does not lose it. */
async function keep(db: Db, { id, made: { tracking, labelUrl, isHidden }, port }: Keeping) {
  const { status } = await db
    .updateTable('shipments')
    .set({ tracking, label_url: labelUrl ?? null, held_until: null })
    .where('id', '=', id)
    .returning('status')
    .executeTakeFirstOrThrow();
  // Somebody gave the parcel up while it was made. The courier has it all the same.
  const hidden = isHidden ? ('hidden' as const) : null;
  const isGivenUp = replaceableStatuses.includes(status);
  await setProblem(db, { id, problem: isGivenUp ? 'order' : hidden });
  if (isHidden && !isGivenUp) await show(db, { id, tracking, port });
}

type Showing = { id: string; tracking: string; port: CourierPort };

/** Asks the courier to show the parcel to its people. */
async function show(db: Db, { id, tracking, port }: Showing) {
  try {
    await port.validate?.(tracking);
    await setProblem(db, { id, problem: null });
  } catch (error) {
    if (!(error instanceof CourierError)) throw error;
    await setProblem(db, { id, problem: 'hidden', text: error.message });
    // Asking again helps only if the courier did not say no.
    if (error.kind !== 'refused') throw new Error(error.message, { cause: error });
  }
}

type Noting = { id: string; error: CourierError; tries: number };

/** Lets the parcel go, and says what keeps it from being made. Waiting in vain for a turn does not count as a try. */
async function note(db: Db, { id, error, tries }: Noting) {
  const { kind, message } = error;
  // The courier may still be making it, so nobody asks again before the time is over.
  if (kind !== 'unsure')
    await db.updateTable('shipments').set({ held_until: null }).where('id', '=', id).execute();
  if (kind === 'refused') await setProblem(db, { id, problem: 'refused', text: message });
  else if (kind !== 'busy' && tries >= triesBeforeProblem)
    await setProblem(db, { id, problem: kind, text: message });
}
