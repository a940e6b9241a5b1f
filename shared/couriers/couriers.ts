import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { wholeNumber } from '../contract/query-values.ts';
import { wilayaCount } from '../delivery/wilaya-count.ts';
import { lineProblem, messageOf } from '../refusals/codes.ts';
import { id, idParams } from '../values/ids.ts';
import { optionalTypedText, typedLine } from '../values/text.ts';
import { inCentimes, money, wrongNumber } from '../values/typed-number.ts';
import { courierKinds, sheetFields } from './parcel-terms.ts';

export type * from './parcel-terms.ts';

const amountMessage = messageOf('amount-invalid');
const amount = z
  .number(wrongNumber(amountMessage, money))
  .check(z.minimum(0, amountMessage), z.maximum(1_000_000, amountMessage), inCentimes);

const wilayaMessage = messageOf('wilaya-code-invalid');
const wilaya = z.int(wilayaMessage).check(z.minimum(1, wilayaMessage), z.maximum(wilayaCount, wilayaMessage));

const kind = z.enum(courierKinds, messageOf('courier-kind-unknown'));

const sheetColumn = z.object(
  {
    field: z.enum(sheetFields, messageOf('sheet-value-unknown')),
    heading: typedLine(60, messageOf('heading-required')),
  },
  messageOf('column-not-object'),
);

const sheetColumns = z.array(sheetColumn, messageOf('columns-not-a-list')).check(
  z.minLength(1, messageOf('sheet-without-columns')),
  z.maxLength(sheetFields.length, messageOf('sheet-value-twice')),
  z.refine(
    (columns) => new Set(columns.map(({ field }) => field)).size === columns.length,
    messageOf('sheet-value-twice'),
  ),
  z.refine(
    (columns) => columns.some(({ field }) => field === 'reference'),
    messageOf('sheet-needs-reference'),
  ),
);

/** A header of a call has no other characters. */
function headerText(max: number) {
  const message = messageOf('key-characters');
  return z._default(optionalTypedText(max).check(z.regex(/^[\x20-\x7e]*$/, message)), '');
}

/** The two parts of the key, and the secret that signs the webhook's messages. */
const secretFields = {
  id: headerText(200),
  token: headerText(500),
  webhook: optionalTypedText(200),
};

const courierFields = z.object({
  name: typedLine(60, messageOf('courier-needs-name')),
  kind,
  fromWilaya: z.nullable(wilaya),
  /** What a parcel that comes back costs the shop, in dinars. */
  returnFee: amount,
  /** The most that the courier collects for a parcel, in dinars. */
  maxCollected: z.nullable(amount.check(z.minimum(1, messageOf('maximum-collected-not-positive')))),
  sheetColumns,
  /** The address of the interface; blank for the usual one. */
  baseUrl: z._default(
    optionalTypedText(200).check(
      z.regex(/^(https?:\/\/[^\s/?#@\\]+(\/[^\s?#]*)?)?$/i, messageOf('url-not-https')),
    ),
    '',
  ),
  /** Keys of the interface. One that is blank stays as it is. No reply has them. */
  secrets: z._default(z.object(secretFields), { id: '', token: '', webhook: '' }),
  isActive: z.boolean(messageOf('active-not-boolean')),
});

export const newCourierBody = courierFields;

const courierChange = z.extend(courierFields, { version: z.int(messageOf('version-not-whole')) });

/** A courier as its settings show it. */
export const courier = z.object({
  _id: id,
  name: z.string(),
  kind: z.enum(courierKinds),
  fromWilaya: z.nullable(z.int()),
  returnFee: z.number(),
  maxCollected: z.nullable(z.number()),
  sheetColumns: z.array(z.object({ field: z.enum(sheetFields), heading: z.string() })),
  baseUrl: z.string(),
  /** Which keys are stored. */
  hasSecrets: z.object({ id: z.boolean(), token: z.boolean(), webhook: z.boolean() }),
  isActive: z.boolean(),
  version: z.int(),
});

export type Courier = z.infer<typeof courier>;
export type CourierBody = z.output<typeof newCourierBody>;
export type CourierChange = z.output<typeof courierChange>;

/** A courier as packers choose it, with the number of its parcels on the way. */
const listedCourier = z.extend(z.pick(courier, { _id: true, name: true, kind: true, isActive: true }), {
  open: z.int(),
  /** Whether no parcel can be made, because keys of its interface are missing. */
  lacksKeys: z.boolean(),
});

export type ListedCourier = z.infer<typeof listedCourier>;

const trackingFile = z.object({
  csv: z.string(messageOf('file-not-text')).check(z.maxLength(200_000, messageOf('text-file-too-large'))),
  /** Without it, the reply only shows what would change. */
  apply: z._default(z.boolean(messageOf('apply-not-boolean')), false),
  /** Whether the other lines count although some have problems. */
  partly: z._default(z.boolean(messageOf('partly-not-boolean')), false),
});

export type TrackingFile = z.output<typeof trackingFile>;

const trackingChange = z.object({
  reference: z.string(),
  customer: z.string(),
  before: z.optional(z.string()),
  tracking: z.string(),
});

/** With problems nothing is changed, unless `partly` was sent. */
const trackingResult = z.object({
  changes: z.array(trackingChange),
  same: z.int(),
  problems: z.array(lineProblem),
  isApplied: z.boolean(),
});

export type TrackingResult = z.infer<typeof trackingResult>;

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
  /** What the courier asks for a parcel to a wilaya, in dinars. */
  fees: endpoint('GET', '/couriers/:id/fees', {
    access: 'admin',
    params: idParams,
    query: z.object({ wilaya: wholeNumber('Wilaya', wilayaCount) }),
    reply: z.object({
      home: z.nullable(z.number()),
      desk: z.nullable(z.number()),
      returned: z.nullable(z.number()),
    }),
  }),
  /** Reads where the courier delivers, and its pickup points. */
  readPlaces: endpoint('POST', '/couriers/:id/places', {
    access: 'admin',
    params: idParams,
    reply: z.object({ places: z.int(), desks: z.int(), unknown: z.int() }),
  }),
  /** The courier checks the webhook by a word that it wants back, as plain text. */
  checkWebhook: endpoint('GET', '/couriers/:id/webhook', {
    access: 'anyone',
    params: idParams,
    query: z.object({
      crc_token: z
        .string(messageOf('crc-token-missing'))
        .check(z.regex(/^[\w.~+/=-]{1,200}$/, messageOf('crc-token-missing'))),
    }),
    reply: z.string(),
  }),
  webhook: endpoint('POST', '/couriers/:id/webhook', {
    access: 'anyone',
    params: idParams,
    signed: true,
    reply: z.object({ message: z.string() }),
  }),
  /** Reads tracking numbers by reference. */
  importTracking: endpoint('POST', '/couriers/:id/tracking', {
    access: 'orders.pack',
    params: idParams,
    body: trackingFile,
    reply: trackingResult,
  }),
};
