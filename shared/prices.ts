/** Code and database keep money as integer centimes; JSON carries dinars as numbers (requirements: Money). */

export function toCentimes(dinars: number) {
  return Math.round(dinars * 100);
}

export function toDinars(centimes: number) {
  return centimes / 100;
}

/** `1200.00 DA` from dinars: two decimals and no grouping (requirements: Money). */
export function formatPrice(dinars: number) {
  return `${dinars.toFixed(2)} DA`;
}

type Priced = { price: number; discountedPrice: number };

/**
 * The current price of one unit, in the currency unit of its fields: the discounted price if above 0, otherwise the
 * price (requirements: Prices and discount).
 */
export function effectivePrice({ price, discountedPrice }: Priced) {
  return discountedPrice > 0 ? discountedPrice : price;
}

/** Whole percent off, 0 without a discount (requirements: Prices and discount). */
export function discountPercent({ price, discountedPrice }: Priced) {
  return discountedPrice > 0 ? Math.round(((price - discountedPrice) / price) * 100) : 0;
}
