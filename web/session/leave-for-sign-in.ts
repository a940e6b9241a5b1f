import { signInUrl } from '../../shared/access/page-access.ts';
import { userEntry } from './local-entries.ts';
import { routePath } from './local-url.ts';

/** The event that tells forms that the session has ended and the browser is about to leave the page. */
export const sessionEnds = 'sessionends';

/**
 * Called when the session has ended (requirements: Sessions). Clears the entry `user` and loads the sign-in page, which
 * leads back to `page`. The full page load leaves no personal data in memory. On the sign-in page it only clears the
 * entry; everywhere else it never settles.
 */
export async function leaveForSignIn(page: string) {
  userEntry.clear();
  if (/^\/login(\?|$)/.test(routePath(page))) return;
  window.dispatchEvent(new Event(sessionEnds));
  window.location.assign(signInUrl(page));
  // The caller must not show an error while the page is being left.
  await new Promise(() => undefined);
}
