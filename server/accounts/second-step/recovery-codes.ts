import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../platform/db/connection.ts';

const count = 10;
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** Replaces a person's recovery codes with ten new ones, and returns them: only their hashes are stored. */
export async function makeRecoveryCodes(db: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, hash: hashOf(code) })))
    .execute();
  return codes;
}

/** Whether this was an unused code of the person; it is used up. */
export async function spendRecoveryCode(db: Db, { userId, code }: { userId: string; code: string }) {
  const used = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('hash', '=', hashOf(code))
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function countRecoveryCodes(db: Db, userId: string) {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** 80 random bits in four groups, which nobody can find from the hash. */
function newCode() {
  const text = Array.from(randomBytes(16), (byte) => alphabet[byte & 31]).join('');
  return text.replace(/(.{4})(?=.)/g, '$1-');
}

/** However the code was typed. */
function hashOf(code: string) {
  return createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z2-7]/g, ''))
    .digest();
}
