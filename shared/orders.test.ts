import { expect, test } from 'vitest';
import { orderBody } from './orders.ts';

const address = {
  fullName: 'Amina Benali',
  street: '12 rue Didouche Mourad',
  city: 'Alger',
  Wilaya: 'Alger',
  postalCode: '16000',
  phone: '0555 12 34 56',
  email: 'amina@example.com',
};

const body = (values: object = {}) => ({
  orderItems: [{ productId: 'a', quantity: 1 }],
  shippingAddress: address,
  ...values,
});

const messages = (input: unknown) =>
  Object.fromEntries(
    (orderBody.safeParse(input).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

test('a line may name its product either way, and an empty size is no size', () => {
  const { orderItems } = orderBody.parse(
    body({
      orderItems: [
        { product: 'a', quantity: 1, size: '' },
        { productId: 'b', quantity: 2, size: null },
      ],
    }),
  );
  expect(orderItems).toEqual([
    { productId: 'a', quantity: 1, size: undefined },
    { productId: 'b', quantity: 2, size: undefined },
  ]);
});

test('prices, totals and isGuest of the client are dropped', () => {
  const claimed = { itemsPrice: 1, shippingPrice: 0, taxPrice: 0, totalPrice: 1, isGuest: false };
  const orderItems = [{ productId: 'a', quantity: 1, price: 1, name: 'x', image: 'y' }];
  const parsed = orderBody.parse(body({ ...claimed, orderItems }));
  expect(Object.keys(parsed).sort()).toEqual(['notes', 'orderItems', 'paymentMethod', 'shippingAddress']);
  expect(Object.keys(parsed.orderItems[0] ?? {}).sort()).toEqual(['productId', 'quantity', 'size']);
});

test('an empty cart is refused by name', () => {
  expect(messages(body({ orderItems: [] }))).toEqual({ orderItems: 'Your cart is empty' });
  expect(messages(body({ orderItems: undefined }))).toEqual({ orderItems: 'Your cart is empty' });
});

test('every required field of the address has its message', () => {
  expect(messages(body({ shippingAddress: {} }))).toEqual({
    'shippingAddress.fullName': 'Full name is required',
    'shippingAddress.street': 'Street is required',
    'shippingAddress.city': 'City is required',
    'shippingAddress.Wilaya': 'Wilaya is required',
    'shippingAddress.postalCode': 'Postal code is required',
    'shippingAddress.phone': 'Phone is required',
  });
});

test.each(['0555123456', '+213 555 12 34 56', '021-23-45-67', '(0)21 23 45 67'])('%s is a phone', (phone) => {
  expect(messages(body({ shippingAddress: { ...address, phone } }))).toEqual({});
});

test.each(['12', 'call me', '055512345x', '+', '1234567890123456'])('%s is no phone', (phone) => {
  expect(messages(body({ shippingAddress: { ...address, phone } }))).toEqual({
    'shippingAddress.phone': 'Phone number is invalid',
  });
});

test('only Algeria, cash on delivery and known wilayas are taken', () => {
  expect(messages(body({ shippingAddress: { ...address, country: 'France' } }))).toHaveProperty([
    'shippingAddress.country',
  ]);
  expect(messages(body({ shippingAddress: { ...address, Wilaya: 'Paris' } }))).toHaveProperty([
    'shippingAddress.Wilaya',
  ]);
  expect(messages(body({ paymentMethod: 'Card' }))).toEqual({
    paymentMethod: 'Payment is by Cash on Delivery',
  });
});
