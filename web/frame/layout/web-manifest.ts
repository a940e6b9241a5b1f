import { directionOf } from '../../../shared/values/languages.ts';
import { publicPage } from '../../head/cache-headers.ts';
import { localUrl } from '../../session/local-url.ts';
import { language } from '../../words/formats.ts';
import { layoutWords } from '../../words/layout-words.ts';

/** `/manifest.webmanifest`: makes the shop installable, in the language from which it is installed. */
export function loader() {
  return new Response(JSON.stringify(makeManifest()), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', ...publicPage() },
  });
}

export function makeManifest() {
  const { shopName, footer, links, cart, account } = layoutWords;
  const home = localUrl('/');
  return {
    id: home,
    name: shopName,
    short_name: shopName,
    description: footer.tagline,
    lang: language,
    dir: directionOf(language),
    start_url: home,
    // All languages, so that changing it stays within the installed shop.
    scope: '/',
    display: 'standalone',
    theme_color: '#ffffff',
    background_color: '#ffffff',
    categories: ['shopping', 'health'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: links.products, url: localUrl('/products') },
      { name: cart.empty, url: localUrl('/cart') },
      { name: account.orders, url: localUrl('/myorders') },
    ],
  };
}
