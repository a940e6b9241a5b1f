import { expect, test } from 'vitest';
import { ApiError } from '../../shared/contract/api-error.ts';
import { refusalText } from './refusal-text.ts';

test("the server's message is shown, and for other errors the given text", () => {
  const refusal = ApiError.received(400, 'Invalid verification code');
  expect(refusalText(refusal, 'Failed')).toBe('Invalid verification code');
  expect(refusalText(new TypeError('x is not a function'), 'Failed')).toBe('Failed');
  expect(refusalText(new TypeError('x is not a function'))).toBe('Something went wrong. Please try again.');
});

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3600, '1 hour'],
  [3601, '2 hours'],
])('a refusal after too many attempts names the time to wait: %i s are %s', (retryAfter, wait) => {
  const error = ApiError.received(429, 'Too many attempts.', { retryAfter });
  expect(refusalText(error)).toBe(`Too many attempts. You can try again in ${wait}.`);
});

test('a busy server names no exact time to wait', () => {
  const error = ApiError.received(503, 'The shop is busy.', { retryAfter: 5 });
  expect(refusalText(error)).toBe('The shop is busy.');
});
