import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { finalStatuses } from '../../shared/couriers/parcel-terms.ts';
import type { Db } from '../platform/db/connection.ts';
import type { Tables } from '../platform/db/tables.ts';
import { enqueueAll, type Job, type JobContext } from '../platform/jobs/job.ts';
import { makeParcel } from './make-parcels.ts';
import { openCourier } from './open-courier.ts';
import { CourierError, type CourierPort } from './port/courier-port.ts';
import { courierActor, recordEvents } from './record-events.ts';

/** A parcel that was asked about more recently waits for the next run. */
const freshMinutes = 20;

const longestFailure = 500;

type Courier = Selectable<Tables['couriers']>;

/**
 * Asks every courier with an interface about its parcels on the way, the longest unasked first. A courier that does not
 * answer is asked again by the next run; it tells all that happened since, so nothing is lost. Parcels that still have to
 * be made, but whose job was lost, get a new one.
 */
export const pollParcels: Job<object> = {
  queue: 'poll-parcels',
  options: { retryLimit: 0, expireInSeconds: 1_500 },
  cron: '*/30 * * * *',
  async run(_data, context) {
    const { db } = context;
    const couriers = await db.selectFrom('couriers').selectAll().where('kind', '<>', 'sheet').execute();
    await Promise.all(couriers.map((courier) => pollCourier(courier, context)));
    await makeForgotten(context);
  },
};

async function pollCourier(courier: Courier, context: JobContext) {
  const { db, env, now, log, signal } = context;
  const port = await openCourier(db, { courier, env, now });
  if (!port) return;
  try {
    while (!signal.aborted && (await pollSome(courier, port, context)));
    await noteAnswer(db, courier);
  } catch (error) {
    if (!(error instanceof CourierError)) throw error;
    log.warn({ courier: courier.name, reason: error.message }, 'A courier did not tell about its parcels');
    // Our own limit of calls is no fault of the courier.
    if (error.kind === 'busy') return;
    await noteFailure(db, { courier, failure: error.message.slice(0, longestFailure), now: now() });
  }
}

async function noteAnswer(db: Db, { id }: Courier) {
  await db
    .updateTable('couriers')
    .set({ failing_since: null, failure: null })
    .where('id', '=', id)
    .where('failing_since', 'is not', null)
    .execute();
}

type Failing = { courier: Courier; failure: string; now: Date };

/** Administrators see it among the problems until the courier answers again. */
async function noteFailure(db: Db, { courier, failure, now }: Failing) {
  await db
    .updateTable('couriers')
    .set((row) => ({
      failing_since: row.fn.coalesce('failing_since', sql<Date>`${now}::timestamptz`),
      failure,
    }))
    .where('id', '=', courier.id)
    .execute();
}

/** Asks about as many parcels as one call takes. False if there were none. */
async function pollSome(courier: Courier, port: CourierPort, { db, jobs, now, log }: JobContext) {
  const parcels = await db
    .selectFrom('shipments')
    .select(['id', sql<string>`tracking`.as('tracking')])
    .where('courier_id', '=', courier.id)
    .where('tracking', 'is not', null)
    .where('status', 'not in', finalStatuses)
    .where((parcel) =>
      parcel.or([
        parcel('asked_at', 'is', null),
        parcel('asked_at', '<', new Date(now().getTime() - freshMinutes * 60_000)),
      ]),
    )
    .orderBy(sql`asked_at nulls first`)
    .limit(port.trackedAtOnce)
    .execute();
  if (parcels.length === 0) return false;
  const reported = await port.track(parcels.map(({ tracking }) => tracking));
  for (const { id, tracking } of parcels) {
    const events = reported.filter((one) => one.tracking === tracking).map(({ event }) => event);
    try {
      await recordEvents(db, { id, events, by: courierActor(courier), jobs, now: now() });
    } catch (error) {
      // The events of one parcel must not keep the others from being followed. They are reported again in the next run.
      log.error({ err: error, courier: courier.name, tracking }, 'The events of a parcel failed');
    }
    await db.updateTable('shipments').set({ asked_at: now() }).where('id', '=', id).execute();
  }
  return true;
}

async function makeForgotten({ db, jobs, now }: JobContext) {
  const hourAgo = new Date(now().getTime() - 3_600_000);
  const forgotten = await db
    .selectFrom('shipments')
    .innerJoin('couriers', 'couriers.id', 'courier_id')
    .select('shipments.id')
    .where('kind', '<>', 'sheet')
    .where('tracking', 'is', null)
    .where('status', '=', 'created')
    .where((parcel) =>
      parcel.or([parcel('problem', 'is', null), parcel('problem', 'in', ['unreachable', 'unsure'])]),
    )
    .where('shipments.created_at', '<', hourAgo)
    .where((parcel) => parcel.or([parcel('held_until', 'is', null), parcel('held_until', '<', hourAgo)]))
    .limit(500)
    .execute();
  if (forgotten.length === 0) return;
  await enqueueAll(db, { jobs, job: makeParcel, all: forgotten.map(({ id }) => ({ parcelId: id })) });
}
