import { expect, test } from 'vitest';
import { imageUrlOf } from '../../../shared/images.ts';
import type { CardProduct } from '../product-card/card-product.ts';
import { listingUrl, readListing } from './listing.ts';
import { type LoadedListing, packListing, unpackListing } from './packed-listing.ts';

const cream: CardProduct = {
  _id: 'c',
  name: 'Cream "A" ~ <B>\\',
  brand: 'Ça & Co',
  price: 1200.5,
  discountedPrice: 900,
  stock: 3,
  imageUrl: '/c.webp',
};
const family = { optionName: 'Size', members: 3, minPrice: 250, maxPrice: 890 };
const products: CardProduct[] = [
  cream,
  { ...cream, hasSizes: true, imageUrl: imageUrlOf('w4jt73d4u7qnbfq7q572eptgzhkgyrr6fklv') },
  { ...cream, netQuantity: 50, unit: 'ml', family },
];
const data: LoadedListing = {
  listing: readListing(new URLSearchParams('brand=A,B&keyword="~"&sort=price-low')),
  list: { products, count: 30, productCount: 40, pages: 3, page: 1 },
  facets: {
    brands: [{ name: '~', count: 2 }],
    brandCount: 101,
    needs: [{ slug: 'sun', name: 'Sun', count: 1 }],
    prices: [{ min: 10, max: 20, count: 3 }],
    inStock: 4,
    onOffer: 5,
  },
  description: 'With "quotes"\nand lines',
  branch: [{ _id: 'sun', name: 'Sun', parentCategory: 'care' }],
};

test('an unpacked listing is the packed one', () => {
  const packed = packListing(data);
  expect(unpackListing(packed)).toEqual(data);
  expect(unpackListing(packed)).toBe(unpackListing(packed));
  expect(packed).not.toContain('"A');
  expect(packed).not.toContain('-800.webp');
});

test('the address of an unpacked listing has its values in the usual order', () => {
  const { listing } = unpackListing(packListing(data));
  expect(listingUrl({ ...listing, minPrice: 5 })).toBe(listingUrl({ ...data.listing, minPrice: 5 }));
});
