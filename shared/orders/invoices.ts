import * as z from 'zod/mini';
import { fileOptions, tableReply } from '../contract/downloads.ts';
import { endpoint } from '../contract/endpoint.ts';
import { blankIsAbsent, calendarDay, keyword, pageOf } from '../contract/query-values.ts';
import { deliveryKinds } from '../delivery/delivery-price.ts';
import { messageOf } from '../refusals/codes.ts';
import { id, idParams } from '../values/ids.ts';
import { languages } from '../values/languages.ts';
import { typedLine } from '../values/text.ts';
import { inCentimes, money, wrongNumber } from '../values/typed-number.ts';
import { maxQuantity } from './cart.ts';
import { refundMarks } from './orders.ts';

/** `cancellation` takes back a whole invoice, `credit` some of its lines (requirements: Lawful invoices). */
export const invoiceKinds = ['invoice', 'cancellation', 'credit'] as const;

export type InvoiceKind = (typeof invoiceKinds)[number];

const named = z.object({ _id: id, number: z.string() });

const invoiceLine = z.object({
  /** The name as the buyer read it; '' for the delivery. */
  name: z.string(),
  size: z.optional(z.string()),
  quantity: z.int(),
  /** For one unit, with TVA. */
  price: z.number(),
  /** The discount of the line by offers, which the total leaves out. */
  discount: z.optional(z.number()),
  total: z.number(),
  /** Percent, the total without it, and the price of one unit without it; absent if the invoice states no TVA. */
  rate: z.optional(z.int()),
  net: z.optional(z.number()),
  netPrice: z.optional(z.number()),
});

/** An invoice as it was made; nothing of it ever changes but `cancelledBy`. Amounts are dinars. */
export const lawfulInvoice = z.object({
  _id: id,
  number: z.string(),
  kind: z.enum(invoiceKinds),
  issuedAt: z.iso.datetime(),
  orderId: id,
  orderedAt: z.iso.datetime(),
  /** The language of the order. */
  language: z.enum(languages),
  /** The invoice that this one takes back. */
  cancels: z.optional(named),
  /** A cancellation invoice of what credit notes left. */
  isRest: z.optional(z.literal(true)),
  cancelledBy: z.optional(named),
  reason: z.string(),
  /** The logo of today, which is no part of the document. */
  logo: z.optional(z.string()),
  seller: z.object({
    name: z.string(),
    legalForm: z.string(),
    capital: z.string(),
    address: z.string(),
    phone: z.string(),
    /** Absent on documents made before it was kept. */
    email: z.optional(z.string()),
    rc: z.string(),
    nif: z.string(),
    nis: z.string(),
    ai: z.string(),
    regime: z.enum(['', 'real', 'ifu']),
  }),
  buyer: z.object({
    fullName: z.string(),
    phone: z.string(),
    street: z.string(),
    city: z.string(),
    cityArabic: z.optional(z.string()),
    Wilaya: z.string(),
    postalCode: z.string(),
    country: z.string(),
    /** Absent from invoices that are older than these. */
    deliveryKind: z.optional(z.enum(deliveryKinds)),
    pickupPoint: z.optional(z.string()),
  }),
  lines: z.array(invoiceLine),
  /** The sums by rate, the highest first; absent if the invoice states no TVA. */
  taxes: z.optional(
    z.array(z.object({ rate: z.int(), net: z.number(), tva: z.number(), gross: z.number() })),
  ),
  /** Borne by the seller, so it is not part of the total. */
  stampDuty: z.optional(z.number()),
  total: z.number(),
  /** The part of the total that was paid before, as the order is an exchange. */
  credit: z.optional(z.number()),
  /** The total in French words. */
  inWords: z.string(),
  /** The French sentence with it that closes an Algerian invoice. */
  closing: z.string(),
  paymentMethod: z.string(),
});

export type LawfulInvoice = z.infer<typeof lawfulInvoice>;

/** An invoice in the list. The amounts of cancellations and credits are negative, so that a column can be summed. */
const listedInvoice = z.object({
  _id: id,
  number: z.string(),
  kind: z.enum(invoiceKinds),
  issuedAt: z.iso.datetime(),
  orderId: id,
  buyer: z.string(),
  total: z.number(),
  cancels: z.optional(named),
  cancelledBy: z.optional(named),
});

/** `keyword` searches number and buyer. Both days are included, in the shop's time zone. */
const invoiceFilter = {
  keyword: blankIsAbsent(keyword),
  kind: blankIsAbsent(z.enum(invoiceKinds, messageOf('invoice-kind-unknown'))),
  startDate: calendarDay({ code: 'label-start-date' }),
  endDate: calendarDay({ code: 'label-end-date' }),
};

const invoiceListQuery = z.object({ ...pageOf, ...invoiceFilter });

export type InvoiceListQuery = z.output<typeof invoiceListQuery>;

/** The lawful invoice of an order that holds; null if there is none, and where the address is masked. */
const ownInvoice = z.object({ invoice: z.nullable(lawfulInvoice) });

/** The endpoints of invoices. Apart from the orders, whose contract many pages load. */
export const invoiceApi = {
  /** For the buyer and for staff who may see the order. */
  own: endpoint('GET', '/orders/:id/invoice', { access: 'user', params: idParams, reply: ownInvoice }),
  guest: endpoint('GET', '/orders/guest/:id/invoice', {
    access: 'anyone',
    params: idParams,
    reply: ownInvoice,
  }),
  list: endpoint('GET', '/invoices', {
    access: 'money',
    query: invoiceListQuery,
    reply: z.object({
      invoices: z.array(listedInvoice),
      count: z.int(),
      pages: z.int(),
      page: z.int(),
      /** The sum of all that were found. */
      total: z.number(),
    }),
  }),
  export: endpoint('GET', '/invoices/export', {
    access: 'money',
    query: z.object({ ...invoiceFilter, ...fileOptions }),
    download: { en: 'invoices', fr: 'factures' },
    reply: tableReply,
  }),
  show: endpoint('GET', '/invoices/:id', { access: 'money', params: idParams, reply: lawfulInvoice }),
  /** The invoices of an order with all that take them back, oldest first. */
  ofOrder: endpoint('GET', '/orders/:id/invoices', {
    access: 'money',
    params: idParams,
    reply: z.array(lawfulInvoice),
  }),
  /** Answers 409 for an order that has one, is not confirmed or is cancelled, and without the seller's details. */
  make: endpoint('POST', '/orders/:id/invoice', {
    access: 'money',
    params: idParams,
    reply: lawfulInvoice,
    status: 201,
  }),
  /** Answers the cancellation invoice; 409 for one that is cancelled already or is no invoice. */
  cancel: endpoint('POST', '/invoices/:id/cancel', {
    access: 'money',
    params: idParams,
    body: z.object({ reason: typedLine(200, messageOf('reason-required')) }),
    reply: lawfulInvoice,
    status: 201,
  }),
};

/** As in an order. */
const maxLines = 100;

/** The place of a line in the order, from 0. */
const place = z.int(messageOf('order-line-required')).check(z.minimum(0, messageOf('order-line-required')));

const returnedLine = z.object(
  {
    position: place,
    quantity: z
      .int(messageOf('quantity-not-whole'))
      .check(
        z.minimum(1, messageOf('quantity-too-small')),
        z.maximum(maxQuantity, messageOf('quantity-too-large', { max: maxQuantity })),
      ),
    /** Whether the units can be sold again; otherwise they are written off. Absent until the courier of an exchange brings them. */
    restocked: z.optional(z.boolean(messageOf('not-boolean'))),
  },
  messageOf('order-line-required'),
);

const refundMessage = messageOf('refund-negative');

/**
 * `refund` is the money that went back, in dinars, or with `forExchange` is kept for an exchange. With `deducted` it is
 * taken off what an unpaid order still owes. `seen` is the number of returns that the form showed.
 */
const returnBody = z.object({
  reason: typedLine(200, messageOf('reason-required')),
  lines: z.array(returnedLine, messageOf('lines-required')).check(
    z.minLength(1, messageOf('lines-required')),
    z.maxLength(maxLines, messageOf('too-many-lines', { max: maxLines })),
    z.refine(
      (lines) => new Set(lines.map(({ position }) => position)).size === lines.length,
      messageOf('line-twice'),
    ),
  ),
  refund: z
    .number({
      error: ({ input }) =>
        input === undefined
          ? messageOf('refund-required')
          : wrongNumber(refundMessage, money).error({ input }),
    })
    .check(z.minimum(0, refundMessage), inCentimes, z.maximum(1_000_000_000, messageOf('refund-too-high'))),
  forExchange: z.optional(z.boolean(messageOf('not-boolean'))),
  deducted: z.optional(z.boolean(messageOf('not-boolean'))),
  /** Whether the refund is still to be paid back. */
  owed: z.optional(z.boolean(messageOf('not-boolean'))),
  seen: z.int(messageOf('seen-returns-required')),
});

export type ReturnBody = z.output<typeof returnBody>;

/** The places of the lines whose units can be sold again. The other expected lines of the return are written off. */
const arrivalBody = z.object({
  restocked: z
    .array(place, messageOf('lines-required'))
    .check(z.maxLength(maxLines, messageOf('too-many-lines', { max: maxLines }))),
});

/** The returns of an order, oldest first. One without lines is a goodwill. */
export const orderReturns = z.array(
  z.object({
    _id: id,
    at: z.iso.datetime(),
    by: z.string(),
    reason: z.string(),
    refund: z.number(),
    ...refundMarks,
    /** What was paid back of a refund that was kept, in dinars. Absent if nothing was. */
    paidBack: z.optional(z.number()),
    /** The part of the refund that the buyer did not get yet, in dinars. Absent if there is none. */
    owed: z.optional(z.number()),
    /** The order that takes the refund; absent while it waits for one. */
    exchangedBy: z.optional(id),
    lines: z.array(returnedLine),
  }),
);

export type OrderReturns = z.infer<typeof orderReturns>;

const returnParams = z.extend(idParams, { returnId: id });

/** The endpoints of returns and refunds (requirements: Returns). */
export const returnApi = {
  list: endpoint('GET', '/orders/:id/returns', { access: 'money', params: idParams, reply: orderReturns }),
  /** Answers all returns of the order; 409 if somebody else has recorded one that the caller has not seen. */
  record: endpoint('POST', '/orders/:id/returns', {
    access: 'money',
    params: idParams,
    body: returnBody,
    reply: orderReturns,
    status: 201,
  }),
  /** The units of an expected return are here. 409 if they were already. */
  arrive: endpoint('POST', '/orders/:id/returns/:returnId/arrival', {
    access: 'money',
    params: returnParams,
    body: arrivalBody,
    reply: orderReturns,
  }),
  /** The units of an expected return do not come, so it is taken back. 409 if they are here, or an order replaces them. */
  takeBack: endpoint('DELETE', '/orders/:id/returns/:returnId', {
    access: 'money',
    params: returnParams,
    reply: orderReturns,
  }),
};
