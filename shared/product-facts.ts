import * as z from 'zod/mini';
import { blankableLine, blankableText, latinDigits } from './text.ts';
import { inCentimes, money, whole, wrongNumber } from './typed-number.ts';

/** The classes of products. Only supplements are checked for claims to heal (requirements: Product facts). */
export const productClasses = ['supplement', 'cosmetic', 'hygiene', 'device', 'baby', 'wear'] as const;

export type ProductClass = (typeof productClasses)[number];

/** The units of a net quantity. Liters and kilograms are stored as milliliters and grams. */
export const quantityUnits = ['ml', 'g', 'pieces'] as const;

export type QuantityUnit = (typeof quantityUnits)[number];

export type NetQuantity = { netQuantity: number; unit: QuantityUnit };

/** The most pictures of one product, the first included. */
export const maxPictures = 8;

/** The facts of a product that are texts, in the order in which its page shows them. */
export const textFacts = ['ingredients', 'usage', 'warnings', 'audience'] as const;

export type TextFact = (typeof textFacts)[number];

/** The longest text of each fact, in characters. */
export const longestFact = 5_000;

const gtinLengths = [8, 12, 13, 14];

/** Whether these digits are a GTIN: its length is 8, 12, 13 or 14, and its last digit checks the others (GS1). */
export function isGtin(digits: string) {
  if (!/^\d+$/.test(digits) || !gtinLengths.includes(digits.length)) return false;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** A product's facts in a reply; absent ones are unknown. */
export const factFields = {
  ingredients: z.optional(z.string()),
  usage: z.optional(z.string()),
  warnings: z.optional(z.string()),
  audience: z.optional(z.string()),
  barcode: z.optional(z.string()),
  productClass: z.optional(z.enum(productClasses)),
};

/** The net quantity in a reply: both or neither. */
export const quantityFields = {
  netQuantity: z.optional(z.number()),
  unit: z.optional(z.enum(quantityUnits)),
};

/** The rates of TVA, in percent. */
export const tvaRates = [0, 9, 19] as const;

const costMessage = 'Cost price must be a number from 0';

const weightMessage = 'Weight is a whole number of grams from 1 to 100000';

/** Grams. */
const unitWeight = z
  .int(wrongNumber(weightMessage, whole))
  .check(z.minimum(1, weightMessage), z.maximum(100_000, weightMessage));

/** The maximum length of a place on the shelves. */
export const maxShelfPlace = 30;

/**
 * What the shop keeps about a unit: TVA (null means the rate of the settings), what it costs in dinars, what it weighs in
 * its packaging, and its place on the shelves, such as "B3".
 */
export const accountFields = {
  tvaRate: z.nullable(z.literal(tvaRates, 'TVA rate is 0, 9 or 19')),
  costPrice: z.nullable(
    z
      .number(wrongNumber(costMessage, money))
      .check(
        z.minimum(0, costMessage),
        inCentimes,
        z.maximum(1_000_000_000, 'Cost price must be at most 1000000000'),
      ),
  ),
  weight: z.nullable(unitWeight),
  shelfPlace: blankableLine(maxShelfPlace),
};

/** The same fields of a product that may leave them out. */
export const accountDefaults = {
  tvaRate: z._default(accountFields.tvaRate, null),
  costPrice: z._default(accountFields.costPrice, null),
  weight: z._default(accountFields.weight, null),
  shelfPlace: z._default(accountFields.shelfPlace, ''),
};

/** The same in an answer: absent if unknown. Only administrators see them, apart from the weight. */
export const accountReply = {
  weight: z.optional(z.int()),
  tvaRate: z.optional(z.int()),
  costPrice: z.optional(z.number()),
  shelfPlace: z.optional(z.string()),
};

const quantityMessage = 'Net quantity must be a number above 0';

export const netQuantity = z
  .number(wrongNumber(quantityMessage))
  .check(z.gt(0, quantityMessage), z.maximum(1_000_000, 'Net quantity must be at most 1000000'));

/** Digits, typed with spaces or hyphens or without. */
export const barcode = z.pipe(
  z.pipe(
    blankableText(40),
    z.transform((text: string) => latinDigits(text).replace(/[\s\p{Pd}]/gu, '')),
  ),
  z
    .string()
    .check(
      z.refine(
        (digits) => digits === '' || isGtin(digits),
        'Barcode is not a valid GTIN: check the number of digits and the last digit',
      ),
    ),
);
