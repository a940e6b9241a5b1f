import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { textsQuery } from '../contract/query-values.ts';
import { cancelReasons, holdReasons, orderSources, orderStatuses } from '../orders/order-terms.ts';
import { order } from '../orders/orders.ts';
import { messageOf } from '../refusals/codes.ts';
import { id, idParams } from '../values/ids.ts';
import { blankableText, phoneNumber } from '../values/text.ts';
import { callOutcomes, confirmations, type RiskReason, riskPoints } from './confirmation-terms.ts';
import { phoneBlock } from './phone-book.ts';

const time = z.iso.datetime();

/** A call as it was recorded. */
const orderCall = z.object({
  at: time,
  by: z.string(),
  outcome: z.enum(callOutcomes),
  callbackAt: z.optional(time),
});

/** What is known of a phone number and of the numbers that were merged with it (requirements: Customers). */
const phoneFigures = z.object({
  orders: z.int(),
  open: z.int(),
  delivered: z.int(),
  /** Parcels that came back, or orders that were cancelled after they had shipped. */
  refused: z.int(),
  cancelled: z.int(),
  unreachable: z.int(),
  fake: z.int(),
  /** Calls to a wrong number. */
  wrongNumbers: z.int(),
  firstOrderAt: z.optional(time),
});

export type PhoneFigures = z.infer<typeof phoneFigures>;

const phoneOrder = z.object({
  _id: id,
  createdAt: time,
  status: z.enum(orderStatuses),
  confirmation: z.enum(confirmations),
  totalPrice: z.number(),
  /** What was taken off the total, given back, and kept for another order, in dinars. */
  ...{ deducted: z.number(), refunded: z.number(), kept: z.number() },
  name: z.string(),
  Wilaya: z.string(),
});

const phoneHistory = z.object({
  phone: z.string(),
  ...phoneFigures.shape,
  /** While the number is blocked. */
  block: z.optional(phoneBlock),
  /** The last 20, newest first. */
  history: z.array(phoneOrder),
});

export type PhoneHistory = z.infer<typeof phoneHistory>;

/** Another open order of the same phone with at least one product in common, within 48 hours. */
const double = z.object({
  _id: id,
  status: z.enum(orderStatuses),
  createdAt: time,
  totalPrice: z.number(),
  name: z.string(),
  city: z.string(),
  cityArabic: z.optional(z.string()),
  Wilaya: z.string(),
  street: z.string(),
  lines: z.array(
    z.object({ name: z.string(), size: z.optional(z.string()), quantity: z.int(), isSame: z.boolean() }),
  ),
});

export type Double = z.infer<typeof double>;

/** What to say, and the messages for WhatsApp, in the language of the order. `last` comes before the order ends. */
const callTexts = z.object({
  script: z.string(),
  missed: z.string(),
  confirm: z.string(),
  last: z.string(),
  shipped: z.string(),
  ready: z.string(),
});

export type CallTexts = z.infer<typeof callTexts>;

/** An order as the person who calls its buyer sees it. */
const callTask = z.object({
  order,
  source: z.enum(orderSources),
  /** Sent back with "confirmed", so that nobody confirms something else than was read out. */
  version: z.int(),
  confirmation: z.enum(confirmations),
  attempts: z.int(),
  /** The number of tries after which the order ends. */
  tries: z.int(),
  nextCallAt: z.optional(time),
  /** When the order ends by itself, after the last try. */
  endsAt: z.optional(time),
  /** Until when nobody else gets this order; absent if it is not with the caller. */
  claimEndsAt: z.optional(time),
  /** The other member of staff who has it on the screen. */
  heldBy: z.optional(z.string()),
  calls: z.array(orderCall),
  phone: phoneHistory,
  doubles: z.array(double),
  /** Why the order is held for review. */
  heldFor: z.optional(z.enum(holdReasons)),
  risks: z.array(z.enum(Object.keys(riskPoints) as RiskReason[])),
  texts: callTexts,
});

export type CallTask = z.infer<typeof callTask>;

/** How much there is to call, each at most 1000. `quietUntil` is there in the quiet hours, in which the queue gives no orders. */
const queueState = z.object({
  due: z.int(),
  fresh: z.int(),
  later: z.int(),
  /** Orders that are held for review; absent without any. They are among the others too. */
  held: z.optional(z.int()),
  quietUntil: z.optional(time),
});

export type QueueState = z.infer<typeof queueState>;

const version = z.optional(z.int(messageOf('version-not-whole')));

/** A call with its outcome. `id` is made by the browser: the same call that is sent twice counts once. */
const callBody = z.object({
  id: z.uuid(messageOf('call-id-not-uuid')),
  outcome: z.enum(callOutcomes, messageOf('outcome-unknown')),
  version,
  callbackAt: z.optional(z.iso.datetime({ error: messageOf('next-call-required'), offset: true })),
  reason: z.optional(z.enum(cancelReasons, messageOf('reason-choice-required'))),
  duplicateOf: z.optional(id),
  note: z.optional(blankableText(2000)),
});

export type CallBody = z.output<typeof callBody>;

/** The order after the call. */
const callResult = z.object({
  _id: id,
  status: z.enum(orderStatuses),
  confirmation: z.enum(confirmations),
  attempts: z.int(),
  nextCallAt: z.optional(time),
  endsAt: z.optional(time),
});

export type CallResult = z.infer<typeof callResult>;

const nextCall = z.object({ task: z.nullable(callTask), queue: queueState });

export const confirmationApi = {
  /** The next order to call, or the one that is already on the caller's screen, without giving it to anybody. */
  next: endpoint('GET', '/confirmation/next', {
    access: 'orders.confirm',
    query: textsQuery,
    reply: nextCall,
  }),
  /** Gives the caller that order, which nobody else gets for ten minutes. */
  claimNext: endpoint('POST', '/confirmation/next', {
    access: 'orders.confirm',
    query: textsQuery,
    reply: nextCall,
  }),
  /** An order as its caller sees it, without giving it to anybody. */
  show: endpoint('GET', '/confirmation/:id', {
    access: 'orders.confirm',
    params: idParams,
    query: textsQuery,
    reply: callTask,
  }),
  /** Gives the caller this order, for a buyer who calls back. */
  claim: endpoint('POST', '/confirmation/:id/claim', {
    access: 'orders.confirm',
    params: idParams,
    query: textsQuery,
    reply: callTask,
  }),
  /** Puts the order back into the queue. */
  release: endpoint('POST', '/confirmation/:id/release', {
    access: 'orders.confirm',
    params: idParams,
    reply: z.object({ message: z.string() }),
  }),
  record: endpoint('POST', '/confirmation/:id/calls', {
    access: 'orders.confirm',
    params: idParams,
    body: callBody,
    reply: callResult,
    status: 201,
  }),
  /** The history of a phone number in any notation. */
  phone: endpoint('GET', '/phones/:phone', {
    access: 'orders.confirm',
    params: z.object({ phone: phoneNumber() }),
    reply: phoneHistory,
  }),
};
