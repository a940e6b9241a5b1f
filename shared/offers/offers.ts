import * as z from 'zod/mini';
import { blankIsAbsent, keptDay, keyword, pageOf } from '../contract/query-values.ts';
import { wilayaCount } from '../delivery/wilaya-count.ts';
import { messageOf } from '../refusals/codes.ts';
import { id } from '../values/ids.ts';
import { optionalName, typedLine } from '../values/text.ts';
import { inCentimes } from '../values/typed-number.ts';
import { codesBody } from './codes-of-offer.ts';
import { isWhole } from './whole-number.ts';

/** The kinds of offers: a lower price, a code that is typed, a price for several units of a product, free delivery, or a gift. */
export const offerKinds = ['price_cut', 'code', 'quantity', 'delivery', 'gift'] as const;

const maxDinars = 1_000_000_000;

const amountMessage = messageOf('offer-amount-not-within', { max: maxDinars });

const dinars = (min: number) =>
  z
    .number(amountMessage)
    .check(z.minimum(min, amountMessage), z.maximum(maxDinars, amountMessage), inCentimes);

const listMessage = messageOf('offer-targets-not-a-list');

const listOf = (item: z.ZodMiniType<string, string>) =>
  z._default(z.array(item, listMessage).check(z.maxLength(500, listMessage)), []);

/** Products by their ids, categories with all below them, brands as they are written, and needs by their ids. */
export const offerTargets = z.object(
  {
    products: listOf(id),
    categories: listOf(id),
    brands: listOf(typedLine(200, listMessage)),
    needs: listOf(id),
  },
  listMessage,
);

export type OfferTargets = z.output<typeof offerTargets>;

export const noTargets = { products: [], categories: [], brands: [], needs: [] };

/** So many units cost `price` together, or `free` of them are free. */
const tier = z
  .object({
    units: isWhole(2, 99),
    price: z._default(z.nullable(dinars(0.01)), null),
    free: z._default(z.nullable(isWhole(1, 98)), null),
  })
  .check(
    z.refine(({ price, free }) => (price === null) !== (free === null), messageOf('offer-tier-incomplete')),
    z.refine(({ units, free }) => free === null || free < units, messageOf('offer-tier-all-free')),
  );

const fields = z.object({
  name: typedLine(100, messageOf('offer-name-required')),
  /** Translations; `name` is in the main language of the catalog. */
  nameEn: optionalName(100),
  nameFr: optionalName(100),
  nameAr: optionalName(100),
  kind: z.enum(offerKinds, messageOf('offer-kind-unknown')),
  /** Both included, in the shop's time zone. */
  firstDay: keptDay(messageOf('date-invalid')),
  lastDay: keptDay(messageOf('date-invalid')),
  isActive: z._default(z.boolean(messageOf('active-not-boolean')), true),
  /** A code or a price cut takes one of these off. */
  percent: z._default(z.nullable(isWhole(1, 100)), null),
  amount: z._default(z.nullable(dinars(0.01)), null),
  /** The price itself, for a price cut of one product. */
  price: z._default(z.nullable(dinars(0.01)), null),
  tiers: z._default(z.array(tier).check(z.maxLength(5, messageOf('offer-tiers-required'))), []),
  /** From this sum of the items in dinars on, a code takes the higher percentage off. */
  higherPercent: z._default(z.nullable(isWhole(1, 100)), null),
  higherFrom: z._default(z.nullable(dinars(0.01)), null),
  /** One unit of this product is given, in this size if it has sizes, for so many units of the offer's products. */
  giftProduct: z._default(z.nullable(id), null),
  giftSize: optionalName(50),
  giftUnits: z._default(z.nullable(isWhole(1, 99)), null),
  /** The least sum of the items in dinars, before discounts; of a gift, the sum of the offer's products. */
  minimum: z._default(dinars(0), 0),
  maxUses: z._default(z.nullable(isWhole(1, 1_000_000)), null),
  maxPerPhone: z._default(z.nullable(isWhole(1, 1000)), null),
  firstOrderOnly: z._default(z.boolean(messageOf('not-boolean')), false),
  /** Codes of wilayas; none means all. */
  wilayas: z._default(z.array(isWhole(1, wilayaCount)).check(z.maxLength(wilayaCount)), []),
  /** Empty is all products. */
  included: z._default(offerTargets, noTargets),
  excluded: z._default(offerTargets, noTargets),
});

type Fields = z.output<typeof fields>;

type Check = { path: keyof Fields; message: string; holds: (offer: Fields) => boolean };

/** The fields that a price cut needs, and those that only the other kinds may have. */
const cutChecks: Check[] = [
  {
    path: 'percent',
    message: messageOf('offer-cut-takes-one'),
    holds: ({ kind, percent, amount, price }) =>
      kind !== 'price_cut' || [percent, amount, price].filter((part) => part !== null).length === 1,
  },
  {
    path: 'percent',
    message: messageOf('offer-number-not-within', { min: 1, max: 99 }),
    holds: ({ kind, percent }) => kind !== 'price_cut' || percent === null || percent < 100,
  },
  {
    path: 'price',
    message: messageOf('offer-price-for-one-product'),
    holds: ({ kind, price, included, excluded }) =>
      price === null ||
      (kind === 'price_cut' &&
        included.products.length === 1 &&
        [included, excluded].flatMap((targets) => Object.values(targets).flat()).length === 1),
  },
  {
    path: 'minimum',
    message: messageOf('offer-cut-without-conditions'),
    holds: ({ kind, minimum, maxUses, maxPerPhone, firstOrderOnly, wilayas }) =>
      kind !== 'price_cut' ||
      (minimum === 0 && !maxUses && !maxPerPhone && !firstOrderOnly && wilayas.length === 0),
  },
];

const checks: Check[] = [
  {
    path: 'lastDay',
    message: messageOf('last-day-before-first'),
    holds: ({ firstDay, lastDay }) => firstDay <= lastDay,
  },
  {
    path: 'percent',
    message: messageOf('offer-code-takes-one'),
    holds: ({ kind, percent, amount }) =>
      kind === 'price_cut' ||
      (((percent === null) !== (amount === null)) === (kind === 'code') &&
        (kind === 'code' || percent === null)),
  },
  ...cutChecks,
  {
    path: 'tiers',
    message: messageOf('offer-tiers-required'),
    holds: ({ kind, tiers }) => tiers.length > 0 === (kind === 'quantity'),
  },
  {
    path: 'tiers',
    message: messageOf('offer-tier-twice'),
    holds: ({ tiers }) => new Set(tiers.map(({ units }) => units)).size === tiers.length,
  },
  {
    path: 'included',
    message: messageOf('offer-delivery-has-no-targets'),
    holds: ({ kind, included, excluded }) =>
      kind !== 'delivery' ||
      [...Object.values(included), ...Object.values(excluded)].every((all) => all.length === 0),
  },
  {
    path: 'higherPercent',
    message: messageOf('offer-higher-percent'),
    holds: ({ percent, minimum, higherPercent, higherFrom }) =>
      (higherPercent === null && higherFrom === null) ||
      (percent !== null && (higherPercent ?? 0) > percent && (higherFrom ?? 0) > minimum),
  },
  {
    path: 'giftProduct',
    message: messageOf('offer-gift-required'),
    holds: ({ kind, giftProduct, giftSize }) =>
      kind === 'gift' ? giftProduct !== null : giftProduct === null && giftSize === '',
  },
  {
    path: 'giftUnits',
    message: messageOf('offer-gift-condition'),
    holds: ({ kind, giftUnits, minimum }) =>
      kind === 'gift' ? (giftUnits === null) === minimum > 0 : giftUnits === null,
  },
  {
    path: 'giftProduct',
    message: messageOf('offer-gift-own-target'),
    holds: ({ giftProduct, included }) => giftProduct === null || !included.products.includes(giftProduct),
  },
];

const consistent = z.check<Fields>(({ value, issues }) => {
  for (const { path, message, holds } of checks) {
    if (!holds(value)) issues.push({ code: 'custom', message, path: [path], input: value });
  }
});

/** `acceptsBelowCost`: a price cut may sell products below what the shop pays for them. */
const sent = z.extend(fields, {
  acceptsBelowCost: z._default(z.boolean(messageOf('not-boolean')), false),
});

export const offerBody = sent.check(consistent);

/** A new offer, with its first codes if it is of the kind code. */
export const newOfferBody = z.extend(sent, { codes: z.optional(codesBody) }).check(
  consistent,
  z.refine(({ kind, codes }) => kind === 'code' || codes === undefined, {
    path: ['codes'],
    error: messageOf('offer-has-no-codes'),
  }),
);

export const offerChangeBody = z
  .extend(sent, { version: z.int(messageOf('version-not-whole')) })
  .check(consistent);

/** `state` is as of today. `uses` are the orders that took it, `codes` the number of its codes. */
export const offer = z.object({
  ...fields.shape,
  _id: id,
  version: z.int(),
  state: z.enum(['running', 'planned', 'over', 'paused']),
  uses: z.int(),
  codes: z.int(),
});

/**
 * Only for those who may see money: what it took off, and the totals of its orders, without cancelled ones. That of a price
 * cut is that of the lines sold by it, and what it took off is not known.
 */
export const listedOffer = z.extend(offer, {
  saved: z.optional(z.number()),
  revenue: z.optional(z.number()),
});

export type ListedOffer = z.infer<typeof listedOffer>;

/** With both days, those that run on one of the days between them, the first to begin first. */
export const offerQuery = z.object({
  keyword: blankIsAbsent(keyword),
  startDate: z.optional(keptDay(messageOf('date-invalid'))),
  endDate: z.optional(keptDay(messageOf('date-invalid'))),
  ...pageOf,
});

/** A product of a price cut: its price, what it costs without the cut, and with it. */
const cutProduct = z.object({
  _id: id,
  name: z.string(),
  imageUrl: z.string(),
  former: z.number(),
  before: z.number(),
  after: z.number(),
});

/** The products of a price cut whose price it lowers: their number and the first ones by name. */
export const cutProducts = z.object({ count: z.int(), products: z.array(cutProduct) });

export type CutProducts = z.output<typeof cutProducts>;

/** The products that a preview shows, and those of the sheet for the declaration. */
export const previewedProducts = 10;
export const declaredProducts = 1_000;

export type Offer = z.output<typeof offer>;
export type OfferBody = z.output<typeof offerBody>;
export type NewOfferBody = z.output<typeof newOfferBody>;
export type OfferChangeBody = z.output<typeof offerChangeBody>;
export type OfferQuery = z.output<typeof offerQuery>;
