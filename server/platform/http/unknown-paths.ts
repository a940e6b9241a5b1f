import type { FastifyInstance } from 'fastify';
import { ApiError, notFound } from '../../../shared/api-error.ts';
import { sendError } from './errors.ts';

/** Answers requests without a route: 404 under /api and for reads elsewhere, 405 for other methods elsewhere. */
export function refuseUnknownPaths(app: FastifyInstance) {
  app.all('/api/*', () => {
    throw notFound();
  });
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return sendError(reply, notFound());
    return sendError(reply.header('allow', 'GET, HEAD'), new ApiError(405, 'This address can only be read'));
  });
}
