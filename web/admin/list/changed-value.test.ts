import { expect, test } from 'vitest';
import { changeText, lineText, valueText } from './changed-value.ts';

test('amounts of a history are prices, and other values are what people read', () => {
  expect(valueText('totalPrice', 1500)).toBe('1500.00 DA');
  expect(valueText('stock', 1500)).toBe('1500');
  expect(valueText('freeDelivery', true)).toBe('Yes');
  expect(valueText('email', null)).toBe('—');
  expect(valueText('items', ['2 × Cream, 38, 1500.5'])).toBe('2 × Cream, 38, 1500.50 DA');
  expect(lineText('1 × Vitamin C 1000, 12 tablets')).toBe('1 × Vitamin C 1000, 12 tablets');
});

test('a change names its field and both values', () => {
  expect(changeText('discount', [0, 300])).toBe('Granted discount: 0.00 DA → 300.00 DA');
});
