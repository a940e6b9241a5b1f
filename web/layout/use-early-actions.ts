import { useEffect } from 'react';

/** Tells the page's first script (web/layout/late-scripts.ts) that buttons work now: it presses those pressed before. */
export function useEarlyActions() {
  useEffect(() => {
    document.dispatchEvent(new Event('hydrated'));
  }, []);
}
