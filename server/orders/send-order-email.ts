import { ApiError, notFound } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Db } from '../platform/db/connection.ts';
import type { Mailer } from '../platform/email/mailer.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { emailKey, type Limits } from '../platform/http/limits.ts';
import { mailEnv } from '../platform/settings/mail-settings.ts';
import type { Env } from '../platform/start-up/env.ts';
import { type Change, changeOrder } from './change-order.ts';
import { orderStateEmail } from './order-mails.ts';
import { findOrder, type OrderRow } from './order-queries.ts';
import { readCarrier } from './order-steps.ts';

type Sending = { id: string; by: SessionUser; mailer: Mailer; env: Env; limits: Limits; now: Date };

/**
 * Mails the buyer the present state of an order (the confirmation while it is Pending). The administrator waits for the
 * result: without a mail server the order comes back with `email_unsent_at`. Throws ApiError 404 (no such order), 409 (no address), 429 (too many mails to this address, threats T26), 503 (the mail server did not accept the mail).
 */
export async function sendOrderEmail(db: Db, sending: Sending): Promise<OrderRow> {
  const { id, by, mailer, env, limits, now } = sending;
  const order = await findOrder(db, id);
  if (!order) throw notFound(refusal('order-not-found'));
  if (order.email === '') throw new ApiError(409, refusal('order-without-email'));
  await limits.spend('mailsByRecipient', emailKey(order.email));
  const shop = await mailEnv(db, env);
  const mail = orderStateEmail(order, shop, await readCarrier(db, order));
  const occasion = `order-state ${id} ${now.toISOString()}`;
  const result = await mailer.send({ ...mail, to: order.email, occasion }).catch((error: unknown) => {
    throw new ApiError(503, refusal('mail-not-accepted'), { retryAfter: 60, cause: error });
  });
  return changeOrder(db, {
    id,
    by,
    async apply(db, before): Promise<Change> {
      if (result === 'unsent') {
        await db.updateTable('orders').set({ email_unsent_at: now }).where('id', '=', id).execute();
        return { action: 'order.emailunsent', changes: { emailUnsentAt: [null, now.toISOString()] } };
      }
      const told = order.status === 'Pending' ? {} : { told_status: order.status };
      await db
        .updateTable('orders')
        .set({ email_sent_at: now, email_suppressed_at: null, email_unsent_at: null, ...told })
        .where('id', '=', id)
        .execute();
      return {
        action: 'order.email',
        changes: { emailSentAt: [before.email_sent_at?.toISOString() ?? null, now.toISOString()] },
      };
    },
  });
}
