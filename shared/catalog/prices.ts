import type { Language } from '../values/languages.ts';
import type { NetQuantity } from './product-facts.ts';

/** Code and database store money as integer centimes; JSON contains dinars as numbers (requirements: Money). */

export function toCentimes(dinars: number) {
  return Math.round(dinars * 100);
}

export function toDinars(centimes: number) {
  return centimes / 100;
}

/** `1200.00 DA` from dinars: two decimals and no grouping (requirements: Money). */
export function englishPrice(dinars: number) {
  return `${withMinus(dinars.toFixed(2))} DA`;
}

/** `1 200,00 DA` from dinars (requirements: Money). */
export function frenchPrice(dinars: number) {
  return `${groupDigits(dinars.toFixed(2))}${space}DA`;
}

/** `1 200,00 دج` from dinars (requirements: Money). */
export function arabicPrice(dinars: number) {
  return `${groupDigits(dinars.toFixed(2))}${space}دج`;
}

/** A price from dinars as readers of each language read it. */
export const priceIn = {
  en: englishPrice,
  fr: frenchPrice,
  ar: arabicPrice,
} satisfies Record<Language, (dinars: number) => string>;

/** A no-break space. Unlike a plain one, it also keeps the digits of a number in order between Arabic words. */
const space = '\u00a0';

/**
 * `1 200,5` from 1200.5, as French and Arabic write it, with at most two decimals. Intl is not used, because its spaces and
 * marks differ between Node and browsers: the page would not match the one that the server rendered.
 */
export function groupDigits(number: number | string) {
  return withMinus(String(number))
    .replace(/\B(?=(\d{3})+(?!\d))/g, space)
    .replace('.', ',');
}

/** The number with the sign that people print, as wide as a plus, in place of a hyphen. */
export function withMinus(number: string) {
  return number.replace('-', '\u2212');
}

type Priced = {
  price: number;
  discountedPrice: number;
  offer?: { price: number; formerPrice: number } | undefined;
};

/**
 * The current price of one unit, in the currency unit of its fields: that of its offer, otherwise the discounted price if
 * above 0, otherwise the price (requirements: Prices and discount).
 */
export function effectivePrice({ price, discountedPrice, offer }: Priced) {
  return offer?.price ?? (discountedPrice || price);
}

/** The price before the discount, to be struck. At most the effective price if there is nothing to strike. */
export function formerPrice({ price, offer }: Priced) {
  return offer?.formerPrice ?? price;
}

/** Whole percent off, from dinars; halves round up, and 0 means no discount (requirements: Prices and discount). */
export function discountPercent(priced: Priced) {
  const before = toCentimes(formerPrice(priced));
  return Math.max(0, Math.round(((before - toCentimes(effectivePrice(priced))) * 100) / before));
}

type PackSize = { [Fact in keyof NetQuantity]?: NetQuantity[Fact] | undefined };

/** Small packs are compared by 10 ml or 10 g, all others by 100. */
const smallPack = 50;

/**
 * The effective price for a quantity that compares packs of all sizes, in dinars: 100 ml or 100 g, 10 of them for a pack
 * below 50, or one piece. Undefined for an unknown quantity and for a pack of one piece (requirements: Product facts).
 */
export function unitPrice({ netQuantity, unit, ...priced }: Priced & PackSize) {
  if (netQuantity === undefined || unit === undefined) return undefined;
  if (unit === 'pieces' && netQuantity <= 1) return undefined;
  const measured = netQuantity < smallPack ? 10 : 100;
  const quantity = unit === 'pieces' ? 1 : measured;
  const price = toDinars(toCentimes((effectivePrice(priced) * quantity) / netQuantity));
  return { price, quantity, unit };
}
