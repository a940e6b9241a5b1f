import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { ApiError } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import type { TrackedEvent, WebhookMessage } from '../port/courier-port.ts';
import { readCourierJson } from '../port/read-courier-json.ts';
import { yalidineStatus, yalidineTime } from './yalidine-status.ts';

const line = z.string().check(z.maxLength(200));

const message = z.object({ type: z.string(), events: z.array(z.unknown()) });

const changed = z.object({
  event_id: z.union([line, z.number()]),
  occurred_at: line,
  data: z.object({
    tracking: z.string().check(z.minLength(1), z.maxLength(60)),
    status: z.nullish(line),
    reason: z.nullish(z.string()),
  }),
});

/** Told to a shop that asks for them; they say nothing about the state of a parcel. */
const ignoredTypes = ['parcel_created', 'parcel_edited', 'parcel_payment_updated'];

/** The courier that sends messages, and the secret with which it signs them. */
type Sender = { courierId: string; secret: string };

/** `parseWebhook` of the port. */
export function parseYalidineWebhook({ body, header, now }: WebhookMessage, { courierId, secret }: Sender) {
  if (!isSigned(body, { signature: header('x-yalidine-signature') ?? '', secret })) {
    throw new ApiError(403, refusal('signature-wrong'));
  }
  const { data } = message.safeParse(readCourierJson(body.toString('utf8')));
  if (!data) throw new ApiError(400, refusal('courier-message-unreadable'));
  const { type, events } = data;
  if (ignoredTypes.includes(type)) return [];
  return events.map(
    (event) => readEvent(event, { type, courierId }) ?? unreadable(event, { courierId, now }),
  );
}

/** Whether these bytes are signed with the secret: an HMAC-SHA256 in hexadecimal digits, compared in constant time. */
function isSigned(body: Buffer, { signature, secret }: { signature: string; secret: string }) {
  const own = createHmac('sha256', secret).update(body).digest();
  const sent = Buffer.from(/^[\da-f]{64}$/i.test(signature) ? signature : '', 'hex');
  return sent.length === own.length && timingSafeEqual(sent, own);
}

function readEvent(
  event: unknown,
  { type, courierId }: { type: string; courierId: string },
): TrackedEvent | undefined {
  const { data } = changed.safeParse(event);
  if (!data || !['parcel_status_updated', 'parcel_deleted'].includes(type)) return undefined;
  const { tracking, status, reason } = data.data;
  const at = yalidineTime(data.occurred_at);
  const raw = type === 'parcel_deleted' ? 'Annulé' : status;
  if (!at || !raw) return undefined;
  const externalId = `${courierId} hook ${data.event_id}`.slice(0, 200);
  return {
    tracking,
    event: { externalId, at, status: yalidineStatus(raw), raw, reason: (reason ?? '').slice(0, 200) },
  };
}

/** Named after its contents, so that it is kept once however often it comes. */
function unreadable(event: unknown, { courierId, now }: { courierId: string; now: Date }): TrackedEvent {
  const text = JSON.stringify(event);
  const externalId = `${courierId} odd ${createHash('sha256').update(text).digest('hex')}`;
  return { tracking: '', event: { externalId, at: now, status: 'unknown', raw: text.slice(0, 200) } };
}
