import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { ApiError, invalidField } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import {
  mostWebhooks,
  type Webhook,
  type WebhookBody,
  type WebhookChangeBody,
} from '../../shared/webhooks.ts';
import { changesBetween, recordChange } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import type { Env } from '../platform/start-up/env.ts';
import { secretPrefix } from './post-signed.ts';
import { readWebhook } from './webhook-queries.ts';

type Creating = { body: WebhookBody; by: SessionUser; env: Env };

/** Creates a webhook. Its secret is never shown again. Throws ApiError 400. */
export function createWebhook(db: Db, { body, by, env }: Creating) {
  return runTransaction(db, async (db) => {
    checkAddress(body, env);
    // Without it, two administrators could pass the limit together.
    await sql`lock table webhooks in share row exclusive mode`.execute(db);
    const { count } = await db
      .selectFrom('webhooks')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= mostWebhooks) throw invalidField('url', refusal('too-many-webhooks', { max: mostWebhooks }));
    const id = newId();
    const secret = newSecret();
    await db
      .insertInto('webhooks')
      .values({ id, secret, url: body.url, events: body.events, ...stateOf(body) })
      .execute();
    const stored = await readWebhook(db, id);
    await recordChange(db, {
      by,
      action: 'webhook.created',
      subjectId: id,
      changes: changesBetween({}, audited(stored)),
    });
    return { ...stored, secret };
  });
}

type Changing = { id: string; body: WebhookChangeBody; by: SessionUser; env: Env };

/**
 * Changes a webhook. Switched on again, it is sent what waits for it with the next run. Throws ApiError 400, 404, 409 (outdated version,
 * with the stored `webhook`).
 */
export function changeWebhook(db: Db, { id, body, by, env }: Changing): Promise<Webhook> {
  return runTransaction(db, async (db) => {
    checkAddress(body, env);
    await db.selectFrom('webhooks').select('id').where('id', '=', id).forUpdate().execute();
    const before = await readWebhook(db, id);
    if (body.version !== before.version) {
      throw new ApiError(409, refusal('webhook-changed'), { extra: { webhook: before } });
    }
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
    if (!before.isOn && body.isOn) {
      const waiting = db.updateTable('webhook_deliveries').set({ due_at: sql<Date>`now()` });
      await waiting.where('webhook_id', '=', id).where('state', '=', 'waiting').execute();
    }
    const after = await readWebhook(db, id);
    const changes = changesBetween(audited(before), audited(after));
    await recordChange(db, { by, action: 'webhook.changed', subjectId: id, changes });
    return after;
  });
}

type Target = { id: string; by: SessionUser };

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
export async function deleteWebhook(db: Db, { id, by }: Target): Promise<void> {
  await runTransaction(db, async (db) => {
    const before = await readWebhook(db, id);
    await db.deleteFrom('webhooks').where('id', '=', id).execute();
    await recordChange(db, {
      by,
      action: 'webhook.deleted',
      subjectId: id,
      changes: changesBetween(audited(before), {}),
    });
  });
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

function audited({ url, events, isOn }: Webhook): Record<string, unknown> {
  return { url, events, isOn };
}
