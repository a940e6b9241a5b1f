import { expect, test } from 'vitest';
import type { ListedProduct } from '../../../shared/catalog/catalog.ts';
import { toCardProduct, toUnitPricedCard } from './card-product.ts';

const pack: ListedProduct = {
  _id: 'a',
  name: 'Lozenges, 24 pieces',
  description: '',
  price: 480,
  discountedPrice: 0,
  stock: 5,
  imageUrl: '',
  features: [],
  sizes: [],
  category: { _id: 'b', name: 'Throat' },
  featured: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  netQuantity: 24,
  unit: 'pieces',
};
const family = { _id: 'c', name: 'Lozenges', optionName: 'Pack', members: 2, minPrice: 480, maxPrice: 900 };

test('the card of a family has the unit price of the member whose price it shows, and no other', () => {
  const ofCheapest = toCardProduct({ ...pack, family });
  expect(ofCheapest).toMatchObject({ netQuantity: 24, unit: 'pieces' });
  const ofAnother = toCardProduct({ ...pack, price: 900, netQuantity: 48, family });
  expect(ofAnother).not.toHaveProperty('netQuantity');
  const alone = toCardProduct({ ...pack, price: 900, family: { ...family, members: 1 } });
  expect(alone).toMatchObject({ netQuantity: 24 });
});

test('a list by unit price shows the one by which it is ordered', () => {
  const card = toUnitPricedCard({ ...pack, price: 900, netQuantity: 48, family });
  expect(card).toMatchObject({ netQuantity: 48, family: { minPrice: 480 } });
});
