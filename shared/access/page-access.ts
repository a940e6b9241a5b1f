import { localPath, splitLanguage } from '../values/languages.ts';

/**
 * Pages with restricted access (requirements: Page access); all others are for anyone. What each page of the back office
 * needs is in roles.ts, which the pages of the shop do not load.
 */
const closedPages: [RegExp, 'user' | 'office'][] = [
  [/^\/(profile(\/addresses)?|myorders)$/, 'user'],
  [/^\/order\/[^/]+$/, 'user'],
  [/^\/admin(\/|$)/, 'office'],
];

/** Who may open the page at this path, in any language and any spelling that the router accepts. */
export function pageAccess(path: string) {
  const routed = routedPath(path);
  return closedPages.find(([pattern]) => pattern.test(routed))?.[1] ?? 'anyone';
}

/** The path without its language, as the router matches it. */
export function routedPath(path: string) {
  return splitLanguage(asRouted(path)).path;
}

/** The path as the router matches it: in lower case, without a trailing slash, each segment decoded once. */
function asRouted(path: string) {
  const parts = path.split('/').filter((part) => part !== '');
  return `/${parts.map(decodePart).join('/')}`.toLowerCase();
}

function decodePart(part: string) {
  try {
    return decodeURIComponent(part).replaceAll('/', '%2F');
  } catch {
    return part;
  }
}

/** The address of the sign-in page that leads back to `url` (path and query), in its language; or of another `page`. */
export function signInUrl(url: string, page = '/login') {
  return localPath(splitLanguage(url).language, `${page}?redirect=${encodeURIComponent(url)}`);
}

const controlCharacters = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * Whether this is the address of a page of this site: a path, perhaps with a query and a fragment (threats T27, T43).
 * Browsers read `//host` and `/\host` as another host, and remove control characters before they parse. Two slashes
 * behind a language would stand at the start of the path without it.
 */
export function isInside(address: string) {
  const [path = ''] = address.split(/[?#]/, 1);
  return path.startsWith('/') && !/\/\/|\\/.test(path) && !controlCharacters.test(address);
}

/**
 * Whether the router can match and show a page at this path: it decodes the path, reads it as an address again, and its
 * patterns end at line breaks. Closed pages are also matched behind more slashes than one.
 */
export function isRoutable(path: string) {
  const decoded = path.split('/').map(decodePart).join('/');
  return isInside(decoded) || (pageAccess(path) !== 'anyone' && !controlCharacters.test(decoded));
}

/** The page to open after signing in: `requested` if it is on this site, otherwise `home`. */
export function insidePath(requested: string | null, home = '/') {
  return requested !== null && isInside(requested) ? requested : home;
}
