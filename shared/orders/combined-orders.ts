import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { textsQuery } from '../contract/query-values.ts';
import { messageOf } from '../refusals/codes.ts';
import { id, idParams } from '../values/ids.ts';
import { orderStatuses } from './order-terms.ts';
import { order } from './orders.ts';

/** Another open order of a buyer, whose lines can move unless it is delivered in another way. Amounts are dinars. */
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
  /** Whether it cannot be combined, because it is delivered in another way. */
  isElsewhere: z.optional(z.literal(true)),
  lines: z.array(z.object({ name: z.string(), size: z.optional(z.string()), quantity: z.int() })),
});

export type CombinableOrder = z.infer<typeof combinableOrder>;

/** The endpoints that make one parcel of two orders (requirements: Combined orders). */
export const combinedOrderApi = {
  /** Oldest first; none if the order itself cannot be combined. */
  list: endpoint('GET', '/orders/:id/combinable', {
    access: 'orders.confirm',
    params: idParams,
    query: textsQuery,
    reply: z.array(combinableOrder),
  }),
  /** Moves the lines of the other order to this one and cancels it. 409 if one of them can no longer be combined. */
  combine: endpoint('POST', '/orders/:id/combine', {
    access: 'orders.confirm',
    params: idParams,
    body: z.object({ other: z.string(messageOf('order-not-found')).check(z.maxLength(100)) }),
    reply: order,
  }),
};
