import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../../shared/api-error.ts';

/**
 * While the process cannot keep up, callers are asked to come back. Not for the files of a page: it is on somebody's
 * screen already, and would stay without life for want of one script.
 */
export async function refuseNewWork({ url }: FastifyRequest) {
  if (url.startsWith('/assets/')) return;
  throw new ApiError(503, 'The shop is busy. Please try again in a moment.', { retryAfter: 5 });
}
