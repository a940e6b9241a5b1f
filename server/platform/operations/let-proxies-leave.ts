import { once } from 'node:events';
import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Longer than docs/nginx.conf keeps an idle connection to the shop. */
const patienceMs = 6_000;

/**
 * Behind a proxy, closing begins with taking no new connections; those that are open are answered until the proxy leaves
 * them. A proxy may send an order on an idle connection at the very moment that we hang up: it could neither know whether
 * the order was read nor send it to another process.
 */
export function letProxiesLeave(app: FastifyInstance) {
  app.addHook('preClose', async () => {
    const { server } = app;
    if (!server.listening) return;
    const left = once(server, 'close');
    // In place of http's own close(), which hangs up on all idle connections.
    Server.prototype.close.call(server);
    await Promise.race([left, sleep(patienceMs, undefined, { ref: false })]);
  });
}
