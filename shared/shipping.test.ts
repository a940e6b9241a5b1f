import { expect, test } from 'vitest';
import { estimatedShipping, orderShipping } from './shipping.ts';
import { wilayas } from './shipping-address.ts';

test('the cart estimates shipping at 1000 DA, and at 0 above 10000 DA', () => {
  expect(estimatedShipping(0)).toBe(100_000);
  expect(estimatedShipping(1_000_000)).toBe(100_000);
  expect(estimatedShipping(1_000_001)).toBe(0);
});

test('shipping an order is free in Alger and costs 1000 DA in the other 57 wilayas', () => {
  expect(orderShipping('Alger')).toBe(0);
  const charged = wilayas.filter((wilaya) => orderShipping(wilaya) === 100_000);
  expect(charged).toHaveLength(57);
  expect(charged).not.toContain('Alger');
});

test('there are 58 wilayas, each once, from Adrar to In Guezzam', () => {
  expect(new Set(wilayas).size).toBe(58);
  expect(wilayas.at(0)).toBe('Adrar');
  expect(wilayas.at(-1)).toBe('In Guezzam');
});
