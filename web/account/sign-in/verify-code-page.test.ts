import { expect, test } from 'vitest';
import { codeDigits } from './verify-code-page.tsx';

test.each([
  ['123456', '123456'],
  ['12a3', '123'],
  ['123 456', '123456'],
  ['Your code: 123456.', '123456'],
  ['1234567', '123456'],
  ['-1.5e3', '153'],
  ['abc', ''],
])('of %s counts %s', (typed, digits) => {
  expect(codeDigits(typed)).toBe(digits);
});
