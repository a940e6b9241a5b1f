import { beforeEach, expect, test } from 'vitest';
import { cartItemsEntry } from '../../session/local-entries.ts';
import { toastStore } from '../../ui/toast.ts';
import { addProductToCart } from './add-product-to-cart.ts';

const product = {
  _id: 'zinc',
  name: 'Zinc 15 mg',
  price: 1500,
  discountedPrice: 1200,
  stock: 3,
  imageUrl: '/uploads/zinc.webp',
  sizes: [],
  category: { _id: 'minerals', name: 'Minerals' },
};

beforeEach(() => cartItemsEntry.clear());

function lastToast() {
  return toastStore.getShown().at(-1);
}

test('an added product has its effective price and is confirmed by a toast', () => {
  expect(addProductToCart(product, { quantity: 2 })).toBe(true);
  expect(cartItemsEntry.get()).toEqual([
    {
      productId: 'zinc',
      name: 'Zinc 15 mg',
      image: '/uploads/zinc.webp',
      imageUrl: '/uploads/zinc.webp',
      price: 1200,
      stock: 3,
      quantity: 2,
    },
  ]);
  expect(lastToast()).toMatchObject({ kind: 'success', text: 'Zinc 15 mg added to cart!' });
});

test('each size is a line of its own', () => {
  addProductToCart(product, { quantity: 1, size: 'S' });
  addProductToCart(product, { quantity: 1, size: 'M' });
  expect(cartItemsEntry.get().map(({ size }) => size)).toEqual(['S', 'M']);
});

test('the cart holds no more than the stock, and the toast says so', () => {
  addProductToCart(product, { quantity: 3 });
  addProductToCart(product, { quantity: 1 });
  expect(cartItemsEntry.get()[0]?.quantity).toBe(3);
  expect(lastToast()).toMatchObject({ kind: 'warning' });
});

test('a product without stock is refused', () => {
  expect(addProductToCart({ ...product, stock: 0 }, { quantity: 1 })).toBe(false);
  expect(cartItemsEntry.get()).toEqual([]);
  expect(lastToast()).toMatchObject({ kind: 'error', text: 'Product is out of stock' });
});
