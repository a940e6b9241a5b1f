import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { pageQuery, textsQuery } from '../contract/query-values.ts';
import { deliveryKinds } from '../delivery/delivery-price.ts';
import { messageOf } from '../refusals/codes.ts';
import { idParams, ungroupedNumber } from '../values/ids.ts';
import { phoneNumber, typedLine, withLatinDigits } from '../values/text.ts';
import { quote } from './order-terms.ts';
import { order, orderBody, quoteBody, shownOrder } from './orders.ts';

/** An order number as people type it: grouped or not, in any case, with the digits 0, 1 and 8 for O, I and B. */
const typedNumber = typedLine(30, messageOf('order-number-required')).check(
  withLatinDigits,
  z.overwrite((typed) => ungroupedNumber(typed) ?? ''),
  z.minLength(1, messageOf('order-number-invalid')),
);

/** What somebody with number and phone of an order may see: no name, no contact, and of the address only the town. */
const trackedOrder = z.extend(
  z.pick(shownOrder, {
    language: true,
    status: true,
    isPaid: true,
    paidAt: true,
    isHeld: true,
    createdAt: true,
    changedAt: true,
    itemsPrice: true,
    shippingPrice: true,
    taxPrice: true,
    totalPrice: true,
    discountPrice: true,
    discounts: true,
    credit: true,
    deducted: true,
    refunded: true,
    unpaidRefund: true,
    kept: true,
    takesBack: true,
    orderItems: true,
    steps: true,
    parcel: true,
    returns: true,
    exchangeOf: true,
    exchangedBy: true,
    exchangeWaits: true,
    combinedWith: true,
  }),
  { number: z.string(), city: z.string(), cityArabic: z.optional(z.string()), Wilaya: z.string() },
);

export type TrackedOrder = z.infer<typeof trackedOrder>;

export const orderApi = {
  /**
   * The language is in the query, so that a repeated call is the same order in any language (requirements: Idempotency).
   */
  place: endpoint('POST', '/orders', {
    access: 'anyone',
    query: pageQuery,
    body: orderBody,
    reply: order,
    status: 201,
  }),
  quote: endpoint('POST', '/orders/quote', {
    access: 'anyone',
    query: pageQuery,
    body: quoteBody,
    reply: quote,
  }),
  /** The ways of delivery that are open to a buyer with this phone number. */
  kinds: endpoint('POST', '/orders/kinds', {
    access: 'anyone',
    body: z.object({ phone: phoneNumber() }),
    reply: z.object({ kinds: z.array(z.enum(deliveryKinds)) }),
  }),
  guest: endpoint('GET', '/orders/guest/:id', {
    access: 'anyone',
    params: idParams,
    query: textsQuery,
    reply: shownOrder,
  }),
  /**
   * Asks the administrators to cancel a Pending order: for its buyer, and for anyone with the id of a guest's order. Asking
   * again changes nothing. Anyone else gets 404, and an order that is no longer Pending 409.
   */
  requestCancel: endpoint('POST', '/orders/:id/cancel-request', {
    access: 'anyone',
    params: idParams,
    reply: z.object({ cancelRequestedAt: z.iso.datetime() }),
  }),
  /**
   * The state of an order, for anyone with its number and its phone number (requirements: Track an order). Every miss has
   * the same answer.
   */
  track: endpoint('POST', '/orders/track', {
    access: 'anyone',
    query: textsQuery,
    body: z.object({ number: typedNumber, phone: phoneNumber() }),
    reply: trackedOrder,
  }),
  /**
   * The caller's own orders, newest first. `t` is a timestamp that makes each URL different, so that no cache can
   * answer the call (requirements: My orders).
   */
  mine: endpoint('GET', '/orders/myorders', {
    access: 'user',
    query: z.object({ t: z.optional(z.string().check(z.maxLength(50))) }),
    reply: z.array(order),
  }),
  /** For the buyer and for administrators; everyone else gets 404 (threats T11). */
  show: endpoint('GET', '/orders/:id', {
    access: 'user',
    params: idParams,
    query: textsQuery,
    reply: shownOrder,
  }),
};
