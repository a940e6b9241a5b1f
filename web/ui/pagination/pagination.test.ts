import { expect, test } from 'vitest';
import { pageWindow } from './pagination.tsx';

test('five numbers are shown around the current page', () => {
  expect(pageWindow(10, 20)).toEqual([8, 9, 10, 11, 12]);
});

test('the window stays inside the list at both ends', () => {
  expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5]);
  expect(pageWindow(20, 20)).toEqual([16, 17, 18, 19, 20]);
});

test('a short list shows all its pages', () => {
  expect(pageWindow(2, 3)).toEqual([1, 2, 3]);
});
