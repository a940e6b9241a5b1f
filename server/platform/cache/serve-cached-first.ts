import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import { readTarget } from './read-target.ts';
import type { ReplyCache } from './reply-cache.ts';
import { sendIfCached } from './send-cached.ts';

/** Answers a request, or passes it to the next handler. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

type Options = {
  cache: ReplyCache;
  /** Whether the reply may depend on the caller. */
  isPersonal: (request: IncomingMessage) => boolean;
  /** In development, handles each request first. */
  middleware?: Middleware | undefined;
  createServer: (answer: RequestListener) => Server;
};

/**
 * The HTTP server beneath Fastify. It sends cached replies before Fastify sees the request, because Fastify's handling
 * takes longer than the reply itself (docs/performance.md).
 */
export function serveCachedFirst({
  cache,
  isPersonal,
  middleware,
  createServer,
}: Options): FastifyServerFactory {
  return (handle) => {
    const answer = (request: IncomingMessage, response: ServerResponse) => {
      request.url = readTarget(request.url);
      // While the server closes, Fastify adds `connection: close` to each reply.
      const mayUseCache = server.listening && !isPersonal(request);
      if (!mayUseCache || !sendIfCached(cache, { request, response })) handle(request, response);
    };
    const server = createServer((request, response) =>
      middleware ? middleware(request, response, () => answer(request, response)) : answer(request, response),
    );
    return server;
  };
}
