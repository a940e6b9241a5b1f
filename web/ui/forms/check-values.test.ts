import { expect, test } from 'vitest';
import { signInApi } from '../../../shared/accounts/sign-in.ts';
import { messageOf } from '../../../shared/refusals/codes.ts';
import { checkValues } from './check-values.ts';

const { login, register, resetPassword, googleVerify } = signInApi;
const account = { name: 'Amel', email: 'amel@shop.example', password: 'secret', confirmPassword: 'secret' };

test('signing in needs a valid address and a password', () => {
  expect(checkValues(login.body, { email: '', password: '' }).errors).toEqual({
    email: 'email-required',
    password: 'password-required',
  });
  expect(checkValues(login.body, { email: 'amel@', password: 'x' }).errors).toEqual({
    email: 'email-address-invalid',
  });
});

test('valid values become the body, trimmed and without unknown fields', () => {
  const values = { ...account, name: ' Amel ', email: ' amel@shop.example ', password: ' secret ' };
  expect(checkValues(register.body, values)).toEqual({
    body: { name: 'Amel', email: 'amel@shop.example', password: ' secret ' },
    errors: null,
  });
});

test('each field shows its first error', () => {
  const values = { name: '', email: '', password: 'short', confirmPassword: 'shore' };
  const alsoWrong = { confirmPassword: 'Passwords do not match' };
  expect(checkValues(register.body, values, alsoWrong).errors).toEqual({
    name: 'name-required',
    email: 'email-required',
    password: messageOf('password-too-short', { min: 6 }),
    confirmPassword: 'Passwords do not match',
  });
});

test('a reset password needs only the length', () => {
  const errorsOf = (password: string) => checkValues(resetPassword.body, { token: 't', password }).errors;
  expect(errorsOf('1234567')).toEqual({ password: messageOf('reset-password-too-short', { min: 8 }) });
  expect(errorsOf('aaaaaaaa')).toBeNull();
});

test('a code may be missing, invalid or without an id', () => {
  const known = { email: 'amel@shop.example', verificationId: 'v' };
  const errorsOf = (values: Record<string, string>) => checkValues(googleVerify.body, values).errors;
  expect(errorsOf({ ...known, code: '' })).toEqual({ code: 'verification-code-required' });
  expect(errorsOf({ ...known, code: '12345' })).toEqual({ code: 'invalid-verification-code' });
  expect(errorsOf({ ...known, verificationId: '', code: '123456' })).toEqual({
    verificationId: 'sign-in-incomplete',
  });
  expect(errorsOf({ ...known, email: '', code: '123456' })).toEqual({
    email: 'sign-in-incomplete',
  });
});
