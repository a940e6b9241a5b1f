import type { PgBoss } from 'pg-boss';
import { codeLifetime } from '../../../shared/sign-in.ts';
import type { Db } from '../../platform/db/connection.ts';
import { emailKey, type Limits } from '../../platform/http/limits.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import { hashToken, newToken } from '../sessions/session-token.ts';
import { sendVerificationCode } from './send-verification-code.ts';
import { hashCode, newCode } from './verification-code.ts';

type Wanted = {
  email: string;
  name: string;
  /** Google's own name of the account, where a verified token told it. */
  googleSub: string | null;
  browserHash: Buffer;
};

export type Sending = { ip: string; jobs: PgBoss; limits: Limits; now: Date };

/**
 * Mails a new code, in the caller's transaction, and answers the id under which it is awaited. The same is done for
 * every address, whether it has an account or not (threats T5). Throws ApiError 429 (threats T3).
 */
export async function createVerification(
  db: Db,
  { email, name, googleSub, browserHash }: Wanted,
  { ip, jobs, limits, now }: Sending,
): Promise<string> {
  // Always in this order, as locks are.
  await limits.within(db).spend('codesByAddress', ip);
  await limits.within(db).spend('codesByEmail', emailKey(email));
  const verificationId = newToken();
  const code = newCode();
  await db
    .insertInto('verification_codes')
    .values({
      id_hash: hashToken(verificationId),
      browser_hash: browserHash,
      email,
      name,
      google_sub: googleSub,
      code_hash: hashCode(code, verificationId),
      expires_at: new Date(now.getTime() + codeLifetime * 1000),
    })
    .execute();
  await enqueue(db, { jobs, job: sendVerificationCode, data: { email, name, code } });
  return verificationId;
}
