import { userEntry } from '../local-entries.ts';

/**
 * Ends the session and starts anew at the home page. Whatever the server says, this browser forgets the user (spec §7),
 * and a full page load leaves nothing of them in memory.
 */
export async function logOut() {
  try {
    await fetch('/api/auth/logout', { method: 'POST' });
  } finally {
    userEntry.clear();
    window.location.assign('/');
  }
}
