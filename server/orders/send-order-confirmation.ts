import { sql } from 'kysely';
import { dateFormats } from '../../shared/dates.ts';
import { orderNumber } from '../../shared/ids.ts';
import { englishPrice, toDinars } from '../../shared/prices.ts';
import type { Env } from '../env.ts';
import {
  bodyText,
  cell,
  divider,
  heading,
  linkButton,
  paragraph,
  renderEmail,
  row,
  shopName,
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

/** The confirmation of a new order: its items, its figures, the delivery address and the next steps. */
export function orderConfirmationEmail(order: OrderRow, { publicUrl, supportEmail }: Env) {
  const number = orderNumber(order.id);
  const total = price(order.total_price_centimes);
  return renderEmail({
    subject: `Your ${shopName} order ${number}`,
    preview: `Order ${number}, ${total}`,
    title: 'Thank you for your order',
    supportEmail,
    children: [
      text(
        `Your order number is ${number}, placed on ${dateFormats('en').formatDateTime(order.created_at)}.`,
      ),
      heading('Your order'),
      ...order.items.map(itemRow),
      divider(),
      ...figures(order),
      heading('Delivery address'),
      ...addressLines(order).map((line) => text(line)),
      heading('What happens next'),
      text(`We prepare your order and hand it over for delivery. You pay ${total} in cash when it arrives.`),
      ...seeOrder(order, publicUrl),
    ],
  });
}

function itemRow({ name, size, quantity, price_centimes }: OrderItemRow) {
  const label = `${quantity} × ${name}${size ? `, size ${size}` : ''}`;
  return amountRow(label, price(quantity * price_centimes));
}

function figures(order: OrderRow) {
  const shipping = order.shipping_price_centimes;
  return [
    amountRow('Items', price(order.items_price_centimes)),
    amountRow('Shipping', shipping === 0 ? 'Free' : price(shipping)),
    amountRow('Total, taxes included', price(order.total_price_centimes), '700'),
  ];
}

function amountRow(label: string, amount: string, fontWeight = '400') {
  const style = { ...bodyText, fontWeight, padding: '0 0 8px', verticalAlign: 'top' };
  return row(
    {},
    cell(style, label, ' '),
    cell({ ...style, textAlign: 'right', whiteSpace: 'nowrap' }, amount),
  );
}

function addressLines(order: OrderRow) {
  return [
    order.full_name,
    order.street,
    `${order.postal_code} ${order.city}`,
    `${order.wilaya}, ${order.country}`,
    order.phone,
  ];
}

/** The link to a guest's order works without a password (threats T12). */
function seeOrder({ id, is_guest }: OrderRow, publicUrl: string) {
  const href = `${publicUrl}/${is_guest ? 'order-confirmation' : 'order'}/${id}`;
  const button = linkButton(href, 'See your order');
  if (!is_guest) return [button];
  return [button, text('This link opens your order without a password. Keep it to yourself.')];
}

function text(words: string) {
  return paragraph(words, '0');
}

function price(centimes: number) {
  return englishPrice(toDinars(centimes));
}
