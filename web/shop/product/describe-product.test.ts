import { expect, test } from 'vitest';
import type { ProductDetail } from '../../../shared/catalog/catalog.ts';
import { describeProduct, productJsonLd, productSku, productSteps } from './describe-product.ts';

const product: ProductDetail = {
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
  languages: ['en'],
  needs: [],
  slugs: { en: 'zinc-15-mg', fr: 'zinc-15-mg', ar: '' },
  moreImages: [],
};
const categories = [
  { _id: 'health', name: 'Health' },
  { _id: 'minerals', name: 'Minerals', parentCategory: 'health' },
  { _id: 'tablets', name: 'Tablets', parentCategory: 'minerals' },
];

test('search engines read the effective price and whether the product is in stock', () => {
  const url = 'https://shop.example/products/abc';
  expect(productJsonLd(product, url)).toMatchObject({
    image: ['https://shop.example/uploads/zinc.webp'],
    offers: { url, price: '1200.50', priceCurrency: 'DZD', availability: 'https://schema.org/InStock' },
  });
  expect(productJsonLd({ ...product, stock: 0 }, url).offers.availability).toBe(
    'https://schema.org/OutOfStock',
  );
});

test('search engines read the former price of an offer and its last day', () => {
  const offer = { price: 1000, formerPrice: 1500, firstDay: '2026-12-01', lastDay: '2026-12-12' };
  expect(productJsonLd({ ...product, offer }, 'https://shop.example/products/abc').offers).toMatchObject({
    price: '1000.00',
    priceValidUntil: '2026-12-12',
    priceSpecification: { price: '1500.00', priceType: 'https://schema.org/StrikethroughPrice' },
  });
});

test('search engines read barcode, quantity, unit price and all pictures', () => {
  const facts: Partial<ProductDetail> = {
    moreImages: ['https://example.com/back.webp'],
    barcode: '4006381333931',
    netQuantity: 200,
    unit: 'ml',
  };
  expect(productJsonLd({ ...product, ...facts }, 'https://shop.example/products/abc')).toMatchObject({
    category: 'Tablets',
    image: ['https://shop.example/uploads/zinc.webp', 'https://example.com/back.webp'],
    gtin13: '4006381333931',
    hasMeasurement: { '@type': 'QuantitativeValue', value: 200, unitCode: 'MLT' },
    offers: {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: '1200.50',
        referenceQuantity: {
          value: 200,
          unitCode: 'MLT',
          valueReference: { '@type': 'QuantitativeValue', value: 100, unitCode: 'MLT' },
        },
      },
    },
  });
});

test.each([
  ['Size', { size: '75 ml', isVariantOf: { variesBy: 'https://schema.org/size' } }],
  ['Flavor', { isVariantOf: { variesBy: 'Flavor' } }],
])('search engines read that a product belongs to a family that differs in %s', (optionName, expected) => {
  const family = { _id: 'family', name: 'Sun Milk', optionName, label: '75 ml', members: [] };
  const found = productJsonLd({ ...product, family }, 'https://shop.example/products/abc');
  expect(found).toMatchObject({
    ...expected,
    isVariantOf: {
      '@type': 'ProductGroup',
      name: 'Sun Milk',
      productGroupID: 'family',
      ...expected.isVariantOf,
    },
  });
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

test('the address for search engines ends with the name in each language, if it has Latin letters', () => {
  const { address } = describeProduct({ product, chain: [] }, { url: new URL('https://shop.example/') });
  const page = `/products/${product._id}`;
  expect(address).toEqual({ en: `${page}/zinc-15-mg`, fr: `${page}/zinc-15-mg`, ar: page });
});

test('search engines read the same breadcrumb', () => {
  const url = new URL('https://shop.example/');
  const { jsonLd } = describeProduct({ product, chain: categories }, { url });
  const names = ['Home', 'Products', 'Health', 'Minerals', 'Tablets', 'Zinc'];
  expect(jsonLd?.at(-1)).toMatchObject({ itemListElement: names.map((name) => ({ name })) });
});

test('search engines read the average and the newest reviews, and nothing without a review', () => {
  const url = new URL('https://shop.example/products/abc');
  const [plain] = describeProduct({ product, chain: [] }, { url }).jsonLd ?? [];
  expect(plain).not.toHaveProperty('aggregateRating');
  const review = {
    ...{
      _id: 'r',
      stars: 4,
      text: 'جيد',
      pictures: [],
      name: 'Amina',
      wilaya: 'Oran',
      language: 'ar' as const,
    },
    createdAt: '2026-02-03T10:00:00.000Z',
  };
  const rating = { average: 4.5, count: 12 };
  const reviews = { rating, reviews: Array(9).fill(review), count: 12, pages: 2, page: 1 };
  const [described] = describeProduct({ product, chain: [], reviews }, { url }).jsonLd ?? [];
  expect(described).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12 },
    review: Array(5).fill({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5 },
      author: { '@type': 'Person', name: 'Amina' },
      datePublished: '2026-02-03',
      ...{ reviewBody: 'جيد', inLanguage: 'ar' },
    }),
  });
});
