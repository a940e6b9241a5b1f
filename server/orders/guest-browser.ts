import { hashToken, newToken } from '../accounts/sessions/session-token.ts';
import type { Caller } from '../platform/http/handle-endpoint.ts';

/** A browser that guests order with, known by a random token that only it and, as a hash, its orders hold. */
export type GuestBrowser = { token: string; hash: Buffer };

const cookieName = 'guest-orders';
/** The most that browsers grant. */
const maxAgeSeconds = 400 * 24 * 60 * 60;

/** The calling browser by its cookie, or a new token for one that has none yet. */
export function readGuestBrowser({ cookie }: Pick<Caller, 'cookie'>): GuestBrowser {
  const kept = cookie(cookieName);
  const token = kept && /^[\w-]{43}$/.test(kept) ? kept : newToken();
  return { token, hash: hashToken(token) };
}

/** Lets the browser see its guest orders whole later on (threats T12). */
export function keepGuestBrowser({ respond }: Pick<Caller, 'respond'>, { token }: GuestBrowser) {
  respond.cookie(cookieName, token, { maxAge: maxAgeSeconds });
}
