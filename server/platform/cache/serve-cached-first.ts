import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import type { ReplyCache } from './reply-cache.ts';
import { sendIfCached } from './send-cached.ts';

/** Answers a request or passes it on. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

type Options = {
  cache: ReplyCache;
  /** Whether the answer may depend on who asks. */
  isPersonal: (request: IncomingMessage) => boolean;
  /** In development: sees each request first. */
  middleware?: Middleware | undefined;
};

const timeouts = {
  requestTimeout: 30_000,
  // Longer than load balancers keep a connection, so that they end it and not we, in the middle of a request.
  keepAliveTimeout: 75_000,
};

/**
 * The HTTP server beneath Fastify: what is in the cache is sent before Fastify makes anything of the request, which
 * costs more than sending it (docs/performance.md).
 */
export function serveCachedFirst({ cache, isPersonal, middleware }: Options): FastifyServerFactory {
  return (handle) => {
    const answer = (request: IncomingMessage, response: ServerResponse) => {
      request.url = pathOf(request.url);
      // While it closes, Fastify tells each client to go elsewhere.
      const mayUseCache = server.listening && !isPersonal(request);
      if (!mayUseCache || !sendIfCached(cache, { request, response })) handle(request, response);
    };
    const server = createServer(timeouts, (request, response) =>
      middleware ? middleware(request, response, () => answer(request, response)) : answer(request, response),
    );
    return server;
  };
}

/** A request may name its whole URL (RFC 9112 §3.2.2); which host it names does not matter here. */
function pathOf(target = '/') {
  if (target.startsWith('/')) return target;
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}
