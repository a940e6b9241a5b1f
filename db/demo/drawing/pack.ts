import { type Brand, type BrandName, brands } from './brands.ts';
import { darken, inkOn, lighten, type Tint } from './paint.ts';

/** The words and colors with which a shape draws a product. */
export type Pack = {
  brandName: BrandName;
  brand: Brand;
  name: string;
  detail: string;
  tint: Tint;
  /** Color of the container. */
  body: string;
  /** Color of the lid or cap. */
  cap: string;
};

function bodyColor({ body }: Brand, tint: Tint) {
  const colors = {
    white: '#fbfbf9',
    tint: inkOn(tint.main, tint.deep) === '#ffffff' ? lighten(tint.main, 0.06) : lighten(tint.main, 0.4),
    pale: lighten(tint.main, 0.76),
    amber: '#8a4f1d',
    dark: '#2b3236',
  };
  return colors[body];
}

function capColor({ cap }: Brand, tint: Tint) {
  const colors = {
    white: '#f8f8f6',
    tint: tint.main,
    deep: tint.deep,
    wood: '#c99d6b',
    metal: '#d9c9a8',
    dark: darken(tint.main, 0.86),
  };
  return colors[cap];
}

export function packOf(words: { brand: BrandName; name: string; detail: string }, tint: Tint): Pack {
  const brand: Brand = brands[words.brand];
  return {
    brandName: words.brand,
    brand,
    name: words.name,
    detail: words.detail,
    tint,
    body: bodyColor(brand, tint),
    cap: capColor(brand, tint),
  };
}
