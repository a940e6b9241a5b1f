import type { Access } from './endpoint.ts';

/** Pages that not everyone may open (spec §2); all others are for anyone. */
const closedPages: [RegExp, Access][] = [
  [/^\/(profile|myorders)$/, 'user'],
  [/^\/order\/[^/]+$/, 'user'],
  [/^\/admin(\/|$)/, 'admin'],
];

export function pageAccess(path: string): Access {
  return closedPages.find(([pattern]) => pattern.test(path))?.[1] ?? 'anyone';
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
