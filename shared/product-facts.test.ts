import { expect, test } from 'vitest';
import { isGtin, type QuantityUnit, unitPriceQuantity } from './product-facts.ts';

test.each([
  ['96385074', true],
  ['036000291452', true],
  ['4006381333931', true],
  ['10614141000415', true],
  ['4006381333932', false],
  ['400638133393', false],
  ['4006381333931000', false],
  ['40063813339 1', false],
  ['', false],
])('%j is a GTIN: %s', (digits, expected) => {
  expect(isGtin(digits)).toBe(expected);
});

test.each<[number, QuantityUnit, number | undefined]>([
  [200, 'ml', 100],
  [50, 'g', 100],
  [15, 'ml', 10],
  [30, 'pieces', 1],
  [1, 'pieces', undefined],
])('the unit price of %d %s is for %s', (netQuantity, unit, expected) => {
  expect(unitPriceQuantity({ netQuantity, unit })).toBe(expected);
});
