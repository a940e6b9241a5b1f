import { expect, test } from 'vitest';
import { settingsGroups } from '../../shared/settings/settings.ts';
import { instantOf, localTime, nextTry, quietUntil } from './call-times.ts';

const settings = settingsGroups.calls.parse({});
const at = (day: number, clock: string) =>
  instantOf({ day: `2026-03-${String(day).padStart(2, '0')}`, clock });

test('the clock of the shop is one hour ahead of UTC, over midnight too', () => {
  expect(localTime(new Date('2026-03-09T23:30:00Z'))).toEqual({ day: '2026-03-10', clock: '00:30' });
  expect(instantOf({ day: '2026-03-10', clock: '00:30' })).toEqual(new Date('2026-03-09T23:30:00Z'));
});

test('calls wait for the end of the quiet hours', () => {
  expect(quietUntil(at(10, '08:59'), settings)).toEqual(at(10, '09:00'));
  expect(quietUntil(at(10, '09:00'), settings)).toBeUndefined();
  expect(quietUntil(at(10, '20:59'), settings)).toBeUndefined();
  expect(quietUntil(at(10, '21:00'), settings)).toEqual(at(11, '09:00'));
  expect(quietUntil(at(31, '23:00'), settings)).toEqual(instantOf({ day: '2026-04-01', clock: '09:00' }));
});

const next = (now: Date, tries: number, triesToday = tries) => nextTry({ now, tries, triesToday, settings });

test('the next try is at the next time of the day, an hour later at the earliest', () => {
  expect(next(at(10, '09:10'), 1)).toEqual({ next_call_at: at(10, '13:00'), ends_at: null });
  expect(next(at(10, '12:30'), 1)).toEqual({ next_call_at: at(10, '17:30'), ends_at: null });
  expect(next(at(10, '19:00'), 1)).toEqual({ next_call_at: at(11, '09:00'), ends_at: null });
});

test('after the tries of a day the next one is tomorrow, and after the last one the order ends', () => {
  expect(next(at(10, '11:00'), 3)).toEqual({ next_call_at: at(11, '09:00'), ends_at: null });
  expect(next(at(12, '11:00'), 8, 2)).toEqual({ next_call_at: at(12, '13:00'), ends_at: null });
  expect(next(at(12, '17:40'), 9, 3)).toEqual({ next_call_at: null, ends_at: at(13, '17:40') });
});

test('a shop with one late time of the day still gets a next try', () => {
  const late = { ...settings, slots: '20:30' };
  expect(nextTry({ now: at(10, '20:40'), tries: 1, triesToday: 1, settings: late }).next_call_at).toEqual(
    at(11, '20:30'),
  );
});
