import type { FastifyInstance } from 'fastify';
import type { ReplyCache } from '../platform/cache/reply-cache.ts';
import type { Resources } from '../platform/http/resources.ts';
import { dayOf } from '../platform/settings/shop-day.ts';
import { readShopSettings, settingsTag } from '../platform/settings/shop-settings.ts';

const lookEveryMs = 1_000;

type Options = { resources: Resources; cache: ReplyCache };

/**
 * Drops the cached replies when the announcement's first day begins and when its last one ends, because nothing is saved
 * then. Each process looks at its own clock every second: the settings are in memory, and a timer for a day in
 * months would miss a change of the clock.
 */
export function followAnnouncement(app: FastifyInstance, { resources: { db, now }, cache }: Options) {
  let last = dayOf(now());
  const look = async () => {
    const today = dayOf(now());
    if (today === last) return;
    const { from, until } = (await readShopSettings(db)).announcement;
    const begins = last < from && from <= today;
    const ends = last <= until && until < today;
    if (begins || ends) cache.drop([settingsTag]);
    last = today;
  };
  // If the database does not answer, the next look asks it again.
  const timer = setInterval(() => look().catch(() => undefined), lookEveryMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
