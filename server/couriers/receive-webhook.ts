import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import { isApiError, notFound } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Actor } from '../orders/change-order.ts';
import type { Db } from '../platform/db/connection.ts';
import type { Env } from '../platform/start-up/env.ts';
import { openCourier } from './open-courier.ts';
import type { TrackedEvent, WebhookMessage } from './port/courier-port.ts';
import { courierActor, recordEvents } from './record-events.ts';

type Receiving = WebhookMessage & {
  courierId: string;
  env: Env;
  jobs: PgBoss;
  log: FastifyBaseLogger;
};

/**
 * Takes a message of a courier. A stranger's message changes nothing. Each event is dealt with by itself: one about an
 * unknown parcel, one that cannot be read and one that fails are kept for people to see, because a courier switches a
 * webhook off that refuses its messages. A message that comes again changes nothing. Throws ApiError 404 (no such webhook),
 * 403 (signature) and 400 (no message at all).
 */
export async function receiveWebhook(db: Db, receiving: Receiving): Promise<{ message: string }> {
  const { courierId, env, log, now } = receiving;
  const receiver = await openReceiver(db, { courierId, env, now: () => now });
  const reported = await parse(db, receiver, receiving);
  await forgetRefusals(db, courierId);
  const by = courierActor(receiver.courier);
  for (const { tracking, event } of reported) {
    try {
      await record(db, { ...receiving, by, tracking, event });
    } catch (error) {
      log.error({ err: error, courier: by.name, event: event.externalId }, 'A courier’s event failed');
      await keepStray(db, { courierId, tracking, event });
    }
  }
  return { message: 'Received' };
}

type Opening = { courierId: string; env: Env; now: () => Date };

/** The courier, and how it writes its messages. Throws ApiError 404 if it cannot send any. */
export async function openReceiver(db: Db, { courierId, ...opening }: Opening) {
  const courier = await db.selectFrom('couriers').selectAll().where('id', '=', courierId).executeTakeFirst();
  if (!courier) throw notFound(refusal('not-found'));
  const port = await openCourier(db, { courier, ...opening });
  if (!port?.parseWebhook) throw notFound(refusal('not-found'));
  return { courier, parseWebhook: port.parseWebhook };
}

type Receiver = Awaited<ReturnType<typeof openReceiver>>;

async function parse(db: Db, { courier, parseWebhook }: Receiver, message: WebhookMessage) {
  try {
    return parseWebhook(message);
  } catch (error) {
    if (isApiError(error)) await noteRefusal(db, { courierId: courier.id, now: message.now });
    throw error;
  }
}

type One = Receiving & TrackedEvent & { by: Actor };

async function record(db: Db, { courierId, by, tracking, event, jobs, now }: One) {
  const parcel = await db
    .selectFrom('shipments')
    .select('id')
    .where('courier_id', '=', courierId)
    .where('tracking', '=', tracking)
    .executeTakeFirst();
  if (parcel) await recordEvents(db, { id: parcel.id, events: [event], by, jobs, now });
  else await keepStray(db, { courierId, tracking, event });
}

const noteEverySeconds = 60;

/** Administrators see it among the problems until a message is taken. A flood of messages writes once a minute. */
async function noteRefusal(db: Db, { courierId, now }: { courierId: string; now: Date }) {
  await db
    .updateTable('couriers')
    .set({ refused_message_at: now })
    .where('id', '=', courierId)
    .where((courier) =>
      courier.or([
        courier('refused_message_at', 'is', null),
        courier('refused_message_at', '<', new Date(now.getTime() - noteEverySeconds * 1000)),
      ]),
    )
    .execute();
}

async function forgetRefusals(db: Db, courierId: string) {
  await db
    .updateTable('couriers')
    .set({ refused_message_at: null })
    .where('id', '=', courierId)
    .where('refused_message_at', 'is not', null)
    .execute();
}

type Stray = TrackedEvent & { courierId: string };

async function keepStray(db: Db, { courierId, tracking, event: { externalId, raw, at } }: Stray) {
  await db
    .insertInto('courier_strays')
    .values({ courier_id: courierId, external_id: externalId, tracking, raw, at })
    .onConflict((conflict) => conflict.column('external_id').doNothing())
    .execute();
}
