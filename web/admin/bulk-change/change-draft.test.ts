import { expect, test } from 'vitest';
import { emptyChange, toChange } from './change-draft.ts';

test('lowering a price and taking from the stock send negative numbers', () => {
  const lower = { ...emptyChange, value: '2,5' };
  expect(toChange({ ...lower, kind: 'lowerPercent' })).toEqual({
    kind: 'pricePercent',
    percent: -2.5,
    roundTo: 'tens',
  });
  expect(toChange({ ...lower, kind: 'lowerBy' })).toEqual({ kind: 'priceBy', amount: -2.5 });
  expect(toChange({ ...lower, kind: 'takeStock', value: '3' })).toEqual({ kind: 'stockBy', units: -3 });
});

test('a missing, unreadable or negative number is no change, but an empty limit means the usual one', () => {
  for (const value of ['', ' ', 'five', '-5', '1,200']) {
    expect(toChange({ ...emptyChange, value })).toBeUndefined();
  }
  expect(toChange({ ...emptyChange, kind: 'limit' })).toEqual({ kind: 'lowStockLimit', lowStockLimit: null });
  expect(toChange({ ...emptyChange, kind: 'feature' })).toEqual({ kind: 'featured', featured: true });
  expect(toChange({ ...emptyChange, kind: 'cost' })).toEqual({ kind: 'costPrice', costPrice: null });
  expect(toChange({ ...emptyChange, kind: 'tvaRate', tvaRate: '0' })).toEqual({
    kind: 'tvaRate',
    tvaRate: 0,
  });
  expect(toChange({ ...emptyChange, kind: 'discountBy' })).toBeUndefined();
});
