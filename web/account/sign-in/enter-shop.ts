import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { User } from '../../../shared/accounts.ts';
import { insidePath } from '../../../shared/page-access.ts';
import { storeUser, userEntry } from '../../session/local-entries.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { readProfile } from '../profile/read-profile.ts';

/**
 * Keeps who signed in and goes where they wanted to go, as a full page: nothing of the sign-in page stays in memory,
 * neither a password nor the identity provider's script, and the way back leads to no form that is done.
 */
export function enterShop(user: User) {
  storeUser(user);
  window.location.replace(wantedPath());
}

/** Sends on who is signed in already. A page brought back as it was left is begun anew: they may have signed in since. */
export function useEnterIfSignedIn() {
  useEffect(() => {
    const beginAnew = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload();
    window.addEventListener('pageshow', beginAnew);
    if (userEntry.get()) void goOn();
    return () => window.removeEventListener('pageshow', beginAnew);
  }, []);
}

/**
 * A page that led here knows better than the local entry: the session may have ended. So the shop is asked before they
 * are led back, or both pages would send them in a circle. If it says no, they stay and sign in.
 */
async function goOn() {
  const path = wantedPath();
  const isSure = path === '/' || (await readProfile().then(Boolean, () => false));
  if (isSure) window.location.replace(path);
}

function wantedPath() {
  return insidePath(new URLSearchParams(window.location.search).get('redirect'));
}

/** What a link to the other way of signing in adds to its address, so that it too leads where the visitor wanted to go. */
export function useOnwardSearch() {
  const [search] = useSearchParams();
  const redirect = search.get('redirect');
  // The server draws the page for all and knows no query.
  return useHydrated() && redirect ? `?${new URLSearchParams({ redirect })}` : '';
}
