import * as z from 'zod/mini';

/** Password minimums (requirements: Passwords; threats T19 for administrators). */
export const minimumPassword = { register: 6, profile: 6, reset: 8, admin: 12 } as const;

/** Longer ones are nobody's password, and hashing them would cost the server time. */
const longestPassword = 200;

/** A password to be kept: never trimmed, of at least `minimum` characters. */
export function newPassword(minimum: number, { required, tooShort }: { required: string; tooShort: string }) {
  return z.string(required).check(
    z.minLength(1, required),
    z.minLength(minimum, tooShort),
    z.maxLength(longestPassword, `Password must be at most ${longestPassword} characters`),
    z.refine((value) => value.isWellFormed(), 'Password contains characters that cannot be used'),
  );
}

/** A password to be compared with the kept one. */
export function typedPassword(required: string) {
  return z
    .string(required)
    .check(z.minLength(1, required), z.maxLength(longestPassword, 'Password is too long'));
}

export type PasswordStrength = 'weak' | 'medium' | 'strong';

const strongParts = [/[a-z]/, /[A-Z]/, /\d/, /[@$!%*?&]/];

/** How strong the profile's meter calls a password (requirements: Passwords). */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < 6) return 'weak';
  if (password.length < 8) return 'medium';
  return strongParts.every((part) => part.test(password)) ? 'strong' : 'medium';
}

/**
 * The same for the register form, where a strong one also begins with a letter, a digit or one of @$!%*?&
 * (requirements: Passwords).
 */
export function registerPasswordStrength(password: string): PasswordStrength {
  const strength = passwordStrength(password);
  return strength === 'strong' && !/^[A-Za-z\d@$!%*?&]/.test(password) ? 'medium' : strength;
}
