import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint of the contract that a route serves. */
    endpoint?: import('../../../shared/contract/endpoint.ts').Endpoint;
  }
}

const outsideContract = new Set(['/api/openapi.json', '/api/*']);

/**
 * Makes the start fail for a route under /api that is not in the contract, so that none is open by accident (threats
 * T9).
 */
export function requireContract(app: FastifyInstance) {
  app.addHook('onRoute', ({ url, config }) => {
    if (url.startsWith('/api/') && !config?.endpoint && !outsideContract.has(url)) {
      throw new Error(`Route ${url} is not in the contract`);
    }
  });
}
