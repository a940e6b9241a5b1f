import { expect, test } from 'vitest';
import { checkMatch } from './new-password-fields.tsx';

test('two passwords have to be the same, letter by letter', () => {
  expect(checkMatch({ password: 'secret', confirmPassword: 'secret' })).toEqual({});
  expect(checkMatch({ password: 'secret', confirmPassword: 'Secret' })).toEqual({
    confirmPassword: 'Passwords do not match',
  });
});
