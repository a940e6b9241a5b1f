import { useEffect } from 'react';
import { idPattern } from '../../../shared/values/ids.ts';
import { inPageLanguage, prefetch } from '../../call.ts';
import { routePath } from '../../session/local-url.ts';
import { listingQuery, readListing } from '../../shop/listing/listing.ts';

/** A shorter hover means that the pointer is only passing by. */
const hoverMs = 80;

/**
 * Fetches the products of a linked page as soon as a visitor hovers over the link, touches it or focuses it by keyboard.
 * At the same time React Router fetches the code of that page (`prefetch="intent"`).
 */
export function useCatalogPrefetch() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = ({ target, type }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin !== window.location.origin || !isIntent(type, link)) return;
      timer = setTimeout(() => prefetchProducts(new URL(link.href)), type === 'touchstart' ? 0 : hoverMs);
    };
    const types = ['pointerover', 'touchstart', 'focusin', 'click'];
    for (const type of types) document.addEventListener(type, listen, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of types) document.removeEventListener(type, listen);
    };
  }, []);
}

/** A click navigates anyway. A pressed link is focused too, but the pointer has prefetched it already. */
function isIntent(type: string, link: Element) {
  return type !== 'click' && (type !== 'focusin' || link.matches(':focus-visible'));
}

function prefetchProducts({ pathname, searchParams }: URL) {
  const path = routePath(pathname);
  if (path === '/products') {
    prefetch('GET /products', {
      query: { ...listingQuery(readListing(searchParams)), ...inPageLanguage },
    });
  }
  const [, id = ''] = /^\/products\/([^/]+)/.exec(path) ?? [];
  if (idPattern.test(id)) prefetch('GET /products/:id', { params: { id }, query: inPageLanguage });
}
