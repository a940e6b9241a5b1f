import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '../../shared/accounts.ts';
import { ApiError } from '../../shared/api-error.ts';
import { minimumPassword } from '../../shared/passwords.ts';

const commonPasswords = readCommonPasswords();

function readCommonPasswords() {
  const text = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8');
  return new Set(text.split('\n').filter((line) => line && !line.startsWith('#')));
}

type NewPassword = { role: Role; field: 'password' | 'newPassword' };

/**
 * Holds what the contract cannot: a block list instead of rules about characters, and more characters for
 * administrators (threats T19). Throws ApiError 400.
 */
export function refuseWeakPassword(password: string, { role, field }: NewPassword) {
  const name = field === 'password' ? 'Password' : 'New password';
  const problem = weakness(password, role);
  if (problem) throw new ApiError(400, `${name} ${problem}`, { fields: { [field]: `${name} ${problem}` } });
}

function weakness(password: string, role: Role) {
  if (role === 'admin' && password.length < minimumPassword.admin)
    return `must be at least ${minimumPassword.admin} characters`;
  if (commonPasswords.has(password.toLowerCase())) return 'is one of the most common ones. Choose another';
  return undefined;
}
