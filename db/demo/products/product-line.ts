import type { BrandName } from '../drawing/brands.ts';
import type { TintName } from '../drawing/paint.ts';
import type { PictureSpec } from '../pictures/draw-picture.ts';

/** A size and whether it is in stock, as the shop stores it (requirements: Sizes). */
type Size = { size: string; inStock: boolean };

/**
 * The effect of an option on its variant: a number multiplies the base price; a tint keeps the price and gives the
 * variant a picture in that color.
 */
export type OptionEffect = number | TintName;

/** One product line. `{axis}` in a text stands for the chosen option of that axis. */
export type ProductLine = {
  key: string;
  /** Name of a category in categories.ts. */
  category: string;
  brand: BrandName;
  name: string;
  description: string;
  /** Key benefits. */
  features: string[];
  /** All variants with the same label share a picture. */
  picture: Omit<PictureSpec, 'brand'>;
  /** Whole dinars, before the factors of the options. */
  price: number;
  /** The axes of options. Each combination is a product; a line without axes is one product. */
  options?: Record<string, Record<string, OptionEffect>>;
  /** Percent off. */
  offer?: number;
  /** The first variant is shown on the home page. */
  featured?: true;
  sizes?: Size[];
};

export type DemoProduct = {
  /** Stable across versions of the catalogue. */
  key: string;
  categoryKey: string;
  brand: BrandName;
  name: string;
  description: string;
  features: string[];
  priceCentimes: number;
  /** Null without a discount, otherwise above 0 and below the price. */
  discountedPriceCentimes: number | null;
  stock: number;
  sizes: Size[];
  featured: boolean;
  pictureKey: string;
};

/** The sizes from the first to the last; those in `soldOut` are out of stock. */
export function sizesOf(sizes: string[], soldOut: string[] = []): Size[] {
  return sizes.map((size) => ({ size, inStock: !soldOut.includes(size) }));
}
