import * as z from 'zod/mini';
import { fileOptions, tableReply } from '../contract/downloads.ts';
import { endpoint } from '../contract/endpoint.ts';
import { foundIds } from '../contract/found-ids.ts';
import {
  blankIsAbsent,
  calendarDay,
  keyword,
  pageOf,
  sortDirection,
  textsQuery,
} from '../contract/query-values.ts';
import { deliveryKinds } from '../delivery/delivery-price.ts';
import { wilayas } from '../delivery/shipping-address.ts';
import { messageOf, reasonFields } from '../refusals/codes.ts';
import { id, idParams } from '../values/ids.ts';
import { optionalText } from '../values/text.ts';
import { orderHistoryEntry } from './history-entry.ts';
import { lawfulInvoice } from './invoices.ts';
import { cancelReasons, orderSorts, orderStatuses } from './order-terms.ts';
import { order } from './orders.ts';

/**
 * `keyword` searches name, e-mail, phone and number. Both days are included and are days of the shop's time zone
 * (requirements: Admin orders).
 */
const orderFilter = {
  keyword: blankIsAbsent(keyword),
  /** The beginning of a commune's name, in any language. */
  city: blankIsAbsent(keyword),
  status: blankIsAbsent(z.enum(orderStatuses, messageOf('status-unknown'))),
  wilaya: blankIsAbsent(z.enum(wilayas, messageOf('wilaya-unknown'))),
  delivery: blankIsAbsent(z.enum(deliveryKinds, messageOf('delivery-kind-unknown'))),
  payment: blankIsAbsent(z.enum(['paid', 'unpaid', 'owed'], messageOf('payment-unknown'))),
  /** Only orders that contain this product. */
  product: blankIsAbsent(id),
  /** Only orders that took this offer, or have a line at its price. */
  offer: blankIsAbsent(id),
  /** Only orders that are held for review. */
  review: blankIsAbsent(z.enum(['held'], messageOf('review-unknown'))),
  /** Only orders with or without a parcel that is under way or has arrived, or whose courier has to be told of a change. */
  parcel: blankIsAbsent(z.enum(['some', 'none', 'untold'], messageOf('parcel-filter-unknown'))),
  /** Only orders of which something came back, or of which a courier has yet to bring something. */
  returned: blankIsAbsent(z.enum(['some', 'expected'], messageOf('return-filter-unknown'))),
  /** Only orders without a lawful invoice that holds. */
  invoice: blankIsAbsent(z.enum(['none'], messageOf('invoice-filter-unknown'))),
  startDate: calendarDay({ code: 'label-start-date' }),
  endDate: calendarDay({ code: 'label-end-date' }),
  sort: blankIsAbsent(z.enum(orderSorts, messageOf('sort-unknown'))),
  order: sortDirection,
};

export const orderListQuery = z.object({ ...pageOf, ...textsQuery.shape, ...orderFilter });

export type OrderListQuery = z.output<typeof orderListQuery>;

const orderExportQuery = z.object({
  ...orderFilter,
  ...fileOptions,
  rows: blankIsAbsent(z.enum(['orders', 'items'], messageOf('row-kind-unknown'))),
});

export type OrderExportQuery = z.output<typeof orderExportQuery>;

/** Sums of orders, in dinars. */
const spans = {
  /** Since midnight in the shop's time zone. */
  today: z.number(),
  /** The last 7 days. */
  week: z.number(),
  /** The last 30 days. */
  month: z.number(),
  total: z.number(),
};

/** Revenue in dinars: orders that are paid or Delivered count on the day they were placed (requirements: Revenue). */
export const orderSummary = z.object({
  ...spans,
  /** The same of all orders, in whatever state. */
  placed: z.object(spans),
  /** All orders ever placed. */
  orders: z.int(),
  /** Orders that are Delivered and not paid, and the sum of their totals. */
  toCollect: z.object({ orders: z.int(), amount: z.number() }),
  /** The last 30 calendar days in the shop's time zone, oldest first, including today. */
  days: z.array(z.object({ date: z.iso.date(), orders: z.int(), revenue: z.number() })),
});

export type OrderSummary = z.infer<typeof orderSummary>;

/** The most orders that are changed or printed at once. */
export const maxOrdersAtOnce = 500;

const chosenOrders = z
  .array(id)
  .check(
    z.minLength(1, messageOf('orders-required')),
    z.maxLength(maxOrdersAtOnce, messageOf('too-many-orders', { max: maxOrdersAtOnce })),
  );

/** The result of one action for several orders. A refused order does not keep the others from it. */
const statusResults = z.object({
  /** The orders for which it was done. */
  done: z.array(id),
  refused: z.array(z.object({ _id: id, ...reasonFields })),
});

export type StatusResults = z.infer<typeof statusResults>;

/** The number of all orders of a list and of those in each status; a status without orders is missing. */
const orderCounts = z.object({ all: z.int(), statuses: z.partialRecord(z.enum(orderStatuses), z.int()) });

export type OrderCounts = z.infer<typeof orderCounts>;

/** The result of a payment, sent when an order is marked as paid (requirements: Payment). Every part is optional. */
const paymentResult = z.object({
  id: optionalText(200),
  status: optionalText(50),
  update_time: optionalText(50),
  email_address: optionalText(254),
});

/** Shelf place, reference and barcode of a product; a blank text is unknown. */
const goods = z.object({
  /** On the shelves. */
  place: z.string(),
  /** From the main category down, in the language of the query. */
  categories: z.array(z.string()),
  brand: z.string(),
  /** What sets it apart in its family. */
  label: z.string(),
  /** Its key in the file from which it was imported. */
  reference: z.string(),
  barcode: z.string(),
});

export type Goods = z.infer<typeof goods>;

/** The events of the stream of orders. */
export const orderEvents = ['placed', 'changed'] as const;

export type OrderEvent = (typeof orderEvents)[number];

/** The endpoints through which administrators manage orders. */
export const adminOrderApi = {
  /** How many orders match the other filters in each status. Staff who may not see a status get no number for it. */
  counts: endpoint('GET', '/orders/counts', {
    access: 'orders.read',
    query: z.omit(z.object(orderFilter), { status: true, sort: true, order: true }),
    reply: orderCounts,
  }),
  /** The first orders of the whole list that can be changed or printed at once, and the number of all. */
  ids: endpoint('GET', '/orders/ids', {
    access: 'orders.read',
    query: z.object(orderFilter),
    reply: foundIds,
  }),
  /** Server-sent events: an order was placed, or the status, payment or total of one changed. They carry no data. */
  stream: endpoint('GET', '/orders/stream', {
    access: 'orders.read',
    stream: true,
    reply: z.custom<AsyncIterable<string>>(),
  }),
  export: endpoint('GET', '/orders/export', {
    access: 'people',
    query: orderExportQuery,
    download: { en: 'orders', fr: 'commandes' },
    reply: tableReply,
  }),
  summary: endpoint('GET', '/orders/summary', { access: 'money', reply: orderSummary }),
  history: endpoint('GET', '/orders/:id/history', {
    access: 'orders.read',
    params: idParams,
    reply: z.array(orderHistoryEntry),
  }),
  setStatus: endpoint('PUT', '/orders/:id/status', {
    access: 'orders.pack',
    params: idParams,
    body: z.object({
      status: z.enum(orderStatuses, messageOf('status-unknown')),
      /** Why the buyer cancels; kept with Cancelled only. */
      reason: z.optional(z.enum(cancelReasons, messageOf('reason-choice-required'))),
    }),
    reply: order,
  }),
  setStatuses: endpoint('PUT', '/orders/status', {
    access: 'orders.pack',
    body: z.object({
      ids: chosenOrders,
      status: z.enum(orderStatuses, messageOf('status-unknown')),
      /** With Delivered: refuses the orders that are not on the way to their buyers. */
      onTheWay: z.optional(z.boolean(messageOf('not-boolean'))),
      /** Refuses the orders that do not match it any more. */
      filter: z.optional(z.object(orderFilter, messageOf('filter-not-object'))),
    }),
    reply: statusResults,
  }),
  /** Makes the lawful invoices of several orders, in the order of their ids in the call. */
  makeInvoices: endpoint('POST', '/orders/invoices', {
    access: 'money',
    body: z.object({ ids: chosenOrders }),
    /** `credits` are the credit notes of what had come back, made with the invoices. */
    reply: z.extend(statusResults, { credits: z.int() }),
  }),
  /** The orders to print, in the order of their ids in the call. An unknown order is left out. */
  read: endpoint('POST', '/orders/read', {
    access: 'orders.read',
    query: textsQuery,
    body: z.object({ ids: chosenOrders }),
    reply: z.object({
      orders: z.array(z.extend(order, { invoice: z.optional(lawfulInvoice) })),
      /** By the ids of products; those that are not in the catalog any more are missing. */
      goods: z.record(z.string(), goods),
    }),
  }),
  pay: endpoint('PUT', '/orders/:id/pay', {
    access: 'money',
    params: idParams,
    body: z._default(paymentResult, { id: '', status: '', update_time: '', email_address: '' }),
    reply: order,
  }),
  unpay: endpoint('PUT', '/orders/:id/unpay', { access: 'money', params: idParams, reply: order }),
  /** Notes that the buyer of an exchange got back what was paid too much before: `amount`, in dinars, as the page says. */
  payBack: endpoint('POST', '/orders/:id/pay-back', {
    access: 'money',
    params: idParams,
    body: z.object({ amount: z.number(messageOf('refund-negative')) }),
    reply: order,
  }),
  sendEmail: endpoint('POST', '/orders/:id/send-email', {
    access: 'orders.confirm',
    params: idParams,
    reply: order,
  }),
};
