import * as z from 'zod/mini';
import { fileQuery, tableReply } from '../contract/downloads.ts';
import { endpoint } from '../contract/endpoint.ts';
import { blankIsAbsent, keyword, pageOf, textsQuery } from '../contract/query-values.ts';
import { orderStatuses } from '../orders/order-terms.ts';
import { messageOf, reasonFields } from '../refusals/codes.ts';
import { id, idParams } from '../values/ids.ts';
import { blankableText, optionalTypedText } from '../values/text.ts';
import { courier } from './couriers.ts';
import { parcelProblems, parcelStatuses, rescueOutcomes } from './parcel-terms.ts';

const parcelEvent = z.object({
  at: z.iso.datetime(),
  status: z.enum([...parcelStatuses, 'unknown']),
  raw: z.string(),
  reason: z.string(),
  place: z.string(),
  by: z.string(),
});

/** What a call to the buyer about a problem led to. */
const rescueStep = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  outcome: z.enum(rescueOutcomes),
  newDate: z.optional(z.iso.date()),
});

/** A parcel with the order that it carries. Amounts are dinars. */
const parcel = z.object({
  _id: id,
  orderId: id,
  orderStatus: z.enum(orderStatuses),
  courier: z.pick(courier, { _id: true, name: true, kind: true }),
  reference: z.string(),
  tracking: z.optional(z.string()),
  labelUrl: z.optional(z.string()),
  status: z.enum(parcelStatuses),
  rawStatus: z.optional(z.string()),
  /** Its buyer is to be called within the hour. */
  needsCall: z.optional(z.literal(true)),
  /** It is lost, and nobody has settled its order. */
  isLost: z.optional(z.literal(true)),
  /** Its courier has to be told of a correction of the order. */
  isUntold: z.optional(z.literal(true)),
  collected: z.number(),
  /** What its courier has not paid out of it. Absent if it owes nothing. */
  owed: z.optional(z.number()),
  customer: z.string(),
  phone: z.string(),
  wilaya: z.string(),
  problem: z.optional(z.enum(parcelProblems)),
  problemText: z.optional(z.string()),
  /** Whether the units of a returned parcel still have to be judged. */
  needsRestock: z.boolean(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  lastEventAt: z.optional(z.iso.datetime()),
});

export type Parcel = z.infer<typeof parcel>;

const shownParcel = z.extend(parcel, { events: z.array(parcelEvent), steps: z.array(rescueStep) });

export type ShownParcel = z.infer<typeof shownParcel>;

/** Which parcels a list shows: those without a tracking number, on the way, that need somebody, or not paid out yet. */
const parcelLists = ['waiting', 'moving', 'attention', 'unpaid'] as const;

/** The filter of the list of parcels. */
export const parcelFilter = {
  show: blankIsAbsent(z.enum(parcelLists, messageOf('parcel-list-unknown'))),
  courier: blankIsAbsent(id),
  status: blankIsAbsent(z.enum(parcelStatuses, messageOf('status-unknown'))),
  /** Searches tracking number, reference, name and phone. */
  keyword: blankIsAbsent(keyword),
};

const parcelQuery = z.object({ page: pageOf.page, limit: pageOf.limit, ...parcelFilter });

export type ParcelQuery = z.output<typeof parcelQuery>;

/** The most orders that are sent, and parcels that are changed, at once. */
export const maxParcelsAtOnce = 500;

const sending = z.object({
  courierId: id,
  orderIds: z
    .array(id)
    .check(
      z.minLength(1, messageOf('orders-required')),
      z.maxLength(maxParcelsAtOnce, messageOf('too-many-orders', { max: maxParcelsAtOnce })),
    ),
});

/** A refused order does not keep the others from being sent. */
const sent = z.object({
  made: z.array(z.object({ _id: id, orderId: id })),
  refused: z.array(z.object({ _id: id, ...reasonFields })),
  /** Names the sheet with these parcels. */
  batch: z.optional(id),
});

export type SentParcels = z.infer<typeof sent>;

/** Parcels that were made together for a courier with a sheet, newest first. */
const sheet = z.object({
  _id: id,
  courier: z.pick(courier, { _id: true, name: true }),
  createdAt: z.iso.datetime(),
  parcels: z.int(),
  tracked: z.int(),
});

/** The units of each line of the order that came back and cannot be sold again. */
const restocking = z.object({
  lost: z.array(
    z.object({
      position: z.int(messageOf('position-required')).check(z.minimum(0, messageOf('position-required'))),
      quantity: z.int(messageOf('quantity-not-whole')).check(z.minimum(1, messageOf('quantity-too-small'))),
    }),
    messageOf('lines-not-a-list'),
  ),
});

const unmapped = z.object({
  /** The raw words, most frequent first. */
  words: z.array(
    z.object({ raw: z.string(), courier: z.string(), times: z.int(), lastAt: z.iso.datetime() }),
  ),
  /** Messages about parcels that the shop does not know, newest first. */
  strays: z.array(
    z.object({ tracking: z.string(), courier: z.string(), raw: z.string(), at: z.iso.datetime() }),
  ),
});

export const parcelApi = {
  list: endpoint('GET', '/parcels', {
    access: 'orders.pack',
    query: parcelQuery,
    reply: z.object({ parcels: z.array(parcel), count: z.int(), pages: z.int(), page: z.int() }),
  }),
  /** Gives orders to a courier. Only an order with the status Processing gets a parcel, and only one at a time. */
  send: endpoint('POST', '/parcels', { access: 'orders.pack', body: sending, reply: sent }),
  /** The sheets of the last 30 days. */
  sheets: endpoint('GET', '/parcels/sheets', { access: 'orders.pack', reply: z.array(sheet) }),
  sheet: endpoint('GET', '/parcels/sheets/:id/export', {
    access: 'orders.pack',
    params: idParams,
    query: fileQuery,
    download: { en: 'parcels', fr: 'colis' },
    reply: tableReply,
  }),
  /** The parcels of an order, newest first. */
  ofOrder: endpoint('GET', '/orders/:id/parcels', {
    access: 'orders.pack',
    params: idParams,
    reply: z.array(shownParcel),
  }),
  /** What somebody learned about a parcel without the courier's interface. The order follows. */
  setStatus: endpoint('PUT', '/parcels/:id/status', {
    access: 'orders.pack',
    params: idParams,
    body: z.object({
      status: z.enum(parcelStatuses, messageOf('status-unknown')),
      reason: optionalTypedText(200),
    }),
    reply: shownParcel,
  }),
  /** Cancels it at the courier, or only here if it was never made. */
  cancel: endpoint('POST', '/parcels/:id/cancel', {
    access: 'orders.pack',
    params: idParams,
    reply: shownParcel,
  }),
  /** Tries again to make a parcel that its courier has refused or did not answer about. */
  retry: endpoint('POST', '/parcels/:id/retry', {
    access: 'orders.pack',
    params: idParams,
    reply: shownParcel,
  }),
  /** What couriers said that the shop does not understand: words without a mapping, and parcels of nobody. */
  unmapped: endpoint('GET', '/parcels/unmapped', { access: 'orders.pack', reply: unmapped }),
  /** Says which units of a returned parcel cannot be sold again. They leave the stock. */
  restock: endpoint('POST', '/parcels/:id/restock', {
    access: 'orders.pack',
    params: idParams,
    body: restocking,
    reply: shownParcel,
  }),
};

/** A parcel with a problem about which its buyer is called (requirements: Rescue). `collected` is dinars. */
const rescue = z.object({
  /** The parcel's. */
  _id: id,
  orderId: id,
  orderStatus: z.enum(orderStatuses),
  name: z.string(),
  phone: z.string(),
  Wilaya: z.string(),
  collected: z.number(),
  courier: z.string(),
  tracking: z.optional(z.string()),
  status: z.enum(parcelStatuses),
  /** The problem in the courier's own words. */
  raw: z.string(),
  reason: z.string(),
  /** When the courier met the problem. */
  since: z.iso.datetime(),
  /** By when somebody should have called. */
  target: z.iso.datetime(),
  /** When an answered task comes back, unless the parcel ends before; absent while it is to be done. */
  restsUntil: z.optional(z.iso.datetime()),
  /** The other member of staff who has it on the screen. */
  heldBy: z.optional(z.string()),
  last: z.optional(rescueStep),
  /** The chat with a message about the problem in the buyer's language; absent after an erasure. */
  chatUrl: z.optional(z.string()),
});

export type Rescue = z.infer<typeof rescue>;

/** A task as the person who calls sees it. */
const rescueTask = z.extend(rescue, {
  language: z.string(),
  city: z.string(),
  cityArabic: z.optional(z.string()),
  street: z.string(),
  /** Set for a parcel to a pickup point. */
  pickupPoint: z.optional(z.string()),
  lines: z.array(z.object({ name: z.string(), quantity: z.int() })),
  /** What the chat says. */
  message: z.string(),
  /** Newest first. */
  events: z.array(parcelEvent),
  steps: z.array(rescueStep),
});

export type RescueTask = z.infer<typeof rescueTask>;

/** `id` is made by the browser: the same step that is sent twice counts once. */
const stepBody = z.object({
  id: z.uuid(messageOf('step-id-not-uuid')),
  outcome: z.enum(rescueOutcomes, messageOf('outcome-unknown')),
  newDate: z.optional(z.iso.date(messageOf('courier-day-required'))),
  note: z._default(blankableText(2000), ''),
});

export type RescueStepBody = z.output<typeof stepBody>;

export const rescueApi = {
  /** What is to be done, oldest target first, then what rests. */
  list: endpoint('GET', '/rescues', {
    access: 'orders.confirm',
    query: z.object(pageOf),
    reply: z.object({
      rescues: z.array(rescue),
      /** How many are to be done now. */
      due: z.int(),
      count: z.int(),
      pages: z.int(),
      page: z.int(),
    }),
  }),
  /** Gives the caller this task for ten minutes, its products named in this language. */
  claim: endpoint('POST', '/rescues/:id/claim', {
    access: 'orders.confirm',
    params: idParams,
    query: textsQuery,
    reply: rescueTask,
  }),
  release: endpoint('POST', '/rescues/:id/release', {
    access: 'orders.confirm',
    params: idParams,
    reply: z.object({ message: z.string() }),
  }),
  /** Records what the call led to. `next` is the next task to do that nobody has on the screen. */
  record: endpoint('POST', '/rescues/:id/steps', {
    access: 'orders.confirm',
    params: idParams,
    body: stepBody,
    reply: z.object({ comesBackAt: z.optional(z.iso.datetime()), next: z.optional(id) }),
    status: 201,
  }),
};
