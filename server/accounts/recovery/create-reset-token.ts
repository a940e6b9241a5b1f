import type { Db } from '../../platform/db/connection.ts';
import { hashToken, newToken } from '../sessions/session-token.ts';

/** How long a reset link is valid (requirements: Password recovery). */
const validMs = 60 * 60 * 1000;

/** A new token that sets the user's password once, within the hour. The one before it ends (threats T4). */
export async function createResetToken(db: Db, { userId, now }: { userId: string; now: Date }) {
  const token = newToken();
  const row = { token_hash: hashToken(token), expires_at: new Date(now.getTime() + validMs) };
  await db
    .insertInto('reset_tokens')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  return token;
}
