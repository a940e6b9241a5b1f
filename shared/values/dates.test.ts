import { expect, test } from 'vitest';
import { dateFormats } from './dates.ts';

test('dates are in the shop’s time zone in each language', () => {
  const day = (language: 'en' | 'fr' | 'ar') => dateFormats(language).formatDay('2025-08-02T23:30:00.000Z');
  expect(day('en')).toBe('Aug 3, 2025');
  expect(day('fr')).toBe('3 août 2025');
  expect(day('ar')).toBe('3 أوت 2025');
});

test('times have 12 hours in English and 24 in French and Arabic', () => {
  const time = (language: 'en' | 'fr' | 'ar') =>
    dateFormats(language).formatDateTime(new Date('2025-08-03T13:05:00.000Z'));
  expect(time('en')).toBe('Aug 3, 2025, 2:05 PM');
  expect(time('fr')).toBe('3 août 2025, 14:05');
  expect(time('ar')).toBe('3 أوت 2025، 14:05');
  expect(dateFormats('ar').formatDateTime('2025-08-03T23:05:00.000Z')).toBe('4 أوت 2025، 00:05');
});

test('the first of a month is an ordinal in French, and no other day is', () => {
  const { formatDate, formatDay, formatDateTime } = dateFormats('fr');
  expect(formatDay('2026-11-01')).toBe('1er nov. 2026');
  expect(formatDate('2026-11-01')).toBe('1er novembre');
  expect(formatDateTime('2026-11-01T08:00:00Z')).toBe('1er nov. 2026, 09:00');
  const { formatShortDate, formatWeekDate, formatLongDay, formatMonth } = dateFormats('fr');
  expect(formatShortDate('2026-10-01')).toBe('1er oct.');
  expect(formatWeekDate('2026-10-01')).toBe('jeu. 1er oct.');
  expect(formatLongDay('2026-10-01')).toBe('1er octobre 2026');
  expect(formatMonth('2026-10-01')).toBe('octobre 2026');
  expect(formatWeekDate('2026-10-21')).toBe('mer. 21 oct.');
  for (const day of ['11', '21', '31']) expect(formatDay(`2026-12-${day}`)).toBe(`${day} déc. 2026`);
});
