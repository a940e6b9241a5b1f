import { sql } from 'kysely';
import type { User } from '../../../shared/accounts.ts';
import { ApiError } from '../../../shared/api-error.ts';
import type { ParsedInputOf } from '../../../shared/endpoint.ts';
import type { signInApi } from '../../../shared/sign-in.ts';
import type { Db } from '../../platform/db/connection.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import type { UnknownCaller } from '../../platform/http/handle-endpoint.ts';
import type { Resources } from '../../platform/http/resources.ts';
import { toUser } from '../account-queries.ts';
import { openSession } from '../sessions/open-session.ts';
import { hashToken } from '../sessions/session-token.ts';
import { accountOf, isAccountClash } from './google-accounts.ts';
import { forgetGoogleBrowser, readGoogleBrowser } from './google-browser.ts';
import { isCode } from './verification-code.ts';

type Verifying = ParsedInputOf<typeof signInApi.googleVerify> & UnknownCaller & Resources;

const mostTries = 5;

/**
 * Signs in who types the mailed code in the browser that asked for it, and makes their account if there is none.
 * Throws the same ApiError 400 for a wrong, used, expired or five times missed code and for an unknown id.
 */
export async function verifyCode(db: Db, verifying: Verifying): Promise<User> {
  const { body, jobs, now } = verifying;
  const hash = await spendTry(db, verifying);
  if (!hash || !isCode(body.code, { verificationId: body.verificationId, hash })) throw wrongCode();
  const user = await runTransaction(
    db,
    async (db) => {
      const person = await useUp(db, body.verificationId);
      const user = await accountOf(db, person, jobs);
      await openSession(db, { browser: verifying, user, now: now() });
      return user;
    },
    { retryOn: isAccountClash },
  );
  forgetGoogleBrowser(verifying);
  return toUser(user);
}

/** Counts a try before the code is looked at, so that many at once are no more than five. Answers the code's hash. */
async function spendTry(db: Db, { body, now, cookie }: Verifying) {
  const browserHash = readGoogleBrowser({ cookie });
  if (!browserHash) return undefined;
  const awaited = await db
    .updateTable('verification_codes')
    .set({ tries: sql`tries + 1` })
    .where('id_hash', '=', hashToken(body.verificationId))
    .where('browser_hash', '=', browserHash)
    .where(({ eb, fn, val }) => eb(fn('lower', ['email']), '=', fn('lower', [val(body.email)])))
    .where('expires_at', '>', now())
    .where('tries', '<', mostTries)
    .returning('code_hash')
    .executeTakeFirst();
  return awaited?.code_hash;
}

/** Of several right answers at once, the first takes the code away from the others. */
async function useUp(db: Db, verificationId: string) {
  const used = await db
    .deleteFrom('verification_codes')
    .where('id_hash', '=', hashToken(verificationId))
    .returning(['email', 'name', 'google_sub as googleSub'])
    .executeTakeFirst();
  if (!used) throw wrongCode();
  return used;
}

export function wrongCode() {
  return new ApiError(400, 'Invalid verification code');
}
