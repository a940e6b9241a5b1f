import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Appearance, type Columns, changeProblem, plannedColumns } from './plan-change.ts';

const row: Columns & Appearance = {
  is_described: true,
  is_pictured: true,
  price_centimes: 120_000,
  discounted_price_centimes: null,
  cost_centimes: null,
  tva_rate: null,
  stock: 4,
  low_stock_limit: null,
  category_id: 'a',
  brand: '',
  featured: false,
  state: null,
};
const percent = (percent: number, roundTo: 'tens' | 'centimes') =>
  ({ kind: 'pricePercent', percent, roundTo }) as const;

test.each([
  [5, 'tens', 126_000],
  [3, 'tens', 124_000],
  [3, 'centimes', 123_600],
  [2.55, 'centimes', 123_060],
  [-33.33, 'centimes', 80_004],
  [-100, 'tens', 0],
] as const)('%s percent rounded to %s makes 1200.00 DA %i centimes', (by, roundTo, centimes) => {
  expect(plannedColumns(row, percent(by, roundTo))).toEqual({
    price_centimes: centimes,
    discounted_price_centimes: null,
  });
});

test.each([
  [70, 119_999, 83_999],
  [33.33, 1_000, 333],
  [0, 120_000, 0],
  [100, 120_000, 120_000],
] as const)('a cost of %s percent of %i centimes is %i, whatever the discount', (by, price, cost) => {
  const product = { ...row, price_centimes: price, discounted_price_centimes: 900 };
  expect(plannedColumns(product, { kind: 'costPercent', percent: by })).toEqual({ cost_centimes: cost });
});

test('a percentage moves the discounted price along, which stays below the price or is refused', () => {
  const discounted = { ...row, discounted_price_centimes: 100_000 };
  expect(plannedColumns(discounted, percent(10, 'tens'))).toEqual({
    price_centimes: 132_000,
    discounted_price_centimes: 110_000,
  });
  const cents = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: -100, max: 300 }), (price, discount, by) => {
      const product = { ...row, price_centimes: price, discounted_price_centimes: discount };
      const columns = plannedColumns(product, percent(by, 'tens'));
      const after = { ...product, ...columns };
      const isKept = after.price_centimes > 0 && (after.discounted_price_centimes ?? 0) > 0;
      const isBelow = (after.discounted_price_centimes ?? 0) < after.price_centimes;
      expect(changeProblem(product, columns) === undefined).toBe(isKept && isBelow);
    }),
  );
});

test.each([
  [{ kind: 'priceBy', amount: -1200 }, 'Price must be a positive number'],
  [{ kind: 'priceBy', amount: 999_999_000 }, 'Price must be at most 1000000000'],
  [
    { kind: 'discountPercent', percent: 0, roundTo: 'tens' },
    'Discounted price must be less than the original price',
  ],
  [
    { kind: 'discountPercent', percent: -5, roundTo: 'tens' },
    'Discounted price must be less than the original price',
  ],
  [{ kind: 'discountPercent', percent: 100, roundTo: 'tens' }, 'The discounted price would be 0'],
  [{ kind: 'discountBy', amount: 1300 }, 'The discounted price would be 0'],
  [{ kind: 'discountBy', amount: 200 }, undefined],
  [{ kind: 'noDiscount' }, undefined],
  [{ kind: 'stockBy', units: -5 }, 'Only 4 left in stock'],
  [{ kind: 'stockBy', units: 999_997 }, 'Stock must be at most 1000000'],
  [{ kind: 'stockBy', units: -4 }, undefined],
  [{ kind: 'featured', featured: true }, undefined],
] as const)('%j is answered with %s', (change, problem) => {
  expect(changeProblem(row, plannedColumns(row, change))?.message).toBe(problem);
});
