import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type OrderEvent, orderEvents } from '../../shared/orders/admin-orders.ts';
import { followDrops } from '../platform/db/follow-drops.ts';

/** Events of one moment are told together. */
const gatherMs = 1_000;
/** Shorter than proxies and the server keep a silent connection. */
const heartbeatMs = 15_000;
/** Then the browser connects again, and its session is checked again. */
const longestMs = 10 * 60_000;

type Listener = (told: OrderEvent[] | 'end') => void;

const listeners = new Set<Listener>();

/**
 * Passes the notices of orders on to the streams of this process, and ends the streams when the server closes: registered
 * before `letProxiesLeave`, which waits for them.
 */
export function followOrders(app: FastifyInstance) {
  followDrops((tags) => {
    const told =
      tags === 'all' ? [...orderEvents] : orderEvents.filter((event) => tags.includes(`orders-${event}`));
    if (told.length > 0) tell(told);
  });
  app.addHook('preClose', async () => tell('end'));
}

function tell(told: OrderEvent[] | 'end') {
  for (const listener of listeners) listener(told);
}

/** Server-sent events (`placed`, `changed`) without data, whenever orders were placed or changed. */
export async function* streamOrderEvents() {
  const waiting = new Set<OrderEvent>();
  const ends = Date.now() + longestMs;
  let isEnding = false;
  let wake = () => {};
  const listener: Listener = (told) => {
    if (told === 'end') isEnding = true;
    else for (const event of told) waiting.add(event);
    wake();
  };
  listeners.add(listener);
  try {
    // Makes proxies and browsers see the connection as open.
    yield ': open\n\n';
    while (!isEnding && Date.now() < ends) {
      if (waiting.size === 0) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        const silence = setTimeout(resolve, heartbeatMs);
        await promise;
        clearTimeout(silence);
      }
      if (waiting.size > 0) {
        const told = [...waiting];
        waiting.clear();
        yield told.map((event) => `event: ${event}\ndata:\n\n`).join('');
        await sleep(gatherMs, undefined, { ref: false });
      } else if (!isEnding) yield ': still here\n\n';
    }
  } finally {
    listeners.delete(listener);
  }
}
