import type { FastifyInstance } from 'fastify';
import type { Resources } from '../http/resources.ts';

type Noticed = { address: string; since: Date; lastAt: Date };

/** So long after the last such request a proxy counts as repaired. */
const memoryMs = 60 * 60_000;

/** By the environment, of which each shop in this process has one. */
const noticed = new WeakMap<object, Noticed>();

/**
 * Remembers that requests name another sender (`X-Forwarded-For`), but come from an address that TRUST_PROXY does not
 * list: then all visitors behind it share one network address and its limits.
 */
export function noticeForwarding(app: FastifyInstance, { env, now }: Pick<Resources, 'env' | 'now'>) {
  app.addHook('onRequest', async ({ headers, ips, socket }) => {
    const isBelieved = ips !== undefined && ips.length > 1;
    if (headers['x-forwarded-for'] === undefined || isBelieved) return;
    const known = readForwarding({ env, now });
    const address = socket.remoteAddress ?? '';
    noticed.set(env, { address, since: known?.since ?? now(), lastAt: now() });
  });
}

/** The last such request within an hour, and the first of the row. */
export function readForwarding({ env, now }: Pick<Resources, 'env' | 'now'>): Noticed | undefined {
  const last = noticed.get(env);
  return last && now().getTime() - last.lastAt.getTime() < memoryMs ? last : undefined;
}
