import { expect, test } from 'vitest';
import { chartTop } from './chart-scale.ts';

test('a chart ends with the next round figure', () => {
  expect(chartTop([3, 7])).toBe(10);
  expect(chartTop([11])).toBe(20);
  expect(chartTop([27_000, 1])).toBe(30_000);
  expect(chartTop([42_000, 1])).toBe(50_000);
  expect(chartTop([5])).toBe(5);
  expect(chartTop([1000])).toBe(1000);
});

test('a chart of nothing still has a height', () => {
  expect(chartTop([])).toBe(1);
  expect(chartTop([0, 0])).toBe(1);
});
