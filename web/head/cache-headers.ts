/**
 * A page's `headers` export. Public pages may be kept by browsers and proxies, which ask each time whether they are
 * still true; a page without it is private (server/platform/render/page-routes.ts).
 */
export function publicPage() {
  return { 'cache-control': 'public, no-cache' };
}

/** The same for what search engines need not list: it shows nothing but what a visitor brings along. */
export function unlistedPage() {
  return { ...publicPage(), 'x-robots-tag': 'noindex' };
}

/** Never stored and never listed by search engines: its address is somebody's secret. */
export function secretPage() {
  return {
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  };
}
