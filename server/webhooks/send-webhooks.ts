import { sql } from 'kysely';
import { ApiError, notFound } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { WebhookDelivery } from '../../shared/webhooks.ts';
import { findOrder, toOrder } from '../orders/order-queries.ts';
import type { Db } from '../platform/db/connection.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { Job } from '../platform/jobs/job.ts';
import type { Env } from '../platform/start-up/env.ts';
import { type Outcome, postSigned } from './post-signed.ts';
import { readDelivery, readWebhook } from './webhook-queries.ts';

const minute = 60;
const hour = 60 * minute;
/** Seconds from each failed attempt to the next: three days in all. */
const retrySeconds = [
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];
const longestWaitSeconds = 24 * hour;
/** Nothing is sent for so long to an address that could not be reached, twice as long after each further miss. */
const firstMissSeconds = minute;
const longestMissSeconds = hour;
const deliveriesAtOnce = 10;
/** Longer than the attempts of all of them. A process that dies gives its deliveries back after this. */
const heldSeconds = 180;
export const keptEventDays = 30;

type Sending = { db: Db; env: Env; now: () => Date; signal?: AbortSignal };

/**
 * Sends what is due, to all webhooks at once and to each in the order of its events. It runs every minute and soon after
 * an event (follow-webhooks.ts).
 */
export const sendWebhooks: Job<object> = {
  queue: 'webhooks',
  // Runs that meet do not send twice, but one that waits for another is enough.
  options: { retryLimit: 0, expireInSeconds: 900 },
  cron: '* * * * *',
  isPrompt: true,
  run: (_data, context) => sendDue(context),
};

/** Each night, deletes what happened too long ago, with its deliveries. */
export const deleteOldWebhookEvents: Job<object> = {
  queue: 'delete-old-webhook-events',
  cron: '23 3 * * *',
  async run(_data, { db, now }) {
    await sql`delete from webhook_events where happened_at < ${now()}::timestamptz - make_interval(days => ${keptEventDays})`.execute(
      db,
    );
  },
};

/** The webhooks that something is due to. */
async function findDue(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from webhooks
    where stopped_at is null and (waits_until is null or waits_until <= ${now}) and exists (
      select 1 from webhook_deliveries where webhook_id = webhooks.id and state = 'waiting' and due_at <= ${now}
    )`.execute(db);
  return rows.map(({ id }) => id);
}

export async function hasDueDeliveries(db: Db, now: Date) {
  return (await findDue(db, now)).length > 0;
}

async function sendDue(sending: Sending) {
  const due = await findDue(sending.db, sending.now());
  await Promise.all(due.map((id) => sendDueTo(id, sending)));
}

type Now = Sending & { webhook: string };

/** Sends an event of the kind `test`, once. Throws ApiError 404 (no such webhook). */
export async function sendTest({ webhook, ...sending }: Now): Promise<WebhookDelivery> {
  const { db, now } = sending;
  await readWebhook(db, webhook);
  const { rows } = await sql<{ id: string }>`
    with event as (insert into webhook_events (kind, subject, happened_at) values ('test', '{}', ${now()}) returning id)
    insert into webhook_deliveries (webhook_id, event_id, state) select ${webhook}, id, 'failed' from event
    returning id::text`.execute(db);
  return sendAgain(rows[0]?.id ?? '', sending);
}

/**
 * Sends a delivery again now, with as many further attempts as at first if it fails. Throws ApiError 404, 409 (the webhook
 * is off).
 */
export async function replayDelivery(id: string, { webhook, ...sending }: Now): Promise<WebhookDelivery> {
  const { db, now } = sending;
  const { isOn } = await readWebhook(db, webhook);
  if (!isOn) throw new ApiError(409, refusal('webhook-switched-off'));
  const replayed = await db
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', attempts: 0, due_at: now() })
    .where('id', '=', id)
    .where('webhook_id', '=', webhook)
    .executeTakeFirst();
  if (replayed.numUpdatedRows === 0n) throw notFound(refusal('delivery-not-found'));
  return sendAgain(id, sending);
}

/** Attempts a delivery without looking when it is due. */
async function sendAgain(id: string, sending: Sending) {
  const { rows } = await sql<Held>`
    with held as (
      update webhook_deliveries
      set held_until = ${sending.now()}::timestamptz + make_interval(secs => ${heldSeconds}) where id = ${id} returning *
    )
    select ${heldColumns} from held d join webhook_events e on e.id = d.event_id join webhooks w on w.id = d.webhook_id
  `.execute(sending.db);
  for (const delivery of rows) await attempt(delivery, sending);
  return readDelivery(sending.db, id);
}

/** Sends what is due to one webhook, until its address cannot be reached. */
async function sendDueTo(id: string, sending: Sending) {
  for (;;) {
    const held = await hold(sending, id);
    for (const [place, delivery] of held.entries()) {
      const { isReached } = await attempt(delivery, sending);
      if (isReached && !sending.signal?.aborted) continue;
      await release(sending.db, held.slice(place + 1));
      return;
    }
    if (held.length < deliveriesAtOnce) return;
  }
}

type Held = {
  id: string;
  webhook_id: string;
  attempts: number;
  event_id: string;
  kind: string;
  subject: Subject;
  happened_at: Date;
  url: string;
  secret: string;
};

type Subject = {
  order?: string;
  products?: { id: string; before: number; stock: number }[];
  [detail: string]: unknown;
};

const heldColumns = sql`d.id::text, d.webhook_id, d.attempts, e.id as event_id, e.kind, e.subject, e.happened_at, w.url, w.secret`;

/** Takes the first due deliveries of a webhook, so that no other process sends them meanwhile. */
async function hold({ db, now }: Sending, webhook: string): Promise<Held[]> {
  const { rows } = await sql<Held>`
    with due as (
      select d.id from webhook_deliveries d join webhooks w on w.id = d.webhook_id
      where d.webhook_id = ${webhook} and w.stopped_at is null and d.state = 'waiting' and d.due_at <= ${now()}
        and (d.held_until is null or d.held_until <= ${now()})
      order by d.id limit ${deliveriesAtOnce} for update of d skip locked
    ), held as (
      update webhook_deliveries set held_until = ${now()}::timestamptz + make_interval(secs => ${heldSeconds})
      where id in (select id from due) returning *
    )
    select ${heldColumns} from held d join webhook_events e on e.id = d.event_id join webhooks w on w.id = d.webhook_id
    order by d.id`.execute(db);
  return rows;
}

async function release(db: Db, held: Held[]) {
  if (held.length === 0) return;
  const ids = held.map(({ id }) => id);
  await db.updateTable('webhook_deliveries').set({ held_until: null }).where('id', 'in', ids).execute();
}

/** Sends one delivery and records how that went. */
async function attempt(delivery: Held, { db, env, now }: Sending) {
  const at = now();
  const { event_id: id, url, secret } = delivery;
  const body = JSON.stringify(await writeBody(db, delivery));
  const outcome = await postSigned({ id, url, secret, body, at, mayBePrivate: env.privateWebhooks });
  await record(db, { delivery, outcome, at });
  return { isReached: outcome.status !== undefined };
}

/** What the other program reads: the event, and the order as it is now. */
async function writeBody(db: Db, { kind, happened_at, subject }: Held) {
  const { order: orderId, ...details } = subject;
  const order = orderId ? await findOrder(db, orderId) : undefined;
  const data = orderId ? { orderId, ...details, order: order ? toOrder(order) : null } : details;
  return { type: kind, timestamp: happened_at.toISOString(), data };
}

type Recording = { delivery: Held; outcome: Outcome; at: Date };

/** Records an attempt, and when the next one is due. A delivery that was deleted meanwhile is left alone. */
async function record(db: Db, { delivery: { id, kind, webhook_id }, outcome, at }: Recording) {
  const { status, problem, milliseconds } = outcome;
  await runTransaction(db, async (db) => {
    const webhook = await db
      .selectFrom('webhooks')
      .select('misses')
      .where('id', '=', webhook_id)
      .forUpdate()
      .executeTakeFirst();
    const stored = await db
      .selectFrom('webhook_deliveries')
      .select('attempts')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!webhook || !stored) return;
    await db
      .insertInto('webhook_attempts')
      .values({ delivery_id: id, at, status: status ?? null, problem: problem ?? null, milliseconds })
      .execute();
    await db
      .updateTable('webhook_deliveries')
      .set({
        attempts: stored.attempts + 1,
        held_until: null,
        ...next({ kind, attempts: stored.attempts }, outcome, at),
      })
      .where('id', '=', id)
      .execute();
    const misses = status === undefined ? webhook.misses + 1 : 0;
    await db
      .updateTable('webhooks')
      .set({
        misses,
        waits_until:
          misses > 0 ? after(at, Math.min(firstMissSeconds * 2 ** (misses - 1), longestMissSeconds)) : null,
        ...(status === 410 && { stopped_at: at, stopped_reason: 'gone' as const }),
      })
      .where('id', '=', webhook_id)
      .execute();
  });
}

/** The state of a delivery after an attempt that followed `attempts` others. A test is sent once. */
function next(
  { kind, attempts }: Pick<Held, 'kind' | 'attempts'>,
  { problem, retryAfter = 0 }: Outcome,
  at: Date,
) {
  if (!problem) return { state: 'delivered' as const };
  const wait = kind === 'test' ? undefined : retrySeconds[attempts];
  if (wait === undefined) return { state: 'failed' as const };
  return {
    state: 'waiting' as const,
    due_at: after(at, Math.min(Math.max(wait, retryAfter), longestWaitSeconds)),
  };
}

function after(at: Date, seconds: number) {
  return new Date(at.getTime() + seconds * 1000);
}
