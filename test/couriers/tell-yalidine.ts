import { createHmac } from 'node:crypto';
import { type aYalidineOffice, webhookSecret } from './courier-office.ts';

type Office = Pick<Awaited<ReturnType<typeof aYalidineOffice>>, 'app' | 'courierId'>;
type Told = { id?: string; tracking: string; status: string; at?: string; type?: string };

/** Sends events to the webhook as Yalidine does. */
export function tell(office: Office, told: Told[], signing: { secret?: string; signature?: string } = {}) {
  const events = told.map(({ id = `e-${Math.random()}`, tracking, status, at = '2026-03-10 10:00:00' }) => ({
    ...{ event_id: id, occurred_at: at },
    data: { tracking, status, reason: '' },
  }));
  return post(office, { type: told[0]?.type ?? 'parcel_status_updated', events }, signing);
}

/** The same for any message. */
export async function post(
  { app, courierId }: Office,
  message: object,
  { secret = webhookSecret, signature = '' } = {},
) {
  const payload = JSON.stringify(message);
  const own = createHmac('sha256', secret).update(payload).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-yalidine-signature': signature || own };
  return app.inject({ method: 'POST', url: `/api/couriers/${courierId}/webhook`, payload, headers });
}
