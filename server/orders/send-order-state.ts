import type { PgBoss } from 'pg-boss';
import { type OrderStatus, statusMails } from '../../shared/orders/order-terms.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { enqueue } from '../platform/jobs/job.ts';
import { mailJob } from '../platform/jobs/mail-job.ts';
import { mailIsOn } from '../platform/settings/mail-settings.ts';
import { orderStateEmail } from './order-mails.ts';
import { findOrder } from './order-queries.ts';
import { readCarrier } from './order-steps.ts';
import { isUnmailed, suppressMail } from './send-order-confirmation.ts';

type StateMail = {
  orderId: string;
  mailId: string;
  status: Exclude<OrderStatus, 'Pending'>;
};

/** The time in which an administrator can take a wrong status back before the buyer hears of it. */
const undoSeconds = 60;

/**
 * Mails the buyer the new status of an order. A mail whose status was undone or changed meanwhile is not sent, and the
 * buyer is told no status twice in a row.
 */
export const sendOrderState = mailJob({
  queue: 'order-state',
  mostPerHour: 10,
  async compose({ orderId, mailId, status }: StateMail, { db, env }) {
    if (!(await mailIsOn(db, statusMails[status]))) return undefined;
    const due = await db
      .selectFrom('orders')
      .select(['status', 'told_status'])
      .where('id', '=', orderId)
      .where('status_mail_id', '=', mailId)
      .executeTakeFirst();
    if (!due || due.told_status === due.status) return undefined;
    const order = await findOrder(db, orderId);
    if (!order || isUnmailed(order)) return undefined;
    const mail = orderStateEmail(order, env, await readCarrier(db, order));
    return { ...mail, to: order.email, isProved: order.email_is_proved ?? false };
  },
  onSent: ({ orderId, status }, { db }) =>
    db.updateTable('orders').set({ told_status: status }).where('id', '=', orderId).execute(),
  onSuppressed: ({ orderId }, { db, now }) => suppressMail(db, { orderId, now: now() }),
});

type NewStatus = { id: string; status: OrderStatus; jobs: PgBoss };

/** Enqueues the mail about a new status, in the transaction of the change. It replaces one that is still waiting. */
export async function enqueueOrderState(db: Db, { id, status, jobs }: NewStatus) {
  const mailId = status === 'Pending' ? null : newId();
  await db.updateTable('orders').set({ status_mail_id: mailId }).where('id', '=', id).execute();
  if (status === 'Pending' || !mailId) return;
  const data = { orderId: id, mailId, status };
  await enqueue(db, { jobs, job: sendOrderState, data, startAfter: undoSeconds });
}
