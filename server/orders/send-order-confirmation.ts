import { sql } from 'kysely';
import { mailQueue } from '../platform/email/mail-queue.ts';
import type { Job } from '../platform/jobs/job.ts';
import { findOrder } from './order-queries.ts';
import { showNewStock } from './show-new-stock.ts';

/** The template's packages take a second to load, which the start need not wait for. */
const loadTemplate = () => import('./order-confirmation-email.ts');

/** Mails a placed order's confirmation, once: `email_sent_at` tells that the mail server took it. */
export const sendOrderConfirmation: Job<{ orderId: string }> = {
  queue: 'order-confirmation',
  options: mailQueue,
  prepare: loadTemplate,
  async run({ orderId }, { db, env, mailer }) {
    const order = await findOrder(db, orderId);
    // Sent before: a process died between the mail server's answer and the end of the job.
    if (!order || order.email_sent_at) return;
    await showNewStock(db, order);
    const { orderConfirmationEmail } = await loadTemplate();
    const mail = await orderConfirmationEmail(order, env);
    await mailer.send({ ...mail, to: order.email, occasion: `order-confirmation ${orderId}` });
    await db
      .updateTable('orders')
      .set({ email_sent_at: sql`now()` })
      .where('id', '=', orderId)
      .where('email_sent_at', 'is', null)
      .execute();
  },
};
