import type { UnknownCaller } from '../../platform/http/handle-endpoint.ts';
import { hashToken, newToken } from '../sessions/session-token.ts';

type Browser = Pick<UnknownCaller, 'cookie' | 'respond'>;

const cookieName = 'google-sign-in';
/** As long as an open login page may wait for its visitor. */
const maxAgeSeconds = 24 * 60 * 60;

/**
 * The hash of the token by which a browser is known on its way through Google's sign-in. It is the nonce of Google's
 * token and goes with each mailed code, so that neither is worth anything in another browser.
 */
export function readGoogleBrowser({ cookie }: Pick<Browser, 'cookie'>): Buffer | undefined {
  const token = cookie(cookieName);
  return token && /^[\w-]{43}$/.test(token) ? hashToken(token) : undefined;
}

/** The same, for a new browser too. A second tab gets the first one's, so that both can go on. */
export function keepGoogleBrowser(browser: Browser): Buffer {
  return readGoogleBrowser(browser) ?? renewGoogleBrowser(browser);
}

/** Gives the browser a new token: what was bound to the one before is worth nothing any more. */
export function renewGoogleBrowser({ respond }: Pick<Browser, 'respond'>): Buffer {
  const token = newToken();
  respond.cookie(cookieName, token, { maxAge: maxAgeSeconds });
  return hashToken(token);
}

/** Takes the token away once the visitor is signed in. */
export function forgetGoogleBrowser({ respond }: Pick<Browser, 'respond'>) {
  respond.cookie(cookieName, '', { maxAge: 0 });
}
