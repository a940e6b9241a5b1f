import { effectivePrice } from './prices.ts';

/**
 * `far`: the price falls below half or rises above double. `high`: a new product costs more than any that a pharmacy has.
 * `belowCost`: a unit is sold for less than it costs.
 */
export const priceWarnings = ['far', 'high', 'belowCost'] as const;

/** The highest usual price of a new product, in dinars. */
export const highestUsual = 1_000_000;

export type PriceWarning = (typeof priceWarnings)[number];

/** Prices of a product in dinars; 0 or null where there is none. */
export type PriceFigures = {
  price: number;
  discountedPrice?: number | null | undefined;
  costPrice?: number | null | undefined;
};

/**
 * What somebody should look at before a product gets these figures; `before` is null for a new one. Raises and
 * promotions of a pharmacy stay within half and double, while a lost digit or comma is ten or a hundred times. The end of a
 * discount is no rise, and figures that stay are not judged again (requirements: Unusual prices).
 */
export function warningsOf(before: PriceFigures | null, after: PriceFigures): PriceWarning[] {
  const [paidBefore, paid] = [before && paidFor(before), paidFor(after)];
  const isFar =
    isBelowHalf(before?.price, after.price) ||
    isBelowHalf(after.price, before?.price) ||
    isBelowHalf(paidBefore, paid);
  const isSame = paid === paidBefore && (after.costPrice ?? 0) === (before?.costPrice ?? 0);
  const isBelowCost = !isSame && paid > 0 && paid < (after.costPrice ?? 0);
  const found = { far: isFar, high: !before && after.price > highestUsual, belowCost: isBelowCost };
  return priceWarnings.filter((warning) => found[warning]);
}

function paidFor({ price, discountedPrice }: PriceFigures) {
  return effectivePrice({ price, discountedPrice: discountedPrice ?? 0 });
}

function isBelowHalf(from: number | null | undefined, to: number | undefined) {
  return Boolean(from && to) && Number(to) < Number(from) / 2;
}

export type WarningCounts = Record<PriceWarning, number>;

/** How many of several products have each warning. */
export function countWarnings(
  all: readonly { warnings?: readonly PriceWarning[] | undefined }[],
): WarningCounts {
  const count = (kind: PriceWarning) => all.filter(({ warnings }) => warnings?.includes(kind)).length;
  return { far: count('far'), high: count('high'), belowCost: count('belowCost') };
}

export function hasWarnings(counts: WarningCounts) {
  return priceWarnings.some((warning) => counts[warning] > 0);
}
