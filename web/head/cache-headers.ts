/**
 * The `headers` export of a public page. Browsers and proxies may keep the page but must revalidate it. A page without
 * this export is private (server/platform/render/page-routes.ts).
 */
export function publicPage() {
  return { 'cache-control': 'public, no-cache' };
}

/** For a public page that search engines must not list, because it shows only the visitor's own data. */
export function unlistedPage() {
  return { ...publicPage(), 'x-robots-tag': 'noindex' };
}

/** For a page whose address is a secret: never stored and never listed. */
export function secretPage() {
  return {
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  };
}
