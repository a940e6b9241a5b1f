import { expect, test } from 'vitest';
import { passwordStrength, registerPasswordStrength } from './passwords.ts';

test.each([
  ['short', 'weak'],
  ['sevens7', 'medium'],
  ['alllowercase', 'medium'],
  ['Saffron7', 'medium'],
  ['Saffron7!', 'strong'],
  ['#Saffron7!', 'strong'],
] as const)('the strength of %s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('on the register form, a strong password also begins with a letter, a digit or one of the usual signs', () => {
  expect(registerPasswordStrength('Saffron7!')).toBe('strong');
  expect(registerPasswordStrength('!Saffron7')).toBe('strong');
  expect(registerPasswordStrength('#Saffron7!')).toBe('medium');
  expect(registerPasswordStrength('short')).toBe('weak');
});
