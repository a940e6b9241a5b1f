import { expect, test } from 'vitest';
import { formatDateTime, formatDay } from './dates.ts';

test('dates are formatted in the time zone Africa/Algiers, an hour ahead of UTC', () => {
  expect(formatDay('2025-08-02T23:30:00.000Z')).toBe('Aug 3, 2025');
  expect(formatDateTime(new Date('2025-08-03T13:05:00.000Z'))).toBe('Aug 3, 2025, 2:05 PM');
});
