import * as z from 'zod/mini';
import { csvPieces } from './csv.ts';
import { deliveryKinds } from './delivery-price.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { readerLanguage } from './query-values.ts';
import { day } from './settings-fields.ts';
import { optionalTypedText, typedLine } from './text.ts';
import { inCentimes, money, whole, wrongNumber } from './typed-number.ts';

const priceMessage = 'A price is a number from 0 to 1000000';
const price = z
  .number(wrongNumber(priceMessage, money))
  .check(z.minimum(0, priceMessage), z.maximum(1_000_000, priceMessage), inCentimes);

const daysMessage = 'Days are a whole number from 0 to 99';
const days = z.nullable(
  z.int(wrongNumber(daysMessage, whole)).check(z.minimum(0, daysMessage), z.maximum(99, daysMessage)),
);

const codeMessage = 'Wilaya is a code from 1 to 69';
const code = z
  .int(wrongNumber(codeMessage, whole))
  .check(z.minimum(1, codeMessage), z.maximum(69, codeMessage));

const communeNumber = z.int('Commune is unknown').check(z.minimum(1, 'Commune is unknown'));

/** What one kind of delivery to a place costs, in dinars. Without a price the shop does not deliver there. */
export const rate = z
  .object({
    wilaya: code,
    /** Null for the rate of the whole wilaya. */
    commune: z.nullable(communeNumber),
    kind: z.enum(deliveryKinds, 'Delivery is home or desk'),
    price: z.nullable(price),
    /** What the courier takes, if the shop knows it. */
    cost: z.nullable(price),
    minDays: days,
    maxDays: days,
  })
  .check(
    z.refine(({ minDays, maxDays }) => minDays === null || maxDays === null || minDays <= maxDays, {
      error: 'The longest time is shorter than the shortest',
      path: ['maxDays'],
    }),
  );

export type Rate = z.output<typeof rate>;

const weightMessage = 'Weight is a number of grams from 0 to 100000';

const rules = {
  /** The cart's estimate while nobody has named a wilaya. */
  estimate: price,
  estimateFreeAbove: z.nullable(price),
  freeAboveIsOn: z.boolean('Must be true or false'),
  freeAbove: price,
  /** The first and the last day of the rule, in the shop's time zone; blank for none. */
  freeAboveFrom: day,
  freeAboveUntil: day,
  freeAboveKinds: z.array(z.enum(deliveryKinds, 'Delivery is home or desk'), 'Kinds must be a list'),
  freeAboveExcept: z
    .array(code, 'Wilayas must be a list')
    .check(z.maxLength(69, 'A wilaya can be in a list only once')),
  weightSteps: z
    .array(
      z.object({
        above: z
          .int(wrongNumber(weightMessage, whole))
          .check(z.minimum(0, weightMessage), z.maximum(100_000, weightMessage)),
        perKg: price,
      }),
      'Weight steps must be a list',
    )
    .check(z.maxLength(10, 'At most 10 weight steps')),
};

const points = z
  .array(
    z.object({
      /** Absent for a new one. */
      _id: z.optional(id),
      commune: communeNumber,
      name: typedLine(100, 'A pickup point needs a name'),
      address: optionalTypedText(200),
      phone: optionalTypedText(30),
      hours: optionalTypedText(100),
      isActive: z.boolean('Must be true or false'),
    }),
    'Pickup points must be a list',
  )
  .check(z.maxLength(500, 'At most 500 pickup points'));

const maxRates = 1000;

const rates = z.array(rate, 'Rates must be a list').check(z.maxLength(maxRates, `At most ${maxRates} rates`));

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
  version: z.int('Version must be a whole number'),
  rates,
  points,
  rules: z
    .object(rules, 'Send the rules as an object')
    .check(
      z.refine(
        ({ freeAboveFrom, freeAboveUntil }) => freeAboveUntil === '' || freeAboveFrom <= freeAboveUntil,
        { error: 'The last day is before the first', path: ['freeAboveUntil'] },
      ),
    ),
});

export type TariffBody = z.output<typeof tariffBody>;

export const adminDeliveryApi = {
  tariff: endpoint('GET', '/delivery/tariff', { access: 'admin', reply: storedTariff }),
  /** Replaces the tariff. An outdated version answers 409 with `tariff`, as it is stored now. */
  save: endpoint('PUT', '/delivery/tariff', { access: 'admin', body: tariffBody, reply: storedTariff }),
  export: endpoint('GET', '/delivery/tariff/export', {
    access: 'admin',
    query: z.object(readerLanguage),
    download: 'delivery-rates',
    reply: csvPieces,
  }),
  /** Reads rates from a file as `export` writes it. Nothing is saved, and with problems there are no rates. */
  read: endpoint('POST', '/delivery/tariff/read', {
    access: 'admin',
    body: z.object({
      csv: z.string('Send the file as text').check(z.maxLength(200_000, 'The file must be at most 200 kB')),
    }),
    reply: z.object({
      rates: z.array(z.object(rate.shape)),
      communes: z.array(named),
      problems: z.array(z.object({ line: z.int(), message: z.string() })),
    }),
  }),
};
