import { sql } from 'kysely';
import { mailQueue } from '../platform/email/mail-queue.ts';
import type { Job } from '../platform/jobs/job.ts';
import { findOrder } from './order-queries.ts';
import { showNewStock } from './show-new-stock.ts';

/** The template's packages take a second to load, so the start of the shop does not wait for them. */
const loadTemplate = () => import('./order-confirmation-email.ts');

/** Mails the confirmation of a new order, once: `email_sent_at` is set when the mail server has accepted it. */
export const sendOrderConfirmation: Job<{ orderId: string }> = {
  queue: 'order-confirmation',
  options: mailQueue,
  prepare: loadTemplate,
  async run({ orderId }, { db, env, mailer }) {
    const order = await findOrder(db, orderId);
    // A process died after the mail server accepted the mail and before the job ended.
    if (!order || order.email_sent_at) return;
    await showNewStock(db, order);
    const { orderConfirmationEmail } = await loadTemplate();
    const mail = orderConfirmationEmail(order, env);
    await mailer.send({ ...mail, to: order.email, occasion: `order-confirmation ${orderId}` });
    await db
      .updateTable('orders')
      .set({ email_sent_at: sql`now()` })
      .where('id', '=', orderId)
      .where('email_sent_at', 'is', null)
      .execute();
  },
};
