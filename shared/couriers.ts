import * as z from 'zod/mini';
import { csvPieces } from './csv.ts';
import { endpoint } from './endpoint.ts';
import { id, idParams } from './ids.ts';
import { orderStatuses } from './order-terms.ts';
import { courierKinds, parcelProblems, parcelStatuses, sheetFields } from './parcel-terms.ts';
import { blankIsAbsent, keyword, pageOf } from './query-values.ts';
import { optionalTypedText, typedLine } from './text.ts';

export type * from './parcel-terms.ts';

const amountMessage = 'An amount is a number from 0 to 1000000';
const amount = z
  .number(amountMessage)
  .check(z.minimum(0, amountMessage), z.maximum(1_000_000, amountMessage));

const wilayaMessage = 'Wilaya is a code from 1 to 69';
const wilaya = z.int(wilayaMessage).check(z.minimum(1, wilayaMessage), z.maximum(69, wilayaMessage));

const kind = z.enum(courierKinds, 'This kind of courier does not exist');

const sheetColumn = z.object(
  {
    field: z.enum(sheetFields, 'This value of a sheet does not exist'),
    heading: typedLine(60, 'Each column needs a heading'),
  },
  'Each column is an object',
);

const sheetColumns = z.array(sheetColumn, 'Columns must be a list').check(
  z.minLength(1, 'A sheet has at least one column'),
  z.maxLength(sheetFields.length, 'A sheet has each value once'),
  z.refine(
    (columns) => new Set(columns.map(({ field }) => field)).size === columns.length,
    'A sheet has each value once',
  ),
  z.refine((columns) => columns.some(({ field }) => field === 'reference'), 'A sheet needs the reference'),
);

const courierFields = z.object({
  name: typedLine(60, 'A courier needs a name'),
  kind,
  fromWilaya: z.nullable(wilaya),
  /** What a parcel that comes back costs the shop, in dinars. */
  returnFee: amount,
  /** The most that the courier collects for a parcel, in dinars. */
  maxCollected: z.nullable(amount.check(z.minimum(1, 'The most to collect is at least 1 DA'))),
  sheetColumns,
  isActive: z.boolean('Active is true or false'),
});

export const newCourierBody = courierFields;

const courierChange = z.extend(courierFields, { version: z.int('Version must be a whole number') });

/** A courier as its settings show it. */
export const courier = z.object({
  _id: id,
  name: z.string(),
  kind: z.enum(courierKinds),
  fromWilaya: z.nullable(z.int()),
  returnFee: z.number(),
  maxCollected: z.nullable(z.number()),
  sheetColumns: z.array(z.object({ field: z.enum(sheetFields), heading: z.string() })),
  isActive: z.boolean(),
  version: z.int(),
});

export type Courier = z.infer<typeof courier>;
export type CourierBody = z.output<typeof newCourierBody>;
export type CourierChange = z.output<typeof courierChange>;

/** A courier as packers choose it, with the number of its parcels on the way. */
const listedCourier = z.extend(z.pick(courier, { _id: true, name: true, kind: true, isActive: true }), {
  open: z.int(),
});

export type ListedCourier = z.infer<typeof listedCourier>;

const parcelEvent = z.object({
  at: z.iso.datetime(),
  status: z.enum([...parcelStatuses, 'unknown']),
  raw: z.string(),
  reason: z.string(),
  place: z.string(),
  by: z.string(),
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
  collected: z.number(),
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

const shownParcel = z.extend(parcel, { events: z.array(parcelEvent) });

export type ShownParcel = z.infer<typeof shownParcel>;

/** Which parcels a list shows: those without a tracking number, on the way, or that need somebody. */
const parcelLists = ['waiting', 'moving', 'attention'] as const;

const parcelQuery = z.object({
  page: pageOf.page,
  limit: pageOf.limit,
  show: blankIsAbsent(z.enum(parcelLists, 'There is no such list of parcels')),
  courier: blankIsAbsent(id),
  status: blankIsAbsent(z.enum(parcelStatuses, 'Status is unknown')),
  /** Searches tracking number, reference, name and phone. */
  keyword: blankIsAbsent(keyword),
});

export type ParcelQuery = z.output<typeof parcelQuery>;

/** The most orders that are sent at once. */
const maxParcelsAtOnce = 500;

const sending = z.object({
  courierId: id,
  orderIds: z
    .array(id)
    .check(
      z.minLength(1, 'Choose at least one order'),
      z.maxLength(maxParcelsAtOnce, `Choose at most ${maxParcelsAtOnce} orders`),
    ),
});

/** A refused order does not keep the others from being sent. */
const sent = z.object({
  made: z.array(z.object({ _id: id, orderId: id })),
  refused: z.array(z.object({ _id: id, reason: z.string() })),
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

const trackingFile = z.object({
  csv: z.string('Send the file as text').check(z.maxLength(200_000, 'The file must be at most 200 kB')),
  /** Without it, the reply only shows what would change. */
  apply: z._default(z.boolean('Apply is true or false'), false),
});

export type TrackingFile = z.output<typeof trackingFile>;

const trackingChange = z.object({
  reference: z.string(),
  customer: z.string(),
  before: z.optional(z.string()),
  tracking: z.string(),
});

/** With problems nothing is changed. */
const trackingResult = z.object({
  changes: z.array(trackingChange),
  same: z.int(),
  problems: z.array(z.object({ line: z.int(), message: z.string() })),
  isApplied: z.boolean(),
});

export type TrackingResult = z.infer<typeof trackingResult>;

/** The units of each line of the order that came back and cannot be sold again. */
const restocking = z.object({
  lost: z.array(
    z.object({
      position: z.int('Each line needs its position').check(z.minimum(0, 'Each line needs its position')),
      quantity: z.int('Quantity must be a whole number').check(z.minimum(1, 'Quantity must be at least 1')),
    }),
    'Lines must be a list',
  ),
});

export const courierApi = {
  /** All couriers by name. */
  list: endpoint('GET', '/couriers', { access: 'orders.pack', reply: z.array(listedCourier) }),
  read: endpoint('GET', '/couriers/:id', { access: 'admin', params: idParams, reply: courier }),
  create: endpoint('POST', '/couriers', {
    access: 'admin',
    body: newCourierBody,
    reply: courier,
    status: 201,
  }),
  /** An outdated version answers 409 with `courier`, as it is stored now. */
  update: endpoint('PUT', '/couriers/:id', {
    access: 'admin',
    params: idParams,
    body: courierChange,
    reply: courier,
  }),
  /** Reads tracking numbers by reference. */
  importTracking: endpoint('POST', '/couriers/:id/tracking', {
    access: 'orders.pack',
    params: idParams,
    body: trackingFile,
    reply: trackingResult,
  }),
};

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
    download: 'parcels',
    reply: csvPieces,
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
      status: z.enum(parcelStatuses, 'Status is unknown'),
      reason: optionalTypedText(200),
    }),
    reply: shownParcel,
  }),
  /** Says which units of a returned parcel cannot be sold again. They leave the stock. */
  restock: endpoint('POST', '/parcels/:id/restock', {
    access: 'orders.pack',
    params: idParams,
    body: restocking,
    reply: shownParcel,
  }),
};
