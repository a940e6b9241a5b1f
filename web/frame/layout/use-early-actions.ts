import { useLayoutEffect } from 'react';

/** Tells the page's first script (web/frame/layout/late-scripts.ts) that buttons work now: it presses those pressed before. */
export function useEarlyActions() {
  useLayoutEffect(() => {
    document.dispatchEvent(new Event('hydrated'));
  }, []);
}
