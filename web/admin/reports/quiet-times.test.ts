import { expect, test } from 'vitest';
import { withQuietTimes } from './quiet-times.ts';

const row = { key: '2026-11-01', revenue: 70 };

test.each([
  { by: 'day', endDate: '2026-11-02', found: { '2026-10-31': 0, '2026-11-01': 70, '2026-11-02': 0 } },
  // The first of November 2026 is a Sunday.
  { by: 'week', endDate: '2026-11-09', found: { '2026-10-25': 0, '2026-11-01': 70, '2026-11-08': 0 } },
  { by: 'month', endDate: '2026-12-01', found: { '2026-10-01': 0, '2026-11-01': 70, '2026-12-01': 0 } },
])('a report by $by has the times without orders as well', ({ by, endDate, found }) => {
  const rows = withQuietTimes([row], { by, startDate: '2026-10-31', endDate });
  expect(rows).toEqual(Object.entries(found).map(([key, revenue]) => ({ key, revenue })));
});
