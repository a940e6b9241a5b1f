import { sql } from 'kysely';
import { mailJob } from '../platform/jobs/mail-job.ts';
import { mailIsOn } from '../platform/settings/mail-settings.ts';
import { dropBoughtProducts } from './drop-bought-products.ts';
import { orderConfirmationEmail, orderStateEmail } from './order-mails.ts';
import { findOrder } from './order-queries.ts';

/** Mails the confirmation of a new order, once: `email_sent_at` is set when the mail server has accepted it. */
export const sendOrderConfirmation = mailJob({
  queue: 'order-confirmation',
  async compose({ orderId }: { orderId: string }, { db, env }) {
    const order = await findOrder(db, orderId);
    // A process died after the mail server accepted the mail and before the job ended.
    if (!order || order.email_sent_at) return undefined;
    await dropBoughtProducts(db, order);
    // A buyer on the phone may have no address, and a guest none if the settings say so.
    if (order.email === '') return undefined;
    if (!(await mailIsOn(db, 'placed'))) return undefined;
    // The mail server may have been down for days, and "we prepare your order" may no longer be true.
    const isUnderWay = ['Pending', 'Processing', 'Shipped'].includes(order.status);
    const mail = isUnderWay ? orderConfirmationEmail(order, env) : orderStateEmail(order, env);
    return { ...mail, to: order.email };
  },
  onSent: ({ orderId }, { db }) =>
    db
      .updateTable('orders')
      .set({ email_sent_at: sql`now()` })
      .where('id', '=', orderId)
      .where('email_sent_at', 'is', null)
      .execute(),
});
