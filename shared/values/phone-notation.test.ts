import { expect, test } from 'vitest';
import { phoneAddress, shownPhone } from './phone-notation.ts';

test.each([
  ['0770 11 22 33', 'tel:+213770112233', '0770 11 22 33'],
  ['+213 (0)770 11 22 33', 'tel:+213770112233', '0770 11 22 33'],
  ['213770112233', 'tel:+213770112233', '0770 11 22 33'],
  ['00213770112233', 'tel:+213770112233', '0770 11 22 33'],
  ['٠٧٧٠ ١١ ٢٢ ٣٣', 'tel:+213770112233', '0770 11 22 33'],
  ['021 23 45 67', 'tel:+21321234567', '021 23 45 67'],
  ['+33 6 12 34 56 78', 'tel:+33612345678', '+33 6 12 34 56 78'],
  ['0033 6 12 34 56 78', 'tel:0033612345678', '0033 6 12 34 56 78'],
  ['1548', 'tel:1548', '1548'],
  ['', 'tel:', ''],
])('%s is called at %s and shown as %s', (phone, address, shown) => {
  expect([phoneAddress(phone), shownPhone(phone)]).toEqual([address, shown]);
});
