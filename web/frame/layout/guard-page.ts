import { useEffect } from 'react';
import { redirect, useLocation } from 'react-router';
import { pageAccess } from '../../../shared/access/page-access.ts';
import { readProfile } from '../../account/profile/read-profile.ts';
import { userEntry } from '../../session/local-entries.ts';

/**
 * Runs before a page reads anything. A page that not everyone may open continues if this browser knows the user;
 * otherwise the server decides (requirements: Page access). The server also guards full page loads and every call.
 */
export async function guardPage({ request }: { request: Request }) {
  const { pathname, search } = new URL(request.url);
  const access = pageAccess(pathname);
  if (access === 'anyone') return;
  const known = userEntry.get();
  if (known && access === 'user') return;
  const { pageInstead } = await import('../../../shared/access/roles.ts');
  if (known && !pageInstead(pathname, known.role)) return;
  const { role } = await readProfile({ signal: request.signal, page: pathname + search });
  const instead = pageInstead(pathname, role);
  if (instead) throw redirect(instead);
}

/**
 * Reloads a private page when another person may see it: after another tab signed out or signed in as another user, and
 * when the browser restores the page from its back/forward cache.
 */
export function usePrivatePage() {
  const { pathname } = useLocation();
  const isPrivate = pageAccess(pathname) !== 'anyone';
  useEffect(() => {
    if (!isPrivate) return;
    const shownTo = userEntry.get()?._id;
    const onStorage = () => userEntry.get()?._id !== shownTo && reloadHidden();
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && reloadHidden();
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [isPrivate]);
}

/** Hides the page until it is loaded again. */
function reloadHidden() {
  document.body.hidden = true;
  window.location.reload();
}
