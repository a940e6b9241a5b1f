import * as z from 'zod/mini';
import { fileQuery, tableReply } from '../contract/downloads.ts';
import { endpoint } from '../contract/endpoint.ts';
import { dayOrBlank, textsQuery } from '../contract/query-values.ts';
import { lineProblem, messageOf } from '../refusals/codes.ts';
import { id } from '../values/ids.ts';
import { optionalTypedText, typedLine } from '../values/text.ts';
import { inCentimes, money, whole, wrongNumber } from '../values/typed-number.ts';
import { deliveryKinds } from './delivery-price.ts';
import { wilayaCount } from './wilaya-count.ts';

const priceMessage = messageOf('tariff-price-invalid');
const price = z
  .number(wrongNumber(priceMessage, money))
  .check(z.minimum(0, priceMessage), z.maximum(1_000_000, priceMessage), inCentimes);

const daysMessage = messageOf('days-invalid');
const days = z.nullable(
  z.int(wrongNumber(daysMessage, whole)).check(z.minimum(0, daysMessage), z.maximum(99, daysMessage)),
);

const codeMessage = messageOf('wilaya-code-invalid');
const code = z
  .int(wrongNumber(codeMessage, whole))
  .check(z.minimum(1, codeMessage), z.maximum(wilayaCount, codeMessage));

const communeNumber = z.int(messageOf('commune-unknown')).check(z.minimum(1, messageOf('commune-unknown')));

/** What one kind of delivery to a place costs, in dinars. Without a price the shop does not deliver there. */
export const rate = z
  .object({
    wilaya: code,
    /** Null for the rate of the whole wilaya. */
    commune: z.nullable(communeNumber),
    kind: z.enum(deliveryKinds, messageOf('delivery-kind-unknown')),
    price: z.nullable(price),
    /** What the courier takes, if the shop knows it. */
    cost: z.nullable(price),
    minDays: days,
    maxDays: days,
  })
  .check(
    z.refine(({ minDays, maxDays }) => minDays === null || maxDays === null || minDays <= maxDays, {
      error: messageOf('longest-time-too-short'),
      path: ['maxDays'],
    }),
  );

export type Rate = z.output<typeof rate>;

const weightMessage = messageOf('weight-invalid');

const rules = {
  /** The cart's estimate while nobody has named a wilaya. */
  estimate: price,
  freeAboveIsOn: z.boolean(messageOf('not-boolean')),
  freeAbove: price,
  /** The first and the last day of the rule, in the shop's time zone; blank for none. */
  freeAboveFrom: dayOrBlank,
  freeAboveUntil: dayOrBlank,
  freeAboveKinds: z.array(
    z.enum(deliveryKinds, messageOf('delivery-kind-unknown')),
    messageOf('kinds-not-a-list'),
  ),
  freeAboveExcept: z
    .array(code, messageOf('wilayas-not-a-list'))
    .check(z.maxLength(wilayaCount, messageOf('wilaya-twice'))),
  weightSteps: z
    .array(
      z.object({
        above: z
          .int(wrongNumber(weightMessage, whole))
          .check(z.minimum(0, weightMessage), z.maximum(100_000, weightMessage)),
        perKg: price,
      }),
      messageOf('weight-steps-not-a-list'),
    )
    .check(z.maxLength(10, messageOf('too-many-weight-steps'))),
};

const points = z
  .array(
    z.object({
      /** Absent for a new one. */
      _id: z.optional(id),
      commune: communeNumber,
      name: typedLine(100, messageOf('pickup-point-needs-name')),
      address: optionalTypedText(200),
      phone: optionalTypedText(30),
      hours: optionalTypedText(100),
      isActive: z.boolean(messageOf('not-boolean')),
    }),
    messageOf('pickup-points-not-a-list'),
  )
  .check(z.maxLength(500, messageOf('too-many-pickup-points')));

const maxRates = 1000;

const rates = z
  .array(rate, messageOf('rates-not-a-list'))
  .check(z.maxLength(maxRates, messageOf('too-many-rates', { max: maxRates })));

const named = z.object({ id: z.int(), wilaya: z.int(), name: z.string() });

/** The whole tariff, as the back office edits it. */
export const storedTariff = z.object({
  version: z.int(),
  changedAt: z.nullable(z.iso.datetime()),
  changedBy: z.nullable(z.string()),
  /** `mother` is the wilaya whose rates a new one has until it has its own. */
  wilayas: z.array(z.object({ code: z.int(), name: z.string(), mother: z.nullable(z.int()) })),
  /** The communes that rates and pickup points name. */
  communes: z.array(named),
  rates: z.array(z.object(rate.shape)),
  points: z.array(
    z.object({
      _id: id,
      commune: z.int(),
      name: z.string(),
      address: z.string(),
      phone: z.string(),
      hours: z.string(),
      isActive: z.boolean(),
    }),
  ),
  rules: z.object(rules),
});

export type StoredTariff = z.infer<typeof storedTariff>;

export const tariffBody = z.object({
  version: z.int(messageOf('version-not-whole')),
  rates,
  points,
  rules: z
    .object(rules, messageOf('rules-not-object'))
    .check(
      z.refine(
        ({ freeAboveFrom, freeAboveUntil }) => freeAboveUntil === '' || freeAboveFrom <= freeAboveUntil,
        { error: messageOf('last-day-before-first'), path: ['freeAboveUntil'] },
      ),
    ),
});

export type TariffBody = z.output<typeof tariffBody>;

export const adminDeliveryApi = {
  tariff: endpoint('GET', '/delivery/tariff', { access: 'admin', query: textsQuery, reply: storedTariff }),
  /** Replaces the tariff. An outdated version answers 409 with `tariff`, as it is stored now. */
  save: endpoint('PUT', '/delivery/tariff', {
    access: 'admin',
    query: textsQuery,
    body: tariffBody,
    reply: storedTariff,
  }),
  export: endpoint('GET', '/delivery/tariff/export', {
    access: 'admin',
    query: fileQuery,
    download: { en: 'delivery-rates', fr: 'tarifs-livraison' },
    reply: tableReply,
  }),
  /** Reads rates from a file as `export` writes it. Nothing is saved, and with problems there are no rates. */
  read: endpoint('POST', '/delivery/tariff/read', {
    access: 'admin',
    body: z.object({
      csv: z.string(messageOf('file-not-text')).check(z.maxLength(200_000, messageOf('text-file-too-large'))),
    }),
    reply: z.object({
      rates: z.array(z.object(rate.shape)),
      communes: z.array(named),
      problems: z.array(lineProblem),
    }),
  }),
};
