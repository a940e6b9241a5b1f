import { expect, test } from 'vitest';
import { countWarnings, warningsOf } from './price-warnings.ts';

test.each([
  ['a lost digit', 1200, 120],
  ['a comma that was read as a decimal one', 1200, 1.2],
  ['a reference in the column of prices', 1200, 48],
  ['a comma that was not read', 48.5, 4850],
])('%s is far from the stored price', (_, before, after) => {
  expect(warningsOf({ price: before }, { price: after })).toEqual(['far']);
});

test.each([
  ['a raise after a new tariff', 1200, 1450],
  ['exactly the double', 600, 1200],
  ['exactly the half', 1200, 600],
  ['the same price', 1200, 1200],
])('%s is not far', (_, before, after) => {
  expect(warningsOf({ price: before }, { price: after })).toEqual([]);
});

test('a discount below half of what shoppers paid is far, and its end is not', () => {
  const plain = { price: 1000 };
  const discounted = { price: 1000, discountedPrice: 400 };
  expect(warningsOf(plain, discounted)).toEqual(['far']);
  expect(warningsOf(discounted, plain)).toEqual([]);
  expect(warningsOf(plain, { price: 1000, discountedPrice: 500 })).toEqual([]);
});

test('a new price, discount or cost may put a product below its cost', () => {
  const before = { price: 1000, costPrice: 800 };
  expect(warningsOf(before, { price: 790, costPrice: 800 })).toEqual(['belowCost']);
  expect(warningsOf(before, { price: 1000, discountedPrice: 700, costPrice: 800 })).toEqual(['belowCost']);
  expect(warningsOf(before, { price: 1000, costPrice: 1100 })).toEqual(['belowCost']);
  expect(warningsOf(before, { price: 800, costPrice: 800 })).toEqual([]);
  expect(warningsOf(null, { price: 700, costPrice: 800 })).toEqual(['belowCost']);
  expect(warningsOf(before, { price: 90, costPrice: 800 })).toEqual(['far', 'belowCost']);
});

test('a product that was sold below its cost before is not reported again, nor one of unknown figures', () => {
  const below = { price: 700, costPrice: 800 };
  expect(warningsOf(below, below)).toEqual([]);
  expect(warningsOf({ price: 0 }, { price: 700, costPrice: null })).toEqual([]);
  expect(warningsOf(null, { price: 700 })).toEqual([]);
});

test('a new product of more than a million dinars is high, and a dear one is not', () => {
  expect(warningsOf(null, { price: 189_000_000 })).toEqual(['high']);
  expect(warningsOf(null, { price: 1_000_000 })).toEqual([]);
  expect(warningsOf({ price: 900_000 }, { price: 1_100_000 })).toEqual([]);
});

test('warnings of several products are counted by kind', () => {
  const all = [{ warnings: ['far' as const, 'belowCost' as const] }, { warnings: ['far' as const] }, {}];
  expect(countWarnings(all)).toEqual({ far: 2, high: 0, belowCost: 1 });
});
