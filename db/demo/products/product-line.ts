import type { BrandName } from '../drawing/brands.ts';
import type { PictureSpec } from '../pictures/draw-picture.ts';
import type { DemoFacts, LineFacts } from './line-facts.ts';
import type { Axes } from './options.ts';

/** A size and whether it is in stock, as the shop stores it (requirements: Sizes). */
type Size = { size: string; inStock: boolean };

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
  options?: Axes;
  /** Percent off. */
  offer?: number;
  /** The first variant is shown on the home page. */
  featured?: true;
  sizes?: Size[];
  /** The family's name, if the line's name without its options does not read as one. */
  familyName?: string;
  /** What the members differ in, if the words for the axes in families.ts do not say it. */
  optionName?: string;
  facts: LineFacts;
};

export type DemoProduct = {
  /** Stable across versions of the catalogue. */
  key: string;
  lineKey: string;
  /** The chosen option of each axis. */
  options: string[];
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
  /** Its place in a family; null for the only product of a line. */
  member: { familyKey: string; label: string; position: number } | null;
  facts: DemoFacts;
};

/** The sizes from the first to the last; those in `soldOut` are out of stock. */
export function sizesOf(sizes: string[], soldOut: string[] = []): Size[] {
  return sizes.map((size) => ({ size, inStock: !soldOut.includes(size) }));
}
