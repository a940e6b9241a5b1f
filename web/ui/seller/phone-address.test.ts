import { expect, test } from 'vitest';
import { phoneAddress } from './phone-address.ts';

test.each([
  ['0662 33 44 55', 'tel:0662334455'],
  ['+213 (0) 662-33-44-55', 'tel:+2130662334455'],
  ['٠٦٦٢ ٣٣ ٤٤ ٥٥', 'tel:0662334455'],
  ['0662334455', 'tel:0662334455'],
])('%s is called at %s', (phone, address) => {
  expect(phoneAddress(phone)).toBe(address);
});
