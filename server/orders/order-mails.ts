import { createElement, type ReactNode } from 'react';
import { mailPictureSize } from '../../shared/catalog/images.ts';
import { toDinars } from '../../shared/catalog/prices.ts';
import { type Refund, type RefundPart, refundParts } from '../../shared/orders/exchange.ts';
import { balanceOf, netOfReturns, paidRefund } from '../../shared/orders/order-balance.ts';
import { sentenceOfPayment } from '../../shared/orders/payment-sentence.ts';
import { groupedNumber } from '../../shared/values/ids.ts';
import { nationalNumber } from '../../shared/values/text.ts';
import { isolated, leftToRight } from '../platform/email/isolated.ts';
import { mailIn } from '../platform/email/mail-language.ts';
import {
  bodyText,
  cell,
  divider,
  fontFamily,
  heading,
  isolating,
  isPlainName,
  linkButton,
  paragraph,
  row,
  textLink,
} from '../platform/email/mail-parts.ts';
import { renderEmail } from '../platform/email/render-email.ts';
import type { Env } from '../platform/start-up/env.ts';
import { chargedOf, cityOf, type OrderItemRow, type OrderRow } from './order-queries.ts';
import type { Carrier } from './order-steps.ts';
import { handOverAsRead } from './parcels/taken-back-by.ts';

type Mail = ReturnType<typeof mailIn>;

/**
 * The confirmation of a new order, in the language in which it was placed: its items, its figures, the delivery address
 * and the next steps.
 */
export function orderConfirmationEmail(order: OrderRow, env: Env) {
  const mail = mailIn(order.language, env);
  const words = mail.words.order;
  const number = groupedNumber(order.id);
  const total = price(mail, order.total_price_centimes);
  return renderEmail({
    ...mail,
    subject: words.subject(number),
    preview: words.preview(number, total),
    title: words.title,
    children: [
      text(words.placed(number, mail.formatDateTime(order.created_at))),
      heading(words.items),
      ...itemRows(mail, order),
      divider(),
      ...figures(mail, order),
      heading(words.address),
      ...addressLines(mail, order).map((line) => text(line)),
      heading(words.next),
      text(nextSentence(mail, order)),
      ...whatToHaveReady(mail, order),
      ...seeOrder(mail, order),
    ],
  });
}

/** An order that was confirmed while it was taken, or since then, waits for no call. */
function nextSentence({ words }: Mail, { hold_reason, status }: OrderRow) {
  if (hold_reason) return words.order.held;
  return status === 'Pending' ? words.order.steps : words.orderState[status].text;
}

/**
 * The present state of an order, in the language in which it was placed: what the order is doing and what there is to pay,
 * with its items and figures, and who carries it. A Pending order has its confirmation instead.
 */
export function orderStateEmail(order: OrderRow, env: Env, parcel?: Carrier) {
  if (order.status === 'Pending') return orderConfirmationEmail(order, env);
  const mail = mailIn(order.language, env);
  const words = mail.words.orderState;
  const state = words[order.status];
  return renderEmail({
    ...mail,
    subject: state.subject(groupedNumber(order.id)),
    preview: state.text,
    title: state.title,
    children: [
      text(state.text),
      ...(parcel ? [text(words.parcel(parcel.courier, parcel.tracking))] : []),
      ...whatToHaveReady(mail, order),
      heading(words.number(groupedNumber(order.id))),
      ...itemRows(mail, order),
      divider(),
      ...figures(mail, order),
      ...seeOrder(mail, order),
    ],
  });
}

type Returned = Refund & { items: OrderItemRow[] };

/** The units of an order that came back, none of a goodwill, and their refund in dinars, in the language of the order. */
export function orderReturnedEmail(order: OrderRow, { items, ...returned }: Returned, env: Env) {
  const mail = mailIn(order.language, env);
  const { orderReturned } = mail.words;
  const words = { ...orderReturned, ...(items.length === 0 && orderReturned.goodwill) };
  const number = groupedNumber(order.id);
  return renderEmail({
    ...mail,
    subject: words.subject(number),
    preview: words.title,
    title: words.title,
    children: [
      text(words.text(number)),
      ...(items.length > 0 ? [...itemRows(mail, { ...order, items }), divider()] : []),
      ...refundParts(returned).map((part) => text(refundSentence(mail, part))),
      ...(returned.deducted ? [text(paymentSentence(mail, order))] : []),
      text(words.question),
      ...seeOrder(mail, order),
    ],
  });
}

function refundSentence({ words: { orderReturned }, formatPrice }: Mail, part: RefundPart) {
  const amount = formatPrice(part.amount);
  if (part.kind === 'credited') return orderReturned.credited(amount, groupedNumber(part.order));
  return orderReturned[part.kind](amount);
}

/** What an order contains after the staff changed it, in the language in which it was placed. */
export function orderChangedEmail(order: OrderRow, env: Env) {
  const mail = mailIn(order.language, env);
  const words = mail.words.orderChanged;
  const number = groupedNumber(order.id);
  return renderEmail({
    ...mail,
    subject: words.subject(number),
    preview: mail.words.order.preview(number, price(mail, order.total_price_centimes)),
    title: words.title,
    children: [
      text(words.text(number, mail.formatDateTime(order.changed_at ?? order.created_at))),
      ...itemRows(mail, order),
      divider(),
      ...figures(mail, order),
      heading(mail.words.order.address),
      ...addressLines(mail, order).map((line) => text(line)),
      divider(),
      ...whatToHaveReady(mail, order),
      text(words.unexpected),
      ...seeOrder(mail, order),
    ],
  });
}

/** The money, and the products of an exchange. */
function whatToHaveReady(mail: Mail, order: OrderRow) {
  return [paymentSentence(mail, order), handOverAsRead(order) ?? []].flat().map((line) => text(line));
}

/** The same sentence as on the order's pages. */
function paymentSentence({ words, language }: Mail, order: OrderRow) {
  const stated = { ...chargedOf(order), status: order.status, isPaid: order.paid_at !== null };
  return sentenceOfPayment(stated, { words: words.payment, language });
}

/** Further lines have none: a mail program asks for all at once, and one address gets ten at a time. */
const mostPictures = 8;

/** The ordered items, with pictures unless the shop has none of them. */
export function itemRows(mail: Mail, order: OrderRow) {
  const pictures = order.items.slice(0, mostPictures).map((item) => mail.pictureOf(item.image_url));
  const hasPictures = pictures.some(Boolean);
  return order.items.map((item, place) =>
    itemRow(mail, order, { item, picture: hasPictures && pictures[place] }),
  );
}

type Line = { item: OrderItemRow; picture: string | false | undefined };

/** The name is the one that the buyer read, unless the shop has no pages in the order's language any more. */
function itemRow(mail: Mail, order: OrderRow, { item, picture }: Line) {
  const { words, language } = mail;
  const { name, name_as_read, size, quantity, price_centimes, is_gift } = item;
  const readName = (language === order.language && name_as_read) || name;
  const plain = words.order.item(quantity, readName);
  const label = is_gift ? words.order.gift(plain) : plain;
  const cells = picture === false ? [] : [pictureCell(picture, readName)];
  return amountRow(
    size ? words.order.sizedItem(label, size) : label,
    price(mail, quantity * price_centimes),
    { before: cells },
  );
}

/** The name is shown in place of a picture that the mail program does not load. */
function pictureCell(src: string | undefined, alt: string) {
  const side = mailPictureSize / 2;
  const style = { width: `${side + 12}px`, padding: '0 0 8px', verticalAlign: 'top' };
  if (!src) return cell(style);
  const look = {
    ...{ backgroundColor: '#f3f4f6', border: '0', borderRadius: '6px', color: '#4b5563', display: 'block' },
    ...{ fontFamily, fontSize: '10px', lineHeight: '12px', overflow: 'hidden' },
  };
  const picture = { src, alt, width: side, height: side, style: look, 'data-skip-in-text': true };
  return cell(style, createElement('img', picture));
}

export function figures(mail: Mail, order: OrderRow) {
  const words = mail.words.order;
  const shipping = order.shipping_price_centimes;
  return [
    amountRow(words.subtotal, price(mail, order.items_price_centimes)),
    ...order.discounts.flatMap(({ name, code, centimes }) => {
      const label = code === null ? name : `${name} (${code})`;
      return centimes > 0 ? [amountRow(label, `\u2212${price(mail, centimes)}`)] : [];
    }),
    amountRow(words.shipping, shipping === 0 ? words.free : price(mail, shipping)),
    amountRow(words.total, price(mail, order.total_price_centimes), { fontWeight: '700' }),
    ...creditRows(mail, order),
  ];
}

/** What was paid before for an exchange, taken off or refunded for a return, and what follows; nothing in any other order. */
function creditRows(mail: Mail, order: OrderRow) {
  if (order.status === 'Cancelled') return [];
  const words = mail.words.order;
  const charged = chargedOf(order);
  const { credit, deducted, refunded, unpaidRefund, kept, due, rest } = { ...charged, ...balanceOf(charged) };
  const less = (label: string, amount: number) =>
    amount > 0 ? [amountRow(label, `\u2212${mail.formatPrice(amount)}`)] : [];
  const left = (label: string, amount: number) =>
    amount > 0 ? [amountRow(label, mail.formatPrice(amount), { fontWeight: '700' })] : [];
  return [
    ...less(words.deducted, deducted),
    ...less(words.paidBefore, credit),
    ...(credit + deducted > 0 && !order.paid_at ? left(words.due, due) : []),
    ...left(words.rest, rest),
    ...less(words.refunded, paidRefund(charged)),
    ...less(words.rest, unpaidRefund),
    ...less(words.kept, kept),
    ...(refunded + kept > 0 ? left(words.net, netOfReturns(charged) ?? 0) : []),
  ];
}

type Look = { fontWeight?: string; before?: ReactNode[] };

function amountRow(label: string, amount: string, { fontWeight = '400', before = [] }: Look = {}) {
  const style = { ...bodyText, fontWeight, padding: '0 0 8px', verticalAlign: 'top' };
  return row(
    {},
    ...before,
    cell(style, ...isolating(label), ' '),
    // A cell, because padding would need a side, and the side depends on the language.
    cell({ ...style, width: '16px' }),
    cell({ ...style, textAlign: 'end', whiteSpace: 'nowrap' }, amount),
  );
}

/**
 * Anyone can order with anyone's e-mail address. So a mail to an address that the buyer has not proved has nothing that the
 * buyer could type freely, but a name that looks like one (threats T25). The order's page has the rest.
 */
export function addressLines({ words }: Mail, order: OrderRow) {
  if (!order.email_is_proved) return plainAddressLines(words, order);
  return [
    isolated(order.full_name),
    ...(order.street ? [isolated(order.street)] : []),
    isolated(`${order.postal_code} ${cityOf(order)}`.trim()),
    words.order.region(order.wilaya),
    leftToRight(order.phone),
    ...(order.pickup_point ? [words.order.desk(isolated(order.pickup_point))] : []),
  ];
}

function plainAddressLines(words: Mail['words'], order: OrderRow) {
  return [
    ...(isPlainName(order.full_name) ? [isolated(order.full_name)] : []),
    ...(order.commune_id === null ? [] : [isolated(cityOf(order))]),
    words.order.region(order.wilaya),
    ...(order.phone === '' ? [] : [leftToRight(`•••• ${nationalNumber(order.phone).slice(-2)}`)]),
    ...(order.pickup_point ? [words.order.desk(isolated(order.pickup_point))] : []),
    words.order.addressOnPage,
  ];
}

/** The link to a guest's order works without a password (threats T12); tracking takes number and phone number. */
function seeOrder({ words, urlOf }: Mail, { id, is_guest, status }: OrderRow) {
  const { see, trackBefore, track, keepLink, againBefore, again } = words.order;
  const page = urlOf(`/${is_guest ? 'order-confirmation' : 'order'}/${id}`);
  return [
    linkButton(page, see),
    ...(is_guest ? [text(keepLink)] : []),
    status === 'Delivered'
      ? textLink(againBefore, { href: `${page}#again`, words: again })
      : textLink(trackBefore, { href: urlOf('/track'), words: track }),
  ];
}

export function text(words: string) {
  return paragraph(words, '0');
}

function price({ formatPrice }: Mail, centimes: number) {
  return formatPrice(toDinars(centimes));
}
