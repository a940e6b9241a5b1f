import * as z from 'zod/mini';
import { fileOptions, tableReply } from './contract/downloads.ts';
import { endpoint } from './contract/endpoint.ts';
import { blankIsAbsent, calendarDay, keyword, pageOf, sortDirection } from './contract/query-values.ts';
import { orderSources, orderStatuses } from './orders/order-terms.ts';
import { messageOf } from './refusals/codes.ts';
import { id, idParams } from './values/ids.ts';

export const customerSorts = ['lastOrder', 'orders', 'delivered', 'cancelled', 'total', 'refused'] as const;

/**
 * `keyword` searches phone numbers in any notation, names and e-mail addresses. With days, only the orders that were placed on
 * them count.
 */
const customerFilter = {
  keyword: blankIsAbsent(keyword),
  startDate: calendarDay({ code: 'label-start-date' }),
  endDate: calendarDay({ code: 'label-end-date' }),
  sort: blankIsAbsent(z.enum(customerSorts, messageOf('sort-unknown'))),
  order: sortDirection,
};

const customerListQuery = z.object({ ...pageOf, ...customerFilter });

export type CustomerListQuery = z.output<typeof customerListQuery>;

/**
 * What the orders of a customer add up to. `deliveredTotal` is in dinars: what Delivered orders cost, paid or not, without what
 * was taken off, refunded, or kept for other orders.
 */
const customerFigures = {
  orders: z.int(),
  delivered: z.int(),
  cancelled: z.int(),
  /** Orders of which something came back, or that were cancelled after they had shipped. */
  refused: z.int(),
  deliveredTotal: z.number(),
  lastOrderAt: z.iso.datetime(),
};

/**
 * Everyone who ordered with a phone number, or with several that were merged. `_id` is the id of the last order: any
 * order names its customer, so no address has a phone number. Name, phone and e-mail are those of the last order.
 */
const customer = z.object({
  _id: id,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  hasAccount: z.boolean(),
  ...customerFigures,
  /** Internal notes on the orders. */
  notes: z.int(),
});

export type Customer = z.infer<typeof customer>;

/** One phone number of a customer; `_id` is the id of its last order. */
const customerPhone = z.object({
  _id: id,
  phone: z.string(),
  name: z.string(),
  orders: z.int(),
  /** Absent for the main number. */
  merged: z.optional(z.object({ at: z.iso.datetime(), by: z.string() })),
});

const customerDetail = z.object({
  ...customerFigures,
  name: z.string(),
  phones: z.array(customerPhone),
  accounts: z.array(z.object({ name: z.string(), email: z.string() })),
  emails: z.array(z.string()),
  /** Other numbers of the same accounts or e-mail addresses. */
  doubles: z.array(z.omit(customerPhone, { merged: true })),
  /** The last 100 orders, newest first. */
  history: z.array(
    z.object({
      _id: id,
      createdAt: z.iso.datetime(),
      status: z.enum(orderStatuses),
      source: z.enum(orderSources),
      isPaid: z.boolean(),
      /** As in an order, and 0 where that has none. */
      ...{ totalPrice: z.number(), credit: z.number(), deducted: z.number() },
      ...{ refunded: z.number(), kept: z.number() },
      name: z.string(),
      phone: z.string(),
      city: z.string(),
      cityArabic: z.optional(z.string()),
      Wilaya: z.string(),
    }),
  ),
  /** Internal notes on the orders, newest first. */
  notes: z.array(z.object({ orderId: id, at: z.iso.datetime(), by: z.string(), text: z.string() })),
});

export type CustomerDetail = z.infer<typeof customerDetail>;

const otherOrder = z.object({ other: id });

export const customerApi = {
  list: endpoint('GET', '/customers', {
    access: 'people',
    query: customerListQuery,
    reply: z.object({ customers: z.array(customer), count: z.int(), pages: z.int(), page: z.int() }),
  }),
  export: endpoint('GET', '/customers/export', {
    access: 'people',
    query: z.object({ ...customerFilter, ...fileOptions }),
    download: { en: 'customers', fr: 'clients' },
    reply: tableReply,
  }),
  show: endpoint('GET', '/customers/:id', { access: 'people', params: idParams, reply: customerDetail }),
  /** Shows the customer of the other order as this one. */
  merge: endpoint('POST', '/customers/:id/merge', {
    access: 'people',
    params: idParams,
    body: otherOrder,
    reply: customerDetail,
  }),
  /** Shows the phone number of the other order as a customer of its own again. */
  separate: endpoint('POST', '/customers/:id/separate', {
    access: 'people',
    params: idParams,
    body: otherOrder,
    reply: customerDetail,
  }),
};
