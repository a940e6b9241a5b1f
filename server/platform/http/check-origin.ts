import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';

/** Methods that change nothing. */
export const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a changing call that comes from another site with 403 (threats T16). Browsers send Sec-Fetch-Site, older ones
 * Origin; callers that send neither are not browsers and carry no visitor's cookies.
 */
export async function checkOrigin({ method, headers }: FastifyRequest) {
  if (safeMethods.has(method)) return;
  const site = headers['sec-fetch-site'];
  const fromHere =
    site === undefined ? isSameHost(headers.origin, headers.host) : site === 'same-origin' || site === 'none';
  if (!fromHere) throw new ApiError(403, refusal('other-site'));
}

function isSameHost(origin: string | undefined, host: string | undefined) {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
