import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { invalidField } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import {
  mostWebhooks,
  type Webhook,
  type WebhookBody,
  type WebhookChangeBody,
} from '../../shared/webhooks.ts';
import {
  changeRecord,
  createRecord,
  deleteRecord,
  type RecordKind,
  type Target,
} from '../platform/audit/change-record.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { countRows } from '../platform/db/count-cache.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import type { Env } from '../platform/start-up/env.ts';
import { secretPrefix } from './post-signed.ts';
import { readWebhook } from './webhook-queries.ts';

const webhooks: RecordKind<Webhook> = {
  table: 'webhooks',
  area: 'webhook',
  read: readWebhook,
  audited: ({ url, events, isOn }) => ({ url, events, isOn }),
  outdated: [refusal('webhook-changed'), 'webhook'],
  recordsEverySave: true,
};

type Creating = { body: WebhookBody; by: SessionUser; env: Env };

/** Creates a webhook. Its secret is never shown again. Throws ApiError 400. */
export async function createWebhook(db: Db, { body, by, env }: Creating) {
  checkAddress(body, env);
  const secret = newSecret();
  const stored = await createRecord(db, { kind: webhooks, by }, async (db, id) => {
    // Without it, two administrators could pass the limit together.
    await sql`lock table webhooks in share row exclusive mode`.execute(db);
    const count = await countRows(db.selectFrom('webhooks'));
    if (count >= mostWebhooks) throw invalidField('url', refusal('too-many-webhooks', { max: mostWebhooks }));
    const columns = { id, secret, url: body.url, events: body.events, ...stateOf(body) };
    await db.insertInto('webhooks').values(columns).execute();
  });
  return { ...stored, secret };
}

type Changing = { id: string; body: WebhookChangeBody; by: SessionUser; env: Env };

/**
 * Changes a webhook. Once it is on again, the next run sends what waits for it. Throws ApiError 400, 404, 409 (outdated
 * version, with the stored `webhook`).
 */
export function changeWebhook(db: Db, { id, body, by, env }: Changing): Promise<Webhook> {
  checkAddress(body, env);
  return changeRecord(db, { kind: webhooks, id, version: body.version, by }, async (db, before) => {
    await db
      .updateTable('webhooks')
      .set((row) => ({
        url: body.url,
        events: body.events,
        version: row('version', '+', 1),
        changed_at: sql<Date>`now()`,
        misses: 0,
        waits_until: null,
        ...(body.isOn !== before.isOn && stateOf(body)),
      }))
      .where('id', '=', id)
      .execute();
    if (before.isOn || !body.isOn) return;
    const waiting = db.updateTable('webhook_deliveries').set({ due_at: sql<Date>`now()` });
    await waiting.where('webhook_id', '=', id).where('state', '=', 'waiting').execute();
  });
}

/** Replaces the secret, which signs from now on. Throws ApiError 404. */
export function renewSecret(db: Db, { id, by }: Target): Promise<{ secret: string }> {
  return runTransaction(db, async (db) => {
    await readWebhook(db, id);
    const secret = newSecret();
    await db.updateTable('webhooks').set({ secret }).where('id', '=', id).execute();
    await recordChange(db, { by, action: 'webhook.secret', subjectId: id });
    return { secret };
  });
}

/** Deletes a webhook with its log. Throws ApiError 404. */
export function deleteWebhook(db: Db, target: Target): Promise<void> {
  return deleteRecord(db, { kind: webhooks, ...target });
}

function stateOf({ isOn }: WebhookBody) {
  if (isOn) return { stopped_at: null, stopped_reason: null };
  return { stopped_at: sql<Date>`now()`, stopped_reason: 'hand' as const };
}

function newSecret() {
  return secretPrefix + randomBytes(32).toString('base64');
}

/** Buyers' addresses and phones must not cross the internet in the clear. */
function checkAddress({ url }: WebhookBody, { privateWebhooks }: Env) {
  if (!URL.canParse(url)) throw invalidField('url', refusal('not-a-url'));
  if (privateWebhooks || new URL(url).protocol === 'https:') return;
  throw invalidField('url', refusal('url-not-https'));
}
