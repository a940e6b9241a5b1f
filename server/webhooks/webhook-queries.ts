import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { notFound } from '../../shared/contract/api-error.ts';
import type { ReplyOf } from '../../shared/contract/endpoint.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Webhook, WebhookDelivery, webhookApi } from '../../shared/webhooks.ts';
import type { Db } from '../platform/db/connection.ts';
import { pageOf } from '../platform/db/page-of.ts';

/** All webhooks, oldest first. */
export async function listWebhooks(db: Db): Promise<Webhook[]> {
  const rows = await webhooks(db).orderBy('created_at').orderBy('id').execute();
  return rows.map(({ webhook }) => webhook);
}

/** Throws ApiError 404. */
export async function readWebhook(db: Db, id: string): Promise<Webhook> {
  const found = await webhooks(db).where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound(refusal('webhook-not-found'));
  return found.webhook;
}

function webhooks(db: Db) {
  return db.selectFrom('webhooks as w').select(asWebhook.as('webhook'));
}

type Query = { id: string; query: z.output<typeof webhookApi.deliveries.query> };

/** One page of the deliveries of a webhook, newest first. Throws ApiError 404. */
export async function listDeliveries(
  db: Db,
  { id, query: { state, pageNumber: page } }: Query,
): Promise<ReplyOf<typeof webhookApi.deliveries>> {
  await readWebhook(db, id);
  let wanted = deliveries(db).where('webhook_id', '=', id).orderBy('d.id', 'desc');
  if (state) wanted = wanted.where('state', '=', state);
  const { rows, ...paging } = await pageOf(wanted, { page });
  return { deliveries: rows.map(({ delivery }) => delivery), ...paging };
}

/** Throws ApiError 404. */
export async function readDelivery(db: Db, id: string): Promise<WebhookDelivery> {
  const found = await deliveries(db).where('d.id', '=', id).executeTakeFirst();
  if (!found) throw notFound(refusal('delivery-not-found'));
  return found.delivery;
}

function deliveries(db: Db) {
  return db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_events as e', 'e.id', 'd.event_id')
    .select(asDelivery.as('delivery'));
}

/** A time in the form of the API; jsonb leaves out the Z. */
const isoTime = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The row `w` of `webhooks`. */
const asWebhook = sql<Webhook>`jsonb_strip_nulls(jsonb_build_object(
  '_id', w.id, 'url', w.url, 'events', w.events, 'version', w.version,
  'isOn', w.stopped_at is null, 'stoppedReason', w.stopped_reason,
  'failing', (
    select jsonb_build_object(
      'waiting', count(*) filter (where state = 'waiting' and attempts > 0),
      'failed', count(*) filter (where state = 'failed')
    )
    from webhook_deliveries where webhook_id = w.id and state <> 'delivered'
  ),
  'lastDeliveredAt', (
    select ${isoTime('a.at')} from webhook_deliveries d join webhook_attempts a on a.delivery_id = d.id
    where d.webhook_id = w.id and d.state = 'delivered' and a.problem is null order by d.id desc, a.id desc limit 1
  )
))`;

/** The row `d` of `webhook_deliveries` with its event `e`. */
const asDelivery = sql<WebhookDelivery>`jsonb_strip_nulls(jsonb_build_object(
  '_id', d.id::text, 'event', e.id, 'kind', e.kind, 'happenedAt', ${isoTime('e.happened_at')}, 'state', d.state,
  'dueAt', case when d.state = 'waiting' then ${isoTime('d.due_at')} end,
  'attempts', (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'at', ${isoTime('a.at')}, 'status', a.status, 'problem', a.problem, 'milliseconds', a.milliseconds
      ) order by a.id desc
    ), '[]')
    from webhook_attempts a where a.delivery_id = d.id
  )
))`;
