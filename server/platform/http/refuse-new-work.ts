import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';

/**
 * Answers 503 while the process is overloaded, except for the files of a page: the page is open already, and without
 * one of its scripts it would not work.
 */
export async function refuseNewWork({ url }: FastifyRequest) {
  if (url.startsWith('/assets/')) return;
  throw new ApiError(503, refusal('shop-busy'), { retryAfter: 5 });
}
