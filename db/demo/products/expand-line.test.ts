import { expect, test } from 'vitest';
import { expandLine, keyOf } from './expand-line.ts';
import type { ProductLine } from './product-line.ts';

const line: ProductLine = {
  key: 'vitamin-c',
  category: 'Vitamin C',
  brand: 'Vitanoor',
  name: 'Vitamin C {strength}, {flavor}',
  description: 'Tablets of {strength}.',
  features: ['{strength} a day'],
  picture: { shape: 'tube', label: 'Vitamin C', detail: '{flavor}', tint: 'orange' },
  price: 995,
  facts: {
    class: 'supplement',
    ingredients: 'Vitamin C {strength}.',
    usage: 'One tablet a day.',
    warnings: 'Not for children.',
    audience: 'Adults.',
  },
  options: { strength: { '500 mg': 1, '1000 mg': 1.5 }, flavor: { Orange: 'orange', Lemon: 'sun' } },
};

test('a line has one product for every combination of its options', () => {
  const { products } = expandLine(line);
  expect(products.map(({ name, key, priceCentimes }) => ({ name, key, priceCentimes }))).toEqual([
    { name: 'Vitamin C 500 mg, Orange', key: 'vitamin-c-500-mg-orange', priceCentimes: 100_000 },
    { name: 'Vitamin C 500 mg, Lemon', key: 'vitamin-c-500-mg-lemon', priceCentimes: 100_000 },
    { name: 'Vitamin C 1000 mg, Orange', key: 'vitamin-c-1000-mg-orange', priceCentimes: 149_000 },
    { name: 'Vitamin C 1000 mg, Lemon', key: 'vitamin-c-1000-mg-lemon', priceCentimes: 149_000 },
  ]);
  expect(products[2]).toMatchObject({ description: 'Tablets of 1000 mg.', features: ['1000 mg a day'] });
});

test('products with the same label share a picture', () => {
  const { products, pictures } = expandLine(line);
  expect(pictures.map(({ spec }) => [spec.detail, spec.tint])).toEqual([
    ['Orange', 'orange'],
    ['Lemon', 'sun'],
  ]);
  expect(products[0]?.pictureKey).toBe(products[2]?.pictureKey);
});

test('a line without options is one product and no family', () => {
  const { products, family } = expandLine({ ...line, name: 'Vitamin C', options: undefined });
  expect(products.map(({ name, member }) => ({ name, member }))).toEqual([
    { name: 'Vitamin C', member: null },
  ]);
  expect(family).toBeUndefined();
});

test('the products of a line are a family, named after what they share', () => {
  const { family, products } = expandLine(line);
  expect(family).toEqual({ key: 'vitamin-c', name: 'Vitamin C', optionName: 'Strength and flavor' });
  expect(products.map(({ member }) => member?.label)).toEqual([
    '500 mg, Orange',
    '500 mg, Lemon',
    '1000 mg, Orange',
    '1000 mg, Lemon',
  ]);
});

test.each([
  ['Sunscreen {spf} (Écran Solaire), {skin}, 50 ml', 'Sunscreen'],
  ['Stockings {strength}, {color}, size {size}', 'Stockings'],
  ['Silicone Teats (Tétines), {flow}, 2 pieces', 'Silicone Teats'],
  ['{clay} Clay Mask', 'Clay Mask'],
  ['Sun {kind} Spray', 'Sun Spray'],
])('the family of %j is %j', (name, familyName) => {
  expect(expandLine({ ...line, name }).family?.name).toBe(familyName);
});

test('an offer reduces the price by its percentage, and only the first product is featured', () => {
  const { products } = expandLine({ ...line, offer: 20, featured: true });
  expect(products.map(({ discountedPriceCentimes }) => discountedPriceCentimes)).toEqual([
    80_000, 80_000, 119_000, 119_000,
  ]);
  expect(products.map(({ featured }) => featured)).toEqual([true, false, false, false]);
});

test.each([
  ['Crème 1.5 l', 'creme-1-5-l'],
  ['SPF 50+', 'spf-50-plus'],
  ['  Hair, Skin & Nails ', 'hair-skin-nails'],
])('the key of %j is %j', (text, key) => {
  expect(keyOf([text])).toBe(key);
});
