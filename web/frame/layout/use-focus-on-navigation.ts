import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** On a new page focus goes to its beginning, as a browser does it for a full page: a reader then starts reading there. */
export function useFocusOnNavigation(elementId: string) {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    document.getElementById(elementId)?.focus({ preventScroll: true });
  }, [pathname, elementId]);
}
