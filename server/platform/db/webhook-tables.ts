import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { ApiKey } from '../../../shared/keys.ts';
import type { DeliveryProblem, WebhookEvent } from '../../../shared/webhooks.ts';

/** The tables of the webhooks (docs/decisions/0061). Triggers of orders and products add events and deliveries. */
export type WebhooksTable = {
  id: string;
  url: string;
  events: WebhookEvent[];
  secret: string;
  stopped_at: Date | null;
  stopped_reason: 'hand' | 'gone' | null;
  misses: Generated<number>;
  waits_until: Date | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
};

export type WebhookEventsTable = {
  id: Generated<string>;
  kind: string;
  subject: JSONColumnType<object>;
  happened_at: Generated<Date>;
};

export type WebhookDeliveriesTable = {
  id: GeneratedAlways<string>;
  webhook_id: string;
  event_id: string;
  state: Generated<'waiting' | 'delivered' | 'failed'>;
  due_at: Generated<Date>;
  held_until: Date | null;
  attempts: Generated<number>;
};

export type WebhookAttemptsTable = {
  id: GeneratedAlways<string>;
  delivery_id: ColumnType<string, string, never>;
  at: Date;
  status: number | null;
  problem: DeliveryProblem | null;
  milliseconds: number;
};

/** Keys of other programs (docs/decisions/0062). */
export type ApiKeysTable = {
  id: string;
  name: string;
  key_hash: Buffer;
  ending: string;
  permissions: ApiKey['permissions'];
  created_at: Generated<Date>;
  created_by: string;
  last_used_at: Date | null;
  revoked_at: Date | null;
  expires_at: Date | null;
};
