import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { textsQuery } from '../contract/query-values.ts';
import { messageOf } from '../refusals/codes.ts';
import { id, idParams } from '../values/ids.ts';
import { discountFields, orderFigures, orderStatuses } from './order-terms.ts';
import { order } from './orders.ts';

/** The reasons why an open order cannot be combined, in the order in which they are told. */
export const apartReasons = [
  'held',
  'paid',
  'invoiced',
  'returned',
  'cancelRequested',
  'parcel',
  'elsewhere',
] as const;

export type ApartReason = (typeof apartReasons)[number];

const line = z.object({ name: z.string(), size: z.optional(z.string()), quantity: z.int() });

/** Another open order of a buyer, whose lines can move unless something keeps both apart. Amounts are dinars. */
const combinableOrder = z.object({
  _id: id,
  status: z.enum(orderStatuses),
  createdAt: z.iso.datetime(),
  totalPrice: z.number(),
  fullName: z.string(),
  street: z.string(),
  city: z.string(),
  cityArabic: z.optional(z.string()),
  Wilaya: z.string(),
  /** Why the two cannot be combined. `isOwn` if the reason lies in the order that was asked about. */
  apart: z.optional(z.object({ reason: z.enum(apartReasons), isOwn: z.boolean() })),
  lines: z.array(line),
});

export type CombinableOrder = z.infer<typeof combinableOrder>;

const { credit } = order.shape;

/** What two orders cost as one, and what is in it. */
const combinedQuote = z.object({ ...orderFigures, ...discountFields, credit, lines: z.array(line) });

export type CombinedQuote = z.infer<typeof combinedQuote>;

const body = z.object({ other: z.string(messageOf('order-not-found')).check(z.maxLength(100)) });

/** The endpoints that make one parcel of two orders (requirements: Combined orders). */
export const combinedOrderApi = {
  /** Oldest first; none if the order itself is not open. */
  list: endpoint('GET', '/orders/:id/combinable', {
    access: 'orders.confirm',
    params: idParams,
    query: textsQuery,
    reply: z.array(combinableOrder),
  }),
  /** What the combination would cost. 409 if it would be refused. */
  quote: endpoint('POST', '/orders/:id/combine/quote', {
    access: 'orders.confirm',
    params: idParams,
    query: textsQuery,
    body,
    reply: combinedQuote,
  }),
  /** Moves the lines of the other order to this one and cancels it. 409 if one of them can no longer be combined. */
  combine: endpoint('POST', '/orders/:id/combine', {
    access: 'orders.confirm',
    params: idParams,
    body,
    reply: order,
  }),
};
