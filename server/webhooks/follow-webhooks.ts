import { followDrops } from '../platform/db/follow-drops.ts';
import type { Resources } from '../platform/http/resources.ts';
import { enqueue } from '../platform/jobs/job.ts';
import { hasDueDeliveries, sendWebhooks } from './send-webhooks.ts';

/** Events within this time are sent together. */
const gatherMs = 300;

/**
 * Enqueues a run of the webhooks soon after an event. Whatever a webhook can be told of also changes replies in caches, so
 * every notice about them is a reason to look. If a notice is missed, the run of the next minute sends the event.
 */
export function followWebhooks({ db, jobs, log, now }: Pick<Resources, 'db' | 'jobs' | 'log' | 'now'>) {
  let timer: NodeJS.Timeout | undefined;
  async function look() {
    timer = undefined;
    if (await hasDueDeliveries(db, now())) await enqueue(db, { jobs, job: sendWebhooks, data: {} });
  }
  followDrops(() => {
    timer ??= setTimeout(
      () =>
        look().catch((error: Error) =>
          log.warn({ err: error }, 'Webhooks wait for the run of the next minute'),
        ),
      gatherMs,
    );
    timer.unref();
  });
}
