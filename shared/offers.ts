import * as z from 'zod/mini';
import { fileQuery, tableReply } from './contract/downloads.ts';
import { endpoint } from './contract/endpoint.ts';
import { blankIsAbsent, keptDay, keyword, pageOf } from './contract/query-values.ts';
import { foldedCode, longestCode, shortestCode } from './orders/discount-codes.ts';
import { lineProblem, messageOf } from './refusals/codes.ts';
import { id, idParams } from './values/ids.ts';
import { optionalName, typedLine } from './values/text.ts';
import { inCentimes } from './values/typed-number.ts';

/** The kinds of offers: a code that is typed, a price for several units of a product, free delivery, or a gift. */
export const offerKinds = ['code', 'quantity', 'delivery', 'gift'] as const;

const maxDinars = 1_000_000_000;

const isWhole = (min: number, max: number) => {
  const message = messageOf('offer-number-not-within', { min, max });
  return z.int(message).check(z.minimum(min, message), z.maximum(max, message));
};

const amountMessage = messageOf('offer-amount-not-within', { max: maxDinars });

const dinars = (min: number) =>
  z
    .number(amountMessage)
    .check(z.minimum(min, amountMessage), z.maximum(maxDinars, amountMessage), inCentimes);

const listMessage = messageOf('offer-targets-not-a-list');

const listOf = (item: z.ZodMiniType<string, string>) =>
  z._default(z.array(item, listMessage).check(z.maxLength(500, listMessage)), []);

/** Products by their ids, categories with all below them, and brands as they are written. */
const targets = z.object(
  { products: listOf(id), categories: listOf(id), brands: listOf(typedLine(200, listMessage)) },
  listMessage,
);

export type OfferTargets = z.output<typeof targets>;

const noTargets = { products: [], categories: [], brands: [] };

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
  nameFr: optionalName(100),
  nameAr: optionalName(100),
  kind: z.enum(offerKinds, messageOf('offer-kind-unknown')),
  /** Both included, in the shop's time zone. */
  firstDay: keptDay(messageOf('date-invalid')),
  lastDay: keptDay(messageOf('date-invalid')),
  isActive: z._default(z.boolean(messageOf('active-not-boolean')), true),
  /** A code takes one of these off. */
  percent: z._default(z.nullable(isWhole(1, 100)), null),
  amount: z._default(z.nullable(dinars(0.01)), null),
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
  wilayas: z._default(z.array(isWhole(1, 69)).check(z.maxLength(69)), []),
  /** Empty is all products. */
  included: z._default(targets, noTargets),
  excluded: z._default(targets, noTargets),
});

type Fields = z.output<typeof fields>;

type Check = { path: keyof Fields; message: string; holds: (offer: Fields) => boolean };

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
      ((percent === null) !== (amount === null)) === (kind === 'code') &&
      (kind === 'code' || percent === null),
  },
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

export const offerBody = fields.check(consistent);

export const offerChangeBody = z
  .extend(fields, { version: z.int(messageOf('version-not-whole')) })
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

/** Only for those who may see money: what it took off, and the revenue of its orders, without cancelled ones. */
const listedOffer = z.extend(offer, { saved: z.optional(z.number()), revenue: z.optional(z.number()) });

const offerQuery = z.object({ keyword: blankIsAbsent(keyword), ...pageOf });

export type Offer = z.output<typeof offer>;
export type OfferBody = z.output<typeof offerBody>;
export type OfferChangeBody = z.output<typeof offerChangeBody>;
export type OfferQuery = z.output<typeof offerQuery>;

/** The most codes of an offer. */
export const maxCodes = 10_000;

const codeMessage = messageOf('offer-code-invalid', { min: shortestCode, max: longestCode });

const offerCode = z.string(codeMessage).check(
  z.maxLength(100, codeMessage),
  z.overwrite(foldedCode),
  z.refine((code) => code.length >= shortestCode && code.length <= longestCode, codeMessage),
);

const codesMessage = messageOf('offer-codes-required', { max: maxCodes });

/** A file with the column "Code" and, if it has one, "Orders at most" of each code. */
const codesFile = z.object({
  csv: z.string(messageOf('file-not-text')).check(z.maxLength(200_000, messageOf('text-file-too-large'))),
});

/** With problems nothing is added. */
const importedCodes = z.object({ added: z.int(), problems: z.array(lineProblem) });

export type ImportedCodes = z.output<typeof importedCodes>;

/** Codes that are given, or the number of those to make up. `maxUses` is for each of them. */
const codesBody = z
  .object({
    codes: z._default(z.array(offerCode, codesMessage).check(z.maxLength(maxCodes, codesMessage)), []),
    generate: z._default(
      z.int(codesMessage).check(z.minimum(0, codesMessage), z.maximum(maxCodes, codesMessage)),
      0,
    ),
    maxUses: z._default(z.nullable(isWhole(1, 1_000_000)), null),
  })
  .check(z.refine(({ codes, generate }) => codes.length + generate > 0, codesMessage));

export type OfferCodesBody = z.output<typeof codesBody>;

const storedCodes = z.object({
  codes: z.array(z.object({ code: z.string(), maxUses: z.nullable(z.int()), uses: z.int() })),
});

export type OfferCodes = z.output<typeof storedCodes>;

export const offerApi = {
  /** The newest first. */
  list: endpoint('GET', '/offers', {
    access: 'catalog',
    query: offerQuery,
    reply: z.object({ offers: z.array(listedOffer), count: z.int(), pages: z.int(), page: z.int() }),
  }),
  read: endpoint('GET', '/offers/:id', { access: 'catalog', params: idParams, reply: offer }),
  create: endpoint('POST', '/offers', { access: 'catalog', body: offerBody, reply: offer, status: 201 }),
  /** An outdated version answers 409 with `offer`, as it is stored now. What a used offer gives cannot change. */
  update: endpoint('PUT', '/offers/:id', {
    access: 'catalog',
    params: idParams,
    body: offerChangeBody,
    reply: offer,
  }),
  remove: endpoint('DELETE', '/offers/:id', {
    access: 'catalog',
    params: idParams,
    reply: z.object({ message: z.string() }),
  }),
  codes: endpoint('GET', '/offers/:id/codes', { access: 'catalog', params: idParams, reply: storedCodes }),
  /** Codes that another offer has are refused, and then none is added. */
  addCodes: endpoint('POST', '/offers/:id/codes', {
    access: 'catalog',
    params: idParams,
    body: codesBody,
    reply: storedCodes,
    status: 201,
  }),
  exportCodes: endpoint('GET', '/offers/:id/codes/export', {
    access: 'catalog',
    params: idParams,
    query: fileQuery,
    download: 'codes',
    reply: tableReply,
  }),
  importCodes: endpoint('POST', '/offers/:id/codes/import', {
    access: 'catalog',
    params: idParams,
    body: codesFile,
    reply: importedCodes,
  }),
};
