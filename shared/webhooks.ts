import * as z from 'zod/mini';
import { productList } from './catalog/catalog.ts';
import { endpoint } from './contract/endpoint.ts';
import { blankIsAbsent, pageOf } from './contract/query-values.ts';
import { messageOf } from './refusals/codes.ts';
import { id, idParams } from './values/ids.ts';
import { typedLine } from './values/text.ts';

/** What a webhook can be told (requirements: Webhooks). */
export const webhookEvents = [
  'order.placed',
  'order.changed',
  'order.status',
  'order.paid',
  'stock.changed',
] as const;

/** The most webhooks of a shop. */
export const mostWebhooks = 20;

/** The host may not contain an @: no user name and no password. */
const webAddress = /^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i;

const version = z.int(messageOf('version-not-whole'));

const webhookFields = z.object({
  url: typedLine(2_000, messageOf('url-required')).check(z.regex(webAddress, messageOf('url-invalid'))),
  events: z.array(z.enum(webhookEvents, messageOf('event-unknown')), messageOf('events-not-a-list')).check(
    z.minLength(1, messageOf('events-required')),
    z.refine((events) => new Set(events).size === events.length, messageOf('event-twice')),
  ),
  isOn: z._default(z.boolean(messageOf('on-not-boolean')), true),
});

export const newWebhookBody = webhookFields;

const webhookChangeBody = z.extend(webhookFields, { version });

/** Why an attempt failed: refused by its status, a redirect, no answer in time, no connection, or a private address. */
export const deliveryProblems = ['refused', 'moved', 'timeout', 'unreachable', 'private'] as const;

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

export const webhook = z.object({
  _id: id,
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  isOn: z.boolean(),
  /** Why it is off: switched off by hand, or its address answered 410. */
  stoppedReason: z.optional(z.enum(['hand', 'gone'])),
  /** Since when deliveries wait or fail, if they do. */
  failing: z.object({ waiting: z.int(), failed: z.int() }),
  lastDeliveredAt: z.optional(z.string()),
  version: z.int(),
});

const attempt = z.object({
  at: z.string(),
  status: z.optional(z.int()),
  problem: z.optional(z.enum(deliveryProblems)),
  milliseconds: z.int(),
});

const webhookDelivery = z.object({
  _id: z.string(),
  /** The id of the event, the same for each webhook and each attempt. */
  event: z.string(),
  kind: z.string(),
  happenedAt: z.string(),
  state: z.enum(deliveryStates),
  /** When a waiting one is sent next. */
  dueAt: z.optional(z.string()),
  /** Newest first. */
  attempts: z.array(attempt),
});

export type Webhook = z.infer<typeof webhook>;
export type WebhookEvent = (typeof webhookEvents)[number];
export type WebhookBody = z.output<typeof webhookFields>;
export type WebhookChangeBody = z.output<typeof webhookChangeBody>;
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
export type DeliveryProblem = (typeof deliveryProblems)[number];

const secret = z.object({ secret: z.string() });

const deliveryParams = z.extend(idParams, { delivery: z.string().check(z.regex(/^[1-9]\d{0,17}$/)) });

export const webhookApi = {
  /** All webhooks, oldest first. */
  list: endpoint('GET', '/webhooks', { access: 'admin', reply: z.array(webhook) }),
  read: endpoint('GET', '/webhooks/:id', { access: 'admin', params: idParams, reply: webhook }),
  /** The only answers with a secret are this one and the one that makes a new secret. */
  create: endpoint('POST', '/webhooks', {
    access: 'admin',
    body: newWebhookBody,
    reply: z.extend(webhook, { secret: z.string() }),
    status: 201,
  }),
  /** An outdated version answers 409 with `webhook`, as it is stored now. */
  update: endpoint('PUT', '/webhooks/:id', {
    access: 'admin',
    params: idParams,
    body: webhookChangeBody,
    reply: webhook,
  }),
  remove: endpoint('DELETE', '/webhooks/:id', {
    access: 'admin',
    params: idParams,
    reply: z.object({ message: z.string() }),
  }),
  renewSecret: endpoint('POST', '/webhooks/:id/secret', { access: 'admin', params: idParams, reply: secret }),
  /** Sends an event of the kind `test` at once, also while the webhook is off, and answers how that went. */
  test: endpoint('POST', '/webhooks/:id/test', { access: 'admin', params: idParams, reply: webhookDelivery }),
  /** What was sent and what waits, newest first, for 30 days. */
  deliveries: endpoint('GET', '/webhooks/:id/deliveries', {
    access: 'admin',
    params: idParams,
    query: z.object({
      state: blankIsAbsent(z.enum(deliveryStates, messageOf('delivery-state-unknown'))),
      pageNumber: pageOf.page,
    }),
    reply: z.extend(z.pick(productList, { count: true, pages: true, page: true }), {
      deliveries: z.array(webhookDelivery),
    }),
  }),
  /** Sends a delivery again, with the same id of the event. */
  replay: endpoint('POST', '/webhooks/:id/deliveries/:delivery/replay', {
    access: 'admin',
    params: deliveryParams,
    reply: webhookDelivery,
  }),
};
