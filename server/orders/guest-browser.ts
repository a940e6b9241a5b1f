import { hashToken, newToken } from '../accounts/sessions/session-token.ts';
import type { Caller } from '../platform/http/handle-endpoint.ts';
import { browserCookie } from '../platform/http/visitor.ts';

/** A browser in which guests order, recognized by a random token. Its orders contain only the hash of the token. */
export type GuestBrowser = { token: string; hash: Buffer };

/** The longest lifetime that browsers allow. */
const maxAgeSeconds = 400 * 24 * 60 * 60;

/** The calling browser by its cookie, or with a new token if it has none yet. */
export function readGuestBrowser({ cookie }: Pick<Caller, 'cookie'>): GuestBrowser {
  const stored = cookie(browserCookie);
  const token = stored && /^[\w-]{43}$/.test(stored) ? stored : newToken();
  return { token, hash: hashToken(token) };
}

/**
 * Sets the cookie that later shows this browser its guest orders in full (threats T12), and by which limits tell it from
 * others with its network address (threats T15).
 */
export function keepGuestBrowser({ respond }: Pick<Caller, 'respond'>, { token }: GuestBrowser) {
  respond.cookie(browserCookie, token, { maxAge: maxAgeSeconds });
}
