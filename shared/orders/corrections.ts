import * as z from 'zod/mini';
import { messageOf } from '../refusals/codes.ts';
import { optionalName, typedLine } from '../values/text.ts';
import { inCentimes, money, wrongNumber } from '../values/typed-number.ts';

export const maxReasonLength = 200;

/** A sum in dinars of at least `least`. */
export const amount = (least: number, invalid: string) =>
  z
    .number(wrongNumber(invalid, money))
    .check(z.minimum(least, invalid), inCentimes, z.maximum(1_000_000_000, messageOf('amount-too-high')));

/** The price in dinars of one unit of a line, which is named by product and size. */
const agreedPrice = z.object(
  {
    productId: z.string(messageOf('product-required')).check(z.maxLength(100, messageOf('product-required'))),
    size: z.nullable(optionalName(50)),
    price: amount(0.01, messageOf('agreed-price-invalid')),
  },
  messageOf('order-line-unknown'),
);

/** Corrections of one order, in dinars (requirements: Corrections). */
export const correctionFigures = z.object(
  {
    discount: z._default(amount(0, messageOf('order-discount-invalid')), 0),
    freeDelivery: z._default(z.boolean(messageOf('not-boolean')), false),
    /** The lines that get another price. */
    prices: z._default(
      z.array(agreedPrice, messageOf('lines-required')).check(
        z.maxLength(100, messageOf('too-many-lines', { max: 100 })),
        z.refine(
          (prices) => new Set(prices.map(correctedKey)).size === prices.length,
          messageOf('line-twice'),
        ),
      ),
      [],
    ),
  },
  messageOf('invalid-input'),
);

export type CorrectionFigures = z.output<typeof correctionFigures>;

/** Only for those who handle money. The reason is for the staff; no page and no mail for buyers has it. */
export const corrections = z.extend(correctionFigures, {
  reason: typedLine(maxReasonLength, messageOf('reason-required')),
});

export type Corrections = z.output<typeof corrections>;

/** The key of a line in an order. */
export function correctedKey({ productId, size }: { productId: string; size?: string | null | undefined }) {
  return JSON.stringify([productId, size || null]);
}
