import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStaff, type Role } from '../../../shared/access/accounts.ts';
import { minimumPassword } from '../../../shared/accounts/passwords.ts';
import { invalidField } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';

const commonPasswords = readCommonPasswords();

function readCommonPasswords() {
  const text = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8');
  return new Set(text.split('\n').filter((line) => line && !line.startsWith('#')));
}

type NewPassword = { role: Role; field: 'password' | 'newPassword' };

/** Throws ApiError 400 if `passwordProblem` finds one. */
export function refuseWeakPassword(password: string, { role, field }: NewPassword) {
  const problem = passwordProblem(password, role);
  if (!problem) return;
  const why =
    problem === 'too-short'
      ? refusal(field === 'password' ? 'password-too-short' : 'new-password-too-short', {
          min: minimumPassword.admin,
        })
      : refusal(field === 'password' ? 'password-too-common' : 'new-password-too-common');
  throw invalidField(field, why);
}

/**
 * Checks what the contract cannot: the longer minimum for staff (threats T19), and a list of common passwords
 * in place of rules about characters. Undefined for a good password.
 */
export function passwordProblem(password: string, role: Role) {
  if (isStaff(role) && password.length < minimumPassword.admin) return 'too-short';
  if (commonPasswords.has(password.toLowerCase())) return 'too-common';
  return undefined;
}
