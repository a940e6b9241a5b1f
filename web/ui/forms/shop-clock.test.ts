import { expect, test } from 'vitest';
import { fieldValue, inDays, inMinutes, momentOf, shopDay } from './shop-clock.ts';

const late = new Date('2026-03-10T23:30:00Z');

test('times of calls are on the clock of the shop, whatever the clock of the browser is', () => {
  expect(fieldValue(late)).toBe('2026-03-11T00:30');
  expect(shopDay(late)).toBe('2026-03-11');
  expect(momentOf('2026-03-11T00:30')).toEqual(late);
  expect(momentOf('')).toBeUndefined();
});

test('tomorrow is the next day of the shop', () => {
  expect(inDays(late, 1, '10:00')).toEqual(new Date('2026-03-12T09:00:00Z'));
  expect(inMinutes(late, 45)).toEqual(new Date('2026-03-11T00:15:00Z'));
});
