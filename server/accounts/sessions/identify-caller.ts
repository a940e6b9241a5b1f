import { ApiError } from '../../../shared/api-error.ts';
import type { Db } from '../../platform/db/connection.ts';
import { safeMethods } from '../../platform/http/check-origin.ts';
import type { SessionUser, UnknownCaller } from '../../platform/http/handle-endpoint.ts';
import { findSessionUser } from './find-session-user.ts';
import { sessionLifetime } from './session-lifetime.ts';
import { isXsrfToken, newXsrfToken, sessionCookie, xsrfCookie } from './session-token.ts';

type Asking = { method: string; caller: UnknownCaller; now: Date };

/**
 * Who calls. A changing call with a session must repeat the cookie XSRF-TOKEN in the header X-XSRF-TOKEN, which other
 * sites cannot read (threats T16). Throws ApiError 403 where it does not.
 */
export async function identifyCaller(db: Db, { method, caller, now }: Asking): Promise<SessionUser | null> {
  const token = caller.cookie(sessionCookie);
  const user = await findSessionUser(db, { token, now });
  if (!user || !token) return null;
  const kept = caller.cookie(xsrfCookie, { readable: true });
  const isKept = isXsrfToken(kept, token);
  if (safeMethods.has(method)) {
    // Cookies may go one by one; without this the visitor could change nothing until they sign in again.
    if (!isKept) giveXsrfToken(caller, token, user);
    return user;
  }
  if (!isKept || caller.header('x-xsrf-token') !== kept) {
    throw new ApiError(403, 'Your page is out of date. Please reload it and try again.');
  }
  return user;
}

function giveXsrfToken({ respond }: UnknownCaller, token: string, { role }: SessionUser) {
  respond.cookie(xsrfCookie, newXsrfToken(token), { maxAge: sessionLifetime[role].absolute, readable: true });
}
