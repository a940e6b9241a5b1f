import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addToCart,
  type CartItem,
  cartSubtotal,
  changeQuantity,
  clampQuantity,
  countUnits,
  isOverbooked,
  lineTotal,
  removeFromCart,
} from './cart.ts';

const anItem = (values: Partial<CartItem> = {}): CartItem => ({
  productId: 'a',
  name: 'Vitamin C',
  image: '',
  imageUrl: '',
  price: 1000,
  stock: 10,
  quantity: 1,
  ...values,
});

const items = fc.array(
  fc
    .record({
      productId: fc.constantFrom('a', 'b', 'c'),
      size: fc.constantFrom(undefined, 'S', 'M'),
      centimes: fc.integer({ min: 1, max: 100_000_000 }),
      stock: fc.integer({ min: 1, max: 500 }),
      quantity: fc.integer({ min: 1, max: 200 }),
    })
    .map(({ centimes, ...values }) => anItem({ ...values, price: centimes / 100 })),
);

const fill = (added: CartItem[]) => added.reduce(addToCart, [] as CartItem[]);

test('adding the same product and size raises the quantity of its line', () => {
  const cart = fill([anItem({ quantity: 2 }), anItem({ quantity: 3 })]);
  expect(cart).toHaveLength(1);
  expect(cart[0]?.quantity).toBe(5);
});

test('each size of a product has its own line', () => {
  const cart = fill([anItem({ size: 'S' }), anItem({ size: 'M' }), anItem()]);
  expect(cart.map((item) => item.size)).toEqual(['S', 'M', undefined]);
});

test('adding a product again updates its name, price and stock', () => {
  const cart = fill([anItem(), anItem({ name: 'Vitamin C 500 mg', price: 900, stock: 3 })]);
  expect(cart).toEqual([anItem({ name: 'Vitamin C 500 mg', price: 900, stock: 3, quantity: 2 })]);
});

test('the sizes of a product share its stock', () => {
  const cart = fill([
    anItem({ size: 'S', stock: 4, quantity: 3 }),
    anItem({ size: 'M', stock: 4, quantity: 3 }),
  ]);
  expect(cart.map(({ quantity }) => quantity)).toEqual([3, 1]);
  expect(addToCart(cart, anItem({ size: 'L', stock: 4 }))).toBe(cart);
  const raised = changeQuantity(cart, { productId: 'a', size: 'M' }, 4);
  expect(raised.map(({ quantity }) => quantity)).toEqual([3, 1]);
  const stored = cart.map((item) => ({ ...item, quantity: 3 }));
  expect(stored.map((item) => isOverbooked(stored, item))).toEqual([true, true]);
  expect(cart.some((item) => isOverbooked(cart, item))).toBe(false);
});

test('removing a line leaves the other sizes of its product', () => {
  const cart = fill([anItem({ size: 'S' }), anItem({ size: 'M' })]);
  expect(removeFromCart(cart, { productId: 'a', size: 'S' }).map((item) => item.size)).toEqual(['M']);
});

test('a quantity stays between 1 and the stock, at most 99', () => {
  expect(clampQuantity(0, 10)).toBe(1);
  expect(clampQuantity(-5, 10)).toBe(1);
  expect(clampQuantity(11, 10)).toBe(10);
  expect(clampQuantity(1000, 5000)).toBe(99);
  expect(clampQuantity(3, 0)).toBe(1);
  expect(changeQuantity([anItem()], { productId: 'a' }, 50)[0]?.quantity).toBe(10);
});

test('any sequence of additions leaves one line per product and size, within the stock and at most 99', () => {
  fc.assert(
    fc.property(items, (added) => {
      const cart = fill(added);
      const keys = new Set(cart.map((item) => `${item.productId} ${item.size}`));
      expect(keys.size).toBe(cart.length);
      for (const { quantity, stock } of cart) expect(quantity).toBe(clampQuantity(quantity, stock));
      expect(countUnits(cart)).toBe(cart.reduce((sum, item) => sum + item.quantity, 0));
    }),
  );
});

test('the subtotal is the exact sum of the lines, and the total adds shipping', () => {
  fc.assert(
    fc.property(items, (added) => {
      const cart = fill(added);
      const lines = cart.reduce((sum, item) => sum + Math.round(lineTotal(item) * 100), 0);
      expect(Math.round(cartSubtotal(cart) * 100)).toBe(lines);
    }),
  );
});

test('fractions of a dinar add up exactly', () => {
  expect(lineTotal({ price: 0.1, quantity: 3 })).toBe(0.3);
  expect(cartSubtotal([anItem({ price: 19.99, quantity: 3 })])).toBe(59.97);
});
