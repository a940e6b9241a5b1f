import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { CourierEvent } from '../port/courier-port.ts';
import { readCourierJson } from '../port/read-courier-json.ts';
import { yalidineStatus, yalidineTime } from './yalidine-status.ts';

const mostEvents = 500;
const line = z.string().check(z.maxLength(200));

const message = z.object({
  type: z.string(),
  events: z
    .array(
      z.object({
        event_id: z.union([line, z.number()]),
        occurred_at: line,
        data: z.object({
          tracking: z.string().check(z.maxLength(60)),
          status: z.nullish(line),
          reason: z.nullish(z.string()),
        }),
      }),
    )
    .check(z.maxLength(mostEvents)),
});

/** Whether these bytes are signed with the secret: an HMAC-SHA256 in hexadecimal digits, compared in constant time. */
export function isSigned(body: Buffer, { signature, secret }: { signature: string; secret: string }) {
  const own = createHmac('sha256', secret).update(body).digest();
  const sent = Buffer.from(/^[\da-f]{64}$/i.test(signature) ? signature : '', 'hex');
  return sent.length === own.length && timingSafeEqual(sent, own);
}

type Told = { tracking: string; event: CourierEvent };

/** The changes of state that a message tells, in any order. Undefined if it cannot be read. */
export function readWebhook(body: Buffer, courierId: string): Told[] | undefined {
  const { data } = message.safeParse(readCourierJson(body.toString('utf8')));
  if (!data) return undefined;
  return data.events.flatMap(({ event_id, occurred_at, data: { tracking, status, reason } }) => {
    const at = yalidineTime(occurred_at);
    const raw = data.type === 'parcel_deleted' ? 'Annulé' : status;
    if (!at || !raw || !['parcel_status_updated', 'parcel_deleted'].includes(data.type)) return [];
    const externalId = `${courierId} hook ${event_id}`.slice(0, 200);
    const event = { externalId, at, status: yalidineStatus(raw), raw, reason: (reason ?? '').slice(0, 200) };
    return [{ tracking, event }];
  });
}
