import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pageAccess } from '../../../shared/page-access.ts';
import { userEntry } from '../../session/local-entries.ts';

/**
 * Begins a page that belongs to somebody anew when somebody else may be in front of it: another tab signed out or in
 * as another user, or the browser brought the page back as it was left.
 */
export function usePrivatePage() {
  const { pathname } = useLocation();
  const isPrivate = pageAccess(pathname) !== 'anyone';
  useEffect(() => {
    if (!isPrivate) return;
    const shownTo = userEntry.get()?._id;
    const onStorage = () => userEntry.get()?._id !== shownTo && beginAnew();
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && beginAnew();
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [isPrivate]);
}

/** Nothing of it is seen meanwhile. */
function beginAnew() {
  document.body.hidden = true;
  window.location.reload();
}
