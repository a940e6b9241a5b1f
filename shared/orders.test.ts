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

test('a line names its product as productId or product, and an empty size means no size', () => {
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

test('prices, totals and isGuest sent by the client are dropped', () => {
  const claimed = { itemsPrice: 1, shippingPrice: 0, taxPrice: 0, totalPrice: 1, isGuest: false };
  const orderItems = [{ productId: 'a', quantity: 1, price: 1, name: 'x', image: 'y' }];
  const parsed = orderBody.parse(body({ ...claimed, orderItems }));
  expect(Object.keys(parsed).sort()).toEqual(['notes', 'orderItems', 'paymentMethod', 'shippingAddress']);
  expect(Object.keys(parsed.orderItems[0] ?? {}).sort()).toEqual(['productId', 'quantity', 'size']);
});

test('an empty cart is refused with its own message', () => {
  expect(messages(body({ orderItems: [] }))).toEqual({ orderItems: 'Your cart is empty' });
  expect(messages(body({ orderItems: undefined }))).toEqual({ orderItems: 'Your cart is empty' });
});

test('every required address field has its own message', () => {
  expect(messages(body({ shippingAddress: {} }))).toEqual({
    'shippingAddress.fullName': 'Full name is required',
    'shippingAddress.street': 'Street is required',
    'shippingAddress.city': 'City is required',
    'shippingAddress.Wilaya': 'Wilaya is required',
    'shippingAddress.postalCode': 'Postal code is required',
    'shippingAddress.phone': 'Phone is required',
  });
});

test.each(['0555123456', '+213 555 12 34 56', '021-23-45-67', '(0)21 23 45 67'])(
  '%s is a valid phone number',
  (phone) => {
    expect(messages(body({ shippingAddress: { ...address, phone } }))).toEqual({});
  },
);

test.each(['12', 'call me', '055512345x', '+', '1234567890123456'])(
  '%s is not a valid phone number',
  (phone) => {
    expect(messages(body({ shippingAddress: { ...address, phone } }))).toEqual({
      'shippingAddress.phone': 'Phone number is invalid',
    });
  },
);

test('only Algeria, cash on delivery and known wilayas are accepted', () => {
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

const line = (values: object) => body({ orderItems: [{ productId: 'a', quantity: 1, ...values }] });
const to = (values: object) => body({ shippingAddress: { ...address, ...values } });

test.each([
  ['', undefined, 'An order is required'],
  ['', [], 'An order is required'],
  ['', 'order', 'An order is required'],
  ['shippingAddress', body({ shippingAddress: undefined }), 'Shipping address is required'],
  ['shippingAddress', body({ shippingAddress: 'Oran' }), 'Shipping address is required'],
  ['shippingAddress.country', to({ country: 'France' }), 'We deliver within Algeria only'],
  ['shippingAddress.country', to({ country: null }), 'We deliver within Algeria only'],
  ['shippingAddress.Wilaya', to({ Wilaya: {} }), 'Wilaya is required'],
  ['shippingAddress.city', to({ city: 5 }), 'City is required'],
  ['shippingAddress.city', to({ city: 'x'.repeat(201) }), 'Must be at most 200 characters'],
  ['shippingAddress.phone', to({ phone: 555123456 }), 'Phone is required'],
  ['shippingAddress.email', to({ email: null }), 'Email address is invalid'],
  ['orderItems', body({ orderItems: 'a' }), 'Your cart is empty'],
  ['orderItems.0', body({ orderItems: [null] }), 'Each line must have a product and a quantity'],
  ['orderItems.0', body({ orderItems: ['a'] }), 'Each line must have a product and a quantity'],
  ['orderItems.0.productId', line({ productId: 5 }), 'Must be text'],
  ['orderItems.0.product', line({ product: 'a'.repeat(101) }), 'Must be at most 100 characters'],
  ['orderItems.0.quantity', line({ quantity: '2' }), 'Quantity must be a whole number'],
  ['orderItems.0.quantity', line({ quantity: 1.5 }), 'Quantity must be a whole number'],
  ['orderItems.0.quantity', line({ quantity: Number.POSITIVE_INFINITY }), 'Quantity must be a whole number'],
  ['orderItems.0.quantity', line({ quantity: 1e20 }), 'Quantity must be at most 99'],
  ['orderItems.0.quantity', line({ quantity: 0 }), 'Quantity must be at least 1'],
  ['orderItems.0.size', line({ size: 5 }), 'Must be text'],
  ['orderItems.0.size', line({ size: 'x'.repeat(51) }), 'Must be at most 50 characters'],
  ['paymentMethod', body({ paymentMethod: null }), 'Payment is by Cash on Delivery'],
  ['notes', body({ notes: ['a'] }), 'Must be text'],
  ['notes', body({ notes: 'x'.repeat(1001) }), 'Must be at most 1000 characters'],
  ['quotedTotal', body({ quotedTotal: '5000' }), 'Total must be a number'],
])('an invalid "%s" has a readable message', (path, input, message) => {
  expect(messages(input)).toEqual({ [path]: message });
});
