import type { PgBoss } from 'pg-boss';
import type { Db } from '../../platform/db/connection.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import { mailJob } from '../../platform/jobs/mail-job.ts';
import { mailIsOn } from '../../platform/settings/mail-settings.ts';
import { orderChangedEmail } from '../order-mails.ts';
import { findOrder } from '../order-queries.ts';
import { isUnmailed, suppressMail } from '../send-order-confirmation.ts';

type ChangedOrder = { orderId: string; changedAt: string };

/** The time in which a further change makes one mail of two. */
const quietSeconds = 60;

/**
 * Mails the buyer the contents of a changed order. After a further change, only the mail of the last one is sent. A
 * cancelled order has the mail of its status instead.
 */
export const sendOrderChanged = mailJob({
  queue: 'order-changed',
  mostPerHour: 5,
  async compose({ orderId, changedAt }: ChangedOrder, { db, env }) {
    if (!(await mailIsOn(db, 'changed'))) return undefined;
    const order = await findOrder(db, orderId);
    if (!order || order.changed_at?.toISOString() !== changedAt) return undefined;
    if (isUnmailed(order) || order.status === 'Cancelled') return undefined;
    const isProved = order.email_is_proved ?? false;
    return { ...orderChangedEmail(order, env), to: order.email, isProved };
  },
  onSuppressed: ({ orderId }, { db, now }) => suppressMail(db, { orderId, now: now() }),
});

/** Enqueues the mail in the transaction of the change. */
export async function enqueueOrderChanged(
  db: Db,
  { orderId, changedAt, jobs }: { orderId: string; changedAt: Date; jobs: PgBoss },
) {
  const data = { orderId, changedAt: changedAt.toISOString() };
  await enqueue(db, { jobs, job: sendOrderChanged, data, startAfter: quietSeconds });
}
