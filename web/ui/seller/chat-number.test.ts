import { expect, test } from 'vitest';
import { chatNumber } from './chat-number.ts';

test.each([
  ['https://wa.me/213550987654', '0550 98 76 54'],
  ['https://wa.me/33612345678', '+33612345678'],
])('the number of %s is shown as %s', (url, number) => {
  expect(chatNumber(url)).toBe(number);
});
