import type { ParsedInputOf } from '../../../shared/endpoint.ts';
import type { signInApi } from '../../../shared/sign-in.ts';
import type { Db } from '../../platform/db/connection.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import type { UnknownCaller } from '../../platform/http/handle-endpoint.ts';
import type { Resources } from '../../platform/http/resources.ts';
import { hashToken } from '../sessions/session-token.ts';
import { createVerification } from './create-verification.ts';
import { readGoogleBrowser } from './google-browser.ts';
import { wrongCode } from './verify-code.ts';

type Resending = ParsedInputOf<typeof signInApi.googleResend> & UnknownCaller & Resources;

/**
 * Mails another code, also after the one before has expired or was missed too often; that one ends. Answers its id.
 * Throws ApiError 400 for an id that this browser does not await, 429 (too many codes: then the one before still counts).
 */
export async function resendCode(db: Db, resending: Resending): Promise<string> {
  const { body, ip, jobs, limits, now } = resending;
  const browserHash = readGoogleBrowser(resending);
  if (!browserHash) throw wrongCode();
  return runTransaction(db, async (db) => {
    const former = await db
      .deleteFrom('verification_codes')
      .where('id_hash', '=', hashToken(body.verificationId))
      .where('browser_hash', '=', browserHash)
      .where(({ eb, fn, val }) => eb(fn('lower', ['email']), '=', fn('lower', [val(body.email)])))
      .returning(['email', 'name', 'google_sub as googleSub', 'browser_hash as browserHash'])
      .executeTakeFirst();
    if (!former) throw wrongCode();
    return createVerification(db, former, { ip, jobs, limits, now: now() });
  });
}
