import type { FastifyInstance } from 'fastify';
import type { Resources } from '../platform/http/resources.ts';
import { dayOf } from '../platform/settings/shop-day.ts';
import { turnOfferDay } from './turn-offer-day.ts';

const lookEveryMs = 500;

/**
 * Begins and ends price cuts at midnight. Each process looks at its own clock, and the first one does it for all. The start
 * of the shop does it for a day that began without a process.
 */
export function followOfferDay(
  app: FastifyInstance,
  { resources: { db, log, now } }: { resources: Resources },
) {
  let turned = dayOf(now());
  let isTurning = false;
  const look = async () => {
    const today = dayOf(now());
    if (today === turned || isTurning) return;
    isTurning = true;
    try {
      await turnOfferDay(db, today);
      turned = today;
    } catch (error) {
      // The next look tries it again.
      log.warn({ err: error }, 'Could not begin and end the offers of the day');
    }
    isTurning = false;
  };
  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
