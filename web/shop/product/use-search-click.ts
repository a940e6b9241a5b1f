import { useEffect } from 'react';
import { call, inPageLanguage } from '../../call.ts';
import { routePath } from '../../session/local-url.ts';

/** Tells the shop that a product was opened from the results of a search (requirements: Searches). */
export function useSearchClick(product: string) {
  useEffect(() => {
    const keyword = searchedBefore();
    if (!keyword) return;
    call('POST /search/clicks', { body: { keyword, product }, query: inPageLanguage }).catch(
      // Nobody waits for this count.
      () => undefined,
    );
  }, [product]);
}

/** The keyword of the listing from which this page was opened, here or in a new tab. Old browsers do not tell. */
function searchedBefore() {
  const { navigation } = window as { navigation?: Navigation };
  const place = navigation?.currentEntry?.index;
  if (navigation === undefined || place === undefined) return null;
  const before = place > 0 ? navigation.entries()[place - 1]?.url : document.referrer;
  if (!before || !URL.canParse(before)) return null;
  const { origin, pathname, searchParams } = new URL(before);
  return origin === window.location.origin && routePath(pathname) === '/products'
    ? searchParams.get('keyword')
    : null;
}
