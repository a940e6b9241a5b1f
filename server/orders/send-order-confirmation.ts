import { sql } from 'kysely';
import { toDinars } from '../../shared/catalog/prices.ts';
import { groupedNumber } from '../../shared/values/ids.ts';
import { rootLanguage } from '../../shared/values/languages.ts';
import type { Db } from '../platform/db/connection.ts';
import { isolated } from '../platform/email/isolated.ts';
import { mailIn } from '../platform/email/mail-language.ts';
import { divider, heading, linkButton } from '../platform/email/mail-parts.ts';
import { renderEmail } from '../platform/email/render-email.ts';
import { mailJob } from '../platform/jobs/mail-job.ts';
import { mailIsOn } from '../platform/settings/mail-settings.ts';
import { readShopSettings } from '../platform/settings/shop-settings.ts';
import type { Env } from '../platform/start-up/env.ts';
import { dropBoughtProducts } from './drop-bought-products.ts';
import {
  addressLines,
  figures,
  itemRows,
  orderConfirmationEmail,
  orderStateEmail,
  text,
} from './order-mails.ts';
import { findOrder, type OrderRow } from './order-queries.ts';

/**
 * Mails the confirmation of a new order, once: `email_sent_at` is set when the mail server has accepted it,
 * `email_unsent_at` if there is none. Anyone can order
 * with anyone's address, so an address that the buyer has not proved gets three in an hour; the others stay on the order's page.
 */
export const sendOrderConfirmation = mailJob({
  queue: 'order-confirmation',
  mostPerHour: 3,
  async compose({ orderId }: { orderId: string }, { db, env }) {
    const order = await findOrder(db, orderId);
    // A process died after the mail server accepted the mail and before the job ended.
    if (!order || order.email_sent_at || order.email_unsent_at) return undefined;
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
  onUnsent: ({ orderId }, { db }) =>
    db.updateTable('orders').set({ email_unsent_at: sql`now()` }).where('id', '=', orderId).execute(),
  onSuppressed: ({ orderId }, { db, now }) => suppressMail(db, { orderId, now: now() }),
});

/** Mails a new order to the address in the settings, so that the shop hears of it while its back office is closed. */
export const sendOrderNotice = mailJob({
  queue: 'order-notice',
  // Many false orders must not fill the mailbox of the shop.
  mostPerHour: 60,
  async compose({ orderId }: { orderId: string }, { db, env }) {
    const { orderNotices } = (await readShopSettings(db)).mails;
    const order = orderNotices === '' ? undefined : await findOrder(db, orderId, rootLanguage());
    return order && { ...orderNoticeEmail(order, env), to: orderNotices };
  },
});

/** The mail to the shop about a new order, in the root language unless a preview asks for another one. */
export function orderNoticeEmail(order: OrderRow, env: Env, language = rootLanguage()) {
  const mail = mailIn(language, env);
  const words = mail.words.orderNotice;
  const total = mail.formatPrice(toDinars(order.total_price_centimes));
  return renderEmail({
    ...mail,
    subject: words.subject(groupedNumber(order.id), total),
    preview: words.preview(isolated(order.wilaya)),
    title: words.title,
    children: [
      ...addressLines(mail, { ...order, email_is_proved: true }).map((line) => text(line)),
      ...(order.hold_reason ? [text(words.held)] : []),
      heading(mail.words.orderState.number(groupedNumber(order.id))),
      ...itemRows(mail, order),
      divider(),
      ...figures(mail, order),
      linkButton(mail.urlOf(`/admin/orders/${order.id}`), words.open),
      text(words.why),
    ],
  });
}

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
