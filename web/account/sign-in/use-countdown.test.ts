import { expect, test } from 'vitest';
import { formatSeconds, secondsUntil } from './use-countdown.ts';

test.each([
  [300, '05:00'],
  [299, '04:59'],
  [60, '01:00'],
  [9, '00:09'],
  [0, '00:00'],
])('%i seconds are written %s', (seconds, text) => {
  expect(formatSeconds(seconds)).toBe(text);
});

test('a started second is counted in full, and nothing is left after the deadline', () => {
  expect(secondsUntil(300_000, 0)).toBe(300);
  expect(secondsUntil(300_000, 999)).toBe(300);
  expect(secondsUntil(300_000, 1000)).toBe(299);
  expect(secondsUntil(300_000, 299_999)).toBe(1);
  expect(secondsUntil(300_000, 300_000)).toBe(0);
  expect(secondsUntil(300_000, 9_000_000)).toBe(0);
});
