import * as z from 'zod/mini';
import { isStaff, type Role } from '../access/accounts.ts';
import { messageOf } from '../refusals/codes.ts';

/** Minimum lengths of passwords (requirements: Passwords; threats T19 for administrators). */
export const minimumPassword = { register: 6, profile: 6, reset: 8, admin: 12 } as const;

/** The minimum length of a user's new password in the profile or after a reset. */
export function minimumLength(role: Role, place: 'profile' | 'reset') {
  return minimumPassword[isStaff(role) ? 'admin' : place];
}

/** No one types a longer password, and hashing it would cost the server time. */
export const maximumPassword = 200;

/** A new password: never trimmed, at least `minimum` characters long. */
export function newPassword(minimum: number, { required, tooShort }: { required: string; tooShort: string }) {
  return z.string(required).check(
    z.minLength(1, required),
    z.minLength(minimum, tooShort),
    z.maxLength(maximumPassword, messageOf('password-at-most', { max: maximumPassword })),
    z.refine((value) => value.isWellFormed(), messageOf('password-characters')),
  );
}

/** A password to compare with the stored hash. */
export function typedPassword(required: string) {
  return z
    .string(required)
    .check(z.minLength(1, required), z.maxLength(maximumPassword, messageOf('password-too-long')));
}

export type PasswordStrength = 'weak' | 'medium' | 'strong';

const strongParts = [/[a-z]/, /[A-Z]/, /\d/, /[@$!%*?&]/];

/** The strength that the profile's meter shows for a password (requirements: Passwords). */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < 6) return 'weak';
  if (password.length < 8) return 'medium';
  return strongParts.every((part) => part.test(password)) ? 'strong' : 'medium';
}

/**
 * The strength that the register form shows: there, a strong password also begins with a letter, a digit or one of
 * @$!%*?& (requirements: Passwords).
 */
export function registerPasswordStrength(password: string): PasswordStrength {
  const strength = passwordStrength(password);
  return strength === 'strong' && !/^[A-Za-z\d@$!%*?&]/.test(password) ? 'medium' : strength;
}
