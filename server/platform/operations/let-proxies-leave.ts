import { once } from 'node:events';
import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Longer than deploy/nginx.conf keeps an idle connection to the shop open. */
const timeoutMs = 6_000;

/**
 * Behind a proxy, closing first stops accepting connections and answers the open ones until the proxy closes them. If
 * we closed an idle connection, the proxy could send an order on it at the same moment, and could neither know whether
 * the order was read nor send it to another process.
 */
export function letProxiesLeave(app: FastifyInstance) {
  app.addHook('preClose', async () => {
    const { server } = app;
    if (!server.listening) return;
    const left = once(server, 'close');
    // Replaces close() of node:http, which closes all idle connections.
    Server.prototype.close.call(server);
    await Promise.race([left, sleep(timeoutMs, undefined, { ref: false })]);
  });
}
