import { useEffect } from 'react';
import { idPattern } from '../../../shared/ids.ts';
import { prefetch } from '../../call.ts';
import { listingQuery, readListing } from '../../shop/listing/listing.ts';

/** Shorter is a pointer on its way to somewhere else. */
const interestMs = 80;

/**
 * Asks for the products behind a link as soon as a visitor points at it, touches it or reaches it by keyboard, while
 * React Router fetches the code of its page (`prefetch="intent"`).
 */
export function useCatalogPrefetch() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = ({ target, type }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin !== window.location.origin || !isIntent(type, link)) return;
      timer = setTimeout(() => prefetchProducts(new URL(link.href)), type === 'touchstart' ? 0 : interestMs);
    };
    const types = ['pointerover', 'touchstart', 'focusin', 'click'];
    for (const type of types) document.addEventListener(type, listen, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of types) document.removeEventListener(type, listen);
    };
  }, []);
}

/** A click asks for itself, and a pressed link gets its focus by the pointer that prefetched it. */
function isIntent(type: string, link: Element) {
  return type !== 'click' && (type !== 'focusin' || link.matches(':focus-visible'));
}

function prefetchProducts({ pathname, searchParams }: URL) {
  if (pathname === '/products') {
    prefetch('GET /products', { query: listingQuery(readListing(searchParams)) });
  }
  const id = pathname.startsWith('/products/') ? pathname.slice('/products/'.length) : '';
  if (idPattern.test(id)) prefetch('GET /products/:id', { params: { id } });
}
