import * as z from 'zod/mini';
import { messageOf } from '../refusals/codes.ts';
import { blankableLine, blankableText, latinDigits, withoutDirectionMarks } from '../values/text.ts';
import { inCentimes, money, whole, wrongNumber } from '../values/typed-number.ts';

/** The classes of products. Only supplements are checked for claims to heal (requirements: Product facts). */
export const productClasses = ['supplement', 'cosmetic', 'hygiene', 'device', 'baby', 'wear'] as const;

export type ProductClass = (typeof productClasses)[number];

/** The states of a product that shoppers do not see. Without one they see it. */
export const productStates = ['draft'] as const;

/** The units of a net quantity. Liters and kilograms are stored as milliliters and grams. */
export const quantityUnits = ['ml', 'g', 'pieces'] as const;

export type QuantityUnit = (typeof quantityUnits)[number];

export type NetQuantity = { netQuantity: number; unit: QuantityUnit };

/** The most pictures of one product, the first included. */
export const maxPictures = 8;

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

/** The rates of TVA, in percent. */
export const tvaRates = [0, 9, 19] as const;

const costMessage = messageOf('cost-price-negative');

const weightMessage = messageOf('weight-not-whole');

/** Grams of a unit in its packaging. */
export const unitWeight = z
  .int(wrongNumber(weightMessage, whole))
  .check(z.minimum(1, weightMessage), z.maximum(100_000, weightMessage));

/** Percent, included in the price. */
export const tvaRate = z.literal(tvaRates, messageOf('tva-rate-unknown'));

/** What the shop pays for a unit, in dinars. */
export const costPrice = z
  .number(wrongNumber(costMessage, money))
  .check(z.minimum(0, costMessage), inCentimes, z.maximum(1_000_000_000, messageOf('cost-price-too-high')));

/** The maximum stock of a product, in units. */
export const maxStock = 1_000_000;

const limitMessage = messageOf('low-stock-limit-not-whole');

/** The units at or below which a product must be ordered again. */
export const lowStockLimit = z
  .number(wrongNumber(limitMessage, whole))
  .check(
    z.refine(Number.isInteger, limitMessage),
    z.minimum(0, limitMessage),
    z.maximum(maxStock, messageOf('low-stock-limit-too-large', { max: maxStock })),
  );

const quantityMessage = messageOf('net-quantity-not-positive');

export const netQuantity = z
  .number(wrongNumber(quantityMessage))
  .check(z.gt(0, quantityMessage), z.maximum(1_000_000, messageOf('net-quantity-too-large')));

/** What a spreadsheet makes of a long code that it takes for a number, such as `3,61E+12`. */
export const spreadsheetNumber = /^\d([.,]\d+)?e\+\d+$/i;

/** The key of an exported product without a reference (docs/import.md): this and its id. */
export const ownPrefix = 'saha:';

/** The code by which files find a product. @__NO_SIDE_EFFECTS__ */
export function reference(longest: number) {
  return blankableLine(longest).check(
    withoutDirectionMarks,
    z.refine((key) => !spreadsheetNumber.test(key), messageOf('reference-of-spreadsheet')),
    z.refine((key) => !key.startsWith(ownPrefix), messageOf('reference-reserved', { prefix: ownPrefix })),
  );
}

/** Digits, typed with spaces or hyphens or without. */
export const barcode = z.pipe(
  z.pipe(
    blankableText(40),
    z.transform((text: string) => latinDigits(text).replace(/[\s\p{Pd}]/gu, '')),
  ),
  z.string().check(z.refine((digits) => digits === '' || isGtin(digits), messageOf('barcode-invalid'))),
);
