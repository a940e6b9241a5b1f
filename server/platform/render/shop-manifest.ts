/** The frame of the back office, below which all its pages are. */
const officeFrame = 'frame/back-office/back-office-layout';
const opening = 'window.__reactRouterManifest=';

type Manifest = { url: string; routes: Record<string, { id: string; parentId?: string }> };

/** The address of the list of routes that pages of the shop load, from the address of the whole list. */
export function shopManifestUrl(url: string) {
  return url.replace('/manifest-', '/manifest-shop-');
}

/**
 * The list of routes without those of the back office, which make up half of it: no shopper opens them. `script` is the
 * file that React Router's build wrote.
 */
export function shopManifest(script: string) {
  const manifest: Manifest = JSON.parse(script.slice(opening.length, script.lastIndexOf(';')));
  const routes = Object.entries(manifest.routes).filter(
    ([id, { parentId }]) => id !== officeFrame && parentId !== officeFrame,
  );
  const lean = { ...manifest, url: shopManifestUrl(manifest.url), routes: Object.fromEntries(routes) };
  return `${opening}${JSON.stringify(lean)};`;
}
