import { expect, test } from 'vitest';
import type { Call } from '../../../shared/api.ts';
import { describeProduct, productJsonLd, productSku, productSteps } from './describe-product.ts';

const product = {
  _id: 'abcdefghijklmnopqrstuvwxyz234567abcd',
  name: 'Zinc',
  description: 'Tablets',
  price: 1500,
  discountedPrice: 1200.5,
  stock: 3,
  imageUrl: '/uploads/zinc.webp',
  features: [],
  sizes: [],
  category: { _id: 'tablets', name: 'Tablets' },
  featured: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  version: 1,
};
const categories = [
  { _id: 'health', name: 'Health' },
  { _id: 'minerals', name: 'Minerals', parentCategory: 'health' },
  { _id: 'tablets', name: 'Tablets', parentCategory: 'minerals' },
];

test('search engines read the effective price and whether the product is in stock', () => {
  const url = 'https://shop.example/products/abc';
  expect(productJsonLd(product, url)).toMatchObject({
    image: 'https://shop.example/uploads/zinc.webp',
    offers: { url, price: '1200.50', priceCurrency: 'DZD', availability: 'https://schema.org/InStock' },
  });
  expect(productJsonLd({ ...product, stock: 0 }, url).offers.availability).toBe(
    'https://schema.org/OutOfStock',
  );
});

test('the SKU is the end of the id in capitals', () => {
  expect(productSku(product._id)).toBe('4567ABCD');
});

test("a product's breadcrumb contains every category above it", () => {
  expect(productSteps(product, categories)).toEqual([
    { name: 'Home', to: '/' },
    { name: 'Products', to: '/products' },
    { name: 'Health', to: '/products?category=health' },
    { name: 'Minerals', to: '/products?category=minerals' },
    { name: 'Tablets', to: '/products?category=tablets' },
    { name: 'Zinc', to: `/products/${product._id}` },
  ]);
});

test("without the list of categories the breadcrumb contains the product's own category", () => {
  expect(productSteps(product, []).map(({ name }) => name)).toEqual(['Home', 'Products', 'Tablets', 'Zinc']);
});

test('search engines read the same breadcrumb', async () => {
  const call = (async () => categories) as unknown as Call;
  const { jsonLd } = await describeProduct({ product }, { call, url: new URL('https://shop.example/') });
  const names = ['Home', 'Products', 'Health', 'Minerals', 'Tablets', 'Zinc'];
  expect(jsonLd?.at(-1)).toMatchObject({ itemListElement: names.map((name) => ({ name })) });
});
