import { createHmac, randomInt } from 'node:crypto';
import type { PgBoss } from 'pg-boss';
import { codeLength, codeLifetime } from '../../../shared/accounts/sign-in.ts';
import type { Language } from '../../../shared/values/languages.ts';
import type { Db } from '../../platform/db/connection.ts';
import { mailIn } from '../../platform/email/mail-language.ts';
import { code as codeBlock, greeting, paragraph } from '../../platform/email/mail-parts.ts';
import { renderEmail } from '../../platform/email/render-email.ts';
import { emailKey, type Limits } from '../../platform/http/limits.ts';
import { spendByVisitor, type Visitor } from '../../platform/http/visitor.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import { mailJob } from '../../platform/jobs/mail-job.ts';
import type { Env } from '../../platform/start-up/env.ts';
import { hashToken, newToken } from '../sessions/session-token.ts';

type Verification = {
  email: string;
  name: string;
  /** Google's id of the account, if a verified token named one. */
  googleSub: string | null;
  browserHash: Buffer;
};

export type Sending = { language: Language; visitor: Visitor; jobs: PgBoss; limits: Limits; now: Date };

/**
 * Mails a new code, in the caller's transaction, and returns the id that must come back with it. Does the same for every
 * address, with or without an account (threats T5). Throws ApiError 429 (threats T3).
 */
export async function createVerification(
  db: Db,
  { email, name, googleSub, browserHash }: Verification,
  { language, visitor, jobs, limits, now }: Sending,
): Promise<string> {
  // Always in this order, so that two transactions cannot deadlock.
  await spendByVisitor(limits.within(db), 'codes', visitor);
  await limits.within(db).spend('codesByEmail', emailKey(email));
  const verificationId = newToken();
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
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
  await enqueue(db, { jobs, job: sendVerificationCode, data: { email, name, code, language } });
  return verificationId;
}

/**
 * The hash under which a code is stored. The key is the verification id, of which the database has only a hash: a
 * million codes can be tried quickly, but not without the key (threats T3).
 */
export function hashCode(code: string, verificationId: string) {
  return createHmac('sha256', verificationId).update(code).digest();
}

export const sendVerificationCode = mailJob({
  queue: 'verification-code',
  mostPerHour: 5,
  options: {
    // An expired code is useless.
    retryDelayMax: 10,
    retentionSeconds: codeLifetime,
    // The job's data is the only place that contains the code itself.
    deleteAfterSeconds: 1,
  },
  compose: async ({ email, ...content }: Content & { email: string }, { env }) => ({
    ...verificationCodeEmail(content, env),
    to: email,
  }),
});

type Content = { name: string; code: string; language?: Language };

/** The mail with the code. The code is not in the subject, because lock screens and logs show subjects. */
export function verificationCodeEmail({ name, code, language }: Content, env: Env) {
  const mail = mailIn(language, env);
  const { type, validity, warning, ...words } = mail.words.verificationCode;
  return renderEmail({
    ...mail,
    ...words,
    children: [greeting(name), paragraph(type), codeBlock(code), paragraph(validity), paragraph(warning)],
  });
}
