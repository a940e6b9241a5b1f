import { readCameFrom } from '../../shared/orders/came-from.ts';

const key = 'landing';

/**
 * Remembers the address of this page in its tab, if it names a campaign. Orders that are placed later in the tab keep the
 * campaign (requirements: Quick order). Called once for each page that the browser loads.
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

/** The last campaign that led to this tab, and the page that it opened. */
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
