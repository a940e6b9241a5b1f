import { expect, test } from 'vitest';
import { formatAge } from './format-age.ts';

const now = Date.parse('2026-03-10T12:00:00Z');

test.each([
  ['2026-03-10T12:00:30Z', '1 min. ago'],
  ['2026-03-10T11:59:01Z', '1 min. ago'],
  ['2026-03-10T11:01:00Z', '59 min. ago'],
  ['2026-03-10T11:00:00Z', '1 hr. ago'],
  ['2026-03-09T12:00:01Z', '23 hr. ago'],
  ['2026-03-09T12:00:00Z', '1 day ago'],
  ['2026-01-09T12:00:00Z', '60 days ago'],
])('%s was %s', (time, age) => {
  expect(formatAge(time, now)).toBe(age);
});
