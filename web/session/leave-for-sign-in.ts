import { signInUrl } from '../../shared/page-access.ts';
import { userEntry } from './local-entries.ts';

/** Told to forms just before the page is left because the session has ended. */
export const sessionEnds = 'sessionends';

/**
 * The session has ended (requirements: Sessions): this browser forgets the user and asks them to sign in for `page`, by
 * a full page load that leaves nothing of theirs in memory. Settles only on the sign-in page itself, where whoever
 * called goes on.
 */
export async function leaveForSignIn(page: string) {
  userEntry.clear();
  if (/^\/login(\?|$)/.test(page)) return;
  window.dispatchEvent(new Event(sessionEnds));
  window.location.assign(signInUrl(page));
  // Until this page is gone nobody shows that their call failed.
  await new Promise(() => undefined);
}
