import type { Access } from './endpoint.ts';

/** Pages that not everyone may open (requirements: Page access); all others are for anyone. */
const closedPages: [RegExp, Access][] = [
  [/^\/(profile|myorders)$/, 'user'],
  [/^\/order\/[^/]+$/, 'user'],
  [/^\/admin(\/|$)/, 'admin'],
];

/** Who may open the page at this path, however it is spelt. */
export function pageAccess(path: string): Access {
  const spelt = asRouted(path);
  return closedPages.find(([pattern]) => pattern.test(spelt))?.[1] ?? 'anyone';
}

/** As the router reads paths: in any case, with a slash at the end or not, and with each part decoded once. */
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

/** Where who wanted `url` (path and query) signs in. */
export function signInUrl(url: string) {
  return `/login?redirect=${encodeURIComponent(url)}`;
}

/**
 * Where to go after signing in: `wanted` if it lies inside the site, else the home page (threats T27). Browsers read
 * `//host` and `/\host` as another host, and drop control characters before they look.
 */
export function insidePath(wanted: string | null) {
  return wanted !== null && /^\/(?![/\\])\P{Cc}*$/u.test(wanted) ? wanted : '/';
}
