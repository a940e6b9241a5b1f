import { expect, test } from 'vitest';
import { periodsOf } from './periods.ts';

test('the usual periods are the month and year until today and the month before, over the turn of the year', () => {
  expect(periodsOf('2028-03-05')).toEqual({
    month: { startDate: '2028-03-01', endDate: '2028-03-05' },
    lastMonth: { startDate: '2028-02-01', endDate: '2028-02-29' },
    year: { startDate: '2028-01-01', endDate: '2028-03-05' },
  });
  expect(periodsOf('2027-01-31').lastMonth).toEqual({ startDate: '2026-12-01', endDate: '2026-12-31' });
});
