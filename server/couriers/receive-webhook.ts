import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import { ApiError, notFound } from '../../shared/api-error.ts';
import type { Db } from '../platform/db/connection.ts';
import type { CourierEvent } from './port/courier-port.ts';
import { recordEvents, type Teller } from './record-events.ts';
import { isSigned, readWebhook } from './yalidine/read-webhook.ts';

type Receiving = {
  courierId: string;
  body: Buffer;
  signature: string;
  jobs: PgBoss;
  log: FastifyBaseLogger;
  now: Date;
};

/**
 * Takes a message of a courier. A stranger's message changes nothing. Each event is dealt with by itself: one about an
 * unknown parcel, one that cannot be read and one that fails are kept for people to see, because a courier switches a
 * webhook off that refuses its messages. A message that comes again changes nothing. Throws ApiError 404 (no such webhook),
 * 403 (signature) and 400 (no message at all).
 */
export async function receiveWebhook(db: Db, receiving: Receiving): Promise<{ message: string }> {
  const { courierId, body, signature, log, now } = receiving;
  const courier = await readReceiver(db, courierId);
  if (!isSigned(body, { signature, secret: courier.secret })) {
    await noteRefusal(db, { courierId, now });
    throw new ApiError(403, 'The signature is wrong');
  }
  const told = readWebhook(body, { courierId, now });
  if (!told) {
    await noteRefusal(db, { courierId, now });
    throw new ApiError(400, 'This message cannot be read');
  }
  await forgetRefusals(db, courierId);
  for (const { tracking, event } of told) {
    try {
      await record(db, { ...receiving, courier, tracking, event });
    } catch (error) {
      log.error({ err: error, courier: courier.name, event: event.externalId }, 'A courier’s event failed');
      await keepStray(db, { courierId, tracking, event });
    }
  }
  return { message: 'Received' };
}

type One = Receiving & { courier: Teller; tracking: string; event: CourierEvent };

async function record(db: Db, { courierId, courier, tracking, event, jobs, now }: One) {
  const parcel = await db
    .selectFrom('shipments')
    .select('id')
    .where('courier_id', '=', courierId)
    .where('tracking', '=', tracking)
    .executeTakeFirst();
  if (parcel) await recordEvents(db, { id: parcel.id, events: [event], by: courier, jobs, now });
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

/** Throws ApiError 404 if this courier cannot send messages. */
export async function readReceiver(db: Db, id: string) {
  const courier = await db
    .selectFrom('couriers')
    .select(['id', 'name', 'secrets'])
    .where('id', '=', id)
    .where('kind', '=', 'yalidine')
    .executeTakeFirst();
  const secret = courier?.secrets.webhook;
  if (!courier || !secret) throw notFound();
  return { id: courier.id, name: courier.name, secret };
}

type Stray = { courierId: string; tracking: string; event: CourierEvent };

async function keepStray(db: Db, { courierId, tracking, event: { externalId, raw, at } }: Stray) {
  await db
    .insertInto('courier_strays')
    .values({ courier_id: courierId, external_id: externalId, tracking, raw, at })
    .onConflict((conflict) => conflict.column('external_id').doNothing())
    .execute();
}
