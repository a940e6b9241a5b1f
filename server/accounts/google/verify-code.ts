import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { SignedInUser, signInApi } from '../../../shared/accounts/sign-in.ts';
import { ApiError } from '../../../shared/contract/api-error.ts';
import type { ParsedInputOf } from '../../../shared/contract/endpoint.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import type { Db } from '../../platform/db/connection.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import type { UnknownCaller } from '../../platform/http/handle-endpoint.ts';
import type { Resources } from '../../platform/http/resources.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import { toUser } from '../account-queries.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { hashToken } from '../sessions/session-token.ts';
import { createVerification, hashCode } from './create-verification.ts';
import { findOrCreateAccount, isAccountConflict } from './google-accounts.ts';
import { forgetGoogleBrowser, readGoogleBrowser } from './google-browser.ts';

type Verifying = ParsedInputOf<typeof signInApi.googleVerify> & UnknownCaller & Resources;

const mostTries = 5;

/**
 * Signs the visitor in if they type the mailed code in the browser that asked for it. Creates the account if needed.
 * Throws the same ApiError 400 for an unknown id and for a code that is wrong, used, expired or was missed five times.
 */
export async function verifyCode(db: Db, verifying: Verifying): Promise<SignedInUser> {
  const { body, query, jobs } = verifying;
  const hash = await countTry(db, verifying);
  if (!hash || !timingSafeEqual(hashCode(body.code, body.verificationId), hash)) throw wrongCode();
  const user = await runTransaction(
    db,
    async (db) => {
      const person = await useVerification(db, body.verificationId);
      const user = await findOrCreateAccount(db, { ...person, language: query.lang }, jobs);
      return { ...toUser(user), ...(await completeSignIn(db, { caller: verifying, user })) };
    },
    { retryOn: isAccountConflict },
  );
  forgetGoogleBrowser(verifying);
  return user;
}

/** Counts a try before the code is compared, so that parallel tries cannot exceed five. Returns the code's hash. */
async function countTry(db: Db, { body, now, cookie }: Verifying) {
  const browserHash = readGoogleBrowser({ cookie });
  if (!browserHash) return undefined;
  const verification = await db
    .updateTable('verification_codes')
    .set({ tries: sql`tries + 1` })
    .where('id_hash', '=', hashToken(body.verificationId))
    .where('browser_hash', '=', browserHash)
    .where(({ eb, fn, val }) => eb(fn('lower', ['email']), '=', fn('lower', [val(body.email)])))
    .where('expires_at', '>', now())
    .where('tries', '<', mostTries)
    .returning('code_hash')
    .executeTakeFirst();
  return verification?.code_hash;
}

/** Deletes the verification. Of several correct codes at once, only the first finds it. */
async function useVerification(db: Db, verificationId: string) {
  const verification = await db
    .deleteFrom('verification_codes')
    .where('id_hash', '=', hashToken(verificationId))
    .returning(['email', 'name', 'google_sub as googleSub'])
    .executeTakeFirst();
  if (!verification) throw wrongCode();
  return verification;
}

type Resending = ParsedInputOf<typeof signInApi.googleResend> & UnknownCaller & Resources;

/**
 * Replaces a code by a new one, even if it has expired or was missed five times. Returns the new verification id.
 * Throws ApiError 400 for an id that belongs to another browser, 429 for too many codes (the last one stays valid).
 */
export async function resendCode(db: Db, resending: Resending): Promise<string> {
  const { body, query, jobs, limits, now } = resending;
  const browserHash = readGoogleBrowser(resending);
  if (!browserHash) throw wrongCode();
  return runTransaction(db, async (db) => {
    const previous = await db
      .deleteFrom('verification_codes')
      .where('id_hash', '=', hashToken(body.verificationId))
      .where('browser_hash', '=', browserHash)
      .where(({ eb, fn, val }) => eb(fn('lower', ['email']), '=', fn('lower', [val(body.email)])))
      .returning(['email', 'name', 'google_sub as googleSub', 'browser_hash as browserHash'])
      .executeTakeFirst();
    if (!previous) throw wrongCode();
    const visitor = visitorOf(resending);
    return createVerification(db, previous, { language: query.lang, visitor, jobs, limits, now: now() });
  });
}

function wrongCode() {
  return new ApiError(400, refusal('invalid-verification-code'));
}
