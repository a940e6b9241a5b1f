import { expect, test } from 'vitest';
import type { Call } from '../../../shared/api.ts';
import type { Product } from '../../../shared/catalog.ts';
import { describeProduct } from './describe-product.ts';
import { productSteps } from './product-steps.ts';

const product = {
  _id: 'milk',
  name: 'Sun Milk',
  description: '',
  imageUrl: '',
  price: 1500,
  stock: 3,
  sizes: [] as Product['sizes'],
  category: { _id: 'sun', name: 'Sun' },
} as Product;
const categories = [
  { _id: 'care', name: 'Care' },
  { _id: 'face', name: 'Face', parentCategory: 'care' },
  { _id: 'sun', name: 'Sun', parentCategory: 'face' },
];

test('the way to a product leads through every category above it', () => {
  expect(productSteps(product, categories)).toEqual([
    { name: 'Home', to: '/' },
    { name: 'Products', to: '/products' },
    { name: 'Care', to: '/products?category=care' },
    { name: 'Face', to: '/products?category=face' },
    { name: 'Sun', to: '/products?category=sun' },
    { name: 'Sun Milk', to: '/products/milk' },
  ]);
});

test('without the list of categories the way leads through the product’s own', () => {
  expect(productSteps(product, []).map(({ name }) => name)).toEqual(['Home', 'Products', 'Sun', 'Sun Milk']);
});

test('search engines read the same way', async () => {
  const call = (async () => categories) as unknown as Call;
  const { jsonLd } = await describeProduct({ product }, { call, url: new URL('https://shop.example/') });
  const names = ['Home', 'Products', 'Care', 'Face', 'Sun', 'Sun Milk'];
  expect(jsonLd?.at(-1)).toMatchObject({ itemListElement: names.map((name) => ({ name })) });
});
