import { expect, test } from 'vitest';
import { messageOf } from '../refusals/codes.ts';
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
  expect(messages(body({ orderItems: [] }))).toEqual({ orderItems: 'cart-empty' });
  expect(messages(body({ orderItems: undefined }))).toEqual({ orderItems: 'cart-empty' });
});

test('every required address field has its own message', () => {
  expect(messages(body({ shippingAddress: {} }))).toEqual({
    'shippingAddress.fullName': 'full-name-required',
    'shippingAddress.street': 'street-required',
    'shippingAddress.city': 'city-required',
    'shippingAddress.Wilaya': 'wilaya-required',
    'shippingAddress.postalCode': 'postal-code-required',
    'shippingAddress.phone': 'phone-required',
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
      'shippingAddress.phone': 'phone-number-invalid',
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
    paymentMethod: messageOf('payment-only-by', { method: 'Cash on Delivery' }),
  });
});

const line = (values: object) => body({ orderItems: [{ productId: 'a', quantity: 1, ...values }] });
const to = (values: object) => body({ shippingAddress: { ...address, ...values } });

test.each([
  ['', undefined, 'order-required'],
  ['', [], 'order-required'],
  ['', 'order', 'order-required'],
  ['shippingAddress', body({ shippingAddress: undefined }), 'shipping-address-required'],
  ['shippingAddress', body({ shippingAddress: 'Oran' }), 'shipping-address-required'],
  ['shippingAddress.country', to({ country: 'France' }), 'algeria-only'],
  ['shippingAddress.country', to({ country: null }), 'algeria-only'],
  ['shippingAddress.Wilaya', to({ Wilaya: {} }), 'wilaya-required'],
  ['shippingAddress.city', to({ city: 5 }), 'city-required'],
  ['shippingAddress.city', to({ city: 'x'.repeat(201) }), messageOf('text-too-long', { max: 200 })],
  ['shippingAddress.phone', to({ phone: 555123456 }), 'phone-required'],
  ['shippingAddress.email', to({ email: null }), 'email-address-invalid'],
  ['orderItems', body({ orderItems: 'a' }), 'cart-empty'],
  ['orderItems.0', body({ orderItems: [null] }), 'line-incomplete'],
  ['orderItems.0', body({ orderItems: ['a'] }), 'line-incomplete'],
  ['orderItems.0.productId', line({ productId: 5 }), 'not-text'],
  ['orderItems.0.product', line({ product: 'a'.repeat(101) }), messageOf('text-too-long', { max: 100 })],
  ['orderItems.0.quantity', line({ quantity: '2' }), 'quantity-not-whole'],
  ['orderItems.0.quantity', line({ quantity: 1.5 }), 'quantity-not-whole'],
  ['orderItems.0.quantity', line({ quantity: Number.POSITIVE_INFINITY }), 'quantity-not-whole'],
  ['orderItems.0.quantity', line({ quantity: 1e20 }), messageOf('quantity-too-large', { max: 99 })],
  ['orderItems.0.quantity', line({ quantity: 0 }), 'quantity-too-small'],
  ['orderItems.0.size', line({ size: 5 }), 'not-text'],
  ['orderItems.0.size', line({ size: 'x'.repeat(51) }), messageOf('text-too-long', { max: 50 })],
  [
    'paymentMethod',
    body({ paymentMethod: null }),
    messageOf('payment-only-by', { method: 'Cash on Delivery' }),
  ],
  ['notes', body({ notes: ['a'] }), 'not-text'],
  ['notes', body({ notes: 'x'.repeat(1001) }), messageOf('text-too-long', { max: 1000 })],
  ['quotedTotal', body({ quotedTotal: '5000' }), 'total-not-a-number'],
])('an invalid "%s" has a readable message', (path, input, message) => {
  expect(messages(input)).toEqual({ [path]: message });
});
