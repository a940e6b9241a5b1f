import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../../shared/api-error.ts';

/** Methods that change nothing. */
export const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses (403) a changing call that another site makes a browser send (threats T16). Browsers say so in
 * Sec-Fetch-Site, older ones in Origin; callers that send neither are no browsers and carry nobody's cookies.
 */
export async function checkOrigin({ method, headers }: FastifyRequest) {
  if (safeMethods.has(method)) return;
  const site = headers['sec-fetch-site'];
  const fromHere =
    site === undefined ? isSameHost(headers.origin, headers.host) : site === 'same-origin' || site === 'none';
  if (!fromHere) throw new ApiError(403, 'This request came from another site');
}

function isSameHost(origin: string | undefined, host: string | undefined) {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
