import { sql } from 'kysely';
import { orderNumber } from '../../shared/ids.ts';
import { toDinars } from '../../shared/prices.ts';
import type { Env } from '../env.ts';
import { isolated, leftToRight } from '../platform/email/isolated.ts';
import { mailIn } from '../platform/email/mail-language.ts';
import {
  bodyText,
  cell,
  divider,
  heading,
  isolating,
  linkButton,
  paragraph,
  renderEmail,
  row,
} from '../platform/email/render-email.ts';
import { mailJob } from '../platform/jobs/mail-job.ts';
import { dropBoughtProducts } from './drop-bought-products.ts';
import { findOrder, type OrderItemRow, type OrderRow } from './order-queries.ts';

/** Mails the confirmation of a new order, once: `email_sent_at` is set when the mail server has accepted it. */
export const sendOrderConfirmation = mailJob({
  queue: 'order-confirmation',
  async compose({ orderId }: { orderId: string }, { db, env }) {
    const order = await findOrder(db, orderId);
    // A process died after the mail server accepted the mail and before the job ended.
    if (!order || order.email_sent_at) return undefined;
    await dropBoughtProducts(db, order);
    return { ...orderConfirmationEmail(order, env), to: order.email };
  },
  onSent: ({ orderId }, { db }) =>
    db
      .updateTable('orders')
      .set({ email_sent_at: sql`now()` })
      .where('id', '=', orderId)
      .where('email_sent_at', 'is', null)
      .execute(),
});

type Mail = ReturnType<typeof mailIn>;

/**
 * The confirmation of a new order, in the language in which it was placed: its items, its figures, the delivery address
 * and the next steps.
 */
export function orderConfirmationEmail(order: OrderRow, env: Env) {
  const mail = mailIn(order.language, env);
  const words = mail.words.order;
  const number = orderNumber(order.id);
  const total = price(mail, order.total_price_centimes);
  return renderEmail({
    ...mail,
    subject: words.subject(number),
    preview: words.preview(number, total),
    title: words.title,
    children: [
      text(words.placed(number, mail.formatDateTime(order.created_at))),
      heading(words.items),
      ...order.items.map((item) => itemRow(mail, order, item)),
      divider(),
      ...figures(mail, order),
      heading(words.address),
      ...addressLines(mail, order).map((line) => text(line)),
      heading(words.next),
      text(words.steps(total)),
      ...seeOrder(mail, order),
    ],
  });
}

/** The name is the one that the buyer read, unless the shop has no pages in the order's language any more. */
function itemRow(mail: Mail, order: OrderRow, item: OrderItemRow) {
  const { words, language } = mail;
  const { name, name_as_read, size, quantity, price_centimes } = item;
  const readName = (language === order.language && name_as_read) || name;
  const label = words.order.item(quantity, readName);
  return amountRow(size ? words.order.sizedItem(label, size) : label, price(mail, quantity * price_centimes));
}

function figures(mail: Mail, order: OrderRow) {
  const words = mail.words.order;
  const shipping = order.shipping_price_centimes;
  return [
    amountRow(words.subtotal, price(mail, order.items_price_centimes)),
    amountRow(words.shipping, shipping === 0 ? words.free : price(mail, shipping)),
    amountRow(words.total, price(mail, order.total_price_centimes), '700'),
  ];
}

function amountRow(label: string, amount: string, fontWeight = '400') {
  const style = { ...bodyText, fontWeight, padding: '0 0 8px', verticalAlign: 'top' };
  return row(
    {},
    cell(style, ...isolating(label), ' '),
    cell({ ...style, textAlign: 'end', whiteSpace: 'nowrap' }, amount),
  );
}

function addressLines({ words }: Mail, order: OrderRow) {
  return [
    isolated(order.full_name),
    isolated(order.street),
    isolated(`${order.postal_code} ${order.city}`),
    words.order.region(order.wilaya),
    leftToRight(order.phone),
  ];
}

/** The link to a guest's order works without a password (threats T12). */
function seeOrder({ words, urlOf }: Mail, { id, is_guest }: OrderRow) {
  const button = linkButton(urlOf(`/${is_guest ? 'order-confirmation' : 'order'}/${id}`), words.order.see);
  return is_guest ? [button, text(words.order.keepLink)] : [button];
}

function text(words: string) {
  return paragraph(words, '0');
}

function price({ formatPrice }: Mail, centimes: number) {
  return formatPrice(toDinars(centimes));
}
