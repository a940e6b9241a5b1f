import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  arabicPrice,
  discountPercent,
  effectivePrice,
  englishPrice,
  frenchPrice,
  groupDigits,
  toCentimes,
  toDinars,
  unitPrice,
} from './prices.ts';
import type { QuantityUnit } from './product-facts.ts';

const centimes = fc.integer({ min: 0, max: 100_000_000_000 });

test('centimes convert to dinars and back without loss', () => {
  fc.assert(
    fc.property(centimes, (amount) => {
      expect(toCentimes(toDinars(amount))).toBe(amount);
    }),
  );
});

test('dinars sent as JSON convert back to the same centimes', () => {
  fc.assert(
    fc.property(centimes, (amount) => {
      expect(toCentimes(JSON.parse(JSON.stringify(toDinars(amount))))).toBe(amount);
    }),
  );
});

test('a formatted price shows its exact centimes', () => {
  fc.assert(
    fc.property(centimes, (amount) => {
      const digits = String(amount).padStart(3, '0');
      expect(englishPrice(toDinars(amount))).toBe(`${digits.slice(0, -2)}.${digits.slice(-2)} DA`);
    }),
  );
});

test('prices have two decimals, no grouping, and end with DA', () => {
  expect(englishPrice(1200)).toBe('1200.00 DA');
  expect(englishPrice(0)).toBe('0.00 DA');
  expect(englishPrice(1_234_567.5)).toBe('1234567.50 DA');
});

test('French and Arabic prices are grouped by spaces that break no line, and have a comma', () => {
  expect(frenchPrice(1200)).toBe('1\u00a0200,00\u00a0DA');
  expect(frenchPrice(0)).toBe('0,00\u00a0DA');
  expect(arabicPrice(1_234_567.5)).toBe('1\u00a0234\u00a0567,50\u00a0دج');
  expect([999, 1000, 12_345, 1_000_000].map(groupDigits)).toEqual([
    '999',
    '1\u00a0000',
    '12\u00a0345',
    '1\u00a0000\u00a0000',
  ]);
});

test('the effective price is the discounted price if there is one', () => {
  expect(effectivePrice({ price: 1000, discountedPrice: 0 })).toBe(1000);
  expect(effectivePrice({ price: 1000, discountedPrice: 800 })).toBe(800);
});

test('the discount is rounded to whole percents and never above 100', () => {
  expect(discountPercent({ price: 1000, discountedPrice: 0 })).toBe(0);
  expect(discountPercent({ price: 1000, discountedPrice: 875 })).toBe(13);
  // 14.5 %, which floating point makes 14.499….
  expect(discountPercent({ price: 372, discountedPrice: 318.06 })).toBe(15);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 9 }),
      fc.integer({ min: 0, max: 10 ** 9 }),
      (price, other) => {
        const percent = discountPercent({ price, discountedPrice: Math.min(other, price - 1) });
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
      },
    ),
  );
});

test.each<[number, QuantityUnit, object | undefined]>([
  [200, 'ml', { price: 450, quantity: 100, unit: 'ml' }],
  [50, 'g', { price: 1800, quantity: 100, unit: 'g' }],
  [15, 'ml', { price: 600, quantity: 10, unit: 'ml' }],
  [7, 'g', { price: 1285.71, quantity: 10, unit: 'g' }],
  [30, 'pieces', { price: 30, quantity: 1, unit: 'pieces' }],
  [1, 'pieces', undefined],
])('the unit price of %d %s is calculated from the effective price', (netQuantity, unit, expected) => {
  expect(unitPrice({ price: 1000, discountedPrice: 900, netQuantity, unit })).toEqual(expected);
});

test('without a quantity there is no unit price', () => {
  expect(unitPrice({ price: 1000, discountedPrice: 0 })).toBeUndefined();
});

test('every language writes one minus sign, also before grouped digits', () => {
  expect(englishPrice(-1920)).toBe('\u22121920.00 DA');
  expect(frenchPrice(-1920)).toBe('\u22121\u00a0920,00\u00a0DA');
  expect(arabicPrice(-1920)).toBe('\u22121\u00a0920,00\u00a0دج');
  expect(groupDigits(-1200)).toBe('\u22121\u00a0200');
});
