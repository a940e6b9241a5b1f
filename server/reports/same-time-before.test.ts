import { expect, test } from 'vitest';
import { sameTimeBefore } from './same-time-before.ts';

test.each([
  ['some days', '2027-03-04 2027-03-10', '2027-02-25 2027-03-03'],
  ['a month', '2027-03-01 2027-03-31', '2027-02-01 2027-02-28'],
  ['a short month', '2027-02-01 2027-02-28', '2027-01-01 2027-01-31'],
  ['the first month', '2027-01-01 2027-01-31', '2026-12-01 2026-12-31'],
  ['a month until a day', '2026-11-01 2026-11-29', '2026-10-01 2026-10-29'],
  ['a month until a day that the other has not', '2027-03-01 2027-03-30', '2027-02-01 2027-02-28'],
  ['a year', '2028-01-01 2028-12-31', '2027-01-01 2027-12-31'],
  ['a year until a leap day', '2028-01-01 2028-02-29', '2027-01-01 2027-02-28'],
  ['more than a month from its first day', '2027-02-01 2027-03-02', '2027-01-02 2027-01-31'],
])('%s is compared with the same time before', (_, days, before) => {
  const [startDate = '', endDate = ''] = days.split(' ');
  expect(Object.values(sameTimeBefore({ startDate, endDate })).join(' ')).toBe(before);
});
