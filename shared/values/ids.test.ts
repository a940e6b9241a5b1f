import { expect, test } from 'vitest';
import { ungroupedNumber } from './ids.ts';

test('a number is read grouped or not, and with digits for the letters that look like them', () => {
  for (const typed of ['4IOBNBNT', '4iob nbnt', '#4IOB-NBNT', '410B N8NT']) {
    expect(ungroupedNumber(typed), typed).toBe('4IOBNBNT');
  }
  for (const typed of ['', '4IOBNBN', '4IOBNBNTA', '4IOB9BNT'])
    expect(ungroupedNumber(typed), typed).toBeUndefined();
});
