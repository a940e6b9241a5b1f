import { expect, test } from 'vitest';
import { productJsonLd, productSku } from './product-json-ld.ts';

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
  category: { _id: 'minerals', name: 'Minerals' },
  featured: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  version: 1,
};

test('search engines read the price of today and where it is sold', () => {
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
