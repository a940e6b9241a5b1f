import { iconSource } from '../../../shared/catalog/images.ts';
import type { PublicSettings } from '../../../shared/settings/settings.ts';
import { directionOf } from '../../../shared/values/languages.ts';
import { softwareName } from '../../../shared/values/software-name.ts';
import { callContext } from '../../call.ts';
import { publicPage } from '../../head/cache-headers.ts';
import { readSettings } from '../../load.ts';
import { localUrl } from '../../session/local-url.ts';
import { language } from '../../words/formats.ts';
import { layoutWords } from '../../words/layout-words.ts';
import type { Route } from './+types/web-manifest.ts';

/** `/manifest.webmanifest`: makes the shop installable, in the language from which it is installed. */
export async function loader({ context }: Route.LoaderArgs) {
  const settings = await readSettings(context.get(callContext));
  return new Response(JSON.stringify(makeManifest(settings?.look)), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', ...publicPage() },
  });
}

export function makeManifest(look?: PublicSettings['look']) {
  const { footer, links, cart, account } = layoutWords;
  const name = look?.name ?? softwareName;
  const home = localUrl('/');
  return {
    id: home,
    name,
    short_name: name,
    description: look?.tagline || footer.tagline,
    lang: language,
    dir: directionOf(language),
    start_url: home,
    // All languages, so that changing it stays within the installed shop.
    scope: '/',
    display: 'standalone',
    theme_color: '#ffffff',
    background_color: '#ffffff',
    categories: ['shopping', 'health'],
    icons: iconsOf(look?.iconUrl ?? ''),
    shortcuts: [
      { name: links.products, url: localUrl('/products') },
      { name: cart.empty, url: localUrl('/cart') },
      { name: account.orders, url: localUrl('/myorders') },
    ],
  };
}

type ManifestIcon = { src: string; sizes: string; type?: string; purpose?: string };

const png = { type: 'image/png' };

const drawnIcons = [
  { kind: '192', src: '/icon-192.png', sizes: '192x192', ...png },
  { kind: '512', src: '/icon-512.png', sizes: '512x512', ...png },
  { kind: 'maskable-512', src: '/icon-maskable-512.png', sizes: '512x512', ...png, purpose: 'maskable' },
] as const;

/** The icon of the settings in the sizes of the drawn ones. The size of a picture on another site is not known. */
function iconsOf(iconUrl: string): ManifestIcon[] {
  if (iconUrl === '') return drawnIcons.map(({ kind: _kind, ...icon }) => icon);
  if (iconSource(iconUrl, '192') === iconUrl) return [{ src: iconUrl, sizes: 'any' }];
  return drawnIcons.map(({ kind, ...icon }) => ({ ...icon, src: iconSource(iconUrl, kind) }));
}
