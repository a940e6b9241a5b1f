import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../../shared/api-error.ts';

/**
 * Answers 503 while the process is overloaded, except for the files of a page: the page is open already, and without
 * one of its scripts it would not work.
 */
export async function refuseNewWork({ url }: FastifyRequest) {
  if (url.startsWith('/assets/')) return;
  throw new ApiError(503, 'The shop is busy. Please try again in a moment.', { retryAfter: 5 });
}
