import { call } from '../../call.ts';
import { clearPersonalEntries } from '../../session/local-entries.ts';

/** Longer is a connection that will not answer; who signs out does not wait for it. */
const patienceMs = 5_000;

/**
 * Ends the session and starts anew at the home page. Whatever the server says, this browser forgets the user
 * (requirements: Sessions), and a full page load leaves nothing of them in memory.
 */
export async function logOut() {
  try {
    await call('POST /auth/logout', {}, { signal: AbortSignal.timeout(patienceMs) });
  } catch {
    // Forgotten all the same.
  }
  clearPersonalEntries();
  window.location.assign('/');
}
