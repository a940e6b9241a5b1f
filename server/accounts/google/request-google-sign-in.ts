import type { signInApi } from '../../../shared/accounts/sign-in.ts';
import type { ParsedInputOf, ReplyOf } from '../../../shared/contract/endpoint.ts';
import type { Db } from '../../platform/db/connection.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import type { UnknownCaller } from '../../platform/http/handle-endpoint.ts';
import type { Resources } from '../../platform/http/resources.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import { toUser, type UserRow } from '../account-queries.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { createVerification } from './create-verification.ts';
import { claimAccount, isAccountConflict, lockUserByEmail, lockUserByGoogle } from './google-accounts.ts';
import {
  forgetGoogleBrowser,
  keepGoogleBrowser,
  readGoogleBrowser,
  renewGoogleBrowser,
} from './google-browser.ts';
import { type GoogleIdentity, verifyCredential } from './verify-credential.ts';

type Requesting = ParsedInputOf<typeof signInApi.googleRequest> & UnknownCaller & Resources;

/**
 * The first step of signing in with Google. A token signed by the provider (threats T1) signs in to the account that it
 * is linked with. In all other cases a code is mailed, in the same way for every address.
 * Throws ApiError 400 (forged or expired token), 429 (too many codes), 503 (the provider's keys cannot be fetched).
 */
export async function requestGoogleSignIn(
  db: Db,
  requesting: Requesting,
): Promise<ReplyOf<typeof signInApi.googleRequest>> {
  const { body, env, now } = requesting;
  if (body.credential === undefined) {
    const browserHash = keepGoogleBrowser(requesting);
    return mailCode(db, requesting, { ...body, googleSub: null, browserHash });
  }
  const identity = await verifyCredential(body.credential, {
    google: env.google,
    browserHash: readGoogleBrowser(requesting),
    now: now(),
  });
  const user = await signInAtOnce(db, identity, requesting);
  if (user) {
    forgetGoogleBrowser(requesting);
    return { user };
  }
  // Uses the token up: its nonce belongs to the previous browser token.
  const browserHash = renewGoogleBrowser(requesting);
  return mailCode(db, requesting, { ...identity, googleSub: identity.sub, browserHash });
}

/** Signs in if the token is enough to prove that the account is the visitor's (threats T2). */
async function signInAtOnce(db: Db, identity: GoogleIdentity, requesting: Requesting) {
  return runTransaction(
    db,
    async (db) => {
      const user = await findProvedAccount(db, identity, requesting);
      if (!user) return undefined;
      return { ...toUser(user), ...(await completeSignIn(db, { caller: requesting, user })) };
    },
    { retryOn: isAccountConflict },
  );
}

async function findProvedAccount(
  db: Db,
  { sub, email, ownsAddress }: GoogleIdentity,
  { jobs, query }: Requesting,
): Promise<UserRow | undefined> {
  const linked = await lockUserByGoogle(db, sub);
  if (linked || !ownsAddress) return linked;
  const known = await lockUserByEmail(db, email);
  // An account linked with another Google account changes hands only after a mailed code.
  if (!known || known.google_sub !== null) return undefined;
  return claimAccount(db, { known, googleSub: sub, language: query.lang, jobs });
}

type Verification = { email: string; name: string; googleSub: string | null; browserHash: Buffer };

async function mailCode(db: Db, requesting: Requesting, verification: Verification) {
  const { query, jobs, limits, now } = requesting;
  const verificationId = await runTransaction(db, (db) =>
    createVerification(
      db,
      { ...verification, name: plainLine(verification.name) },
      { language: query.lang, visitor: visitorOf(requesting), jobs, limits, now: now() },
    ),
  );
  return { verificationId };
}

/** Makes any name fit to be stored: one line, at most 200 characters, well-formed. */
function plainLine(text: string) {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 200)
    .toWellFormed();
}
