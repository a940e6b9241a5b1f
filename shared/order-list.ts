import * as z from 'zod/mini';
import { endpoint } from './contract/endpoint.ts';
import { parcelProblems, parcelStatuses } from './couriers/parcel-terms.ts';
import { orderListQuery } from './orders/admin-orders.ts';
import { returnedStates } from './orders/exchange.ts';
import { orderSources } from './orders/order-terms.ts';
import { order } from './orders/orders.ts';
import { id } from './values/ids.ts';

/** An order in the list, with where it was placed, the number of its internal notes, and what happened to it since. */
const listedOrder = z.extend(order, {
  internalNotes: z.int(),
  source: z.enum(orderSources),
  /** The order of which it may be a double, if it waits to be confirmed (requirements: Confirmation). */
  doubleOf: z.optional(id),
  /** Whether its products are in another order, so that it was cancelled (requirements: Combined orders). */
  isCombined: z.optional(z.literal(true)),
  /** The one that carries it, otherwise the last one. Absent if none was sent, or it was cancelled. */
  parcel: z.optional(
    z.object({
      courier: z.string(),
      reference: z.string(),
      status: z.enum(parcelStatuses),
      problem: z.optional(z.enum(parcelProblems)),
      /** Its courier has to be told of a correction of the order. */
      isUntold: z.optional(z.literal(true)),
    }),
  ),
  /** Absent if nothing came back. */
  returned: z.optional(z.enum(returnedStates)),
  /** What the shop owes the buyer, in dinars (requirements: Exchanges). Absent if nothing. */
  owed: z.optional(z.number()),
});

export type ListedOrder = z.infer<typeof listedOrder>;

/** Apart from the other endpoints of orders, because its rows tell of their parcels, and parcels know of orders. */
export const orderListApi = {
  list: endpoint('GET', '/orders', {
    access: 'orders.read',
    query: orderListQuery,
    reply: z.object({ orders: z.array(listedOrder), count: z.int(), pages: z.int(), page: z.int() }),
  }),
};
