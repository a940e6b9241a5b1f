import type { FastifyInstance } from 'fastify';
import type { ReplyCache } from '../platform/cache/reply-cache.ts';
import type { Resources } from '../platform/http/resources.ts';
import { dayOf } from '../platform/settings/shop-day.ts';
import { deliveryTag, readTariff } from './read-tariff.ts';

const lookEveryMs = 1_000;

type Options = { resources: Resources; cache: ReplyCache };

/**
 * Drops the cached replies when the first day of free delivery begins and when its last one ends, because nothing is
 * saved then. Each process looks at its own clock every second (follow-announcement.ts).
 */
export function followFreeDelivery(app: FastifyInstance, { resources: { db, now }, cache }: Options) {
  let last = dayOf(now());
  const look = async () => {
    const today = dayOf(now());
    if (today === last) return;
    const { terms } = await readTariff(db);
    const begins = terms.free_above_from !== null && last < terms.free_above_from;
    const ends = terms.free_above_until !== null && last <= terms.free_above_until;
    if (terms.free_above_is_on && (begins || ends)) cache.drop([deliveryTag]);
    last = today;
  };
  // If the database does not answer, the next look asks it again.
  const timer = setInterval(() => look().catch(() => undefined), lookEveryMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
