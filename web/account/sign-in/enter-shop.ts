import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { insidePath, signInUrl } from '../../../shared/access/page-access.ts';
import type { SignedInUser } from '../../../shared/accounts/sign-in.ts';
import { storeUser, userEntry } from '../../session/local-entries.ts';
import { localUrl } from '../../session/local-url.ts';
import { mergeWishes } from '../../shop/product-card/sync-wishes.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { readProfile } from '../profile/read-profile.ts';

/**
 * Stores the signed-in user and opens the wanted page with a full page load. Neither the password nor the identity
 * provider's script stays in memory, and the back button does not return to the form. Staff may need a second step first.
 */
export function enterShop(user: SignedInUser): void {
  if (user.secondStep) {
    window.location.replace(signInUrl(wantedPath(), '/second-step'));
    return;
  }
  storeUser(user);
  void mergeWishes().then(() => window.location.replace(wantedPath()));
}

/**
 * Redirects a visitor who is signed in. A page restored by the back button is checked again, because they may have
 * signed in since.
 */
export function useEnterIfSignedIn() {
  useEffect(() => {
    const beginAnew = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload();
    window.addEventListener('pageshow', beginAnew);
    if (userEntry.get()) void openIfSessionExists();
    return () => window.removeEventListener('pageshow', beginAnew);
  }, []);
}

/**
 * Opens the wanted page if the session still exists. The local entry may be out of date; without asking the server, the
 * wanted page and the sign-in page could redirect to each other forever.
 */
async function openIfSessionExists() {
  const path = wantedPath();
  const isSure = path === localUrl('/') || (await readProfile().then(Boolean, () => false));
  if (isSure) window.location.replace(path);
}

function wantedPath() {
  return insidePath(new URLSearchParams(window.location.search).get('redirect'), localUrl('/'));
}

/** The query for a link between the sign-in pages, so that both lead to the page that the visitor wanted. */
export function useOnwardSearch() {
  const [search] = useSearchParams();
  const redirect = search.get('redirect');
  // The server renders one page for everybody and ignores the query.
  return useHydrated() && redirect ? `?${new URLSearchParams({ redirect })}` : '';
}
