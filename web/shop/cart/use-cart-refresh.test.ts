import { expect, test } from 'vitest';
import type { Product } from '../../../shared/catalog/catalog.ts';
import { type CartItem, isBuyable } from '../../../shared/orders/cart.ts';
import { refreshLine } from './use-cart-refresh.ts';

const item: CartItem = {
  productId: 'a',
  name: 'Vitamin C',
  image: '/old.webp',
  imageUrl: '/old.webp',
  price: 900,
  stock: 10,
  quantity: 3,
};

const product = {
  _id: 'a',
  name: 'Vitamin C 1000 mg',
  imageUrl: '/new.webp',
  price: 1000,
  discountedPrice: 900,
  stock: 8,
  sizes: [] as Product['sizes'],
  category: { _id: 'c', name: 'Vitamins' },
} as Product;

test('an unchanged price and enough stock are not reported', () => {
  const { item: fresh, changes } = refreshLine(item, product);
  expect(changes).toEqual([]);
  expect(fresh).toMatchObject({
    name: 'Vitamin C 1000 mg',
    imageUrl: '/new.webp',
    price: 900,
    stock: 8,
    quantity: 3,
  });
});

test('a changed price is applied and reported', () => {
  const { item: fresh, changes } = refreshLine(item, { ...product, discountedPrice: 0 });
  expect(fresh.price).toBe(1000);
  expect(changes).toEqual([{ kind: 'price-changed', from: 900, to: 1000 }]);
});

test('a quantity above the stock is lowered to it', () => {
  const { item: fresh, changes } = refreshLine(item, { ...product, stock: 2 });
  expect(fresh.quantity).toBe(2);
  expect(changes).toEqual([{ kind: 'quantity-lowered', stock: 2 }]);
});

test('a line without stock cannot be bought and keeps its quantity', () => {
  const { item: fresh, changes } = refreshLine(item, { ...product, stock: 0 });
  expect(isBuyable(fresh)).toBe(false);
  expect(fresh.quantity).toBe(3);
  expect(changes).toEqual([{ kind: 'out-of-stock' }]);
});

test('a product that is no longer sold keeps its name and cannot be bought', () => {
  const { item: fresh, changes } = refreshLine(item, null);
  expect(fresh).toMatchObject({ name: 'Vitamin C', stock: 0 });
  expect(changes).toEqual([{ kind: 'gone' }]);
});

test('a size that is out of stock or no longer offered cannot be bought', () => {
  const sizes = [
    { size: 'M', inStock: true },
    { size: 'L', inStock: false },
  ];
  const kinds = (size: string) =>
    refreshLine({ ...item, size }, { ...product, sizes }).changes.map(({ kind }) => kind);
  expect(kinds('M')).toEqual([]);
  expect(kinds('L')).toEqual(['size-out-of-stock']);
  expect(kinds('XL')).toEqual(['size-out-of-stock']);
});
