import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { textsQuery } from '../contract/query-values.ts';
import { deliveryKinds } from '../delivery/delivery-price.ts';
import { staffAddress } from '../delivery/shipping-address.ts';
import { messageOf } from '../refusals/codes.ts';
import { id, idParams, idPattern } from '../values/ids.ts';
import { languages } from '../values/languages.ts';
import { paragraph, phoneNumber } from '../values/text.ts';
import { correctionFigures, corrections } from './corrections.ts';
import { typedCode } from './discount-codes.ts';
import { orderStatuses, quote } from './order-terms.ts';
import { maxLines, order, orderBody, orderLine } from './orders.ts';

/** A note that the staff wrote about an order. No page and no mail for buyers has it (requirements: Internal notes). */
const orderNote = z.object({ at: z.iso.datetime(), by: z.string(), text: z.string() });

export type OrderNote = z.infer<typeof orderNote>;

export const maxNoteLength = 2000;

/** The statuses in which the contents of an order can be changed, unless its courier may know the parcel. */
export const editableStatuses = ['Pending', 'Processing'] as const;

const orderItems = z
  .array(orderLine, { error: messageOf('order-without-products') })
  .check(
    z.minLength(1, messageOf('order-without-products')),
    z.maxLength(maxLines, messageOf('too-many-lines', { max: maxLines })),
  );

const { Wilaya, communeId, deliveryKind, pickupPointId } = staffAddress.shape;

/** What decides about the price of delivery. The rest of the address may still be missing. */
const destination = z.object({ Wilaya, communeId, deliveryKind, pickupPointId });

/**
 * All lines and the whole address as they are to be (requirements: Changing an order). The e-mail address stays, because a
 * link in its mails is the key to a guest's order.
 */
export const orderEdit = z.object({
  version: z.int(messageOf('version-not-whole')),
  orderItems,
  shippingAddress: staffAddress,
  /** Absent: those of the order stay. */
  corrections: z.optional(corrections),
  /** The total in dinars on screen. If it is not the one that the order would get, nothing is changed. */
  quotedTotal: z.optional(z.number(messageOf('total-not-a-number'))),
});

export type OrderEdit = z.output<typeof orderEdit>;

/** An order as the form that changes it reads it. */
export const orderForm = z.object({
  _id: id,
  version: z.int(),
  status: z.enum(orderStatuses),
  isPaid: z.boolean(),
  cancelRequestedAt: z.optional(z.iso.datetime()),
  totalPrice: z.number(),
  credit: order.shape.credit,
  hasEmail: z.boolean(),
  /** Whether the goods have left, so that only name, phone, street and a lower price can be changed. */
  isSent: z.boolean(),
  /** The one that is valid, so that only name, phone and street can be changed. */
  invoice: z.optional(z.object({ _id: id, number: z.string() })),
  /** Whether products of it came back, so that nothing can be changed. */
  isReturned: z.boolean(),
  /** The parcel that its courier may know, and what it collects in dinars. */
  parcel: z.optional(z.object({ courier: z.string(), reference: z.string(), collected: z.number() })),
  /** The corrections; the reason is blank without any. */
  corrections: z.object({ discount: z.number(), freeDelivery: z.boolean(), reason: z.string() }),
  shippingAddress: z.object({
    fullName: z.string(),
    street: z.string(),
    city: z.string(),
    cityArabic: z.optional(z.string()),
    Wilaya: z.string(),
    postalCode: z.string(),
    phone: z.string(),
    communeId: z.optional(z.int()),
    deliveryKind: z.enum(deliveryKinds),
    pickupPointId: z.optional(z.string()),
    /** Its name and address when it was chosen. */
    pickupPoint: z.optional(z.string()),
  }),
  lines: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      imageUrl: z.string(),
      size: z.optional(z.string()),
      quantity: z.int(),
      price: z.number(),
    }),
  ),
});

export type OrderForm = z.infer<typeof orderForm>;

/** When an order got its newest version, and from whom; without a name, its buyer asked to cancel it. */
export const lastChange = z.object({ at: z.iso.datetime(), by: z.optional(z.string()) });

export type LastChange = z.infer<typeof lastChange>;

/**
 * What an edited order would cost. `tariffShipping` is the price of delivery by the tariff, in dinars, while the order keeps
 * a lower one.
 */
const editQuote = z.extend(quote, { tariffShipping: z.optional(z.number()) });

export type EditQuote = z.infer<typeof editQuote>;

/** Lines and place of an order on the phone, as far as they are known. */
const phoneContents = z.object({
  orderItems,
  shippingAddress: z.optional(destination),
  corrections: z.optional(correctionFigures),
  discountCode: typedCode,
  language: z.enum(languages),
});

/** An order of a known buyer that has not ended. `mayEdit`: whether the caller may still change what is in it. */
const openOrder = z.object({
  _id: id,
  status: z.enum(orderStatuses),
  createdAt: z.iso.datetime(),
  totalPrice: z.number(),
  mayEdit: z.boolean(),
});

export type OpenOrder = z.infer<typeof openOrder>;

/**
 * What is known of a buyer by the phone number: counts of the orders, of which each is in one at most, the open ones, newest
 * first, and the addresses of the last ones.
 */
const knownBuyer = z.object({
  orders: z.int(),
  delivered: z.int(),
  cancelled: z.int(),
  refused: z.int(),
  open: z.array(openOrder),
  addresses: z.array(
    z.object({
      fullName: z.string(),
      street: z.string(),
      city: z.string(),
      cityArabic: z.optional(z.string()),
      Wilaya: z.string(),
      postalCode: z.string(),
      communeId: z.optional(z.int()),
      phone: z.string(),
      email: z.string(),
      language: z.enum(languages),
    }),
  ),
});

export type KnownBuyer = z.infer<typeof knownBuyer>;

export type KnownAddress = KnownBuyer['addresses'][number];

/** An order of a buyer on the phone. The e-mail address may be blank. */
const phoneOrder = z.extend(z.omit(orderBody, { source: true, cameFrom: true }), {
  orderItems,
  shippingAddress: staffAddress,
  corrections: z.optional(corrections),
  /** Whether the buyer has just confirmed it, so that nobody calls again. */
  isConfirmed: z._default(z.boolean(messageOf('not-boolean')), false),
  language: z.enum(languages, messageOf('language-unknown')),
  /** The delivered order for whose returned units it is placed; only for those who handle money. */
  exchangeOf: z.optional(
    z.string(messageOf('order-not-found')).check(z.regex(idPattern, messageOf('order-not-found'))),
  ),
});

/** The endpoints through which the staff notes and changes what an order is. */
export const phoneOrderApi = {
  /** Oldest first. */
  notes: endpoint('GET', '/orders/:id/notes', {
    access: 'orders.confirm',
    params: idParams,
    reply: z.array(orderNote),
  }),
  addNote: endpoint('POST', '/orders/:id/notes', {
    access: 'orders.confirm',
    params: idParams,
    body: z.object({ text: paragraph(maxNoteLength, messageOf('note-required')) }),
    reply: z.array(orderNote),
    status: 201,
  }),
  form: endpoint('GET', '/orders/:id/form', {
    access: 'orders.confirm',
    params: idParams,
    query: textsQuery,
    reply: orderForm,
  }),
  /** What the order would cost with these lines at this address, in words for its reader. Nothing is changed or reserved. */
  quoteEdit: endpoint('POST', '/orders/:id/quote', {
    access: 'orders.confirm',
    params: idParams,
    query: textsQuery,
    body: z.object({
      /** That of the order on screen. Another one is refused, so that no figures mix two versions. */
      version: z.optional(orderEdit.shape.version),
      orderItems,
      shippingAddress: destination,
      corrections: z.optional(correctionFigures),
    }),
    reply: editQuote,
  }),
  /** In the body and not in the address, so that no log has the number. */
  buyer: endpoint('POST', '/orders/phone/buyer', {
    access: 'orders.confirm',
    body: z.object({ phone: phoneNumber() }),
    reply: knownBuyer,
  }),
  quotePhone: endpoint('POST', '/orders/phone/quote', {
    access: 'orders.confirm',
    query: textsQuery,
    body: phoneContents,
    reply: quote,
  }),
  /** Places an order for a buyer on the phone, as `POST /orders` does, with an Idempotency-Key. */
  placePhone: endpoint('POST', '/orders/phone', {
    access: 'orders.confirm',
    body: phoneOrder,
    reply: order,
    status: 201,
  }),
  /** Ends the review of a held order, which takes its units. Too few units answer 409 with the lines in `fields`. */
  release: endpoint('POST', '/orders/:id/release', {
    access: 'orders.confirm',
    params: idParams,
    reply: order,
  }),
  edit: endpoint('PUT', '/orders/:id', {
    access: 'orders.confirm',
    params: idParams,
    body: orderEdit,
    reply: order,
  }),
};
