import { readReturns } from '../../invoices/read-returns.ts';
import { mailJob } from '../../platform/jobs/mail-job.ts';
import { mailIsOn } from '../../platform/settings/mail-settings.ts';
import { orderReturnedEmail } from '../order-mails.ts';
import { findOrder } from '../order-queries.ts';
import { isUnmailed, suppressMail } from '../send-order-confirmation.ts';

type Returned = { orderId: string; returnId: string };

/** Mails the buyer what came back and what was refunded (requirements: Returns, Goodwill). */
export const sendOrderReturned = mailJob({
  queue: 'order-returned',
  mostPerHour: 5,
  async compose({ orderId, returnId }: Returned, { db, env }) {
    if (!(await mailIsOn(db, 'returned'))) return undefined;
    const order = await findOrder(db, orderId);
    const returned = (await readReturns(db, orderId)).find(({ _id }) => _id === returnId);
    if (!order || !returned || isUnmailed(order)) return undefined;
    const items = returned.lines.flatMap(({ position, quantity }) => {
      const item = order.items[position];
      return item ? [{ ...item, quantity }] : [];
    });
    const mail = orderReturnedEmail(order, { ...returned, items }, env);
    return { ...mail, to: order.email, isProved: order.email_is_proved ?? false };
  },
  onSuppressed: ({ orderId }, { db, now }) => suppressMail(db, { orderId, now: now() }),
});
