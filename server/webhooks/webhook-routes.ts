import { webhookApi } from '../../shared/webhooks.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { changeWebhook, createWebhook, deleteWebhook, renewSecret } from './save-webhook.ts';
import { deleteOldWebhookEvents, replayDelivery, sendTest, sendWebhooks } from './send-webhooks.ts';
import { listDeliveries, listWebhooks, readWebhook } from './webhook-queries.ts';

export const routes = [
  handle(webhookApi.list, ({ db }) => listWebhooks(db)),
  handle(webhookApi.read, ({ db, params }) => readWebhook(db, params.id)),
  handle(webhookApi.create, ({ db, body, user, env }) => createWebhook(db, { body, by: user, env })),
  handle(webhookApi.update, ({ db, params, body, user, env }) =>
    changeWebhook(db, { id: params.id, body, by: user, env }),
  ),
  handle(webhookApi.remove, async ({ db, params, user }) => {
    await deleteWebhook(db, { id: params.id, by: user });
    return { message: 'Webhook deleted' };
  }),
  handle(webhookApi.renewSecret, ({ db, params, user }) => renewSecret(db, { id: params.id, by: user })),
  handle(webhookApi.test, ({ db, params, env, now }) => sendTest({ db, env, now, webhook: params.id })),
  handle(webhookApi.deliveries, ({ db, params, query }) => listDeliveries(db, { id: params.id, query })),
  handle(webhookApi.replay, ({ db, params, env, now }) =>
    replayDelivery(params.delivery, { db, env, now, webhook: params.id }),
  ),
];

export const jobs = [sendWebhooks, deleteOldWebhookEvents];
