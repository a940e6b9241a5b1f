import type { UnknownCaller } from '../../platform/http/handle-endpoint.ts';
import { hashToken, newToken } from '../sessions/session-token.ts';

type Browser = Pick<UnknownCaller, 'cookie' | 'respond'>;

const cookieName = 'google-sign-in';
/** How long a login page may stay open before the visitor continues. */
const maxAgeSeconds = 24 * 60 * 60;

/**
 * The hash of the token that identifies a browser during Google's sign-in. It is the nonce of Google's token and is
 * stored with each mailed code, so that neither works in another browser.
 */
export function readGoogleBrowser({ cookie }: Pick<Browser, 'cookie'>): Buffer | undefined {
  const token = cookie(cookieName);
  return token && /^[\w-]{43}$/.test(token) ? hashToken(token) : undefined;
}

/** The same hash; a new browser gets a token. A second tab shares the token of the first, so that both keep working. */
export function keepGoogleBrowser(browser: Browser): Buffer {
  return readGoogleBrowser(browser) ?? renewGoogleBrowser(browser);
}

/** Gives the browser a new token. Nonces and codes of the previous one stop working. */
export function renewGoogleBrowser({ respond }: Pick<Browser, 'respond'>): Buffer {
  const token = newToken();
  respond.cookie(cookieName, token, { maxAge: maxAgeSeconds });
  return hashToken(token);
}

/** Deletes the token once the visitor is signed in. */
export function forgetGoogleBrowser({ respond }: Pick<Browser, 'respond'>) {
  respond.cookie(cookieName, '', { maxAge: 0 });
}
