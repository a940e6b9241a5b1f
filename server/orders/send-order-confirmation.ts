import { sql } from 'kysely';
import type { Db } from '../platform/db/connection.ts';
import { mailJob } from '../platform/jobs/mail-job.ts';
import { mailIsOn } from '../platform/settings/mail-settings.ts';
import { dropBoughtProducts } from './drop-bought-products.ts';
import { orderConfirmationEmail, orderStateEmail } from './order-mails.ts';
import { findOrder, type OrderRow } from './order-queries.ts';

/**
 * Mails the confirmation of a new order, once: `email_sent_at` is set when the mail server has accepted it. Anyone can order
 * with anyone's address, so an address that the buyer has not proved gets three in an hour; the others stay on the order's page.
 */
export const sendOrderConfirmation = mailJob({
  queue: 'order-confirmation',
  mostPerHour: 3,
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
    return { ...mail, to: order.email, isProved: order.email_is_proved ?? false };
  },
  onSent: ({ orderId }, { db }) =>
    db
      .updateTable('orders')
      .set({ email_sent_at: sql`now()` })
      .where('id', '=', orderId)
      .where('email_sent_at', 'is', null)
      .execute(),
  onSuppressed: ({ orderId }, { db, now }) => suppressMail(db, { orderId, now: now() }),
});

/**
 * Whether the buyer of an order gets no mails by themselves: there is no address, or the first mail was held back, so that
 * those about many orders of a stranger are too.
 */
export function isUnmailed({ email, email_sent_at, email_suppressed_at }: OrderRow) {
  return email === '' || (email_suppressed_at !== null && email_sent_at === null);
}

/** The staff sees that the buyer got no mail, and can send it later. */
export function suppressMail(db: Db, { orderId, now }: { orderId: string; now: Date }) {
  return db.updateTable('orders').set({ email_suppressed_at: now }).where('id', '=', orderId).execute();
}
