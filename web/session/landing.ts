import { readCameFrom } from '../../shared/orders/came-from.ts';

const key = 'landing';

/**
 * Remembers for this tab by which address somebody came, if it names a campaign: an order from the cart keeps it too
 * (requirements: Quick order). Called once when a page is loaded.
 */
export function keepLanding() {
  const { pathname, search } = window.location;
  if (!/[?&]utm_(source|medium|campaign)=./.test(search)) return;
  try {
    window.sessionStorage.setItem(key, pathname + search);
  } catch {
    // The browser's storage may be switched off.
  }
}

/** The campaign by which this tab came, and the page to which it led. */
export function readLanding() {
  try {
    const address = window.sessionStorage.getItem(key);
    if (address === null) return undefined;
    const { pathname, searchParams } = new URL(address, window.location.origin);
    return readCameFrom({ pathname, query: searchParams });
  } catch {
    return undefined;
  }
}
